package walk

import "math/bits"

// A state is the domains, all that is counted from them, and the trail by
// which they go back.
type state struct {
	*plan
	dom   []uint64
	tally []tally // of label x in group g at g*labels + x
	// open lists the cells that have not told their label to their groups,
	// in open[:opens]; the others follow in the order in which they told, so
	// that undo only has to move the border.
	open  []int32
	where []int32 // of each cell in open
	opens int
	trail []change

	singles []int32 // cells with one label that have not told it yet
	tight   []int32 // tallies that need all their places
	scarce  []int32 // tallies with few free places, and balances to level
	queued  []bool  // whether a tally is in scarce

	dead  bool
	blame int32 // the group whose consequences are drawn, or where it failed
	work  int   // since the budget was last charged
}

// A change is one entry of the trail.
type change struct {
	cell    int32
	told    bool   // the cell told its label, nothing was removed
	removed uint64 // labels taken from the cell
}

func newState(pl *plan) state {
	s := state{
		plan:   pl,
		dom:    make([]uint64, pl.cells),
		tally:  make([]tally, len(pl.blank)),
		open:   make([]int32, pl.cells),
		where:  make([]int32, pl.cells),
		queued: make([]bool, len(pl.blank)),
		opens:  pl.cells,
	}
	copy(s.tally, pl.blank)
	for c := range s.dom {
		s.dom[c] = pl.all
		s.open[c], s.where[c] = int32(c), int32(c)
	}
	return s
}

// undo goes back to when the trail was that long.
func (s *state) undo(mark int) {
	for i := len(s.trail) - 1; i >= mark; i-- {
		ch := s.trail[i]
		if ch.told {
			s.untell(ch.cell)
			continue
		}
		s.dom[ch.cell] |= ch.removed
		for _, row := range s.rowsOf(ch.cell) {
			for m := ch.removed; m != 0; m &= m - 1 {
				s.tally[row+int32(bits.TrailingZeros64(m))].places++
			}
		}
	}
	s.work += len(s.trail) - mark
	s.trail = s.trail[:mark]
	s.calm()
}

func (s *state) untell(c int32) {
	x := int32(bits.TrailingZeros64(s.dom[c]))
	for _, row := range s.rowsOf(c) {
		s.tally[row+x].fixed--
	}
	s.opens++
}

// shut moves a cell behind the border of the open ones.
func (s *state) shut(c int32) {
	s.opens--
	i, last := s.where[c], s.open[s.opens]
	s.open[i], s.where[last] = last, i
	s.open[s.opens], s.where[c] = c, int32(s.opens)
}

// calm empties the queues.
func (s *state) calm() {
	s.singles, s.tight = s.singles[:0], s.tight[:0]
	for _, i := range s.scarce {
		s.queued[i] = false
	}
	s.scarce = s.scarce[:0]
	s.dead = false
}
