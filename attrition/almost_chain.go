package attrition

import (
	"slices"

	"latin"
)

// A setSearch looks for chains of almost Hall sets: a set that lacks z holds x;
// then the next set lacks x, because one asterism holds all places of x in both;
// and so on, until a set holds z. What sees z in the first and in the last set
// loses it. A chain may begin with nothing: a Hall set holds its labels anyway.
type setSearch struct {
	*almostSets
	prepared     uint64 // stamp
	s            *State
	words        int                // of a row of nodes
	rivals       []uint64           // by node, the nodes that cannot be true with it
	by           map[[2]int][]int32 // nodes all of whose places are in an asterism, by it and the label
	byLabel      [][]int32          // nodes
	true, false  []uint64
	news, falses []uint64
	fromT, fromF []int32
	victims      set
	done         []uint64 // candidates gone, cell*labels + label
}

// A setCatch is a chain found.
type setCatch struct {
	start, end int // nodes; the start is -1 for nothing
	sets       int
}

func (s *State) setChains() *setSearch {
	c := tableOf(s.chart, func(c *chart) *setSearch { return &setSearch{by: make(map[[2]int][]int32), victims: c.newSet()} })
	c.almostSets, c.s = s.almostSetsOf(), s
	if key := s.key(); c.prepared != key {
		c.prepared = key
		c.prepare()
	}
	c.done = zeroed(c.done, (s.cells*s.labels+63)/64)
	return c
}

func (c *setSearch) prepare() {
	n := len(c.nodes)
	c.words = (n + 63) / 64
	c.rivals = zeroed(c.rivals, max(1, n*c.words))
	c.true, c.false = zeroed(c.true, c.words), zeroed(c.false, c.words)
	c.news, c.falses = zeroed(c.news, c.words), zeroed(c.falses, c.words)
	if len(c.fromT) < n {
		c.fromT, c.fromF = make([]int32, n), make([]int32, n)
	}
	clear(c.by)
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

// holds says whether a set that lacks node f holds node t.
func (c *setSearch) holds(f, t int) bool {
	x := &c.sets[c.nodes[t].set]
	times := c.nodes[t].times
	if f >= 0 {
		times += c.nodes[f].times
	}
	return int(times) >= x.room+1
}

// from follows the chains from a start, at most so many sets long.
func (c *setSearch) from(start, most int, found func(setCatch) bool) bool {
	clear(c.true)
	clear(c.false)
	clear(c.news)
	clear(c.falses)
	for sets := 1; sets <= most; sets++ {
		grown := false
		if sets == 1 {
			grown = c.begin(start)
		} else {
			clear(c.news)
			eachBit(c.falses, func(f int) bool { grown = c.hold(f, int(c.nodes[f].set)) || grown; return true })
		}
		if !grown {
			clear(c.falses)
			return true
		}
		if !eachBit(c.news, func(t int) bool {
			return !c.catches(start, t) || found(setCatch{start, t, sets})
		}) {
			return false
		}
		c.lack()
	}
	return true
}

// begin makes true what the start's set holds without it, or without anything.
func (c *setSearch) begin(start int) bool {
	if start >= 0 {
		return c.hold(start, int(c.nodes[start].set))
	}
	grown := false
	for i := range c.sets {
		if c.sets[i].room < 2*c.s.most {
			grown = c.holdFrom(-1, i) || grown
		}
	}
	return grown
}

func (c *setSearch) hold(f, set int) bool { return c.holdFrom(f, set) }

// holdFrom makes true the labels that a set holds when it lacks node f.
func (c *setSearch) holdFrom(f, set int) bool {
	grown, x := false, &c.sets[set]
	for t := x.first; t < x.first+x.labels.Len(); t++ {
		if t != f && c.true[t>>6]>>(t&63)&1 == 0 && c.holds(f, t) {
			c.true[t>>6] |= 1 << (t & 63)
			c.news[t>>6] |= 1 << (t & 63)
			c.fromT[t] = int32(f)
			grown = true
		}
	}
	return grown
}

// lack makes false what cannot be true with the nodes reached last.
func (c *setSearch) lack() {
	clear(c.falses)
	eachBit(c.news, func(t int) bool {
		for w, row := range c.rivals[t*c.words : (t+1)*c.words] {
			fresh := row &^ c.false[w]
			c.false[w] |= fresh
			c.falses[w] |= fresh
			for ; fresh != 0; fresh &= fresh - 1 {
				c.fromF[w<<6+trailing(fresh)] = int32(t)
			}
		}
		return true
	})
}

// catches says whether something that has not gone yet sees both ends.
func (c *setSearch) catches(start, end int) bool {
	return c.common(start, end) && c.someVictim(c.nodes[end].label)
}

// common sets victims to what sees both ends of a chain.
func (c *setSearch) common(start, end int) bool {
	n := &c.nodes[end]
	if start >= 0 && c.nodes[start].label != n.label {
		return false
	}
	cand, fixed := c.s.candOf(n.label), c.s.fixedOf(n.label)
	any := uint64(0)
	for w := range c.victims {
		c.victims[w] = n.sees[w] & cand[w]
		if c.s.settled {
			c.victims[w] &^= fixed[w]
		}
		if start >= 0 {
			c.victims[w] &= c.nodes[start].sees[w]
		}
		any |= c.victims[w]
	}
	return any != 0
}

func (c *setSearch) someVictim(l latin.Label) bool {
	for x := range c.victims.cells() {
		if i := int(x)*c.s.labels + int(l); c.done[i>>6]>>(i&63)&1 == 0 {
			return true
		}
	}
	return false
}
