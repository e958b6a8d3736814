package attrition

import (
	"slices"

	"latin"
)

// conclude weighs the step of a chain and leaves what the chain is about: the
// candidates that are allowed. Prices may prove more by
// accident; with fewer candidates the rule might not try them, and then it would
// not be monotonic. It says whether anything goes.
func (c *chainSearch) conclude(st *Step, allowed func(Candidate) bool) bool {
	if !c.s.weigh(st) {
		return false
	}
	if st.Contradiction {
		c.allVictims(st)
	}
	all := len(st.Removes)
	st.Removes = slices.DeleteFunc(st.Removes, func(q Candidate) bool { return !allowed(q) })
	if len(st.Removes) < all {
		st.Places = slices.DeleteFunc(st.Places, func(q Candidate) bool { return !c.leaves(st, q) })
	}
	return len(st.Removes) > 0
}

// give yields a concluded step and notes what it removes.
func (c *chainSearch) give(st *Step, yield func(*Step) bool) bool {
	for _, q := range st.Removes {
		if i := c.web.node(c.s, q.Cell, q.Label); i >= 0 {
			c.done[i>>6] |= 1 << (i & 63)
		}
	}
	return yield(st)
}

// allVictims turns a contradiction into the removal of every candidate: what
// proves that nothing is left proves that each of them goes.
func (c *chainSearch) allVictims(st *Step) {
	st.Contradiction, st.Places = false, nil
	st.Removes = c.s.scale.removes[:0]
	for i, d := range c.s.domains {
		for ; d != 0; d &= d - 1 {
			st.Removes = append(st.Removes, Candidate{latin.Cell(i), d.First()})
		}
	}
}

// leaves says whether the step leaves the cell nothing but the label.
func (c *chainSearch) leaves(st *Step, q Candidate) bool {
	d := c.s.domains[q.Cell]
	for _, r := range st.Removes {
		if r.Cell == q.Cell {
			d &^= latin.Just(r.Label)
		}
	}
	return d == latin.Just(q.Label)
}

func (c *chainSearch) isRemoved(st *Step, v int) bool {
	n := c.web.nodes[v]
	return slices.Contains(st.Removes, Candidate{n.cell, n.label})
}

// seesEnds says whether a candidate is weakly linked to both ends of a chain.
// They may be one candidate, which is true then.
func (c *chainSearch) seesEnds(q Candidate, a, z int) bool { return c.sees(q, a) && c.sees(q, z) }

// sees says whether a candidate is weakly linked to a node. The web may lack the
// other labels of the node's cell.
func (c *chainSearch) sees(q Candidate, i int) bool {
	n := c.web.nodes[i]
	if n.group == oneCellNode && n.cell == q.Cell {
		return n.label != q.Label
	}
	v := c.web.node(c.s, q.Cell, q.Label)
	return v >= 0 && c.weak(v, i)
}

// seesLink says whether a candidate is weakly linked to both ends of a weak
// link of a loop. The path begins and ends with a strong one.
func (c *chainSearch) seesLink(q Candidate, path []int) bool {
	for i := 1; i < len(path); i += 2 {
		if c.seesEnds(q, path[i], path[(i+1)%len(path)]) {
			return true
		}
	}
	return false
}
