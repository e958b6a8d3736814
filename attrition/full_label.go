package attrition

import (
	"fmt"

	"latin"
)

// FullLabel is the law that a label is in an asterism as often as the multiset
// allows at most.
var FullLabel = &Rule{
	Name: "full-label",
	Doc: `a label complete in an asterism leaves its other cells

What one does after every placement: the label of a cell is crossed off in the
asterisms that now hold it as often as they may. F being the cells fixed to l:
|F∩A| = hi: l leaves the rest of A; |F∩A| > hi: contradiction.

Source: Palomo, "Latin Puzzles", section 5.2.`,
	Tier: Singles, Cost: 10,
	Find: findFullLabels,
	Tell: func(w *Words, st *Step) string {
		has, often := w.Verb(len(st.Asterisms), "has", "have"), "as often as it may"
		if st.Contradiction {
			often = "more often than it may"
		} else {
			has = "already " + has
		}
		return fmt.Sprintf("%s %s %s %s (%s)",
			w.Sentence(w.Asterisms(st.Asterisms)), has, w.Label(st.label()), often, w.Cells(st.Cells))
	},
}

func findFullLabels(s *State, yield func(*Step) bool) {
	for i, d := range s.domains {
		if l, one := d.Only(); one {
			if st := s.fullLabel(latin.Cell(i), l); st != nil && !yield(st) {
				return
			}
		}
	}
}

// fullLabel is what follows for the asterisms of a cell that holds l; nil if
// nothing does. The step is the state's own, good until the next one.
func (s *State) fullLabel(x latin.Cell, l latin.Label) *Step {
	st := s.step(latin.Just(l))
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for _, a := range s.of[x] {
		i := s.at(a, l)
		if s.fixes[i] < s.hi[i] {
			continue
		}
		if s.fixes[i] > s.hi[i] {
			st.Contradiction = true
			s.begin(st)
		} else if s.places[i] == s.fixes[i] {
			continue
		}
		st.Asterisms = append(st.Asterisms, a)
		st.Prices = append(st.Prices, Price{a, l, 1})
		s.citeFixed(st, a, l)
		if st.Contradiction {
			return st
		}
		for w, m := range s.cellsOf(a) {
			s.spare[w] |= m & cand[w] &^ fixed[w]
		}
	}
	for y := range s.spare.cells() {
		st.Removes = append(st.Removes, Candidate{y, l})
	}
	clear(s.spare)
	if len(st.Removes) == 0 {
		return nil
	}
	return st
}

// begin forgets what the step has gathered so far.
func (s *State) begin(st *Step) {
	clear(s.spare)
	st.Asterisms, st.Prices, st.Cells = st.Asterisms[:0], st.Prices[:0], st.Cells[:0]
}

// citeFixed adds the cells of the asterism that hold l, each once.
func (s *State) citeFixed(st *Step, a int, l latin.Label) {
	fixed := s.fixedOf(l)
	for _, y := range s.asterisms[a].Cells {
		if fixed.has(y) && !hasCell(st.Cells, y) {
			st.Cells = append(st.Cells, y)
		}
	}
}

func hasCell(cells []latin.Cell, x latin.Cell) bool {
	for _, y := range cells {
		if x == y {
			return true
		}
	}
	return false
}
