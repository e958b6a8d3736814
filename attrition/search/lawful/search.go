package lawful

import (
	"latin"
	"latin/attrition/search/engine"
)

// A search goes through the boards below a partial board, depth first, by
// decisions "the cell holds the label" and, when that is exhausted, "it does not".
type search struct {
	*state
	picker
	stack []decision

	found    bool   // a board since the question was put, so no more restarts
	patience uint64 // failures before the next restart
	restarts uint64
}

// A decision may have to be taken back.
type decision struct {
	mark  int // length of the trail before it
	cell  latin.Cell
	label latin.Label
}

// restartUnit is the patience of the shortest try.
const restartUnit = 128

// each visits the boards at or below pb, in which the cell of without does not
// hold its label (nil for no such demand), until visit says false.
func (s *search) each(b *engine.Budget, pb latin.PB, without *change, visit func(latin.PB) bool) {
	s.stack, s.found, s.restarts, s.patience = s.stack[:0], false, 1, restartUnit
	s.cool()
	s.arm()
	for c, x := range pb {
		if x != latin.Blank {
			s.remove(latin.Cell(c), ^latin.Just(x))
		}
	}
	if without != nil {
		s.remove(without.cell, without.labels)
	}
	defer s.undo(0)
	board := make(latin.PB, len(pb))
	for alive := s.propagate(b); s.descend(b, alive); alive = false {
		s.found = true
		for c, d := range s.dom {
			board[c] = d.First()
		}
		if !visit(board) {
			return
		}
	}
}

// descend decides until the board is full; false when no board is left or the
// budget is used up. A state that is not alive is retreated from first.
func (s *search) descend(b *engine.Budget, alive bool) bool {
	for {
		if !alive && !s.retreat(b) {
			return false
		}
		c, x, open := s.pick(s.state)
		if !open {
			return true
		}
		if !b.Step() || !b.Spend(len(s.places)) {
			return false
		}
		s.stack = append(s.stack, decision{len(s.trail), c, x})
		s.remove(c, ^latin.Just(x))
		alive = s.propagate(b)
	}
}

// retreat takes back decisions until the opposite of one is possible.
func (s *search) retreat(b *engine.Budget) bool {
	for b.Err() == nil && len(s.stack) > 0 {
		if s.dead {
			s.warm(s.blame)
		}
		if !s.found && s.tired() {
			s.restart()
			return true
		}
		last := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		s.undo(last.mark)
		s.remove(last.cell, latin.Just(last.label))
		if s.propagate(b) {
			return true
		}
	}
	return false
}

// tired counts a failure and says whether it is time to start again.
func (s *search) tired() bool {
	s.patience--
	return s.patience == 0
}

// restart goes back to the first decision, with the heat learned so far.
func (s *search) restart() {
	s.undo(s.stack[0].mark)
	s.stack = s.stack[:0]
	s.restarts++
	s.patience = engine.Luby(s.restarts) * restartUnit
}
