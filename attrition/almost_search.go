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
	rivals       []uint64  // by node, those of its label that cannot be true with it: a row of most words
	by           [][]int32 // at(a, l): nodes all of whose places are in the asterism
	full         []int     // sets that hold a label anyway, which some cell then loses
	seen         []int32   // nodes of the victim's label that it sees
	true, false  []uint64
	news, falses []uint64 // of these, what was reached last
	targets      []uint64
	leads        leads
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
	c.rivals = zeroed(c.rivals, n*c.most)
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
	for k := range c.by {
		c.by[k] = c.by[k][:0]
	}
	for _, list := range c.byLabel {
		for _, i := range list {
			c.file(i)
		}
	}
	for k, list := range c.by {
		c.rival(k/c.s.labels, latin.Label(k%c.s.labels), list)
	}
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

// rivalsOf is the row of a node, and its first word in a row for all labels.
func (c *setSearch) rivalsOf(i int) (row []uint64, base int) {
	base = c.base[c.nodes[i].label]
	return c.rivals[i*c.most:][:min(c.most, c.row-base)], base
}

// file notes the asterisms that hold all places of a node and link them weakly
// to any other place.
func (c *setSearch) file(i int32) {
	n, s := &c.nodes[i], c.s
	x, ok := n.first()
	if !ok {
		return
	}
	for _, a := range s.of[x] {
		k := s.at(a, n.label)
		if (s.hi[k]-s.fixes[k] <= 1 || !s.settled) && n.places.within(s.cellsOf(a)) {
			c.by[k] = append(c.by[k], i)
		}
	}
}

// first is a place of the node; false when it has none.
func (n *setNode) first() (latin.Cell, bool) {
	for x := range n.places.cells() {
		return x, true
	}
	return 0, false
}

// rival links the nodes of an asterism that share no place and are not both true.
func (c *setSearch) rival(a int, l latin.Label, list []int32) {
	base := int32(64 * c.base[l])
	for k, i := range list {
		p := &c.nodes[i]
		for _, j := range list[k+1:] {
			q := &c.nodes[j]
			if p.set == q.set || p.places.meets(q.places) || !c.s.settled && !c.s.weakSets(a, l, p.places, q.places) {
				continue
			}
			c.rivals[int(i)*c.most+int(j-base)>>6] |= 1 << ((j - base) & 63)
			c.rivals[int(j)*c.most+int(i-base)>>6] |= 1 << ((i - base) & 63)
		}
	}
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
