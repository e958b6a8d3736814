package bitset

import (
	"latin"
	"latin/attrition/search/engine"
)

// Candidates lists boards as long as each shows something new: most puzzles
// have one and are settled by that. After that it asks for a board for every
// label of every place in which it was not seen. Every board found answers many of
// these questions, all the more since labels are tried first that were not
// seen in their place; and every refusal narrows the first state for the later ones.
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	clear(e.found)
	if e.start(pb) {
		e.seen = e.found
		if more := e.list(b); more && e.start(pb) {
			e.seen = e.found
			e.askAll(b)
		}
	}
	return e.domains()
}

// list goes through boards; true when it has left before the last.
func (e *Engine) list(b *engine.Budget) (more bool) {
	for ok := e.next(b); ok; ok = e.other(b) {
		if !e.see() {
			return true
		}
	}
	return false
}

// askAll settles all labels that propagation leaves to their places.
func (e *Engine) askAll(b *engine.Budget) {
	root := e.at(0)
	for v := range root.planes {
		for {
			x := andNot(root.planes[v].set, e.found[v])
			if x.empty() {
				break
			}
			if !e.ask(b, v, x.first()) {
				return
			}
		}
	}
}

// ask settles whether a place can hold a label; false when it could not.
func (e *Engine) ask(b *engine.Budget, v, place int) bool {
	if !b.Step() || !b.Spend(stepWork) {
		return false
	}
	root := e.at(0)
	e.depth, e.failures = 1, 0
	there := e.at(1)
	there.become(root)
	if e.decide(there, v, place) && e.next(b) {
		e.see()
		return true
	}
	if e.stuck || b.Err() != nil {
		return false
	}
	root.planes[v].set = andNot(root.planes[v].set, just(place))
	return e.propagate(root, 1<<v)
}

// see notes the labels of a board; false when they were all seen before.
func (e *Engine) see() (fresh bool) {
	for v, p := range e.at(e.depth).planes {
		fresh = fresh || !andNot(p.set, e.found[v]).empty()
		e.found[v] = or(e.found[v], p.set)
	}
	return fresh
}

// domains are the labels seen, by cell.
func (e *Engine) domains() latin.Domains {
	d := make(latin.Domains, len(e.board))
	for v, x := range e.found {
		for ; !x.empty(); x = x.rest() {
			d[e.cell(x.first())] |= latin.Just(latin.Label(v))
		}
	}
	return d
}
