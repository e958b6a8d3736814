package bands

import (
	"latin"
	"latin/attrition/search/engine"
)

// deepest is more than the branches on any path: each of them settles one of
// the 18 triads in which a label ends up, at least.
const deepest = 18*labels + 1

// A node is a state of some form, and how it is gone on from.
type node[S any] interface {
	*S
	// solved says that every cell has its label.
	solved() bool
	// propagate draws the conclusions; false when there is no Latin board here.
	propagate(x *extras) bool
	// split makes two branches of a state that is propagated and not solved,
	// in there and, to be propagated later, in itself; false when it cannot.
	split(there *S, swap bool) bool
	// waits says whether it is a branch that is left to try.
	waits() bool
	// read writes down a solved state; cellAt tells the cell at each place.
	read(cellAt *[128]uint8, board latin.PB)
}

// A search is the stack of states on the way to the present one.
type search[S any, N node[S]] struct {
	stack  [deepest + 1]S
	depth  int // of the present state, -1 when all is done
	extras *extras
	budget *engine.Budget
	side   func() bool // whether the branch that does not use the triad comes first; nil: never
	doubt
}

// doubt lets a search give up where it meets nothing but failures.
type doubt struct {
	patience uint64 // failures since the last board after which it does, 0 for never
	failures uint64
	stuck    bool
}

// fail counts a failure; false when it was one too many.
func (d *doubt) fail() bool {
	d.failures++
	d.stuck = d.failures == d.patience
	return !d.stuck
}

// workPerState is about what a state costs, in the units of a budget.
const workPerState = 64

// begin starts below the first state of the stack.
func (s *search[S, N]) begin(b *engine.Budget) {
	s.budget, s.depth, s.failures, s.stuck = b, 0, 0, false
	if !N(&s.stack[0]).propagate(s.extras) {
		s.depth = -1
	}
}

// next goes to the next Latin board; false when there is none, or the budget is
// used up, or the patience. It begins at the present state, which is consistent
// and not reported yet.
func (s *search[S, N]) next() bool {
	for s.depth >= 0 {
		here := N(&s.stack[s.depth])
		if here.solved() {
			s.failures = 0
			return true
		}
		if !s.budget.Step() || !s.budget.Spend(workPerState) {
			return false
		}
		there := &s.stack[s.depth+1]
		if !here.split(there, s.side != nil && s.side()) {
			s.back()
			continue
		}
		if s.depth++; N(there).propagate(s.extras) {
			continue
		}
		if !s.fail() {
			return false
		}
		s.back()
	}
	return false
}

// back leaves the present state for the deepest one with a branch left.
func (s *search[S, N]) back() {
	for s.depth--; s.depth >= 0; s.depth-- {
		if here := N(&s.stack[s.depth]); here.waits() && here.propagate(s.extras) {
			return
		}
	}
}

// show writes down the present state, which is solved.
func (s *search[S, N]) show(cellAt *[128]uint8, board latin.PB) {
	N(&s.stack[s.depth]).read(cellAt, board)
}

func (s *state) read(cellAt *[128]uint8, board latin.PB) {
	for d := range s.planes {
		p := cells{s.planes[d].lo, s.planes[d].hi}
		for ; !p.empty(); p = p.without(only(p.first())) {
			board[cellAt[p.first()&127]] = latin.Label(d)
		}
	}
}
