package main

import (
	"fmt"
	"slices"

	"latin"
)

// ofConditions are cells for which a condition about some of the cells, such as a line
// that is divisible, leaves one label, given the clues and what lessons before have
// found: at most so many. Known labels are added.
func (t teacher) ofConditions(most int, known latin.PB) []lesson {
	var found []lesson
	d := slices.Clone(t.after)
	for again := true; again; {
		again = false
		for _, k := range t.puzzle.Conditions() {
			if len(found) == most {
				return found
			}
			if q, ok := onlyBy(k, d); ok {
				text := t.conditionText(k, d, q)
				d[q.Cell], known[q.Cell] = latin.Just(q.Label), q.Label
				found = append(found, lesson{t.view(k.Cells(), q.Cell, known), text})
				again = true
			}
		}
	}
	return found
}

// onlyBy is the first open cell in which the condition leaves one label. Those
// about the whole board are left to whoever can count that far.
func onlyBy(k latin.Condition, d latin.Domains) (finding, bool) {
	if len(k.Cells()) == len(d) {
		return finding{}, false
	}
	left := slices.Clone(d)
	if !k.Narrow(d, func(c latin.Cell, x latin.Label) { left[c] &^= latin.Just(x) }) {
		return finding{}, false
	}
	for _, c := range k.Cells() {
		if x, one := left[c].Only(); one && d[c].Len() > 1 {
			q := finding{asterism: -1}
			q.Cell, q.Label = c, x
			return q, true
		}
	}
	return finding{}, false
}

// conditionText says what the condition asks and what follows.
func (t teacher) conditionText(k latin.Condition, d latin.Domains, q finding) string {
	return fmt.Sprintf("Which %s goes into %s? %s, so it is %s.",
		t.noun(), t.puzzle.Board.CellName(q.Cell), sentence(k.Explain(k.Focus(d))), t.puzzle.Labels.Text(q.Label))
}
