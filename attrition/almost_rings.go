package attrition

import "latin"

// rings finds pairs of sets that share two labels in this way: a label of either
// that is not one of the two stands in it, and so leaves what sees all its places.
// As a chain: if A lacks z, it holds x, so B lacks x and holds y, so A lacks y,
// and then it holds z.
type rings struct {
	shared  []latin.Domain // by set: labels of which not both hold
	touched []int
}

// findRings goes by the first set, the second, and the label that goes.
func (c *setSearch) findRings(yield func(*Step) bool) bool {
	r := tableOf(c.s.chart, func(*chart) *rings { return new(rings) })
	for len(r.shared) < len(c.sets) {
		r.shared = append(r.shared, 0)
	}
	for a := range c.sets {
		c.shareWith(a, r)
		more := !c.s.stopped()
		for _, b := range r.touched {
			more = more && (r.shared[b].Len() < 2 || c.ringsOf(a, b, r.shared[b], yield))
			r.shared[b] = 0
		}
		if !more {
			return false
		}
	}
	return true
}

// shareWith fills what the other sets share with a set.
func (c *setSearch) shareWith(a int, r *rings) {
	r.touched = r.touched[:0]
	for _, i := range c.sets[a].nodes {
		l := latin.Just(c.nodes[i].label)
		rivals, base := c.rivalsOf(int(i))
		eachBit(rivals, func(j int) bool {
			b := int(c.nodes[64*base+j].set)
			if r.shared[b] == 0 {
				r.touched = append(r.touched, b)
			}
			r.shared[b] |= l
			return true
		})
	}
}

// ringsOf tries every two labels that two sets share, and every label of the first.
func (c *setSearch) ringsOf(a, b int, shared latin.Domain, yield func(*Step) bool) bool {
	for xs := shared; xs != 0; xs &= xs - 1 {
		for ys := shared &^ latin.Just(xs.First()); ys != 0; ys &= ys - 1 {
			x, y := xs.First(), ys.First()
			for _, z := range c.sets[a].nodes {
				path := []int{int(z), c.nodeIn(a, x), c.nodeIn(b, x), c.nodeIn(b, y), c.nodeIn(a, y), int(z)}
				if c.isRing(path) && !c.ring(path, yield) {
					return false
				}
			}
		}
	}
	return true
}

// isRing says whether each set, lacking the one label, holds the next.
func (c *setSearch) isRing(path []int) bool {
	for i := 0; i < len(path); i += 2 {
		if path[i] == path[i+1] || !c.holds(path[i], path[i+1]) {
			return false
		}
	}
	return true
}

// ring yields the steps of a ring: one for each way to see its end.
func (c *setSearch) ring(path []int, yield func(*Step) bool) bool {
	n := &c.nodes[path[0]]
	for v := range n.sees.cells() {
		q := Candidate{v, n.label}
		if d := c.s.domains[v]; !d.Has(n.label) || c.s.settled && d.Len() == 1 || c.isGone(q) {
			continue
		}
		st := c.chainStep(path)
		c.seenBy(st, path[0], v)
		c.seenBy(st, path[0], v)
		if c.concludeSets(st, n.label, n.sees.has) && !yield(st) {
			return false
		}
	}
	return true
}
