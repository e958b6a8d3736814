package latin

import (
	"fmt"
	"slices"
	"strings"
)

// A PB is a partial labelled board: one label or [Blank] a cell, in reading
// order. As a puzzle, its labels are the clues; a PB without a blank is a
// labelled board, and a Latin board if it is also a PLB.
type PB []Label

// NewPB is the PB of n blank cells.
func NewPB(n int) PB {
	pb := make(PB, n)
	for i := range pb {
		pb[i] = Blank
	}
	return pb
}

// Clone copies the PB.
func (pb PB) Clone() PB { return slices.Clone(pb) }

// Clues lists the cells that hold a label, ascending.
func (pb PB) Clues() []Cell {
	var cells []Cell
	for i, x := range pb {
		if x != Blank {
			cells = append(cells, Cell(i))
		}
	}
	return cells
}

// Filled is the number of cells that hold a label.
func (pb PB) Filled() int {
	n := 0
	for _, x := range pb {
		if x != Blank {
			n++
		}
	}
	return n
}

// Full says whether every cell holds a label.
func (pb PB) Full() bool { return !slices.Contains(pb, Blank) }

// Below says whether q agrees with pb wherever pb has a label: whether q is a
// completion of pb, or part of one.
func (pb PB) Below(q PB) bool {
	for i, x := range pb {
		if x != Blank && q[i] != x {
			return false
		}
	}
	return true
}

// Differ lists the cells in which the two differ, ascending.
func (pb PB) Differ(q PB) []Cell {
	var cells []Cell
	for i := range pb {
		if pb[i] != q[i] {
			cells = append(cells, Cell(i))
		}
	}
	return cells
}

// An ExcessError says why a PB is not a PLB: an asterism holds a label more
// often than the multiset does.
type ExcessError struct {
	Asterism string   // name
	Label    string   // text
	Cells    []Cell   // the cells of the asterism that hold the label, ascending
	Names    []string // their names
	Most     int      // how often the asterism may hold it
}

// Error tells the asterism, the label, the cells and the limit.
func (e *ExcessError) Error() string {
	return fmt.Sprintf("%s holds %q in %s; at most %d allowed",
		e.Asterism, e.Label, strings.Join(e.Names, ", "), e.Most)
}

// CheckPLB says whether the PB is a partial Latin board: nil, or an
// [*ExcessError] for the first asterism that holds a label too often. It takes
// time linear in the sizes of the asterisms (paper, section 3.2). Of a Puzzle
// with conditions, no cell may hold a label that it does not allow there, and no
// condition may be refuted, else the error is another one, such as a
// [*ConditionError]; so a full PB is one of its boards exactly when it is nil.
func (p *Puzzle) CheckPLB(pb PB) error {
	count := make([]int, p.Labels.Distinct())
	for _, a := range p.Board.asterisms {
		for _, c := range a.Cells {
			if x := pb[c]; x != Blank {
				if count[x]++; count[x] > p.Labels.counts[x] {
					return p.excess(pb, a, x)
				}
			}
		}
		for _, c := range a.Cells {
			if x := pb[c]; x != Blank {
				count[x] = 0
			}
		}
	}
	return p.checkConditions(pb)
}

func (p *Puzzle) excess(pb PB, a Asterism, x Label) error {
	e := &ExcessError{Asterism: a.Name, Label: p.Labels.Text(x), Most: p.Labels.Count(x)}
	for _, c := range a.Cells {
		if pb[c] == x {
			e.Cells = append(e.Cells, c)
		}
	}
	slices.Sort(e.Cells)
	for _, c := range e.Cells {
		e.Names = append(e.Names, p.Board.CellName(c))
	}
	return e
}
