package bands

import (
	"latin"
	"latin/attrition/search/engine"
)

// Candidates implements [engine.Engine]. It lists boards as long as each shows
// something new: most puzzles have one and are settled by that. After that it
// asks for a board for every label of every cell that none of the boards found
// so far has there, from the root as it is known by then: what is refused is
// taken from it. (That goes from one state of planes to the next: no twin has part in it.)
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	defer func(t twin) { e.twin = t }(e.twin)
	e.twin = nil
	seen := make(latin.Domains, 81)
	e.start(b, pb)
	if e.depth < 0 {
		return seen
	}
	root := e.stack[0]
	if e.list(seen) {
		e.askAll(b, &root, seen)
	}
	return seen
}

// list goes through boards; true when it has left before the last.
func (e *Engine) list(seen latin.Domains) (more bool) {
	for ; e.next(); e.back() {
		if !e.see(seen) {
			return true
		}
	}
	return false
}

// askAll settles all labels that propagation leaves to their cells.
func (e *Engine) askAll(b *engine.Budget, root *state, seen latin.Domains) {
	for cell, at := range e.places {
		for d := range labels {
			if seen[cell].Has(latin.Label(d)) || !root.may(d, int(at)) {
				continue
			}
			if !b.Step() {
				return
			}
			if e.try(b, root, d, int(at)) {
				e.see(seen)
			} else if b.Err() != nil || e.stuck || !e.refuse(root, d, int(at)) {
				return
			}
		}
	}
}

// may says whether a cell may hold a label.
func (s *state) may(label, at int) bool {
	return s.planes[label].all().has(at)
}

// try looks for a board with a label in a cell.
func (e *Engine) try(b *engine.Budget, root *state, label, at int) bool {
	e.stack[0] = *root
	choice{label: uint8(label), triad: single + uint8(at)}.use(&e.stack[0])
	e.begin(b)
	return e.next()
}

// see notes the labels of the present board; false when they were all seen before.
func (e *Engine) see(seen latin.Domains) (fresh bool) {
	e.read(&e.cellAt, e.board)
	for cell, x := range e.board {
		fresh = fresh || !seen[cell].Has(x)
		seen[cell] |= latin.Just(x)
	}
	return fresh
}

// refuse takes a label from a cell of the root; false when no board is left.
func (e *Engine) refuse(root *state, label, at int) bool {
	self := only(at)
	root.planes[label].without(&self)
	return root.propagate(e.extras, 1<<label)
}
