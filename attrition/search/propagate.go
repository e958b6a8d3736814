package search

import "math/bits"

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
	if d&(d-1) == 0 {
		if d == 0 {
			s.dead = true
		}
		s.singles = append(s.singles, c)
	}
	for _, g := range s.groupsOf(c) {
		s.uncount(g, labels)
	}
}

// uncount notes that one cell of the group lost the labels.
func (s *state) uncount(g int32, labels uint64) {
	base := int(g) * s.labels
	row := s.tally[base:][:s.labels]
	if g >= s.asterisms {
		for m := labels; m != 0; m &= m - 1 {
			s.watch(int(s.left(g))*s.labels + bits.TrailingZeros64(m))
		}
	}
	for ; labels != 0; labels &= labels - 1 {
		x := bits.TrailingZeros64(labels)
		t := &row[x]
		t.places--
		if t.places <= t.lo {
			if t.places < t.lo {
				s.dead, s.blame = true, g
			}
			if t.fixed < t.lo {
				s.tight = append(s.tight, int32(base+x))
			}
		} else if t.places-t.fixed <= 3 && t.fixed < t.lo {
			s.watch(base + x)
		}
	}
}

func (s *state) watch(i int) {
	if !s.queued[i] {
		s.queued[i] = true
		s.scarce = append(s.scarce, int32(i))
	}
}

// propagate draws all conclusions; false when there is a contradiction or the
// budget is used up.
func (s *state) propagate(b *budget) bool {
	for !s.dead {
		switch {
		case len(s.singles) > 0:
			c := s.singles[len(s.singles)-1]
			s.singles = s.singles[:len(s.singles)-1]
			s.tell(c)
		case len(s.tight) > 0:
			i := s.tight[len(s.tight)-1]
			s.tight = s.tight[:len(s.tight)-1]
			s.fill(i)
		case len(s.scarce) > 0:
			i := s.scarce[len(s.scarce)-1]
			s.scarce = s.scarce[:len(s.scarce)-1]
			s.queued[i] = false
			if i < s.asterisms*int32(s.labels) {
				s.lock(i)
			} else {
				s.level(i)
			}
		default:
			return true
		}
		if !b.spend(8) {
			return false
		}
	}
	return false
}

// tell informs the groups of a cell of its label.
func (s *state) tell(c int32) {
	s.trail = append(s.trail, change{cell: c, told: true})
	s.close(c)
	label := s.dom[c]
	x := bits.TrailingZeros64(label)
	groups := s.groupsOf(c)
	for _, g := range groups {
		t := &s.tally[int(g)*s.labels+x]
		if t.fixed++; t.fixed > t.hi {
			s.dead, s.blame = true, g
		}
	}
	if s.dead {
		return
	}
	for _, g := range groups {
		i := int(g)*s.labels + x
		t := &s.tally[i]
		switch {
		case g >= s.asterisms:
			s.watch(int(s.left(g))*s.labels + x)
		case t.fixed == t.hi && t.places > t.hi:
			s.blame = g
			s.clear(g, label)
		case t.fixed < t.lo && t.places-t.fixed <= 3:
			s.watch(i)
		}
	}
}

// clear takes a label from the cells of a group that may hold it without having to.
func (s *state) clear(g int32, label uint64) {
	for _, c := range s.cellsOf(g) {
		if d := s.dom[c]; d&label != 0 && d != label {
			s.remove(c, label)
		}
	}
}

// fill gives a label to all its places in a group, since it needs them all.
func (s *state) fill(i int32) {
	g, x := i/int32(s.labels), i%int32(s.labels)
	t := &s.tally[i]
	if t.fixed == t.lo {
		return
	}
	s.blame = g
	s.grant(g, 1<<x)
}

// grant gives a label to all cells of a group that may hold it.
func (s *state) grant(g int32, label uint64) {
	for _, c := range s.cellsOf(g) {
		if d := s.dom[c]; d&label != 0 && d != label {
			s.remove(c, d&^label)
		}
	}
}
