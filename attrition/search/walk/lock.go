package walk

import "slices"

// maxLocked is the number of free places up to which a label is looked at for
// being locked.
const maxLocked = 3

// lock looks at a label that has few free places left in a group g and still
// needs some of them. If all of them lie in another group h too, h gets what g
// needs; if h may hold no more than that, the label leaves the other cells of h.
//
//	g: box    . . .      the label needs one of a, b in the box, both in the
//	          a b .      row h: it leaves the row's other cells
//	          . . .
func (s *state) lock(i int32) {
	t := &s.tally[i]
	need, free := t.lo-t.fixed, t.places-t.fixed
	if need <= 0 || free > maxLocked || need == free {
		return
	}
	g, x := i/int32(s.labels), i%int32(s.labels)
	var room [maxLocked]int32
	at := s.freePlaces(g, 1<<x, room[:0])
	for _, h := range s.groupsOf(at[0]) {
		u := &s.tally[h*int32(s.labels)+x]
		if h != g && u.hi-u.fixed == need && u.places-u.fixed > free && s.inAll(h, at[1:]) {
			s.blame = g
			s.clearBut(h, 1<<x, at)
		}
	}
}

// freePlaces appends the cells of a group that may hold the label without having to.
func (s *state) freePlaces(g int32, label uint64, at []int32) []int32 {
	cells := s.cellsOf(g)
	s.work += len(cells)
	for _, c := range cells {
		if d := s.dom[c]; d&label != 0 && d != label {
			at = append(at, c)
		}
	}
	return at
}

// inAll says whether all the cells lie in the group.
func (s *state) inAll(g int32, cells []int32) bool {
	for _, c := range cells {
		if !slices.Contains(s.groupsOf(c), g) {
			return false
		}
	}
	return true
}

// clearBut takes the label from the free places of a group, but not from those at.
func (s *state) clearBut(g int32, label uint64, at []int32) {
	cells := s.cellsOf(g)
	s.work += len(cells)
	for _, c := range cells {
		if d := s.dom[c]; d&label != 0 && d != label && !slices.Contains(at, c) {
			s.remove(c, label)
		}
	}
}
