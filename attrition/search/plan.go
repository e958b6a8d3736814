package search

import "latin"

// A tally follows one label in one group of cells.
type tally struct {
	places int16 // cells that may hold it
	fixed  int16 // cells that hold it and have been told so to their groups
	lo, hi int16 // how often the group must and may hold it
}

// A seat is one membership of a cell in a group.
type span struct{ from, to int32 }

// A plan is the compiled board: what does not change during a search. Groups
// are the asterisms and after them the two sides of each balance in turn.
type plan struct {
	cells, labels int
	asterisms     int32
	members       []int32  // cells of group 0, of group 1, ...
	group         []span   // where a group's cells lie in members
	memberships   []int32  // groups of cell 0, of cell 1, ...
	cell          []span   // where a cell's groups lie in memberships
	blank         []tally  // of label x in group g at g*labels + x, on the empty board
	all           uint64   // the domain of all labels
	alike         []uint64 // for each label those of its multiplicity, itself included
}

func newPlan(p *latin.Puzzle) *plan {
	pl := &plan{cells: p.Board.Len(), labels: p.Labels.Distinct(), all: uint64(p.Labels.All())}
	for _, a := range p.Board.Asterisms() {
		pl.addGroup(a.Cells)
		for x := range latin.Label(pl.labels) {
			pl.blank = append(pl.blank, tally{
				places: int16(len(a.Cells)),
				lo:     int16(p.Labels.AtLeast(len(a.Cells), x)),
				hi:     int16(p.Labels.AtMost(len(a.Cells), x)),
			})
		}
	}
	pl.asterisms = int32(len(pl.group))
	for _, b := range deriveBalances(p) {
		pl.addSide(b.left)
		pl.addSide(b.right)
	}
	pl.link()
	pl.alike = make([]uint64, pl.labels)
	for x := range pl.alike {
		for y := range pl.alike {
			if p.Labels.Count(latin.Label(x)) == p.Labels.Count(latin.Label(y)) {
				pl.alike[x] |= 1 << y
			}
		}
	}
	return pl
}

func (pl *plan) addGroup(cells []latin.Cell) {
	from := int32(len(pl.members))
	for _, c := range cells {
		pl.members = append(pl.members, int32(c))
	}
	pl.group = append(pl.group, span{from, int32(len(pl.members))})
}

// addSide adds one side of a balance; its tallies are free in themselves.
func (pl *plan) addSide(cells []latin.Cell) {
	pl.addGroup(cells)
	n := int16(len(cells))
	for range pl.labels {
		pl.blank = append(pl.blank, tally{places: n, hi: n})
	}
}

// left is the left side of the balance that a side belongs to.
func (pl *plan) left(side int32) int32 { return side - (side-pl.asterisms)&1 }

// link fills in the groups of each cell from the cells of each group.
func (pl *plan) link() {
	of := make([][]int32, pl.cells)
	for g, s := range pl.group {
		for _, c := range pl.members[s.from:s.to] {
			of[c] = append(of[c], int32(g))
		}
	}
	for _, gs := range of {
		from := int32(len(pl.memberships))
		pl.memberships = append(pl.memberships, gs...)
		pl.cell = append(pl.cell, span{from, int32(len(pl.memberships))})
	}
}

func (pl *plan) cellsOf(g int32) []int32 {
	s := pl.group[g]
	return pl.members[s.from:s.to]
}

func (pl *plan) groupsOf(c int32) []int32 {
	s := pl.cell[c]
	return pl.memberships[s.from:s.to]
}
