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

	longest int // squares in a line with one, at most
}

// squareSet is a set of squares, at most 81 of them.
type squareSet [2]uint64

func (s *squareSet) add(i int)                  { s[i>>6] |= 1 << (i & 63) }
func (s squareSet) has(i int) bool              { return s[i>>6]>>(i&63)&1 != 0 }
func (s squareSet) len() int                    { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }
func (s squareSet) and(t squareSet) squareSet   { return squareSet{s[0] & t[0], s[1] & t[1]} }
func (s squareSet) minus(t squareSet) squareSet { return squareSet{s[0] &^ t[0], s[1] &^ t[1]} }

// all visits the squares, ascending.
func (s squareSet) all(visit func(int) bool) {
	for w, squares := range s {
		for ; squares != 0; squares &= squares - 1 {
			if !visit(w<<6 + bits.TrailingZeros64(squares)) {
				return
			}
		}
	}
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

// pairsOnce are the conditions of all pairs: label i on the left with label n+j
// on the right.
func pairsOnce(n int, lines []squareSet, l *Labels) []Condition {
	lattice := &squareLattice{order: n, lines: lines}
	for _, line := range lines {
		lattice.longest = max(lattice.longest, line.len())
	}
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
	v := k.view(d)
	squares := v.known[0].and(v.known[1])
	if v.held == 0 {
		squares = v.places
	}
	var cells []Cell
	for s := range squares.all {
		cells = append(cells, Cell(2*s))
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

// About implements [Focused].
func (k *pairOnce) About() Domain { return Just(k.labels[0]) | Just(k.labels[1]) }

// Cells implements [Condition].
func (k *pairOnce) Cells() []Cell { return k.cells }

// pairView is what the domains say of a pair.
type pairView struct {
	may    [2]squareSet // squares whose half may hold its label
	known  [2]squareSet // those of them whose half holds it
	places squareSet    // of the pair
	held   int          // squares that hold the pair
}

// view reads the domains once: exact search and proofs ask for all pairs again and again.
func (k *pairOnce) view(d Domains) (v pairView) {
	left, right := Just(k.labels[0]), Just(k.labels[1])
	for s := range k.lines {
		w, bit := s>>6, uint64(1)<<(s&63)
		if l := d[2*s]; l&left != 0 {
			v.may[0][w] |= bit
			if l == left {
				v.known[0][w] |= bit
			}
		}
		if r := d[2*s+1]; r&right != 0 {
			v.may[1][w] |= bit
			if r == right {
				v.known[1][w] |= bit
			}
		}
	}
	v.held = v.known[0].and(v.known[1]).len()
	v.places = v.may[0].and(v.may[1])
	for _, known := range v.known {
		for s := range known.all {
			v.places = v.places.minus(k.lines[s])
		}
	}
	return v
}

// Refutes implements [Condition].
func (k *pairOnce) Refutes(d Domains) bool {
	v := k.view(d)
	return v.refuted()
}

func (v *pairView) refuted() bool { return v.held > 1 || v.places == squareSet{} }

// Narrow implements [Condition].
func (k *pairOnce) Narrow(d Domains, drop func(Cell, Label)) bool {
	v := k.view(d)
	if v.refuted() {
		return false
	}
	for half, x := range k.labels {
		var again squareSet // the pair a second time
		if v.held > 0 {
			again = v.may[half].and(v.known[1-half]).minus(v.known[half])
		}
		for s := range again.all {
			drop(Cell(2*s+half), x)
		}
		if v.places.len() > k.longest {
			continue
		}
		for s := range v.may[half].minus(again).all {
			if v.places.minus(k.lines[s]) == (squareSet{}) {
				drop(Cell(2*s+half), x) // the line has its only square with x here, and the pair is elsewhere
			}
		}
	}
	if v.places.len() == 1 {
		k.put(v.places, d, drop)
	}
	return true
}

// put leaves the only place nothing but the pair.
func (k *pairOnce) put(places squareSet, d Domains, drop func(Cell, Label)) {
	for s := range places.all {
		for half, x := range k.labels {
			for y := range (d[2*s+half] &^ Just(x)).Labels() {
				drop(Cell(2*s+half), y)
			}
		}
	}
}
