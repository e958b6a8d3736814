package attrition

import "latin"

// oppose finds the rivals of every spot.
func (c *setSearch) oppose() {
	c.members, c.rivals = zeroed(c.members, len(c.spots)*c.most), zeroed(c.rivals, len(c.spots)*c.most)
	c.beginLeads(len(c.spots))
	for l, list := range c.byLabel {
		base := 64 * c.base[l]
		for _, i := range list {
			j := int(i) - base
			c.members[int(c.nodes[i].spot)*c.most+j>>6] |= 1 << (j & 63)
		}
	}
	for k := range c.by {
		c.by[k] = c.by[k][:0]
	}
	for i := range c.spots[1:] {
		c.file(int32(i + 1))
	}
	for k, list := range c.by {
		c.rival(k/c.s.labels, latin.Label(k%c.s.labels), list)
	}
}

// rivalsOf is the row of a node, and its first word in a row for all labels.
func (c *setSearch) rivalsOf(i int) (row []uint64, base int) {
	base = c.base[c.nodes[i].label]
	return c.rivals[int(c.nodes[i].spot)*c.most:][:min(c.most, c.row-base)], base
}

// file notes the asterisms that hold all places of a spot and link them weakly to
// any other place.
func (c *setSearch) file(i int32) {
	n, s := &c.spots[i], c.s
	for _, a := range s.of[n.first()] {
		k := s.at(a, n.label)
		if (s.hi[k]-s.fixes[k] <= 1 || !s.settled) && n.places.within(s.cellsOf(a)) {
			c.by[k] = append(c.by[k], i)
		}
	}
}

// first is a place of the spot.
func (n *setSpot) first() latin.Cell {
	for w, m := range n.places {
		if m != 0 {
			return cellAt(w, m)
		}
	}
	panic("a spot without places")
}

// rival links the spots of an asterism that share no place and are not both true.
func (c *setSearch) rival(a int, l latin.Label, list []int32) {
	for k, i := range list {
		p := &c.spots[i]
		for _, j := range list[k+1:] {
			q := &c.spots[j]
			if p.places.meets(q.places) || !c.s.settled && !c.s.weakSets(a, l, p.places, q.places) {
				continue
			}
			link(c.against, c.leads.words, int(i), int(j))
			c.join(i, j)
			c.join(j, i)
		}
	}
}

// join adds the nodes of one spot to the rivals of another.
func (c *setSearch) join(i, j int32) {
	rivals := c.rivals[int(i)*c.most:][:c.most]
	for w, m := range c.members[int(j)*c.most:][:c.most] {
		rivals[w] |= m
	}
}
