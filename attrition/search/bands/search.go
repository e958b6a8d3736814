package bands

import (
	"latin"
	"latin/attrition/search/engine"
)

// deepest is more than the branches on any path: each of them settles one of
// the 18 triads in which a label ends up, at least.
const deepest = 18*labels + 1

// A search is the stack of states on the way to the present one.
type search struct {
	stack  [deepest + 1]state
	depth  int // of the present state, -1 when all is done
	extras *extras
	budget *engine.Budget
	side   func() bool // which branch comes first; nil: the one that uses the triad

	patience uint64 // failures since the last board after which it gives up, 0 for never
	failures uint64
	stuck    bool
}

// workPerState is about what a state costs, in the units of a budget.
const workPerState = 64

// begin starts below the first state of the stack.
func (s *search) begin(b *engine.Budget) {
	s.budget, s.depth, s.failures, s.stuck = b, 0, 0, false
	if !s.stack[0].propagate(s.extras, 1<<labels-1) {
		s.depth = -1
	}
}

// next goes to the next Latin board; false when there is none, or the budget is
// used up, or the patience. It begins at the present state, which is consistent
// and not reported yet.
func (s *search) next() bool {
	for s.depth >= 0 {
		here := &s.stack[s.depth]
		if here.solved() {
			s.failures = 0
			return true
		}
		if !s.budget.Step() || !s.budget.Spend(workPerState) {
			return false
		}
		if s.descend(here) {
			continue
		}
		if s.failures++; s.failures == s.patience {
			s.stuck = true
			return false
		}
		s.back()
	}
	return false
}

// descend takes the first branch of the state that is chosen there; false when
// it is impossible. The second one, in which the label is not in the triad, is
// left pending, and is propagated when its turn comes.
func (s *search) descend(here *state) bool {
	label, triad := here.pick()
	if label >= labels {
		return false
	}
	s.depth++
	there := &s.stack[s.depth]
	*there = *here
	in, out := &there.planes[label], &here.planes[label]
	if s.side != nil && s.side() {
		in, out = out, in
	}
	b := &branches[triad&63]
	in.lo &= b.keep.lo
	in.hi &= b.keep.hi
	out.lo &^= b.self.lo
	out.hi &^= b.self.hi
	here.pending = 1 << label
	there.pending = 0
	return there.propagate(s.extras, 1<<label)
}

// back leaves the present state for the deepest one with a branch left.
func (s *search) back() {
	for s.depth--; s.depth >= 0; s.depth-- {
		here := &s.stack[s.depth]
		dirty := here.pending
		here.pending = 0
		if dirty != 0 && here.propagate(s.extras, dirty) {
			return
		}
	}
}

// read writes down the present state, which is solved; cellAt tells the cell at
// each place.
func (s *search) read(cellAt *[128]uint8, board latin.PB) {
	here := &s.stack[s.depth]
	for d := range here.planes {
		p := cells{here.planes[d].lo, here.planes[d].hi}
		for ; !p.empty(); p = p.without(only(p.first())) {
			board[cellAt[p.first()&127]] = latin.Label(d)
		}
	}
}
