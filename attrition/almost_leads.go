package attrition

// For chains of sets, row i of the leads holds the spots that are false when spot i
// is, since some set then holds a rival of theirs. Whether a chain exists, and of how
// many sets, the spots tell; which sets it goes through is for a search by nodes.
type spotLeads struct {
	leads   leads
	against []uint64 // by spot, its rivals
	aims    []uint64 // by spot, those without which some set holds a node of it
	seen    []int32  // spots of the victim's label that it sees
	aim     []uint64 // the aims of these
}

// beginLeads makes room for so many spots.
func (t *spotLeads) beginLeads(spots int) {
	words := (spots + 63) / 64
	t.leads.resize(spots, words)
	t.against, t.aims = zeroed(t.against, spots*words), zeroed(t.aims, spots*words)
	t.aim = zeroed(t.aim, words)
}

// lead fills the leads and the aims.
func (c *setSearch) lead() {
	words := c.leads.words
	for i := range c.sets {
		for _, f := range c.sets[i].nodes {
			from := int(c.nodes[f].spot)
			row := c.leads.row(from)
			for _, t := range c.sets[i].nodes {
				if t == f || !c.holds(int(f), int(t)) {
					continue
				}
				to := int(c.nodes[t].spot)
				c.aims[to*words+from>>6] |= 1 << (from & 63)
				for w, m := range c.against[to*words:][:words] {
					row[w] |= m
				}
			}
		}
	}
}

// leadsOn is how many sets a chain has that refutes a candidate; 0 when there is
// none of so many at most.
func (c *setSearch) leadsOn(v Candidate, most int) int {
	c.survey(v)
	if len(c.seen) == 0 {
		return 0
	}
	l := &c.leads
	l.begin()
	for _, f := range c.seen {
		l.follow(int(f))
	}
	for sets := 2; sets <= most && l.advance(); sets++ {
		for w, m := range c.aim {
			if m&l.reach[w] != 0 {
				return sets
			}
		}
		if sets < most {
			l.followFront()
		}
	}
	return 0
}

// survey gathers the spots that the candidate sees, and their aims.
func (c *setSearch) survey(v Candidate) {
	c.seen = c.seen[:0]
	clear(c.aim)
	words := c.leads.words
	for i := c.ofLabel[v.Label]; i < c.ofLabel[v.Label+1]; i++ {
		if !c.spots[i].sees.has(v.Cell) {
			continue
		}
		c.seen = append(c.seen, int32(i))
		for w, m := range c.aims[i*words:][:words] {
			c.aim[w] |= m
		}
	}
}
