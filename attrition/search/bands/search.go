package bands

import (
	"latin"
	"latin/attrition/search/engine"
)

// deepest is more than the states on any path: each branch settles one of the
// 18 triads in which a label ends up, at least. (A branch on a label in a
// cell does so for the one that is placed.)
const deepest = 18*labels + 1

// A search is the stack of states on the way to the present one.
type search struct {
	stack  [deepest + 1]state
	left   [deepest + 1]choices // what is left to try of each but the present one
	depth  int                  // of the present state, -1 when all is done
	extras *extras
	twin   twin // in the place of the stack, where it is faster; nil elsewhere
	budget *engine.Budget
	side   func() bool // whether the branch comes first that refuses the choice; nil: never

	patience uint64 // failures since the last board after which it gives up, 0 for never
	failures uint64
	stuck    bool
}

// workPerState is about what a state costs, in the units of a budget.
const workPerState = 64

// begin starts below the first state of the stack.
func (s *search) begin(b *engine.Budget) {
	s.budget, s.depth, s.failures, s.stuck = b, 0, 0, false
	var possible bool
	if s.twin != nil {
		possible = s.twin.begin()
	} else {
		possible = s.stack[0].propagate(s.extras, 1<<labels-1)
	}
	if !possible {
		s.depth = -1
	}
}

// next goes to the next Latin board; false when there is none, or the budget is
// used up, or the patience. It begins at the present state, which is consistent
// and not reported yet.
func (s *search) next() bool {
	for s.depth >= 0 {
		if s.solved() {
			s.failures = 0
			return true
		}
		if !s.budget.Step() || !s.budget.Spend(workPerState) {
			return false
		}
		if s.descend() {
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

// solved says that the present state is a board.
func (s *search) solved() bool {
	if s.twin != nil {
		return s.twin.solved(s.depth)
	}
	return s.stack[s.depth].solved()
}

// descend takes the first branch of the present state: all that is chosen there; false
// when it is impossible.
func (s *search) descend() bool {
	left := &s.left[s.depth]
	if s.twin != nil {
		return s.went(s.twin.descend(s.depth, left, s.bold(), s.side))
	}
	here := &s.stack[s.depth]
	if s.extras == nil || !s.extras.pickCell(here, left) {
		here.pick(left, s.bold())
	}
	if left.n == 0 {
		return false
	}
	if s.side != nil {
		left.list[0].out = s.side()
	}
	there, dirty := s.below(left)
	return there.propagate(s.extras, dirty)
}

// bold says that two choices at once may be worth it.
func (s *search) bold() bool { return s.side == nil && s.failures < few }

// went goes as much deeper as the twin did.
func (s *search) went(deeper int, possible bool) bool {
	s.depth += deeper
	return possible
}

// below goes to a copy of the present state in which what is left of its
// choices is made, and gives the labels that these are for.
func (s *search) below(left *choices) (there *state, dirty uint) {
	there = &s.stack[s.depth+1]
	*there = s.stack[s.depth]
	s.depth++
	for _, c := range left.list[:left.n&3] {
		dirty |= c.take(there)
	}
	return there, dirty
}

// turn takes the next branch of the present state, in which the last of its
// choices that are left is turned round and left out after that; false when it
// is impossible. The last of all branches takes the place of the state.
func (s *search) turn() bool {
	left := &s.left[s.depth]
	if s.twin != nil {
		return s.went(s.twin.turn(s.depth, left))
	}
	left.n--
	c := left.list[left.n&1]
	if left.n == 0 {
		here := &s.stack[s.depth]
		return here.propagate(s.extras, c.refuse(here))
	}
	there, dirty := s.below(left)
	if there.propagate(s.extras, dirty|c.refuse(there)) {
		return true
	}
	s.depth--
	return false
}

// back leaves the present state for the deepest one with a branch left.
func (s *search) back() {
	for s.depth--; s.depth >= 0; s.depth-- {
		for s.left[s.depth].n > 0 {
			if s.turn() {
				return
			}
		}
	}
}

// read writes down the present state, which is solved; cellAt tells the cell at
// each place.
func (s *search) read(cellAt *[128]uint8, board latin.PB) {
	if s.twin != nil {
		s.twin.read(s.depth, cellAt, board)
		return
	}
	here := &s.stack[s.depth]
	for d := range here.planes {
		p := here.planes[d].all()
		for ; !p.empty(); p = p.without(only(p.first())) {
			board[cellAt[p.first()&127]] = latin.Label(d)
		}
	}
}
