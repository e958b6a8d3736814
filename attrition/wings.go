package attrition

import (
	"math/bits"

	"latin"
)

// WWing joins two cells of the same two labels by a strong link of one of them.
var WWing = &Rule{
	Name: "w-wing",
	Doc: `two cells with the same two labels, joined by a strong link

One of two places of x in an asterism is right, and each sees x in one of two cells
that have only x and z left: so one of these is z, and what sees both loses z.
Prices: -1 on the asterism, +1 on the links.

` + chainSource,
	Tier: Advanced, Cost: 250,
	Find: findWWings,
	Tell: tellChain,
}

func findWWings(s *State, yield func(*Step) bool) {
	if d := s.duosOf(); d == nil || d.mayW() {
		searchWWings(s, yield)
	}
}

func searchWWings(s *State, yield func(*Step) bool) {
	t := tableOf(s.chart, func(*chart) *turbots { return new(turbots) })
	c := s.chains()
	c.prepare(s, chainShape{colours: -1}, s.web(false))
	c.markPairs()
	for l := range latin.Label(s.labels) {
		t.pairs = c.strongPairs(l, t.pairs[:0])
		for i := range t.pairs {
			if !c.wWings(t.pairs[i].ends[0], t.pairs[i].ends[1], yield) {
				return
			}
		}
	}
}

// wWings tries every pair of cells that see the ends f and g of a strong link.
func (c *chainSearch) wWings(f, g int, yield func(*Step) bool) bool {
	return c.pairEnds(f, func(t, a int) bool {
		return c.pairEnds(g, func(u, z int) bool {
			if c.web.nodes[t].cell == c.web.nodes[u].cell || c.web.nodes[a].label != c.web.nodes[z].label || !c.bothSee(a, z) {
				return true
			}
			st := c.s.step(latin.Just(c.web.nodes[f].label) | latin.Just(c.web.nodes[a].label))
			for _, k := range [...]int{a, f, g, z} {
				if x := c.web.nodes[k].cell; !hasCell(st.Cells, x) {
					st.Cells = append(st.Cells, x)
				}
			}
			c.addLink(st, a, t, true)
			c.addLink(st, t, f, false)
			c.addLink(st, f, g, true)
			c.addLink(st, g, u, false)
			c.addLink(st, u, z, true)
			return c.victimSteps(st, a, z, yield)
		})
	})
}

// markPairs fills the row of the nodes of cells with two labels at most.
func (c *chainSearch) markPairs() {
	c.pairs = zeroed(c.pairs, c.web.words)
	for i := range c.web.nodes {
		if c.domainOf(i).Len() <= 2 {
			c.pairs[i>>6] |= 1 << (i & 63)
		}
	}
}

// pairEnds visits the nodes t of the same label that node f sees in another
// cell, with the node that is true in their cell when they are not.
func (c *chainSearch) pairEnds(f int, visit func(t, other int) bool) bool {
	for w, word := range c.web.weakOf(f) {
		for word &= c.pairs[w]; word != 0; word &= word - 1 {
			t := w<<6 + bits.TrailingZeros64(word)
			if c.web.nodes[t].label != c.web.nodes[f].label {
				continue
			}
			more := eachBit(c.web.strongOf(t), func(a int) bool {
				return c.web.nodes[a].cell != c.web.nodes[t].cell || visit(t, a)
			})
			if !more {
				return false
			}
		}
	}
	return true
}

// XYZWing has a middle cell that may hold z too.
var XYZWing = &Rule{
	Name: "xyz-wing",
	Doc: `a cell with xyz that sees two cells with xz and yz

Whichever label the middle cell holds, one of the three cells is z. What sees z in
all three loses it. Prices: +1 for the two links to the middle cell and for the
links from the victim to the three cells.

` + chainSource,
	Tier: Advanced, Cost: 245,
	Find: findXYZWings,
	Tell: tellXYZWing,
}

func findXYZWings(s *State, yield func(*Step) bool) {
	if d := s.duosOf(); d == nil || d.mayXYZ() {
		searchXYZWings(s, yield)
	}
}

// searchXYZWings goes by the middle cell, then by the three labels, then by z. In a
// settled state a middle cell of z and another label is one of two cells that see
// each other, and the third label makes no difference.
func searchXYZWings(s *State, yield func(*Step) bool) {
	c := s.chains()
	c.prepare(s, chainShape{colours: -1}, s.web(false))
	c.markPairs()
	for i, d := range s.domains {
		if d.Len() > 3 || s.settled && d.Len() == 1 {
			continue
		}
		others := s.all &^ d
		more := eachTrio(d, s.all, func(trio latin.Domain) bool {
			for rest := trio; rest != 0; rest &= rest - 1 {
				z := rest.First()
				if s.settled && d.Len() == 2 && d.Has(z) && trio&^d != others&-others {
					continue
				}
				xy := trio &^ latin.Just(z)
				if !c.xyzWings(latin.Cell(i), xy.First(), (xy & (xy - 1)).First(), z, yield) {
					return false
				}
			}
			return true
		})
		if !more {
			return
		}
	}
}

// eachTrio visits the sets of three labels that hold d, the others being of all.
func eachTrio(d, all latin.Domain, visit func(latin.Domain) bool) bool {
	if d.Len() == 3 {
		return visit(d)
	}
	for rest := all &^ d; rest != 0; rest &= rest - 1 {
		if !eachTrio(d|rest&-rest, d|rest, visit) {
			return false
		}
	}
	return true
}

// xyzWings tries one middle cell with x, y and z. Without one of x and y in it,
// the other cell alone does.
func (c *chainSearch) xyzWings(middle latin.Cell, x, y, z latin.Label, yield func(*Step) bool) bool {
	s, d := c.s, c.s.domains[middle]
	px, py := c.web.node(s, middle, x), c.web.node(s, middle, y)
	alone := func(p int) bool {
		return c.wingEnds(p, z, func(q int) bool { return c.wing(middle, z, []int{p, q}, yield) })
	}
	switch {
	case !d.Has(y) && px >= 0 && !alone(px), !d.Has(x) && py >= 0 && !alone(py):
		return false
	case !d.Has(x) || !d.Has(y):
		return true
	}
	return c.wingEnds(px, z, func(q int) bool {
		return c.wingEnds(py, z, func(r int) bool {
			return c.web.nodes[q].cell == c.web.nodes[r].cell || c.wing(middle, z, []int{px, q, py, r}, yield)
		})
	})
}

// wingEnds visits the nodes of the same label that p sees in another cell whose
// domain has no label but that and z.
func (c *chainSearch) wingEnds(p int, z latin.Label, visit func(q int) bool) bool {
	l := c.web.nodes[p].label
	for w, word := range c.web.weakOf(p) {
		for word &= c.pairs[w]; word != 0; word &= word - 1 {
			q := w<<6 + bits.TrailingZeros64(word)
			n := c.web.nodes[q]
			if n.label != l || c.domainOf(q)&^(latin.Just(l)|latin.Just(z)) != 0 || c.web.node(c.s, n.cell, z) < 0 {
				continue
			}
			if !visit(q) {
				return false
			}
		}
	}
	return true
}

// wing yields the steps of a wing: links are pairs of nodes, one of the middle
// cell and one of an outer cell that sees it. The middle cell counts when it may
// hold z.
func (c *chainSearch) wing(middle latin.Cell, z latin.Label, links []int, yield func(*Step) bool) bool {
	var ends []int
	if c.s.domains[middle].Has(z) {
		ends = append(ends, c.web.node(c.s, middle, z))
	}
	for i := 1; i < len(links); i += 2 {
		ends = append(ends, c.web.node(c.s, c.web.nodes[links[i]].cell, z))
	}
	sees := func(q Candidate) bool {
		for _, e := range ends {
			if !c.sees(q, e) {
				return false
			}
		}
		return q.Label == z
	}
	return eachBit(c.web.weakOf(ends[0]), func(v int) bool {
		if !sees(Candidate{c.web.nodes[v].cell, c.web.nodes[v].label}) || c.isDone(v) || !c.worthy(v) || c.web.nodes[v].group >= 0 {
			return true
		}
		st := c.wingStep(z, links, ends, v)
		return !c.conclude(st, sees) || c.give(st, yield)
	})
}

// wingStep cites the cells one of which is z.
func (c *chainSearch) wingStep(z latin.Label, links, ends []int, v int) *Step {
	st := c.s.step(latin.Just(z))
	for i := 0; i < len(links); i += 2 {
		c.addLink(st, links[i], links[i+1], false)
		st.Labels |= latin.Just(c.web.nodes[links[i]].label)
	}
	told := len(st.Links)
	for _, e := range ends {
		st.Cells = append(st.Cells, c.web.nodes[e].cell)
		c.addLink(st, e, v, false)
	}
	st.Links = st.Links[:told]
	return st
}
