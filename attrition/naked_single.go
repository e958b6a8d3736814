package attrition

import (
	"fmt"

	"latin"
)

// NakedSingle writes the one label that a cell has left. It removes nothing: a
// domain of one label is that label already.
var NakedSingle = &Rule{
	Name: "naked-single",
	Also: []string{"single", "sole-candidate"},
	Doc: `a cell with one label left holds it

All other labels have been crossed off in the cell. As an operator on domains
it does nothing; as a step it writes the label. At a state it is seen in cells
whose label is not yet crossed off where it then must be.

Source: Palomo, "Latin Puzzles", section 5.2; players' "naked single".`,
	Tier: Singles, Cost: 30,
	Find: func(s *State, yield func(*Step) bool) {
		for i, d := range s.domains {
			l, one := d.Only()
			if one && s.fullLabel(latin.Cell(i), l) != nil && !yield(s.nakedSingle(latin.Cell(i), l)) {
				return
			}
		}
	},
	Tell: func(w *Words, st *Step) string {
		return fmt.Sprintf("%s has only %s left", w.Sentence(w.Cells(st.Cells)), w.Label(st.label()))
	},
}

func (s *State) nakedSingle(x latin.Cell, l latin.Label) *Step {
	st := s.step(latin.Just(l))
	st.Cells = append(st.Cells, x)
	st.Places = append(st.Places, Candidate{x, l})
	return st
}
