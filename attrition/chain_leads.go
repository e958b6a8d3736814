package attrition

// For chains of candidates, row i of the leads holds the nodes that are false when
// i is, by one strong and one weak link. A start has a chain of so many strong
// links only when a node that it is weakly linked to is false too, or the start is
// true after all. In settled states, where every node is a candidate.

// A leadsKey says for what leads were made.
type leadsKey struct {
	web          *web
	stamp        uint64 // of the web
	strong, weak linkKind
}

// lead fills the leads of the shape, unless the shape is not for them or they are
// there already, and finds where they go in the end when chains may be long.
func (c *chainSearch) lead() {
	c.led = c.s.settled && c.shape.colours < 0 && !c.shape.twins
	if !c.led {
		return
	}
	if key := (leadsKey{c.web, c.web.stamp, c.shape.strong, c.shape.weak}); c.leadsFor != key {
		c.leadsFor, c.waysFor = key, leadsKey{}
		c.fillLeads()
	}
	if c.shape.strongs == 0 && c.waysFor != c.leadsFor {
		c.waysFor = c.leadsFor
		c.ways.close(&c.leads, len(c.web.nodes))
	}
}

func (c *chainSearch) fillLeads() {
	words := c.web.words
	c.leads.resize(len(c.web.nodes), words)
	for i := range c.web.nodes {
		row := c.leads.row(i)
		for k := range words {
			for word := c.strongWord(i, k); word != 0; word &= word - 1 {
				t := k<<6 + trailing(word)
				for w := range row {
					row[w] |= c.weakWord(t, w)
				}
			}
		}
	}
}

// leadsOn says whether a chain from the start may remove something, with so many
// strong links at most.
func (c *chainSearch) leadsOn(start, most int) bool {
	if c.shape.strongs == 0 {
		way := c.ways.of(start)
		switch {
		case c.shape.closed && !c.closes(way, start), !c.shape.closed && !c.ends(way, start) && !c.returns(way, start):
			return false
		case most == unlimited:
			return true
		}
	}
	l := &c.leads
	l.begin()
	l.follow(start)
	for strongs := 1; l.advance() && strongs < most; strongs++ {
		if !c.shape.closed && (c.ends(l.reach, start) || c.returns(l.reach, start)) {
			return true
		}
		l.followFront()
	}
	if c.shape.closed {
		return c.closes(l.reach, start)
	}
	return c.ends(l.reach, start)
}

// ends says whether the nodes reached hold the victim of a chain.
func (c *chainSearch) ends(reach []uint64, start int) bool {
	own := c.web.weakOf(start)
	for w, word := range reach {
		if word&own[w]&c.single[w]&^c.done[w] != 0 {
			return true
		}
	}
	return false
}

// closes says whether a node that sees the start is true at the end of a chain,
// and a victim sees both.
func (c *chainSearch) closes(reach []uint64, start int) bool {
	own := c.web.weakOf(start)
	for k, word := range own {
		for ; word != 0; word &= word - 1 {
			if t := k<<6 + trailing(word); c.victimOf(own, t) && c.comesTo(t, reach, start) {
				return true
			}
		}
	}
	return false
}

// victimOf says whether something that sees a node is among what the start sees.
func (c *chainSearch) victimOf(own []uint64, t int) bool {
	victims := uint64(0)
	for w, word := range c.web.weakOf(t) {
		victims |= word & own[w] & c.single[w] &^ c.done[w]
	}
	return victims != 0
}

// comesTo says whether a strong link leads to a node from what has been reached or
// from the start.
func (c *chainSearch) comesTo(t int, reach []uint64, start int) bool {
	if c.strongWord(t, start>>6)>>(start&63)&1 != 0 {
		return true
	}
	for w, word := range reach {
		if word != 0 && word&c.strongWord(t, w) != 0 {
			return true
		}
	}
	return false
}

// returns says whether a strong link leads from the nodes reached to the start.
func (c *chainSearch) returns(reach []uint64, start int) bool {
	for w, word := range reach {
		if word != 0 && word&c.strongWord(start, w) != 0 {
			return true
		}
	}
	return false
}
