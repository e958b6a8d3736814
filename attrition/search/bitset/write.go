package bitset

import "latin"

// write puts the labels of a partial board into their places; false when two
// exclude each other at once.
func (s *search) write(at state, pb latin.PB) bool {
	s.sort(pb)
	open := s.clues[0]
	*at.frame = frame{fixed: andNot(s.all, open)}
	possible := true
	copy(at.stocks, s.plan.stocks)
	for v := range at.planes {
		p, y := &at.planes[v], s.clues[v+1]
		*p = plane{set: or(open, y)}
		if s.lone>>v&1 != 0 {
			s.putAll(p, y)
			if w := s.ways; w != nil {
				alive := at.alive[v*w.words : (v+1)*w.words]
				for i := range alive {
					alive[i] = ^uint64(0)
				}
				alive[w.words-1] >>= -len(w.list) & 63
				for ; !y.empty(); y = y.rest() {
					for i := range alive {
						alive[i] &= w.through[y.first()][i]
					}
				}
			}
			possible = possible && andNot(s.clues[v+1], p.set).empty()
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
