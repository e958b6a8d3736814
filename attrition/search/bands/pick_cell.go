package bands

import "math/bits"

// pickCell chooses a label and a cell, so that both branches place a label: a label that has two
// cells left in a group, else the first label of a cell with two. Extra asterisms cut across
// triads, so that a label in a cell says more there than a label in a triad does. False when there is
// no such choice. What counts is how much the cells are amid open ones, both together; those with
// two labels would be known next.
func (x *extras) pickCell(s *state, c *choices) bool {
	two := s.twos()
	label, place, found := x.pickPair(s, &two)
	if !found {
		if place, found = x.mostAmid(&two, &s.open); !found {
			return false
		}
		label = s.firstIn(only(place))
	}
	c.n = 1
	c.list[0] = choice{label: label, triad: single + uint8(place)}
	return true
}

// pickPair looks for labels with two cells in a group, and gives that of the cells that are most amid
// open ones, and one of these.
func (x *extras) pickPair(s *state, two *cells) (label uint8, place int, found bool) {
	most := -1
	for d := range s.planes {
		for i := range x.groups {
			one, other := x.groups[i].pair(&s.planes[d])
			if one == other {
				continue
			}
			if n := x.amid(one, two, &s.open) + x.amid(other, two, &s.open); n > most {
				most, label, place = n, uint8(d), one
			}
		}
	}
	return label, place, most >= 0
}

// mostAmid is the cell with two labels that is most amid open cells, if there is one.
func (x *extras) mostAmid(two, open *cells) (place int, found bool) {
	most := -1
	for rest := two.lo; rest != 0; rest &= rest - 1 {
		at := bits.TrailingZeros64(rest) & 63
		if n := x.amid(at, two, open); n > most {
			most, place = n, at
		}
	}
	for rest := two.hi; rest != 0; rest &= rest - 1 {
		at := 64 + bits.TrailingZeros32(rest)&31
		if n := x.amid(at, two, open); n > most {
			most, place = n, at
		}
	}
	return place, most >= 0
}

// amid counts the open cells seen from a place, those with two labels three times.
func (x *extras) amid(at int, two, open *cells) int {
	seen := &x.sees[at&127]
	return 2*two.common(seen) + open.common(seen)
}

// firstIn is the first label that one of the cells may hold.
func (s *state) firstIn(c cells) uint8 {
	return uint8(bits.TrailingZeros(s.holding(c.lo, c.hi)))
}

// common is how many cells are in both sets.
func (c *cells) common(d *cells) int {
	return bits.OnesCount64(c.lo&d.lo) + bits.OnesCount32(c.hi&d.hi)
}

// twos are the cells with two labels.
func (s *state) twos() cells {
	var lo1, lo2, lo3 uint64
	var hi1, hi2, hi3 uint32
	for d := range s.planes {
		lo, hi := s.planes[d].lo, s.planes[d].hi
		lo3 |= lo2 & lo
		hi3 |= hi2 & hi
		lo2 |= lo1 & lo
		hi2 |= hi1 & hi
		lo1 |= lo
		hi1 |= hi
	}
	return cells{lo2 &^ lo3, hi2 &^ hi3}
}
