package bitset

import (
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// A search goes through the Latin boards below a partial board, depth first,
// by decisions "the place holds the label" and, when that is exhausted, "it
// does not". The states are copied and not taken back, in memory that is
// allocated once: a decision fixes a place, so there are no more of them than
// places.
type search struct {
	*plan
	states []state
	clues  []set // places of blank cells, and of each label
	depth  int   // the last state

	worth [maxPlaces]uint64 // of places, when one is chosen
	seen  []set             // labels preferred are those not seen; nil for any
	rng   *rand.Rand        // draws among equals; nil for the first
	doubt
}

// doubt lets a search give up where it meets nothing but failures.
type doubt struct {
	patience uint64 // failures without a new board after which it does; 0 for never
	failures uint64
	stuck    bool
}

// fail counts a failure; false when it was one too many.
func (d *doubt) fail() bool {
	d.failures++
	d.stuck = d.patience > 0 && d.failures > d.patience
	return !d.stuck
}

func newSearch(pl *plan) search {
	return search{plan: pl, states: newStates(pl, pl.all.count()+2), clues: make([]set, pl.labels+1)}
}

// at is the state at that depth.
func (s *search) at(depth int) *state { return &s.states[depth] }

// start poses the question of a partial board; false when propagation refutes it.
func (s *search) start(pb latin.PB) bool {
	return s.pose(pb) && s.propagate(s.at(0), 1<<s.labels-1)
}

// pose does the same before propagation.
func (s *search) pose(pb latin.PB) bool {
	s.depth, s.seen, s.rng = 0, nil, nil
	s.failures, s.stuck = 0, false
	return s.write(s.at(0), pb)
}

// next goes on to a Latin board from the last state, which is consistent and
// was not reported; false when none is left, the budget is used up or the
// search is stuck.
func (s *search) next(b *engine.Budget) bool {
	for {
		at := s.at(s.depth)
		if at.fixed == s.all {
			s.failures = 0
			return true
		}
		if !b.Step() || !b.Spend(stepWork) {
			return false
		}
		if !s.branch(s.pick(at)) && !s.back(b) {
			return false
		}
	}
}

// stepWork is the work of a branch in the units of a budget.
const stepWork = 200

// branch decides that a place holds a label, and that it does not when the
// state is come back to.
func (s *search) branch(v, place int) bool {
	here := s.at(s.depth)
	s.depth++
	there := s.at(s.depth)
	there.become(here)
	here.planes[v].set = andNot(here.planes[v].set, just(place))
	here.pend = 1 << v
	return s.decide(there, v, place)
}

// back gives up the last state and goes to the last whose other branch is possible.
func (s *search) back(b *engine.Budget) bool {
	for s.depth--; s.depth >= 0; s.depth-- {
		at := s.at(s.depth)
		dirty := at.pend
		at.pend = 0
		if dirty == 0 {
			continue
		}
		if !s.fail() || !b.Spend(stepWork) {
			return false
		}
		if s.propagate(at, dirty) {
			return true
		}
	}
	return false
}

// other goes on to another board than the one just reported.
func (s *search) other(b *engine.Budget) bool { return s.back(b) && s.next(b) }
