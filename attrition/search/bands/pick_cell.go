package bands

import "math/bits"

// pickCell chooses a cell with two labels and the first of these, as both branches then
// place a label: extra asterisms cut across triads, so that a label in a cell says more
// there than a label in a triad does. False when there is no such cell. The cell is the
// one most amid open cells; those with two labels would be known next.
func (x *extras) pickCell(s *state, c *choices) bool {
	two := s.twos()
	best, place := -1, 0
	for rest := two.lo; rest != 0; rest &= rest - 1 {
		at := bits.TrailingZeros64(rest) & 63
		if n := x.amid(at, &two, &s.open); n > best {
			best, place = n, at
		}
	}
	for rest := two.hi; rest != 0; rest &= rest - 1 {
		at := 64 + bits.TrailingZeros32(rest)&31
		if n := x.amid(at, &two, &s.open); n > best {
			best, place = n, at
		}
	}
	if best < 0 {
		return false
	}
	c.n = 1
	c.list[0] = choice{label: s.firstIn(only(place)), triad: single + uint8(place)}
	return true
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
