package knight

import (
	"math/bits"
	"math/rand/v2"
)

// A windowSearch covers the cells of a window with circuits: it goes from the cell
// with the fewest moves left along a path, closes it to a circuit when its length
// may be, and begins the next, all in random order.
type windowSearch struct {
	near              *[windowCells]uint64
	wrong             []int // by length, how far it is from one that is allowed
	shortest, longest int   // that are allowed
	rng               *rand.Rand

	least, most int // circuits
	slack       int // how wrong they may still be together
	left        int // moves until it is given up

	path  []int8   // all circuits so far, one after the other
	found [][]int8 // the same, each
}

// cover covers so many cells; false when it cannot, or gives up.
func (s *windowSearch) cover(cells int) bool {
	s.path, s.found = s.path[:0], s.found[:0]
	return s.next(^uint64(0) >> (windowCells - cells))
}

// next begins a circuit among the free cells.
func (s *windowSearch) next(free uint64) bool {
	n := len(s.found)
	if free == 0 {
		return n >= s.least && n <= s.most
	}
	if cells := bits.OnesCount64(free); s.slack == 0 && (n+cells/s.shortest < s.least || n+(cells+s.longest-1)/s.longest > s.most) {
		return false
	}
	first := s.tightest(free)
	if first < 0 {
		return false
	}
	base := len(s.path)
	s.path = append(s.path, int8(first))
	if s.walk(free&^(1<<first), base) {
		return true
	}
	s.path = s.path[:base]
	return false
}

// tightest is a cell with the fewest moves left, -1 when one has too few for a
// circuit.
func (s *windowSearch) tightest(free uint64) int {
	best, fewest := -1, windowCells
	turn := s.rng.IntN(windowCells)
	for rest := bits.RotateLeft64(free, -turn); rest != 0; rest &= rest - 1 {
		i := (bits.TrailingZeros64(rest) + turn) % windowCells
		if n := bits.OnesCount64(s.near[i] & free); n < fewest {
			if n < 2 {
				return -1
			}
			best, fewest = i, n
		}
	}
	return best
}

// walk closes the path from base on to a circuit, or goes on with it. Of the two
// directions of a circuit it looks at one.
func (s *windowSearch) walk(free uint64, base int) bool {
	if s.left <= 0 {
		return false
	}
	s.left--
	n, end := len(s.path)-base, s.path[len(s.path)-1]
	if n >= 4 && s.near[end]>>s.path[base]&1 != 0 && end > s.path[base+1] && s.close(free, base) {
		return true
	}
	if n >= s.longest+s.slack {
		return false
	}
	turn := s.rng.IntN(windowCells)
	for rest := bits.RotateLeft64(s.near[end]&free, -turn); rest != 0; rest &= rest - 1 {
		i := (bits.TrailingZeros64(rest) + turn) % windowCells
		s.path = append(s.path[:base+n], int8(i))
		if s.walk(free&^(1<<i), base) {
			return true
		}
	}
	return false
}

// close makes the path from base on a circuit, if it may be so long, and goes on
// with the next.
func (s *windowSearch) close(free uint64, base int) bool {
	end := len(s.path)
	wrong := s.wrong[end-base]
	if wrong > s.slack {
		return false
	}
	s.slack -= wrong
	s.found = append(s.found, s.path[base:end:end])
	if s.next(free) {
		return true
	}
	s.found = s.found[:len(s.found)-1]
	s.slack += wrong
	return false
}
