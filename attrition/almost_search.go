package attrition

import "latin"

// A setSearch looks for chains of almost Hall sets, victim by victim. Suppose
// z in a cell: the sets whose places of z all see it lack z, and so hold their
// other labels, or those of which they can lack no more; then other sets lack
// these, because one asterism holds all their places in both; and so on, until a
// set holds z in places that all see the cell. A chain may begin with nothing: a
// Hall set holds its labels anyway.
//
// Rows have one bit a node.
type setSearch struct {
	*almostSets
	prepared     uint64 // stamp
	s            *State
	members      []uint64  // by spot, its nodes: a row of most words, as of the next
	rivals       []uint64  // by spot, nodes of its label that cannot be true with one of its own
	by           [][]int32 // at(a, l): spots all of whose places are in the asterism
	full         []int     // sets that hold a label anyway, which some cell then loses
	near         []int32   // nodes of the victim's label that it sees
	true, false  []uint64
	news, falses []uint64 // of these, what was reached last
	targets      []uint64
	spotLeads
	fromT, fromF []int32  // the node before; -1 for none
	gone         []uint64 // candidates, cell*labels + label
}

func (s *State) setChains() *setSearch {
	c := tableOf(s.chart, func(c *chart) *setSearch { return &setSearch{by: make([][]int32, len(c.lo))} })
	c.almostSets, c.s = s.almostSetsOf(), s
	if key := s.key(); c.prepared != key {
		c.prepared = key
		c.prepare()
	}
	c.gone = zeroed(c.gone, (s.cells*s.labels+63)/64)
	return c
}

func (c *setSearch) prepare() {
	n := len(c.nodes)
	for _, row := range [...]*[]uint64{&c.true, &c.false, &c.targets, &c.news, &c.falses} {
		*row = zeroed(*row, c.row)
	}
	if len(c.fromT) < n {
		c.fromT, c.fromF = make([]int32, n), make([]int32, n)
	}
	c.full = c.full[:0]
	for i := range c.sets {
		if c.sets[i].room < c.s.most && c.tells(i) {
			c.full = append(c.full, i)
		}
	}
	c.oppose()
	c.lead()
}

// tells says whether a label that the set holds anyway is seen by a candidate: by
// the places of a rival, if it has one.
func (c *setSearch) tells(set int) bool {
	for _, t := range c.sets[set].nodes {
		if n := &c.nodes[t]; c.holds(-1, int(t)) && n.sees.meets(c.s.candOf(n.label)) {
			return true
		}
	}
	return false
}

// nodeIn is the node of a label in a set; -1 when the set has it not.
func (c *setSearch) nodeIn(set int, l latin.Label) int {
	x := &c.sets[set]
	if !x.labels.Has(l) {
		return -1
	}
	return int(x.nodes[(x.labels & (latin.Just(l) - 1)).Len()])
}

// holds says whether a set that lacks node f holds node t.
func (c *setSearch) holds(f, t int) bool {
	times := c.nodes[t].times
	if f >= 0 {
		times += c.nodes[f].times
	}
	return int(times) > c.sets[c.nodes[t].set].room
}
