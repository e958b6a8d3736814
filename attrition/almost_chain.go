package attrition

import "latin"

// A setCatch is a chain found, by its last node.
type setCatch struct {
	victim Candidate
	end    int
	sets   int
}

// length is how many sets a shortest chain has that refutes a candidate; 0 when
// there is none of so many at most.
func (c *setSearch) length(v Candidate, most int) int {
	if len(c.full) > 0 {
		return c.from(v, most).sets
	}
	return c.leadsOn(v, most)
}

// from follows the chains that refute a candidate, at most so many sets long,
// and gives the first of the shortest; no sets when there is none.
func (c *setSearch) from(v Candidate, most int) setCatch {
	if !c.begin(v) {
		return setCatch{}
	}
	if end := c.hold(v, true); end >= 0 {
		return setCatch{v, end, 1}
	}
	c.target()
	for sets := 2; sets <= most && !allZero(c.news); sets++ {
		if end := c.strike(v.Label); end >= 0 {
			return setCatch{v, end, sets}
		}
		if sets < most {
			c.lack()
			c.hold(v, false)
		}
	}
	return setCatch{}
}

// begin makes false what the candidate sees of its label, and says whether that
// is anything.
func (c *setSearch) begin(v Candidate) bool {
	clear(c.true)
	clear(c.false)
	clear(c.falses)
	c.near = c.near[:0]
	for _, i := range c.byLabel[v.Label] {
		if c.nodes[i].sees.has(v.Cell) {
			c.near = append(c.near, i)
			c.false[i>>6] |= 1 << (i & 63)
			c.falses[i>>6] |= 1 << (i & 63)
			c.fromF[i] = -1
		}
	}
	return len(c.near) > 0
}

// target fills the targets: nodes without which their sets hold the label in places
// that the candidate sees.
func (c *setSearch) target() {
	clear(c.targets)
	for _, t := range c.near {
		for _, f := range c.sets[c.nodes[t].set].nodes {
			if f != t && c.holds(int(f), int(t)) {
				c.targets[f>>6] |= 1 << (f & 63)
			}
		}
	}
}

// hold makes true what the sets hold that lack something since the last call, and
// at first what they hold anyway. It gives the first node that the candidate
// sees; -1 for none.
func (c *setSearch) hold(v Candidate, first bool) int {
	clear(c.news)
	if first {
		for _, i := range c.full {
			if end := c.holdFrom(-1, i, v); end >= 0 {
				return end
			}
		}
	}
	for w, word := range c.falses {
		for ; word != 0; word &= word - 1 {
			f := w<<6 + trailing(word)
			if end := c.holdFrom(f, int(c.nodes[f].set), v); end >= 0 {
				return end
			}
		}
	}
	return -1
}

// holdFrom makes true the labels that a set holds when it lacks node f.
func (c *setSearch) holdFrom(f, set int, v Candidate) int {
	for _, node := range c.sets[set].nodes {
		t := int(node)
		if t == f || c.true[t>>6]>>(t&63)&1 != 0 || !c.holds(f, t) {
			continue
		}
		c.true[t>>6] |= 1 << (t & 63)
		c.news[t>>6] |= 1 << (t & 63)
		c.fromT[t] = int32(f)
		if n := &c.nodes[t]; n.label == v.Label && n.sees.has(v.Cell) {
			return t
		}
	}
	return -1
}

// strike looks for a target that cannot be true with a node reached last, and
// gives the node of the label in its set; -1 for none.
func (c *setSearch) strike(l latin.Label) int {
	for k, word := range c.news {
		for ; word != 0; word &= word - 1 {
			t := k<<6 + trailing(word)
			rivals, base := c.rivalsOf(t)
			for w, row := range rivals {
				if row &= c.targets[base+w]; row == 0 {
					continue
				}
				f := (base+w)<<6 + trailing(row)
				end := c.nodeIn(int(c.nodes[f].set), l)
				c.fromF[f], c.fromT[end] = int32(t), int32(f)
				return end
			}
		}
	}
	return -1
}

// lack makes false what cannot be true with the nodes reached last.
func (c *setSearch) lack() {
	clear(c.falses)
	for k, word := range c.news {
		for ; word != 0; word &= word - 1 {
			t := k<<6 + trailing(word)
			rivals, base := c.rivalsOf(t)
			for w, row := range rivals {
				fresh := row &^ c.false[base+w]
				c.false[base+w] |= fresh
				c.falses[base+w] |= fresh
				for ; fresh != 0; fresh &= fresh - 1 {
					c.fromF[(base+w)<<6+trailing(fresh)] = int32(t)
				}
			}
		}
	}
}
