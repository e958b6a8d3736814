package circuits

import (
	"math/bits"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// A search goes through the boards below a state, depth first.
type search struct {
	*board
	levels [mostCells + 1]level
	rng    *rand.Rand // nil for the order of cells and steps
	shown  latin.PB

	patience uint64 // branches before a try is given up; 0 for any number
	tired    bool   // that was done
}

// A level is a state and what is tried from there.
type level struct {
	state
	options uint64 // not tried yet: cells of a step, or steps of a cell
	subject int    // the step or the cell
	byCell  bool
}

// each visits the boards below the state of the first level until visit says false.
func (s *search) each(b *engine.Budget, visit func(latin.PB) bool) {
	if !s.settleLevel(b, 0) {
		return
	}
	if s.levels[0].options == 0 {
		visit(s.show(&s.levels[0].state))
		return
	}
	for depth := 0; depth >= 0; {
		l := &s.levels[depth]
		if l.options == 0 {
			depth--
			continue
		}
		if !b.Step() || s.giveUp() {
			return
		}
		next := &s.levels[depth+1]
		next.state = l.state
		l.try(&next.state, s.pick(l))
		if !s.settleLevel(b, depth+1) {
			if b.Err() != nil {
				return
			}
			continue
		}
		if next.options != 0 {
			depth++
		} else if !visit(s.show(&next.state)) {
			return
		}
	}
}

// giveUp counts a branch and says whether it was the last of the try.
func (s *search) giveUp() bool {
	if s.patience == 0 {
		return false
	}
	s.patience--
	s.tired = s.patience == 0
	return s.tired
}

// settleLevel draws conclusions and chooses what to try; a level without options is a
// board. False when there is a contradiction or the budget is used up.
func (s *search) settleLevel(b *engine.Budget, depth int) bool {
	l := &s.levels[depth]
	alive, work := l.settle(s.board)
	if !b.Spend(work) || !alive {
		l.options = 0
		return false
	}
	l.choose(s.board)
	return true
}

// choose takes the step of the fewest cells, or the cell of the fewest steps if they
// are fewer.
func (l *level) choose(b *board) {
	l.options = 0
	fewest := mostCells + 1
	steps := l.places
	for x := range b.cells {
		if n := bits.OnesCount64(l.places[x]); n > 1 && n < fewest {
			fewest, l.subject, l.byCell, l.options = n, x, false, l.places[x]
		}
	}
	if fewest <= 2 || l.options == 0 {
		return
	}
	steps.transpose()
	for c := range b.cells {
		if n := bits.OnesCount64(steps[c]); n > 1 && n < fewest {
			fewest, l.subject, l.byCell, l.options = n, c, true, steps[c]
		}
	}
}

// pick takes one of the options.
func (s *search) pick(l *level) int {
	rest := l.options
	if s.rng != nil {
		for range s.rng.IntN(bits.OnesCount64(rest)) {
			rest &= rest - 1
		}
	}
	option := bits.TrailingZeros64(rest)
	l.options &^= 1 << option
	return option
}

// try puts the step into the cell.
func (l *level) try(next *state, option int) {
	step, cell := l.subject, option
	if l.byCell {
		step, cell = option, l.subject
	}
	next.remove(step, ^(uint64(1) << cell))
}

// show is the board of a state in which all is known.
func (s *search) show(state *state) latin.PB {
	for x := range s.cells {
		s.shown[bits.TrailingZeros64(state.places[x])] = latin.Label(x)
	}
	return s.shown
}
