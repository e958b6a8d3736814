package bands

import (
	"math/bits"
	"slices"
)

// A group is an extra asterism of nine cells, which holds every label. Those of
// them that may hold a label are an index of the table, which has the cells of the
// board that do not see all of these: none if there are none. So a label with
// one cell left takes it, and one that is confined to a row, a column, a box or
// another group leaves the rest of that.
//
//	+-------+-------+-------+
//	| x . . | x . . |       |    The label can be in two cells of
//	| . a . | . . . |       |    the diagonal, a and b. It leaves
//	| . . . | . . . |       |    what sees both: x.
//	+-------+-------+-------+
//	|       | b . . |       |
type group struct {
	gathering
	keep [1 << labels]cells
	// pairs are of two cells that share no row, column or box: the place of one, and of the
	// other from bit 8 on. Elsewhere they are 0.
	pairs [1 << labels]uint16
}

// newGroup makes the table of nine cells; sees tells by place what sees it. It
// gives nil where no factors are found.
func newGroup(places []int, sees *[128]cells) *group {
	factors, found := findGathering(places)
	if !found {
		return nil
	}
	g := &group{gathering: factors}
	for i := range g.keep {
		some, seen := subset(places, i), cells{everyLo, everyHi}
		for c := some; !c.empty(); c = c.without(only(c.first())) {
			seen = seen.and(sees[c.first()])
		}
		at := g.index(some.lo, some.hi)
		g.keep[at] = cells{everyLo, everyHi}.without(seen)
		if bits.OnesCount(uint(i)) == 2 {
			g.pairs[at] = apart(some)
		}
	}
	return g
}

// apart is an entry of pairs, for two cells.
func apart(two cells) uint16 {
	one := two.first()
	other := two.without(only(one)).first()
	if givens[one].seen.has(other) {
		return 0
	}
	return uint16(one | other<<8)
}

// pair gives the two open cells that a plane has left in the group, if they share no row,
// column or box; otherwise twice the same.
func (g *group) pair(p *plane) (one, other int) {
	both := g.pairs[g.index(p.lo, p.hi)]
	return int(both & 127), int(both >> 8)
}

// A gathering brings nine cells of a plane together as an index of nine bits, by
// a multiplication for each word, of which the upper bits are taken:
//
//	index = (lo*byLo + hi*byHi) >> 55
type gathering struct {
	cells
	byLo, byHi uint64
}

func (g *gathering) index(lo uint64, hi uint32) uint64 {
	return ((lo&g.lo)*g.byLo + uint64(hi&g.hi)*g.byHi) >> (64 - labels)
}

// A gatherer looks for the factors. Each cell adds a number of its own to the
// index. If one of the nine is odd, one is twice an odd number, and so on to
// 256, all sums are different. So each cell gets another of the bits 0 to 8, and
// its factor has a one that comes there, and zeros below. What is above does not
// matter, which leaves room for the other cells of the word.
type gatherer struct {
	places []int
	taken  uint // bits of the index that cells have
	ones   [2]uint64
	zeros  [2]uint64
	tries  int
}

// maxGatherings are a millisecond. Of sets of nine cells drawn at random, all but
// one in some hundred need less than a third of it, and the mean is 0.04 ms. An
// extra without factors has no table; its known cells are spread nevertheless.
const maxGatherings = 10_000

// findGathering finds the factors for nine cells; false when it has given up. It
// begins with the last places, for which the fewest bits can be had.
func findGathering(places []int) (g gathering, found bool) {
	last := slices.Clone(places)
	slices.Sort(last)
	slices.Reverse(last)
	s := gatherer{places: last}
	found = s.find(0)
	return s.gathering(), found
}

func (s *gatherer) gathering() gathering {
	return gathering{cells: setOf(s.places), byLo: s.ones[0], byHi: s.ones[1]}
}

// find gives bits to the cells from number i on.
func (s *gatherer) find(i int) bool {
	if i == labels {
		return s.injective()
	}
	word, place := s.places[i]/64, s.places[i]%64
	ones, zeros := s.ones[word], s.zeros[word]
	for bit := labels - 1; bit >= 0 && s.tries < maxGatherings; bit-- {
		s.tries++
		// The bit of the factor that the cell brings to this bit of the index.
		from := 64 - labels - place + bit
		if s.taken>>bit&1 != 0 || from < 0 || from > 63 {
			continue
		}
		s.ones[word] = ones | 1<<from
		s.zeros[word] = zeros | (1<<from-1)&^(1<<max(from-bit, 0)-1)
		s.taken |= 1 << bit
		if s.ones[word]&s.zeros[word] == 0 && s.find(i+1) {
			return true
		}
		s.taken &^= 1 << bit
	}
	s.ones[word], s.zeros[word] = ones, zeros
	return false
}

// injective says whether no two sets have the same index: what is carried from
// below the index may spoil it.
func (s *gatherer) injective() bool {
	var sums [1 << labels]uint64 // the products of each set
	var used [1 << labels]bool
	for i := range sums {
		if i > 0 {
			place := s.places[bits.TrailingZeros(uint(i))]
			sums[i] = sums[i&(i-1)] + s.ones[place/64]<<(place%64)
		}
		at := &used[sums[i]>>(64-labels)]
		if *at {
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
