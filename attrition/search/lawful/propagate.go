package lawful

import (
	"latin"
	"latin/attrition/search/engine"
)

// propagate draws all conclusions, the cheapest first; false when there is a
// contradiction or the budget is used up.
func (s *state) propagate(b *engine.Budget) bool {
	for !s.dead {
		work := 0
		switch {
		case len(s.singles) > 0:
			work = s.tell(s.popSingle())
		case len(s.tight) > 0:
			work = s.fill(s.popTight())
		case s.head < len(s.woken):
			work = s.consult()
		default:
			s.woken, s.head = s.woken[:0], 0
			return true
		}
		if !b.Spend(work) {
			return false
		}
	}
	return false
}

func (s *state) popSingle() latin.Cell {
	last := len(s.singles) - 1
	c := s.singles[last]
	s.singles = s.singles[:last]
	return c
}

func (s *state) popTight() int {
	last := len(s.tight) - 1
	i := s.tight[last]
	s.tight = s.tight[:last]
	return i
}

// tell takes the label of a cell out of the asterisms that are full of it.
func (s *state) tell(c latin.Cell) (work int) {
	x, one := s.dom[c].Only()
	if !one {
		return 1
	}
	for _, a := range s.of[c] {
		i := a*s.labels + int(x)
		if s.fixed[i] > s.hi[i] {
			s.fail(s.cellsOf(a))
			return work
		}
		if s.fixed[i] < s.hi[i] || s.places[i] == s.fixed[i] {
			continue
		}
		for _, y := range s.cellsOf(a) {
			if s.dom[y] != latin.Just(x) {
				s.remove(y, latin.Just(x))
			}
		}
		work += len(s.cellsOf(a))
	}
	return work + len(s.of[c])
}

// fill gives a label to all its places in an asterism that needs them all.
func (s *state) fill(i int) (work int) {
	if s.places[i] > s.lo[i] || s.fixed[i] == s.lo[i] {
		return 1
	}
	just := latin.Just(latin.Label(i % s.labels))
	for _, c := range s.cellsOf(i / s.labels) {
		if s.dom[c]&just != 0 {
			s.remove(c, ^just)
		}
	}
	return len(s.cellsOf(i / s.labels))
}

// consult looks at the next condition that was woken.
func (s *state) consult() (work int) {
	i := s.woken[s.head]
	s.head++
	s.awake[i] = false
	k := s.puzzle.Conditions()[i]
	s.drops = s.drops[:0]
	if !k.Narrow(s.dom, s.note) {
		s.fail(k.Cells())
	}
	for _, ch := range s.drops {
		s.remove(ch.cell, ch.labels)
	}
	return 4*len(k.Cells()) + len(s.drops)
}
