package bitset

import "latin"

// write puts the labels of a partial board into their places; false when two
// exclude each other at once.
func (s *search) write(at *state, pb latin.PB) bool {
	s.sort(pb)
	open := s.clues[0]
	at.fixed, at.pend, at.few = andNot(s.all, open), 0, 0
	copy(at.stocks, s.stocks)
	possible := true
	for v := range at.planes {
		p, y := &at.planes[v], s.clues[v+1]
		*p = plane{set: or(open, y), held: y}
		if s.lone>>(v&63)&1 != 0 {
			s.putAll(p, y)
			possible = possible && andNot(y, p.set).empty()
			s.ways.begin(s.ways.of(at, v), y)
		}
	}
	return possible
}

// sort gathers the places of blank cells and, after them, of each label. It
// does not ask which cells are blank, as no processor could foresee the answer.
func (s *search) sort(pb latin.PB) {
	to := s.clues
	clear(to)
	y := uint64(1)
	for _, x := range pb[:s.half] {
		to[x+1].a |= y
		y <<= 1
	}
	y = 1
	for _, x := range pb[s.half:] {
		to[x+1].b |= y
		y <<= 1
	}
}
