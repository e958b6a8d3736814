package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// Conclusion says what follows from a step: "r4c7 = 5; 5 leaves r1c2 and r3c4".
// That the other labels leave a cell in which one is placed goes without saying.
func (w *Words) Conclusion(st *Step) string {
	var parts []string
	for _, q := range st.Places {
		parts = append(parts, w.Cell(q.Cell)+" = "+w.Label(q.Label))
	}
	rest := slices.DeleteFunc(slices.Clone(st.Removes), func(q Candidate) bool {
		return slices.ContainsFunc(st.Places, func(p Candidate) bool { return p.Cell == q.Cell })
	})
	parts = append(parts, w.leaving(rest)...)
	if st.Contradiction {
		parts = append(parts, "contradiction")
	}
	return strings.Join(parts, "; ")
}

// Leave says which labels leave which cells: "1 and 2 leave r1c1; 5 leaves r1c2
// and r3c4".
func (w *Words) Leave(list []Candidate) string { return strings.Join(w.leaving(list), "; ") }

// leaving has one part for all labels that leave the same cells.
func (w *Words) leaving(list []Candidate) []string {
	cells := make([][]latin.Cell, w.Puzzle.Labels.Distinct())
	for _, q := range list {
		cells[q.Label] = append(cells[q.Label], q.Cell)
	}
	for _, list := range cells {
		slices.Sort(list)
	}
	var parts []string
	for l := range cells {
		same := latin.Domain(0)
		for m := l; m < len(cells) && len(cells[l]) > 0; m++ {
			if slices.Equal(cells[m], cells[l]) {
				same |= latin.Just(latin.Label(m))
			}
		}
		told := slices.ContainsFunc(cells[:l], func(earlier []latin.Cell) bool { return slices.Equal(earlier, cells[l]) })
		if same != 0 && !told {
			parts = append(parts, fmt.Sprintf("%s %s %s", w.Labels(same), w.Verb(same.Len(), "leaves", "leave"), w.Cells(cells[l])))
		}
	}
	return parts
}
