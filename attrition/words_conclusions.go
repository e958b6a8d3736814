package attrition

import (
	"fmt"
	"slices"
	"strings"

	"latin"
)

// Conclusion says what follows from a step: "r4c7 = 5; 5 leaves r1c2 and r3c4".
// That the other labels leave a cell in which one is placed goes without saying.
func (w *Words) Conclusion(st *Step) string { return w.ConclusionFrom(st, nil) }

// ConclusionFrom is the conclusion with the domains before the step known, nil for not
// known. Of a step by a condition it says what cells are left with where that is one or two
// labels, "r5c5 is 0 or 5", or shorter than to say what leaves them.
func (w *Words) ConclusionFrom(st *Step, before latin.Domains) string {
	var parts []string
	for _, q := range st.Places {
		parts = append(parts, w.Cell(q.Cell)+" = "+w.Label(q.Label))
	}
	rest := slices.DeleteFunc(slices.Clone(st.Removes), func(q Candidate) bool {
		return slices.ContainsFunc(st.Places, func(p Candidate) bool { return p.Cell == q.Cell })
	})
	if w.Puzzle.Circuits() != nil { // a step is in one cell
		rest = slices.DeleteFunc(rest, func(q Candidate) bool {
			return slices.ContainsFunc(st.Places, func(p Candidate) bool { return p.Label == q.Label })
		})
	}
	if left := w.left(st, rest, before); left != "" {
		parts, rest = append(parts, left), nil
	}
	if st.Condition != nil && before != nil {
		few, many := w.remaining(rest, before)
		parts = append(parts, few...)
		rest = many
	}
	parts = append(parts, w.leaving(rest)...)
	if st.Contradiction {
		parts = append(parts, "contradiction")
	}
	return strings.Join(parts, "; ")
}

// left is what a condition itself says of what it leaves, if that is the shortest;
// empty otherwise. list is what a reader does not know of its removes.
func (w *Words) left(st *Step, list []Candidate, before latin.Domains) string {
	k, ok := st.Condition.(latin.Concluder)
	if !ok || before == nil || len(list) == 0 {
		return ""
	}
	after := slices.Clone(before)
	for _, q := range st.Removes {
		after[q.Cell] &^= latin.Just(q.Label)
	}
	text := k.Left(after)
	if len(text) > len(w.Leave(list)) {
		return ""
	}
	return text
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

// remaining says what cells are left with, in one part for all cells that are left
// with the same: those of one or two labels, and the others too when that is
// shorter than what leaves them. many is what it does not tell of.
func (w *Words) remaining(list []Candidate, before latin.Domains) (parts []string, many []Candidate) {
	left := make(map[latin.Cell]latin.Domain)
	for _, q := range list {
		if _, seen := left[q.Cell]; !seen {
			left[q.Cell] = before[q.Cell]
		}
		left[q.Cell] &^= latin.Just(q.Label)
	}
	few := w.areLeft(list, left, func(d latin.Domain) bool { return d.Len() <= 2 })
	more := w.areLeft(list, left, func(d latin.Domain) bool { return d.Len() > 2 })
	for _, q := range list {
		if left[q.Cell].Len() > 2 {
			many = append(many, q)
		}
	}
	if len(strings.Join(more, "; ")) < len(w.Leave(many)) {
		return append(few, more...), nil
	}
	return few, many
}

// areLeft says of the cells of a list whose domains are chosen what they are left with.
func (w *Words) areLeft(list []Candidate, left map[latin.Cell]latin.Domain, chosen func(latin.Domain) bool) []string {
	var parts []string
	told := make(map[latin.Domain]bool)
	for _, q := range list {
		d := left[q.Cell]
		if told[d] || !chosen(d) {
			continue
		}
		told[d] = true
		var cells []latin.Cell
		for _, other := range list {
			if left[other.Cell] == d && !slices.Contains(cells, other.Cell) {
				cells = append(cells, other.Cell)
			}
		}
		var texts []string
		for l := range d.Labels() {
			texts = append(texts, w.Label(l))
		}
		parts = append(parts, fmt.Sprintf("%s %s %s", w.Cells(cells), w.Verb(len(cells), "is", "are each"), orList(texts)))
	}
	return parts
}
