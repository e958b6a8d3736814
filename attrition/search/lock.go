package search

// maxLocked is the number of free places up to which a label is looked at for
// being locked.
const maxLocked = 3

// lock looks at a label that has few free places left in a group g and still
// needs some. If all of these places lie in another group too, that one gets
// what g needs; if it may hold no more, the label leaves its other cells.
func (s *state) lock(i int32) {
	t := &s.tally[i]
	need, free := t.lo-t.fixed, t.places-t.fixed
	if need <= 0 || free > maxLocked {
		return
	}
	g, x := i/int32(s.labels), i%int32(s.labels)
	label := uint64(1) << x
	var at [maxLocked]int32
	n := 0
	for _, c := range s.cellsOf(g) {
		if d := s.dom[c]; d&label != 0 && d != label && n < maxLocked {
			at[n] = c
			n++
		}
	}
	if n < 2 {
		return
	}
	for _, h := range s.groupsOf(at[0]) {
		if h == g {
			continue
		}
		u := &s.tally[int(h)*s.labels+int(x)]
		if u.places-u.fixed <= free || u.hi-u.fixed != need {
			continue
		}
		if s.inAll(h, at[1:n]) {
			s.blame = g
			s.clearBut(h, label, at[:n])
		}
	}
}

func (s *state) inAll(g int32, cells []int32) bool {
	for _, c := range cells {
		in := false
		for _, h := range s.groupsOf(c) {
			in = in || h == g
		}
		if !in {
			return false
		}
	}
	return true
}

// clearBut takes the label from the free cells of a group, some cells excepted.
func (s *state) clearBut(g int32, label uint64, but []int32) {
next:
	for _, c := range s.cellsOf(g) {
		if d := s.dom[c]; d&label == 0 || d == label {
			continue
		}
		for _, k := range but {
			if k == c {
				continue next
			}
		}
		s.remove(c, label)
	}
}
