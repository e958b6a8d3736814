package bands

// A gathering brings nine cells of a plane together as an index of nine bits: a
// multiplication for each word, of which the upper bits are taken.
//
//	index = (lo * byLo + hi * byHi) >> 55
//
// What a cell adds to the index is a number of its own. The indices of the 512
// sets are different if and only if one of the nine numbers is odd, one is twice
// an odd number, and so on to 256. So each cell gets another of the bits 0 to 8,
// which fixes some bits of its factor: one that is set, and below it zeros. What
// is above does not matter, and leaves room for the other cells.
type gathering struct {
	cells
	byLo, byHi uint64
}

func (g *gathering) index(lo uint64, hi uint32) uint64 {
	return ((lo&g.lo)*g.byLo + uint64(hi&g.hi)*g.byHi) >> (64 - labels)
}

// A gatherer looks for the factors.
type gatherer struct {
	places []int
	taken  uint // bits of the index that cells have
	factor [2]struct{ ones, zeros uint64 }
	tries  int
}

// maxTries of a gatherer are a tenth of a millisecond. Nearly all sets of nine
// cells need much less.
const maxGathering = 3000

// gather finds the factors for nine cells; false when it has given up.
func gather9(places []int) (g gathering, found bool) {
	s := gatherer{places: places}
	found = s.find(0)
	return s.gathering(), found
}

func (s *gatherer) gathering() gathering {
	return gathering{subset(s.places, -1), s.factor[0].ones, s.factor[1].ones}
}

// find gives bits to the cells from number i on.
func (s *gatherer) find(i int) bool {
	if i == len(s.places) {
		return s.injective()
	}
	f, at := &s.factor[s.places[i]/64], s.places[i]%64
	before := *f
	for bit := labels - 1; bit >= 0; bit-- {
		// Multiplied by the cell, bit number from of the factor comes to bit 0 of the index.
		from := 64 - labels - at
		if s.taken>>bit&1 != 0 || from+bit < 0 || from+bit > 63 {
			continue
		}
		if s.tries++; s.tries > maxGathering {
			return false
		}
		f.ones |= 1 << (from + bit)
		f.zeros |= (1<<(max(from, 0)+bit) - 1) &^ (1<<max(from, 0) - 1) & (1<<(from+bit) - 1)
		s.taken |= 1 << bit
		if f.ones&f.zeros == 0 && s.find(i+1) {
			return true
		}
		s.taken &^= 1 << bit
		*f = before
	}
	return false
}

// injective says whether no two sets have the same index: what is carried from
// below the index may spoil it.
func (s *gatherer) injective() bool {
	g := s.gathering()
	var used [1 << labels]bool
	for i := range used {
		c := subset(s.places, i)
		at := &used[g.index(c.lo, c.hi)]
		if *at {
			s.tries += i
			return false
		}
		*at = true
	}
	return true
}

// subset are the places whose bits are set in i.
func subset(places []int, i int) (c cells) {
	for k, at := range places {
		if i>>k&1 != 0 {
			c.add(at)
		}
	}
	return c
}
