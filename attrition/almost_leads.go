package attrition

// As for chains of candidates, leads are for a quick look: row f holds the nodes
// that are false when node f is, since its set then holds their rivals. Only where
// they lead from what a candidate sees to a target is there a chain to look for.

// lead fills the leads.
func (c *setSearch) lead() {
	c.leads = zeroed(c.leads, len(c.nodes)*c.row)
	for i := range c.sets {
		for _, f := range c.sets[i].nodes {
			row := c.leads[int(f)*c.row : (int(f)+1)*c.row]
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
	clear(c.reach)
	clear(c.next)
	for _, f := range c.seen {
		c.follow(int(f))
	}
	for sets := 2; sets <= most && c.advance(); sets++ {
		for w, m := range c.targets {
			if m&c.reach[w] != 0 {
				return sets
			}
		}
		clear(c.next)
		eachBit(c.front, func(f int) bool { c.follow(f); return true })
	}
	return 0
}

// follow adds the leads of a node to what comes next.
func (c *setSearch) follow(f int) {
	next := c.next
	for w, m := range c.leads[f*c.row : (f+1)*c.row] {
		next[w] |= m
	}
}

// advance reaches what comes next, and says whether any of it is new.
func (c *setSearch) advance() bool {
	grown := uint64(0)
	for w, m := range c.next {
		c.front[w] = m &^ c.reach[w]
		c.reach[w] |= m
		grown |= c.front[w]
	}
	return grown != 0
}
