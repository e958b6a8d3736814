package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// victims says, after a lead, why what a step removes goes when one of the nodes
// is true: "r6c5 is not 1 (column 5, row 6)". What leaves the cell of a node
// that is true alone goes without saying.
func (w *Words) victims(st *Step, lead string, ends ...Node) string {
	var told []string
	for _, n := range gathered(st, st.Removes) {
		if len(ends) > 1 || len(ends[0].Cells) > 1 || !hasCell(n.Cells, ends[0].Cells[0]) {
			told = append(told, w.victim(st, n, ends))
		}
	}
	if len(told) == 0 {
		return ""
	}
	return lead + strings.Join(told, "; ")
}

// victim says that some cells are not a label, and why.
func (w *Words) victim(st *Step, n Node, ends []Node) string {
	text := w.nodeIsNot(n)
	if reasons := w.bars(st, n, ends); len(reasons) > 0 {
		text += fmt.Sprintf(" (%s)", strings.Join(reasons, ", "))
	}
	if l, ok := placed(st, n.Cells[0]); ok {
		text += ", so it is " + w.Label(l)
	}
	return text
}

// gathered are candidates that a step removes, by label; those of cells that it
// fills apart.
func gathered(st *Step, removes []Candidate) []Node {
	var list []Node
	for _, q := range removes {
		_, alone := placed(st, q.Cell)
		i := slices.IndexFunc(list, func(n Node) bool {
			_, other := placed(st, n.Cells[0])
			return n.Label == q.Label && !alone && !other
		})
		if i < 0 {
			list = append(list, Node{[]latin.Cell{q.Cell}, q.Label})
			continue
		}
		list[i].Cells = append(list[i].Cells, q.Cell)
	}
	return list
}

// placed is the label that a step places in a cell.
func placed(st *Step, x latin.Cell) (latin.Label, bool) {
	for _, q := range st.Places {
		if q.Cell == x {
			return q.Label, true
		}
	}
	return 0, false
}

// bars are the reasons for which victims cannot be true together with one of
// the ends: asterisms, each once.
func (w *Words) bars(st *Step, victims Node, ends []Node) []string {
	var list []string
	for _, x := range victims.Cells {
		for _, end := range ends {
			if end.Label != victims.Label {
				continue
			}
			for _, a := range w.between(st, x, end) {
				if text := w.noRoom(a, end.Label); !slices.Contains(list, text) {
					list = append(list, text)
				}
			}
		}
	}
	return list
}

// between are asterisms that a cell shares with the cells of a node: those to
// which the step gives a price first, and as few as possible.
func (w *Words) between(st *Step, x latin.Cell, n Node) []int {
	left := slices.Clone(n.Cells)
	var list []int
	for len(left) > 0 {
		best, most := -1, 0
		for _, a := range w.Puzzle.Board.AsterismsOf(x) {
			cells := w.Puzzle.Board.Asterisms()[a].Cells
			worth := 2 * len(among(left, cells))
			if worth > 0 && slices.ContainsFunc(st.Prices, func(p Price) bool { return p.Asterism == a && p.Label == n.Label && p.Price > 0 }) {
				worth++
			}
			if worth > most {
				best, most = a, worth
			}
		}
		if best < 0 {
			break
		}
		list = append(list, best)
		left = slices.DeleteFunc(left, func(y latin.Cell) bool { return hasCell(w.Puzzle.Board.Asterisms()[best].Cells, y) })
	}
	return list
}
