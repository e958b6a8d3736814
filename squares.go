package latin

import "math/bits"

// squareSet is a set of squares of two halves, at most 81 of them, by their left
// halves: square s is bit 2s. So it is a set of cells, too, and moved by one bit that of
// the right halves.
type squareSet [3]uint64

func (t *squareSet) add(s int) { t[s>>5] |= 1 << (2 * (s & 31)) }

func (t squareSet) has(s int) bool { return t[s>>5]>>(2*(s&31))&1 != 0 }

func (t squareSet) empty() bool { return t[0]|t[1]|t[2] == 0 }

func (t squareSet) len() int {
	return bits.OnesCount64(t[0]) + bits.OnesCount64(t[1]) + bits.OnesCount64(t[2])
}

func (t squareSet) and(u squareSet) squareSet {
	return squareSet{t[0] & u[0], t[1] & u[1], t[2] & u[2]}
}

func (t squareSet) or(u squareSet) squareSet {
	return squareSet{t[0] | u[0], t[1] | u[1], t[2] | u[2]}
}

func (t squareSet) minus(u squareSet) squareSet {
	return squareSet{t[0] &^ u[0], t[1] &^ u[1], t[2] &^ u[2]}
}

// all visits the squares, ascending.
func (t squareSet) all(visit func(int) bool) {
	for w, squares := range t {
		for ; squares != 0; squares &= squares - 1 {
			if !visit(squareAt(w, squares)) {
				return
			}
		}
	}
}

// squareAt is the first square of word w of a set.
func squareAt(w int, word uint64) int { return w<<5 + bits.TrailingZeros64(word)>>1 }

// squaresOf are the squares whose half is in a set of cells.
func squaresOf(cells []uint64, half int) (t squareSet) {
	const left = 0x5555555555555555
	for w, word := range cells {
		t[w] = word >> half & left
	}
	return t
}

// squareLines lists for each square of order n the others of its lines.
func squareLines(n int, diagonal bool) []squareSet {
	lines := make([]squareSet, n*n)
	for s := range lines {
		r, c := s/n, s%n
		for t := range lines {
			q, d := t/n, t%n
			both := diagonal && (r == c && q == d || r+c == n-1 && q+d == n-1)
			if s != t && (r == q || c == d || both) {
				lines[s].add(t)
			}
		}
	}
	return lines
}
