package walk

import (
	"math/bits"

	"latin/attrition/search/engine"
)

// propagate draws all conclusions, the cheapest first; false when there is a
// contradiction or the budget is used up.
func (s *state) propagate(b *engine.Budget) bool {
	var i int32
	for !s.dead {
		switch {
		case len(s.singles) > 0:
			i, s.singles = pop(s.singles)
			s.tell(i)
		case len(s.tight) > 0:
			i, s.tight = pop(s.tight)
			s.fill(i)
		case len(s.scarce) > 0:
			i, s.scarce = pop(s.scarce)
			s.queued[i] = false
			if i < s.sides {
				s.lock(i)
			} else {
				s.level(i)
			}
		default:
			return true
		}
		s.work++
		if !b.Spend(s.work) {
			return false
		}
		s.work = 0
	}
	return false
}

func pop(queue []int32) (int32, []int32) {
	last := len(queue) - 1
	return queue[last], queue[:last]
}

// remove takes labels from a cell and counts that in its groups. All counts
// are brought up to date even if a contradiction shows, so that undo finds
// what it expects.
func (s *state) remove(c int32, labels uint64) {
	d := s.dom[c]
	labels &= d
	if labels == 0 {
		return
	}
	d &^= labels
	s.dom[c] = d
	s.trail = append(s.trail, change{cell: c, removed: labels})
	switch {
	case d == 0:
		s.dead = true
	case d&(d-1) == 0:
		s.singles = append(s.singles, c)
	}
	rows := s.rowsOf(c)
	s.work += len(rows)
	for ; labels != 0; labels &= labels - 1 {
		x := int32(bits.TrailingZeros64(labels))
		for _, row := range rows {
			t := &s.tally[row+x]
			if t.places--; t.places <= t.calm {
				s.notice(row + x)
			}
		}
	}
}

// notice queues what a loss of places may have as its consequence.
func (s *state) notice(i int32) {
	t := &s.tally[i]
	switch {
	case i >= s.sides:
		s.watch(s.left(i))
	case t.places < t.lo:
		s.dead, s.blame = true, i/int32(s.labels)
	case t.fixed >= t.lo:
	case t.places == t.lo:
		s.tight = append(s.tight, i)
	case t.places-t.fixed <= maxLocked:
		s.watch(i)
	}
}

func (s *state) watch(i int32) {
	if !s.queued[i] {
		s.queued[i] = true
		s.scarce = append(s.scarce, i)
	}
}

// tell informs the groups of a cell of its label.
func (s *state) tell(c int32) {
	s.trail = append(s.trail, change{cell: c, told: true})
	s.shut(c)
	label := s.dom[c]
	x := int32(bits.TrailingZeros64(label))
	rows := s.rowsOf(c)
	s.work += len(rows)
	for _, row := range rows {
		t := &s.tally[row+x]
		if t.fixed++; t.fixed > t.hi {
			s.dead, s.blame = true, row/int32(s.labels)
		}
	}
	for _, row := range rows {
		if s.dead {
			return
		}
		s.hear(row+x, label)
	}
}

// hear draws the conclusions of a group that was told a label.
func (s *state) hear(i int32, label uint64) {
	t := &s.tally[i]
	switch {
	case i >= s.sides:
		s.watch(s.left(i))
	case t.fixed == t.hi:
		if t.places > t.hi {
			s.blame = i / int32(s.labels)
			s.clear(s.blame, label)
		}
	case t.fixed < t.lo && t.places-t.fixed <= maxLocked:
		s.watch(i)
	}
}

// fill gives a label to all its places in a group, if that needs them all.
func (s *state) fill(i int32) {
	if t := &s.tally[i]; t.fixed < t.lo {
		s.blame = i / int32(s.labels)
		s.grant(s.blame, 1<<(i%int32(s.labels)))
	}
}

// grant gives a label to all cells of a group that may hold it.
func (s *state) grant(g int32, label uint64) {
	cells := s.cellsOf(g)
	s.work += len(cells)
	for _, c := range cells {
		if d := s.dom[c]; d&label != 0 && d != label {
			s.remove(c, d&^label)
		}
	}
}

// clear takes a label from the cells of a group that may hold it without having to.
func (s *state) clear(g int32, label uint64) {
	cells := s.cellsOf(g)
	s.work += len(cells)
	for _, c := range cells {
		if d := s.dom[c]; d&label != 0 && d != label {
			s.remove(c, label)
		}
	}
}
