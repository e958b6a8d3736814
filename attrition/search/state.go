package search

import "math/bits"

// A change is one entry of the trail.
type change struct {
	cell    int32
	told    bool   // the cell's groups were told its label, nothing was removed
	removed uint64 // labels taken from the cell
}

// A state is the domains and all that is counted from them.
type state struct {
	*plan
	dom   []uint64
	tally []tally
	// open lists the cells not yet told to their groups in open[:opens]; the
	// others follow in the order in which they were told, so that undo only
	// has to move the border.
	open  []int32
	where []int32 // of a cell in open
	opens int
	trail []change

	singles []int32 // cells with one label that their groups do not know of yet
	tight   []int32 // tallies with no place to spare
	scarce  []int32 // tallies with few free places left, to look for locked labels
	queued  []bool  // whether a tally is in scarce
	dead    bool
	blame   int32 // the group in which the contradiction showed
}

func newState(pl *plan) *state {
	s := &state{
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

// reset goes back to the origin.
func (s *state) reset(o *origin) {
	copy(s.tally, o.tally)
	copy(s.dom, o.dom)
	copy(s.open, o.open)
	copy(s.where, o.where)
	s.opens = o.opens
	s.trail = s.trail[:0]
	s.calm()
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

// undo goes back to when the trail was that long.
func (s *state) undo(mark int) {
	for i := len(s.trail) - 1; i >= mark; i-- {
		ch := s.trail[i]
		if ch.told {
			s.untell(ch.cell)
			continue
		}
		s.dom[ch.cell] |= ch.removed
		for _, g := range s.groupsOf(ch.cell) {
			row := s.tally[int(g)*s.labels:][:s.labels]
			for m := ch.removed; m != 0; m &= m - 1 {
				row[bits.TrailingZeros64(m)].places++
			}
		}
	}
	s.trail = s.trail[:mark]
	s.calm()
}

func (s *state) untell(c int32) {
	x := bits.TrailingZeros64(s.dom[c])
	for _, g := range s.groupsOf(c) {
		s.tally[int(g)*s.labels+x].fixed--
	}
	s.opens++
}

// close moves a cell behind the border of the open ones.
func (s *state) close(c int32) {
	s.opens--
	i, last := s.where[c], s.open[s.opens]
	s.open[i], s.where[last] = last, i
	s.open[s.opens], s.where[c] = c, int32(s.opens)
}
