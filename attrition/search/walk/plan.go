package walk

import (
	"math"
	"math/bits"

	"latin"
)

// A plan is the compiled board: what does not change during a search. Groups
// are the asterisms and after them the two sides of each balance in turn; the
// tally of label x in group g has the index g*labels + x.
type plan struct {
	cells, labels int
	members       []int32 // cells of group 0, of group 1, ...
	group         []span  // where a group's cells lie in members
	groups        []int32 // groups of cell 0, of cell 1, ...
	rows          []int32 // the same times labels: where their tallies begin
	cell          []span  // where a cell's groups lie in groups and rows
	asterisms     int32   // their number: the sides begin there
	sides         int32   // where the tallies of the sides begin

	blank []tally  // on the empty board
	all   uint64   // the domain of all labels
	alike []uint64 // for each label those of its multiplicity, itself included
}

// A tally follows one label in one group.
type tally struct {
	places int16 // cells that may hold it
	calm   int16 // with more places than that, losing one has no consequence
	fixed  int16 // cells that hold it and have told so
	lo, hi int16 // how often the group must and may hold it
}

// A span is a stretch of a list.
type span struct{ from, to int32 }

func newPlan(p *latin.Puzzle) *plan {
	pl := &plan{cells: p.Board.Len(), labels: p.Labels.Distinct(), all: uint64(p.Labels.All())}
	for _, a := range p.Board.Asterisms() {
		pl.addAsterism(a, p.Labels)
	}
	pl.asterisms, pl.sides = int32(len(pl.group)), int32(len(pl.blank))
	for _, b := range deriveBalances(p) {
		pl.addSide(b.left)
		pl.addSide(b.right)
	}
	pl.link()
	pl.classify(p.Labels)
	return pl
}

func (pl *plan) addAsterism(a latin.Asterism, l *latin.Labels) {
	pl.addGroup(a.Cells)
	size := len(a.Cells)
	for x := range latin.Label(pl.labels) {
		lo, calm := l.AtLeast(size, x), -1
		if lo > 0 {
			calm = min(lo+maxLocked-1, math.MaxInt16)
		}
		hi := l.AtMost(size, x)
		pl.blank = append(pl.blank, tally{places: int16(size), calm: int16(calm), lo: int16(lo), hi: int16(hi)})
	}
}

// addSide adds one side of a balance. Its tallies have no bounds of their own,
// but every loss of a place matters.
func (pl *plan) addSide(cells []latin.Cell) {
	pl.addGroup(cells)
	n := int16(len(cells))
	for range pl.labels {
		pl.blank = append(pl.blank, tally{places: n, calm: math.MaxInt16, hi: n})
	}
}

func (pl *plan) addGroup(cells []latin.Cell) {
	from := int32(len(pl.members))
	for _, c := range cells {
		pl.members = append(pl.members, int32(c))
	}
	pl.group = append(pl.group, span{from, int32(len(pl.members))})
}

// link fills in the groups of each cell from the cells of each group.
func (pl *plan) link() {
	of := make([][]int32, pl.cells)
	for g := range int32(len(pl.group)) {
		for _, c := range pl.cellsOf(g) {
			of[c] = append(of[c], g)
		}
	}
	for _, gs := range of {
		from := int32(len(pl.groups))
		for _, g := range gs {
			pl.groups = append(pl.groups, g)
			pl.rows = append(pl.rows, g*int32(pl.labels))
		}
		pl.cell = append(pl.cell, span{from, int32(len(pl.groups))})
	}
}

// classify finds the labels that the multiset holds equally often.
func (pl *plan) classify(l *latin.Labels) {
	pl.alike = make([]uint64, pl.labels)
	for x := range latin.Label(pl.labels) {
		for y := range latin.Label(pl.labels) {
			if l.Count(x) == l.Count(y) {
				pl.alike[x] |= uint64(latin.Just(y))
			}
		}
	}
}

// alikeTo gives the labels of the multiplicity of the one label.
func (pl *plan) alikeTo(label uint64) uint64 { return pl.alike[bits.TrailingZeros64(label)] }

func (pl *plan) cellsOf(g int32) []int32 {
	s := pl.group[g]
	return pl.members[s.from:s.to]
}

func (pl *plan) groupsOf(c int32) []int32 {
	s := pl.cell[c]
	return pl.groups[s.from:s.to]
}

func (pl *plan) rowsOf(c int32) []int32 {
	s := pl.cell[c]
	return pl.rows[s.from:s.to]
}

// balanced lists the cells of the balances, some several times.
func (pl *plan) balanced() []int32 {
	return pl.members[pl.group[pl.asterisms-1].to:]
}

// left is the tally of the left side of a balance, given that of either side.
func (pl *plan) left(i int32) int32 {
	n := int32(pl.labels)
	return i - (i-pl.sides)/n%2*n
}
