package walk

// level compares how often the two sides of a balance hold a label: as often
// as each other. i is the tally of the left side.
func (s *state) level(i int32) {
	j := i + int32(s.labels)
	l, r := s.tally[i], s.tally[j]
	lo, hi := max(l.fixed, r.fixed), min(l.places, r.places)
	s.blame = i / int32(s.labels)
	if lo > hi {
		s.dead = true
		return
	}
	s.bound(i, lo, hi)
	s.bound(j, lo, hi)
}

// bound narrows how often a group holds a label.
func (s *state) bound(i int32, lo, hi int16) {
	g, label := i/int32(s.labels), uint64(1)<<(i%int32(s.labels))
	t := s.tally[i]
	switch {
	case t.places == lo && t.fixed < lo:
		s.grant(g, label)
	case t.fixed == hi && t.places > hi:
		s.clear(g, label)
	}
}
