package latin

import (
	"math/bits"
	"slices"
)

// Circuits say that the labels of a Puzzle are the steps of circuits: cells that
// hold one label and the next of the same circuit are a move apart, and so are
// those of its last label and its first.
type Circuits struct {
	// Steps are the labels of each circuit in order of travel, at least four. Every
	// label of the Puzzle is in one of them.
	Steps [][]Label
	// Rows and Cols of the rectangle.
	Rows, Cols int
	// Near are by cell the cells that are a knight's move away, ascending.
	Near [][]Cell
}

// Circuits of the Puzzle, nil where labels are no steps. Not to be changed.
func (p *Puzzle) Circuits() *Circuits { return p.circuits }

// Of gives the cells of each circuit of a board in order of travel, nil for a
// circuit of which a step is missing.
func (k *Circuits) Of(board PB) [][]Cell {
	at := make(map[Label]Cell)
	for c, x := range board {
		at[x] = Cell(c)
	}
	list := make([][]Cell, len(k.Steps))
	for i, steps := range k.Steps {
		for _, x := range steps {
			c, found := at[x]
			if !found {
				list[i] = nil
				break
			}
			list[i] = append(list[i], c)
		}
	}
	return list
}

// A steppedBoard is what the conditions of circuits have in common; its sets of cells
// are words, so there are at most 64 cells.
type steppedBoard struct {
	*Circuits
	labels *Labels
	cells  []Cell
	about  [][]Cell  // by cell, it and those a move away, ascending
	near   []cellSet // by cell
	dark   cellSet   // the cells of one colour, so that every move leads to the other
	name   func(Cell) string
	after  []Label // by label, the next of its circuit
	before []Label
}

// A cellSet has bit c set for cell c.
type cellSet uint64

func (s cellSet) has(c Cell) bool { return s>>c&1 != 0 }
func (s cellSet) len() int        { return bits.OnesCount64(uint64(s)) }
func (s cellSet) first() Cell     { return Cell(bits.TrailingZeros64(uint64(s))) }

// list of the cells, ascending.
func (s cellSet) list() (cells []Cell) {
	for ; s != 0; s &= s - 1 {
		cells = append(cells, s.first())
	}
	return cells
}

// newSteppedBoard reads the circuits on a rectangle.
func newSteppedBoard(g *Grid, k *Circuits, l *Labels) *steppedBoard {
	b := &steppedBoard{Circuits: k, labels: l, after: make([]Label, l.Distinct()), before: make([]Label, l.Distinct())}
	b.name = func(c Cell) string { return g.Layout.Places[c].Name }
	for _, c := range g.Layout.Tinted {
		b.dark |= 1 << c
	}
	for c, near := range k.Near {
		b.cells = append(b.cells, Cell(c))
		set := cellSet(0)
		for _, y := range near {
			set |= 1 << y
		}
		b.near = append(b.near, set)
		b.about = append(b.about, (set | 1<<c).list())
	}
	for _, steps := range k.Steps {
		for i, x := range steps {
			next := steps[(i+1)%len(steps)]
			b.after[x], b.before[next] = next, x
		}
	}
	return b
}

// conditions of circuits, in the order in which a person would ask them.
func (b *steppedBoard) conditions() (list []Condition) {
	for i := range b.Steps {
		list = append(list, newAlternate(b, i))
	}
	for x := range b.after {
		list = append(list, &between{b, Label(x)})
	}
	for c := range b.near {
		list = append(list, &visit{b, Cell(c), 0})
	}
	for x := range b.after {
		list = append(list, &withinReach{b, Label(x)})
	}
	for c := range b.near {
		list = append(list, &visit{b, Cell(c), 1})
	}
	return append(list, &trail{b})
}

// places of a label: the cells that hold nothing else, and only if there is none
// all that may hold it; none at all when two hold nothing else.
func (b *steppedBoard) places(d Domains, x Label) cellSet {
	just := Just(x)
	may, held := cellSet(0), cellSet(0)
	for c, labels := range d {
		may |= cellSet(labels>>x&1) << c
		if labels == just {
			held |= 1 << c
		}
	}
	return settled(may, held)
}

func settled(may, held cellSet) cellSet {
	switch held.len() {
	case 0:
		return may
	case 1:
		return held
	}
	return 0
}

// seenIn gives the places of labels within the domains.
func (b *steppedBoard) seenIn(d Domains) func(Label) cellSet {
	return func(x Label) cellSet { return b.places(d, x) }
}

// known is the cell that holds the label and nothing else; false when there is none.
func (b *steppedBoard) known(d Domains, x Label) (Cell, bool) {
	i := slices.Index(d, Just(x))
	return Cell(max(i, 0)), i >= 0
}

// around is the set of cells a move away from one of the set.
func (b *steppedBoard) around(s cellSet) (all cellSet) {
	for ; s != 0; s &= s - 1 {
		all |= b.near[s.first()]
	}
	return all
}

// confine reports the label in the cells of the domains that are not possible for it,
// and where one is possible the other labels there; false when none is.
func confine(d Domains, x Label, possible cellSet, drop func(Cell, Label)) bool {
	for c, labels := range d {
		if labels>>x&1 != 0 && !possible.has(Cell(c)) {
			drop(Cell(c), x)
		}
	}
	if possible != 0 && possible&(possible-1) == 0 {
		for y := range (d[possible.first()] &^ Just(x)).Labels() {
			drop(possible.first(), y)
		}
	}
	return possible != 0
}

// within tells where a step may be: "7 is in r1c2, r3c4 or r5c2".
func (b *steppedBoard) within(d Domains, x Label) string {
	places := b.places(d, x)
	if places == 0 {
		return ""
	}
	return b.labels.Text(x) + " is in " + orWords(b.listed(places.list()))
}

// names of cells in words.
func (b *steppedBoard) names(cells []Cell) string {
	return inWords(b.listed(cells))
}

func (b *steppedBoard) listed(cells []Cell) (names []string) {
	for _, c := range cells {
		names = append(names, b.name(c))
	}
	return names
}
