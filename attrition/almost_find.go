package attrition

import (
	"slices"

	"latin"
)

// find yields chains of at most so many sets, those of fewest sets first, then
// by the cell and the label that goes.
func (c *setSearch) find(most int, yield func(*Step) bool) bool {
	if !c.overfull(yield) {
		return false
	}
	for sets := c.shortest(most); sets > 0; {
		next := most + 1
		more := c.eachVictim(func(v Candidate) bool {
			k := c.length(v, next-1)
			if k > sets {
				next = k
			}
			return k == 0 || k > sets || c.take(c.from(v, k), yield)
		})
		if !more {
			return false
		}
		if next > most {
			break
		}
		sets = next
	}
	return true
}

// shortest is how many sets the shortest chains have; 0 when there are none.
func (c *setSearch) shortest(most int) int {
	best := 0
	c.eachVictim(func(v Candidate) bool {
		if k := c.length(v, most); k > 0 {
			best, most = k, k-1
		}
		return most > 0
	})
	return best
}

// eachVictim visits the candidates that have not gone, open ones in a settled state.
func (c *setSearch) eachVictim(visit func(Candidate) bool) bool {
	for i, d := range c.s.domains {
		if c.s.settled && d.Len() == 1 {
			continue
		}
		for ; d != 0; d &= d - 1 {
			v := Candidate{latin.Cell(i), d.First()}
			if !c.isGone(v) && !visit(v) {
				return false
			}
		}
		if c.s.stopped() {
			return false
		}
	}
	return true
}

func (c *setSearch) isGone(v Candidate) bool {
	i := int(v.Cell)*c.s.labels + int(v.Label)
	return c.gone[i>>6]>>(i&63)&1 != 0
}

func allZero(row []uint64) bool {
	for _, w := range row {
		if w != 0 {
			return false
		}
	}
	return true
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

// take yields the step of a catch, whose search has just ended.
func (c *setSearch) take(k setCatch, yield func(*Step) bool) bool {
	path, l := c.path(k), k.victim.Label
	st := c.chainStep(path)
	c.seenBy(st, k.end, k.victim.Cell)
	start := path[0]
	if start >= 0 {
		c.seenBy(st, start, k.victim.Cell)
	}
	sees := func(x latin.Cell) bool {
		return c.nodes[k.end].sees.has(x) && (start < 0 || c.nodes[start].sees.has(x))
	}
	return !c.concludeSets(st, l, sees) || yield(st)
}

// path lists the nodes of the chain from its start, which is false, in turn
// false and true; -1 for a start with nothing.
func (c *setSearch) path(k setCatch) []int {
	path := []int{k.end}
	for t := k.end; ; {
		f := int(c.fromT[t])
		path = append(path, f)
		if f < 0 || c.fromF[f] < 0 {
			break
		}
		t = int(c.fromF[f])
		path = append(path, t)
	}
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
	x := c.spots[n.spot].first()
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
				covered += bit(s.cellsOf(a).has(x))
			}
			if covered > most && s.weakTo(a, n.label, n.places, v) {
				best, most = a, covered
			}
		}
		st.Prices = append(st.Prices, Price{best, n.label, 1})
		left = slices.DeleteFunc(left, s.cellsOf(best).has)
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
		c.gone[i>>6] |= 1 << (i & 63)
	}
	return len(st.Removes) > 0
}
