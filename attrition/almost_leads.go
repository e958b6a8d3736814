package attrition

// For chains of sets, row f of the leads holds the nodes that are false when node
// f is, since its set then holds their rivals.

// lead fills the leads.
func (c *setSearch) lead() {
	c.leads.resize(len(c.nodes), c.row)
	for i := range c.sets {
		for _, f := range c.sets[i].nodes {
			row := c.leads.row(int(f))
			for _, t := range c.sets[i].nodes {
				if t == f || !c.holds(int(f), int(t)) {
					continue
				}
				rivals, base := c.rivalsOf(int(t))
				for w, m := range rivals {
					row[base+w] |= m
				}
			}
		}
	}
}

// leadsOn is how many sets a chain has that leads from the nodes seen to a target;
// 0 when there is none of so many at most.
func (c *setSearch) leadsOn(most int) int {
	l := &c.leads
	l.begin()
	for _, f := range c.seen {
		l.follow(int(f))
	}
	for sets := 2; sets <= most && l.advance(); sets++ {
		for w, m := range c.targets {
			if m&l.reach[w] != 0 {
				return sets
			}
		}
		l.followFront()
	}
	return 0
}
