package attrition

import (
	"slices"

	"latin"
)

// A setSearch looks for chains of almost Hall sets, victim by victim. Suppose
// z in a cell: the sets whose places of z all see it lack z, and so hold their
// other labels, or those of which they can lack no more; then other sets lack
// these, because one asterism holds all their places in both; and so on, until a
// set holds z in places that all see the cell. A chain may begin with nothing: a
// Hall set holds its labels anyway.
type setSearch struct {
	*almostSets
	prepared     uint64 // stamp
	s            *State
	words        int                // of a row of nodes
	rivals       []uint64           // by node, the nodes that cannot be true with it
	by           map[[2]int][]int32 // nodes all of whose places are in an asterism, by it and the label
	byLabel      [][]int32          // nodes
	full         []int              // sets with so little room that they hold a label anyway
	true, false  []uint64
	news, falses []uint64
	targets      []uint64
	fromT, fromF []int32  // the node before; -1 for none
	gone         []uint64 // candidates, cell*labels + label
}

// A setCatch is a chain found, by its last node.
type setCatch struct {
	victim Candidate
	end    int
	sets   int
}

func (s *State) setChains() *setSearch {
	c := tableOf(s.chart, func(*chart) *setSearch { return &setSearch{by: make(map[[2]int][]int32)} })
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
	c.words = (n + 63) / 64
	c.rivals = zeroed(c.rivals, max(1, n*c.words))
	c.true, c.false = zeroed(c.true, c.words), zeroed(c.false, c.words)
	c.targets = zeroed(c.targets, c.words)
	c.news, c.falses = zeroed(c.news, c.words), zeroed(c.falses, c.words)
	if len(c.fromT) < n {
		c.fromT, c.fromF = make([]int32, n), make([]int32, n)
	}
	clear(c.by)
	c.full = c.full[:0]
	for i := range c.sets {
		if c.sets[i].room < c.s.most {
			c.full = append(c.full, i)
		}
	}
	c.byLabel = slices.Grow(c.byLabel[:0], c.s.labels)[:c.s.labels]
	for l := range c.byLabel {
		c.byLabel[l] = c.byLabel[l][:0]
	}
	for i := range c.nodes {
		l := c.nodes[i].label
		c.byLabel[l] = append(c.byLabel[l], int32(i))
		c.file(i)
	}
	for key, list := range c.by { // the rows do not depend on the order
		c.rival(key[0], list)
	}
}

// file notes the asterisms that hold all places of a node and link them weakly
// to any other place.
func (c *setSearch) file(i int) {
	n, s := &c.nodes[i], c.s
	x, ok := n.first()
	if !ok {
		return
	}
	for _, a := range s.of[x] {
		k := s.at(a, n.label)
		if (s.hi[k]-s.fixes[k] <= 1 || !s.settled) && n.places.within(s.cellsOf(a)) {
			key := [2]int{a, int(n.label)}
			c.by[key] = append(c.by[key], int32(i))
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
func (c *setSearch) rival(a int, list []int32) {
	for k, i := range list {
		p := &c.nodes[i]
		for _, j := range list[k+1:] {
			q := &c.nodes[j]
			if p.set != q.set && !p.places.meets(q.places) && c.s.weakSets(a, p.label, p.places, q.places) {
				link(c.rivals, c.words, int(i), int(j))
			}
		}
	}
}

// from follows the chains that refute a candidate, at most so many sets long,
// and gives the first of the shortest; no sets when there is none.
func (c *setSearch) from(v Candidate, most int) setCatch {
	clear(c.true)
	clear(c.false)
	clear(c.falses)
	c.begin(v)
	if end := c.hold(v, true); end >= 0 {
		return setCatch{v, end, 1}
	}
	c.aim(v)
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

// aim fills the targets: nodes without which their sets hold the label in places
// that the candidate sees.
func (c *setSearch) aim(v Candidate) {
	clear(c.targets)
	for _, t := range c.byLabel[v.Label] {
		n := &c.nodes[t]
		if !n.sees.has(v.Cell) {
			continue
		}
		x := &c.sets[n.set]
		for f := x.first; f < x.first+x.labels.Len(); f++ {
			if f != int(t) && c.holds(f, int(t)) {
				c.targets[f>>6] |= 1 << (f & 63)
			}
		}
	}
}

// strike looks for a target that cannot be true with a node reached last, and
// gives the node of the label in its set.
func (c *setSearch) strike(l latin.Label) int {
	for k, word := range c.news {
		for ; word != 0; word &= word - 1 {
			t := k<<6 + trailing(word)
			for w, row := range c.rivals[t*c.words : (t+1)*c.words] {
				if row &= c.targets[w]; row == 0 {
					continue
				}
				f := w<<6 + trailing(row)
				end := c.nodeIn(int(c.nodes[f].set), l)
				c.fromF[f], c.fromT[end] = int32(t), int32(f)
				return end
			}
		}
	}
	return -1
}

// begin makes false what the candidate sees of its label.
func (c *setSearch) begin(v Candidate) {
	for _, i := range c.byLabel[v.Label] {
		if n := &c.nodes[i]; n.sees.has(v.Cell) {
			c.false[i>>6] |= 1 << (i & 63)
			c.falses[i>>6] |= 1 << (i & 63)
			c.fromF[i] = -1
		}
	}
}

// hold makes true what the sets hold that lack something since the last call, and
// at first what they hold anyway. It gives the first node that the candidate sees.
func (c *setSearch) hold(v Candidate, first bool) int {
	clear(c.news)
	end := -1
	if first {
		for _, i := range c.full {
			if end < 0 {
				end = c.holdFrom(-1, i, v)
			}
		}
	}
	for w, word := range c.falses {
		for ; word != 0 && end < 0; word &= word - 1 {
			f := w<<6 + trailing(word)
			end = c.holdFrom(f, int(c.nodes[f].set), v)
		}
	}
	return end
}

// holdFrom makes true the labels that a set holds when it lacks node f.
func (c *setSearch) holdFrom(f, set int, v Candidate) int {
	x := &c.sets[set]
	for t := x.first; t < x.first+x.labels.Len(); t++ {
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

// holds says whether a set that lacks node f holds node t.
func (c *setSearch) holds(f, t int) bool {
	x := &c.sets[c.nodes[t].set]
	times := c.nodes[t].times
	if f >= 0 {
		times += c.nodes[f].times
	}
	return int(times) >= x.room+1
}

// lack makes false what cannot be true with the nodes reached last.
func (c *setSearch) lack() {
	clear(c.falses)
	for k, word := range c.news {
		for ; word != 0; word &= word - 1 {
			t := k<<6 + trailing(word)
			for w, row := range c.rivals[t*c.words : (t+1)*c.words] {
				fresh := row &^ c.false[w]
				c.false[w] |= fresh
				c.falses[w] |= fresh
				for ; fresh != 0; fresh &= fresh - 1 {
					c.fromF[w<<6+trailing(fresh)] = int32(t)
				}
			}
		}
	}
}
