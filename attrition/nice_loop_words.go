package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// tellLoop tells a loop once round, and what its weak links remove: of each, one
// end is true whichever way round the loop is read.
// Where the weak link that closes it is all that is needed, it is told as a chain.
func tellLoop(w *Words, st *Step) string {
	if len(st.Links) == 0 || st.Links[len(st.Links)-1].Strong {
		return tellChain(w, st)
	}
	return fmt.Sprintf("%s: a loop. If %s, its links lead round the other way instead. Either way %s",
		tellChain(w, st), w.nodeIs(st.Links[0].From), strings.Join(w.weakEnds(st), "; "))
}

// weakEnds says for each weak link that removes something: "one of r1c1 and
// r1c5 is 4, so r1c7 is not 4 (row 1)"; within a cell: "r1c1 is 4 or 9, not 5".
func (w *Words) weakEnds(st *Step) []string {
	var list []string
	left := slices.Clone(st.Removes)
	for _, l := range st.Links {
		if l.Strong {
			continue
		}
		var gone []Candidate
		left = slices.DeleteFunc(left, func(q Candidate) bool {
			barred := w.barred(q, l)
			if barred {
				gone = append(gone, q)
			}
			return barred
		})
		if len(gone) > 0 {
			list = append(list, w.weakEnd(st, l, gone))
		}
	}
	return list
}

func (w *Words) weakEnd(st *Step, l Link, gone []Candidate) string {
	if inOneCell(l) {
		return w.oneOfTwo(l.From, l.To, gone)
	}
	var told []string
	for _, n := range gathered(st, gone) {
		told = append(told, w.victim(st, n, []Node{l.From, l.To}))
	}
	return fmt.Sprintf("%s, so %s", w.either(l.From, l.To), strings.Join(told, ", "))
}

// oneOfTwo says that one of two labels of a cell is right: "r1c1 is 4 or 9, not 5".
func (w *Words) oneOfTwo(a, b Node, gone []Candidate) string {
	labels := latin.Domain(0)
	for _, q := range gone {
		labels |= latin.Just(q.Label)
	}
	return fmt.Sprintf("%s is %s, not %s", w.Cell(a.Cells[0]), either(w, latin.Just(a.Label)|latin.Just(b.Label)), either(w, labels))
}

// barred says whether either end of a weak link excludes the candidate.
func (w *Words) barred(q Candidate, l Link) bool {
	if inOneCell(l) {
		return q.Cell == l.From.Cells[0]
	}
	shares := func(n Node) bool {
		return slices.ContainsFunc(w.Puzzle.Board.AsterismsOf(q.Cell), func(a int) bool {
			return hasCell(w.Puzzle.Board.Asterisms()[a].Cells, n.Cells[0])
		})
	}
	return q.Label == l.From.Label && shares(l.From) && shares(l.To)
}
