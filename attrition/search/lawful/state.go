package lawful

import "latin"

// A state is the domains, all that is counted from them, and the trail by
// which they go back.
type state struct {
	puzzle *latin.Puzzle
	labels int
	of     [][]int // asterisms of each cell
	about  [][]int // conditions of each cell
	lo, hi []int16 // of asterism a and label x at a*labels + x

	dom    latin.Domains
	places []int16
	fixed  []int16
	trail  []change

	singles []latin.Cell // cells with one label that have not told it yet
	tight   []int        // tallies that need all their places
	woken   []int        // conditions to look at, from head on
	head    int
	awake   []bool   // whether a condition is in woken
	drops   []change // of the condition that is looked at
	note    func(latin.Cell, latin.Label)
	dead    bool
	blame   []latin.Cell // the cells of what failed
}

// A change takes labels from a cell.
type change struct {
	cell   latin.Cell
	labels latin.Domain
}

func newState(p *latin.Puzzle) *state {
	b := p.Board
	s := &state{puzzle: p, labels: p.Labels.Distinct(), about: make([][]int, b.Len()), awake: make([]bool, len(p.Conditions()))}
	for c := range latin.Cell(b.Len()) {
		s.of = append(s.of, b.AsterismsOf(c))
		s.dom = append(s.dom, p.Labels.All())
	}
	for i, k := range p.Conditions() {
		for _, c := range k.Cells() {
			s.about[c] = append(s.about[c], i)
		}
	}
	for _, a := range b.Asterisms() {
		for x := range latin.Label(s.labels) {
			s.lo = append(s.lo, int16(p.Labels.AtLeast(len(a.Cells), x)))
			s.hi = append(s.hi, int16(p.Labels.AtMost(len(a.Cells), x)))
			s.places = append(s.places, int16(len(a.Cells)))
		}
	}
	s.fixed = make([]int16, len(s.places))
	for c, d := range s.dom {
		s.fix(latin.Cell(c), d, 1) // of a multiset of one label
	}
	s.calm()
	s.note = func(c latin.Cell, x latin.Label) { s.drops = append(s.drops, change{c, latin.Just(x)}) }
	return s
}

// arm notes everything that may have consequences, and takes from each cell what
// the Puzzle does not allow there.
func (s *state) arm() {
	for c, d := range s.dom {
		if _, one := d.Only(); one {
			s.singles = append(s.singles, latin.Cell(c))
		}
	}
	for i, n := range s.places {
		s.notice(i, n)
	}
	for i := range s.awake {
		s.wake(i)
	}
	for c := range s.dom {
		s.remove(latin.Cell(c), ^s.puzzle.Domain(latin.Cell(c)))
	}
}

// remove takes labels from a cell and counts that in its asterisms.
func (s *state) remove(c latin.Cell, labels latin.Domain) {
	old := s.dom[c]
	if labels &= old; labels == 0 {
		return
	}
	s.trail = append(s.trail, change{c, labels})
	s.fix(c, old, -1)
	s.dom[c] = old &^ labels
	s.fix(c, s.dom[c], 1)
	for _, a := range s.of[c] {
		for x := range labels.Labels() {
			i := a*s.labels + int(x)
			s.places[i]--
			s.notice(i, s.places[i])
		}
	}
	for _, i := range s.about[c] {
		s.wake(i)
	}
	if s.dom[c] == 0 {
		s.fail(nil)
	}
}

// undo goes back to when the trail was that long.
func (s *state) undo(mark int) {
	for i := len(s.trail) - 1; i >= mark; i-- {
		c, labels := s.trail[i].cell, s.trail[i].labels
		s.fix(c, s.dom[c], -1)
		s.dom[c] |= labels
		s.fix(c, s.dom[c], 1)
		for _, a := range s.of[c] {
			for x := range labels.Labels() {
				s.places[a*s.labels+int(x)]++
			}
		}
	}
	s.trail = s.trail[:mark]
	s.calm()
}

// fix counts a cell, if it has one label, among those that hold it, or with -1
// no longer.
func (s *state) fix(c latin.Cell, d latin.Domain, by int16) {
	x, one := d.Only()
	if !one {
		return
	}
	for _, a := range s.of[c] {
		s.fixed[a*s.labels+int(x)] += by
	}
	if by > 0 {
		s.singles = append(s.singles, c)
	}
}

// notice looks at a label that has n places in an asterism.
func (s *state) notice(i int, n int16) {
	switch lo := s.lo[i]; {
	case n < lo:
		s.fail(s.cellsOf(i / s.labels))
	case n == lo && lo > 0:
		s.tight = append(s.tight, i)
	}
}

func (s *state) cellsOf(a int) []latin.Cell { return s.puzzle.Board.Asterisms()[a].Cells }

func (s *state) wake(i int) {
	if !s.awake[i] {
		s.awake[i] = true
		s.woken = append(s.woken, i)
	}
}

func (s *state) fail(cells []latin.Cell) {
	if !s.dead {
		s.dead, s.blame = true, cells
	}
}

// calm empties the queues.
func (s *state) calm() {
	s.singles, s.tight = s.singles[:0], s.tight[:0]
	for _, i := range s.woken {
		s.awake[i] = false
	}
	s.woken, s.head, s.dead, s.blame = s.woken[:0], 0, false, nil
}
