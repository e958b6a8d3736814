package attrition

import (
	"slices"

	"latin"
)

// findSetChains yields chains of at most so many sets, those of fewest sets
// first, then by their first node.
func findSetChains(s *State, most int, yield func(*Step) bool) {
	c := s.setChains()
	if !c.overfull(yield) {
		return
	}
	for sets, further := 1, true; sets <= most && further; sets++ {
		further = false
		for start := -1; start < len(c.nodes); start++ {
			if s.stopped() {
				return
			}
			if start >= 0 && !c.worth(start) {
				continue
			}
			more := true
			c.from(start, sets, func(k setCatch) bool {
				if k.sets == sets {
					more = c.take(k, yield)
				}
				return more
			})
			if !more {
				return
			}
			further = further || !allZero(c.falses)
		}
	}
}

func allZero(row []uint64) bool {
	for _, w := range row {
		if w != 0 {
			return false
		}
	}
	return true
}

// worth says whether a candidate sees all places of the node.
func (c *setSearch) worth(start int) bool {
	n := &c.nodes[start]
	return n.sees.meets(c.s.candOf(n.label))
}

// overfull yields the contradiction of a set with fewer labels than cells.
func (c *setSearch) overfull(yield func(*Step) bool) bool {
	for i := range c.sets {
		if x := &c.sets[i]; x.room < 0 {
			st := c.s.step(x.labels)
			st.Cells = append(st.Cells, x.cells...)
			c.price(st, i, 0)
			return !c.s.weigh(st) || yield(st)
		}
	}
	return true
}

// price adds +1 on the asterism of a set for its labels but some.
func (c *setSearch) price(st *Step, set int, but latin.Domain) {
	x := &c.sets[set]
	for d := x.labels &^ but; d != 0; d &= d - 1 {
		st.Prices = append(st.Prices, Price{x.asterism, d.First(), 1})
	}
}

// take yields the steps of a catch: one for each way to see its ends.
func (c *setSearch) take(k setCatch, yield func(*Step) bool) bool {
	c.common(k.start, k.end)
	path, l := c.path(k), c.nodes[k.end].label
	for _, v := range slices.Collect(c.victims.cells()) {
		if i := int(v)*c.s.labels + int(l); c.done[i>>6]>>(i&63)&1 != 0 {
			continue
		}
		st := c.chainStep(path)
		c.seenBy(st, k.end, v)
		if k.start >= 0 {
			c.seenBy(st, k.start, v)
		}
		if c.concludeSets(st, l, func(x latin.Cell) bool { return c.common(k.start, k.end) && c.victims.has(x) }) && !yield(st) {
			return false
		}
	}
	return true
}

// path lists the nodes of the chain from the first true one, in turn true and
// false, with the start before them.
func (c *setSearch) path(k setCatch) []int {
	path := []int{k.end}
	for t := k.end; ; {
		f := int(c.fromT[t])
		if len(path) == 2*k.sets-1 {
			break
		}
		t = int(c.fromF[f])
		path = append(path, f, t)
	}
	path = append(path, k.start)
	slices.Reverse(path)
	return path
}

// chainStep prices the sets and the links of a path.
func (c *setSearch) chainStep(path []int) *Step {
	st := c.s.step(0)
	for i := 0; i+1 < len(path); i++ {
		f, t := path[i], path[i+1]
		if i%2 == 1 {
			st.Prices = append(st.Prices, Price{c.joint(f, t), c.nodes[f].label, 1})
			st.Links = append(st.Links, Link{From: c.nodeOf(f), To: c.nodeOf(t), Asterism: c.joint(f, t)})
			continue
		}
		set := int(c.nodes[t].set)
		but := latin.Just(c.nodes[t].label)
		from := Node{}
		if f >= 0 {
			but |= latin.Just(c.nodes[f].label)
			from = c.nodeOf(f)
		}
		c.price(st, set, but)
		x := &c.sets[set]
		st.Links = append(st.Links, Link{From: from, To: c.nodeOf(t), Strong: true, Asterism: -1, Via: x.cells})
		st.Labels |= but
		for _, y := range x.cells {
			if !hasCell(st.Cells, y) {
				st.Cells = append(st.Cells, y)
			}
		}
	}
	return st
}

func (c *setSearch) nodeOf(i int) Node {
	n := &c.nodes[i]
	return Node{Cells: slices.Collect(n.places.cells()), Label: n.label}
}

// joint is the first asterism that keeps two nodes from both being true.
func (c *setSearch) joint(p, q int) int {
	n, m := &c.nodes[p], &c.nodes[q]
	x, _ := n.first()
	for _, a := range c.s.of[x] {
		if n.places.within(c.s.cellsOf(a)) && m.places.within(c.s.cellsOf(a)) && c.s.weakSets(a, n.label, n.places, m.places) {
			return a
		}
	}
	panic("linked nodes have no asterism in common")
}

// seenBy prices the asterisms through which a cell sees all places of a node:
// one if it can be, otherwise one for each place that is left.
func (c *setSearch) seenBy(st *Step, node int, v latin.Cell) {
	n, s := &c.nodes[node], c.s
	left := slices.Collect(n.places.cells())
	for len(left) > 0 {
		best, most := -1, 0
		for _, a := range s.of[v] {
			covered := 0
			for _, x := range left {
				covered += bit(s.cellsOf(a).has(x) && s.weakIn(s.at(a, n.label), n.label, x, v))
			}
			if covered > most {
				best, most = a, covered
			}
		}
		st.Prices = append(st.Prices, Price{best, n.label, 1})
		left = slices.DeleteFunc(left, func(x latin.Cell) bool {
			return s.cellsOf(best).has(x) && s.weakIn(s.at(best, n.label), n.label, x, v)
		})
	}
}

// concludeSets weighs a step and leaves the removals of the label from the
// cells that are allowed, for the reason that conclude has for chains.
func (c *setSearch) concludeSets(st *Step, l latin.Label, allowed func(latin.Cell) bool) bool {
	s := c.s
	if !s.weigh(st) {
		return false
	}
	if st.Contradiction {
		st.Contradiction = false
		st.Removes = s.scale.removes[:0]
		for x := range s.candOf(l).cells() {
			st.Removes = append(st.Removes, Candidate{x, l})
		}
	}
	st.Places = nil
	st.Removes = slices.DeleteFunc(st.Removes, func(q Candidate) bool { return q.Label != l || !allowed(q.Cell) })
	for _, q := range st.Removes {
		i := int(q.Cell)*s.labels + int(q.Label)
		c.done[i>>6] |= 1 << (i & 63)
	}
	return len(st.Removes) > 0
}
