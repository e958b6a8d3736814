package latin

import "fmt"

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
	v := k.view(d)
	squares := v.halves[0].known.and(v.halves[1].known)
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

// A labelView is what is known of where a label is, in its half of the squares.
type labelView struct {
	may   squareSet // squares whose half may hold it
	known squareSet // those of them whose half holds it
	free  squareSet // those of may in no line with one of known
}

// open finds the free squares.
func (v *labelView) open(lines []squareSet) {
	v.free = v.may
	for s := range v.known.all {
		v.free = v.free.minus(lines[s])
	}
}

// view reads the domains: what they say of the label in the half.
func (k *squareLattice) view(d Domains, half int, x Label) (v labelView) {
	just := Just(x)
	for s := range k.lines {
		switch l := d[2*s+half]; {
		case l == just:
			v.may.add(s)
			v.known.add(s)
		case l&just != 0:
			v.may.add(s)
		}
	}
	v.open(k.lines)
	return v
}

// A pairView is what is known of where a pair may be.
type pairView struct {
	halves [2]*labelView
	places squareSet // of the pair
	held   int       // squares that hold the pair
}

func (k *pairOnce) view(d Domains) pairView {
	left, right := k.squareLattice.view(d, 0, k.labels[0]), k.squareLattice.view(d, 1, k.labels[1])
	return pairOf(&left, &right)
}

func pairOf(left, right *labelView) pairView {
	return pairView{[2]*labelView{left, right}, left.free.and(right.free), left.known.and(right.known).len()}
}

// Refutes implements [Condition].
func (k *pairOnce) Refutes(d Domains) bool {
	v := k.view(d)
	return v.refuted()
}

func (v *pairView) refuted() bool { return v.held > 1 || v.places.empty() }

// Narrow implements [Condition].
func (k *pairOnce) Narrow(d Domains, drop func(Cell, Label)) bool {
	v := k.view(d)
	return k.narrow(&v, d, drop)
}

// NarrowBy implements [Focused].
func (k *pairOnce) NarrowBy(w *Whereabouts, drop func(Cell, Label)) bool {
	v := pairOf(w.half(k.squareLattice, 0, k.labels[0]), w.half(k.squareLattice, 1, k.labels[1]))
	return k.narrow(&v, w.Domains, drop)
}

func (k *pairOnce) narrow(v *pairView, d Domains, drop func(Cell, Label)) bool {
	if v.refuted() {
		return false
	}
	left, right := v.halves[0], v.halves[1]
	// A label there takes the only square with it of each line of a place, or stands there already.
	if gone := k.inLineWithAll(left.may.or(right.may), v.places); !gone.empty() {
		drops(gone.and(left.may), 0, k.labels[0], drop)
		drops(gone.and(right.may), 1, k.labels[1], drop)
	}
	if v.held > 0 { // the pair a second time
		drops(left.may.and(right.known).minus(left.known), 0, k.labels[0], drop)
		drops(right.may.and(left.known).minus(right.known), 1, k.labels[1], drop)
	}
	if v.places.len() == 1 {
		k.put(v, d, drop)
	}
	return true
}

func drops(t squareSet, half int, x Label, drop func(Cell, Label)) {
	for s := range t.all {
		drop(Cell(2*s+half), x)
	}
}

// inLineWithAll are those of some squares that are in a line with each of others.
func (k *squareLattice) inLineWithAll(some, others squareSet) squareSet {
	for w, word := range others {
		for ; word != 0; word &= word - 1 {
			line := &k.lines[squareAt(w, word)]
			some[0] &= line[0]
			some[1] &= line[1]
			some[2] &= line[2]
			if some.empty() {
				return some
			}
		}
	}
	return some
}

// put leaves the only place nothing but the pair.
func (k *pairOnce) put(v *pairView, d Domains, drop func(Cell, Label)) {
	for s := range v.places.all {
		for half, x := range k.labels {
			for y := range (d[2*s+half] &^ Just(x)).Labels() {
				drop(Cell(2*s+half), y)
			}
		}
	}
}
