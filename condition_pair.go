package latin

import (
	"fmt"
	"math/bits"
)

// pairOnce is a condition of orthogonality: one square of two halves holds this
// pair of labels.
//
// A square is a place for the pair while its halves may hold the two labels, and
// no other square of its lines is known to hold one of them. So it is refuted
// when there is no place left, or two squares hold the pair; and a label leaves a
// half when the pair had no place with it: the label's line would have its one
// square with it elsewhere than the pair.
type pairOnce struct {
	name   string
	labels [2]Label // of the left and the right half
	*squareLattice
}

// squareLattice is what the pairs of a board have in common.
type squareLattice struct {
	order int
	cells []Cell
	lines []squareSet // by square: those in a line with it, itself left out
}

// squareSet is a set of squares, at most 81 of them.
type squareSet [2]uint64

func (s *squareSet) add(i int)     { s[i>>6] |= 1 << (i & 63) }
func (s squareSet) has(i int) bool { return s[i>>6]>>(i&63)&1 != 0 }
func (s squareSet) len() int       { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }
func (s squareSet) meets(t squareSet) bool {
	return s[0]&t[0]|s[1]&t[1] != 0
}
func (s squareSet) minus(t squareSet) squareSet { return squareSet{s[0] &^ t[0], s[1] &^ t[1]} }

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

// pairsOnce are the conditions of all pairs: label i on the left with label n+j
// on the right.
func pairsOnce(n int, lines []squareSet, l *Labels) []Condition {
	lattice := &squareLattice{order: n, lines: lines}
	for c := range 2 * n * n {
		lattice.cells = append(lattice.cells, Cell(c))
	}
	var list []Condition
	for i := range n {
		for j := range n {
			a, b := Label(i), Label(n+j)
			list = append(list, &pairOnce{name: l.Text(a) + l.Text(b), labels: [2]Label{a, b}, squareLattice: lattice})
		}
	}
	return list
}

// String implements [Condition].
func (k *pairOnce) String() string { return "the pair " + k.name + " occurs once" }

// Depth implements [Condition].
func (k *pairOnce) Depth() int { return 0 }

// Focus implements [Condition]: the left halves of the squares that hold the pair,
// or when none does of those that have room for it.
func (k *pairOnce) Focus(d Domains) []Cell {
	places, held := k.places(d)
	var cells []Cell
	for s := range k.lines {
		if held == 0 && places.has(s) || d[2*s] == Just(k.labels[0]) && d[2*s+1] == Just(k.labels[1]) {
			cells = append(cells, Cell(2*s))
		}
	}
	return cells
}

// Explain implements [Condition].
func (k *pairOnce) Explain(focus []Cell) string {
	var squares []string
	for _, c := range focus {
		squares = append(squares, squareName(int(c)/2/k.order, int(c)/2%k.order))
	}
	return fmt.Sprintf("the pair %s occurs once, and can only be in %s", k.name, inWords(squares))
}

// Cells implements [Condition].
func (k *pairOnce) Cells() []Cell { return k.cells }

// places of the pair, and how many squares hold it.
func (k *pairOnce) places(d Domains) (places squareSet, held int) {
	var known [2]squareSet // squares that hold the label in that half
	for s := range k.lines {
		for half, x := range k.labels {
			if d[2*s+half] == Just(x) {
				known[half].add(s)
			}
		}
		if known[0].has(s) && known[1].has(s) {
			held++
		}
	}
	for s, line := range k.lines {
		if d[2*s].Has(k.labels[0]) && d[2*s+1].Has(k.labels[1]) && !line.meets(known[0]) && !line.meets(known[1]) {
			places.add(s)
		}
	}
	return places, held
}

// Refutes implements [Condition].
func (k *pairOnce) Refutes(d Domains) bool {
	places, held := k.places(d)
	return refutedPair(places, held)
}

func refutedPair(places squareSet, held int) bool { return held > 1 || places == squareSet{} }

// Narrow implements [Condition].
func (k *pairOnce) Narrow(d Domains, drop func(Cell, Label)) bool {
	places, held := k.places(d)
	if refutedPair(places, held) {
		return false
	}
	for s := range k.lines {
		for half, x := range k.labels {
			c := Cell(2*s + half)
			other, y := d[2*s+1-half], k.labels[1-half]
			switch {
			case !d[c].Has(x):
			case held > 0 && other == Just(y) && d[c] != Just(x):
				drop(c, x) // the pair a second time
			case places.minus(k.lines[s]) == squareSet{}:
				drop(c, x) // the line has its only square with x here, and the pair is elsewhere
			}
		}
	}
	if places.len() == 1 {
		k.put(places, d, drop)
	}
	return true
}

// put leaves the only place nothing but the pair.
func (k *pairOnce) put(places squareSet, d Domains, drop func(Cell, Label)) {
	s := bits.TrailingZeros64(places[0])
	if places[0] == 0 {
		s = 64 + bits.TrailingZeros64(places[1])
	}
	for half, x := range k.labels {
		for y := range (d[2*s+half] &^ Just(x)).Labels() {
			drop(Cell(2*s+half), y)
		}
	}
}
