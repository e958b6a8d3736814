package attrition

import (
	"math/bits"
	"slices"

	"latin"
)

func trailing(word uint64) int { return bits.TrailingZeros64(word) }

// step makes the step of a chainCatch: a price of -1 on the asterism of each strong
// link, +1 on that of each weak one, those to the victim too. Links within a
// cell cost nothing. closed adds the weak link that joins the ends of a loop.
func (c *chainSearch) step(k chainCatch, closed bool) *Step {
	path := c.path(k)
	st := c.s.step(0)
	for i := 0; i+1 < len(path); i++ {
		c.addLink(st, path[i], path[i+1], i%2 == 0)
	}
	for _, i := range path {
		if c.web.nodes[i].group != noNode {
			st.Labels |= latin.Just(c.web.nodes[i].label)
		}
		for _, x := range c.cellsOfNode(i) {
			if !hasCell(st.Cells, x) {
				st.Cells = append(st.Cells, x)
			}
		}
	}
	links := len(st.Links)
	switch {
	case closed:
		c.addLink(st, k.end, k.start, false)
		return st
	case k.victim != k.start:
		c.addVictim(st, k)
	}
	st.Links = st.Links[:links]
	return st
}

// addLink adds the link with its price.
func (c *chainSearch) addLink(st *Step, p, q int, strong bool) {
	a, price := c.asterismOf(p, q, strong), 1
	if c.web.nodes[q].group == noNode {
		return
	}
	if strong {
		price = -1
	}
	if a >= 0 {
		st.Prices = append(st.Prices, Price{a, c.web.nodes[q].label, price})
	}
	st.Links = append(st.Links, Link{From: c.nodeOf(p), To: c.nodeOf(q), Strong: strong, Asterism: a})
}

// addVictim adds the links from the ends to the victim, by one asterism if that can
// be: the one with most places, where others may go for the same reason.
func (c *chainSearch) addVictim(st *Step, k chainCatch) {
	v, best, most := c.web.nodes[k.victim], -1, 0
	for _, a := range c.s.of[v.cell] {
		n := c.s.candOf(v.label).both(c.s.cellsOf(a))
		if n > most && c.linkedIn(a, k.end, k.victim) && c.linkedIn(a, k.start, k.victim) {
			best, most = a, n
		}
	}
	if best < 0 {
		c.addLink(st, k.end, k.victim, false)
		c.addLink(st, k.victim, k.start, false)
		return
	}
	st.Prices = append(st.Prices, Price{best, v.label, 1}, Price{best, v.label, 1})
}

// linkedIn says whether two nodes of a label are weakly linked by the asterism.
func (c *chainSearch) linkedIn(a, p, q int) bool {
	s, n, m := c.s, c.web.nodes[p], c.web.nodes[q]
	if n.label != m.label || n.group == noNode {
		return false
	}
	G, H := c.setOf(p, &c.scratch[0]), c.setOf(q, &c.scratch[1])
	return G.within(s.cellsOf(a)) && H.within(s.cellsOf(a)) && s.weakSets(a, n.label, G, H)
}

// nodeOf names the cells of a node that can hold its label: all, if none can.
func (c *chainSearch) nodeOf(i int) Node {
	n := Node{Cells: c.cellsOfNode(i), Label: c.web.nodes[i].label}
	if len(n.Cells) < 2 {
		return n
	}
	cand := c.s.candOf(n.Label)
	if own := slices.DeleteFunc(slices.Clone(n.Cells), func(x latin.Cell) bool { return !cand.has(x) }); len(own) > 0 {
		n.Cells = own
	}
	return n
}

// asterismOf is the first asterism that makes the link; -1 for a link within a cell.
func (c *chainSearch) asterismOf(p, q int, strong bool) int {
	s, n, m := c.s, c.web.nodes[p], c.web.nodes[q]
	switch {
	case n.group == noNode:
		return c.asterismHolding(q)
	case n.label != m.label:
		return -1
	}
	G, H := c.setOf(p, &c.scratch[0]), c.setOf(q, &c.scratch[1])
	for _, a := range s.of[n.cell] {
		if !G.within(s.cellsOf(a)) || !H.within(s.cellsOf(a)) {
			continue
		}
		if strong && s.strongSets(a, n.label, G, H) || !strong && s.weakSets(a, n.label, G, H) {
			return a
		}
	}
	return -1
}

// asterismHolding is the first asterism all of whose places of the label are in a group.
func (c *chainSearch) asterismHolding(q int) int {
	n := c.web.nodes[q]
	if n.group < 0 {
		return -1
	}
	G := tableOf(c.s.chart, newGroups).cells[n.group]
	for _, a := range c.s.of[n.cell] {
		if G.within(c.s.cellsOf(a)) && c.s.holdsAll(a, n.label, G) {
			return a
		}
	}
	return -1
}

// setOf is the cells of a node as a set.
func (c *chainSearch) setOf(i int, spare *set) set {
	n := c.web.nodes[i]
	if n.group >= 0 {
		return tableOf(c.s.chart, newGroups).cells[n.group]
	}
	if *spare == nil {
		*spare = c.s.newSet()
	}
	clear(*spare)
	spare.add(n.cell)
	return *spare
}
