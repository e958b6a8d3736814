package attrition

import (
	"fmt"

	"latin"
)

// HiddenSingle is the paper's "last places": a label goes where alone it can.
var HiddenSingle = &Rule{
	Name: "hidden-single",
	Also: []string{"last-places", "hidden-several", "full-house", "last-cell"},
	Doc: `a label with no more places in an asterism than it needs

An asterism needs the label in as many cells as can still hold it, so it is in
all of them: in one cell, or with repeated labels in several. C being the cells
that may hold l: |C∩A| = lo > 0: all of them are l; |C∩A| < lo: contradiction.

Source: Palomo, "Latin Puzzles", section 5.2; players' "hidden single".`,
	Tier: Singles, Cost: 20,
	Find: findLastPlaces,
	Tell: func(w *Words, st *Step) string {
		text := fmt.Sprintf("in %s, %s can only go in %s", w.Asterism(st.Asterisms[0]), w.Label(st.label()), w.Cells(st.Cells))
		if st.Contradiction {
			text = fmt.Sprintf("%s has no place left for %s", w.Asterism(st.Asterisms[0]), w.Label(st.label()))
		}
		return w.Sentence(text)
	},
}

func findLastPlaces(s *State, yield func(*Step) bool) {
	for a := range s.asterisms {
		for l := range latin.Label(s.labels) {
			if st := s.lastPlaces(a, l); st != nil && !yield(st) {
				return
			}
		}
	}
}

// lastPlaces is what follows from the places of l in an asterism; nil if
// nothing does. The step is the state's own, good until the next one.
func (s *State) lastPlaces(a int, l latin.Label) *Step {
	i := s.at(a, l)
	lo := s.lo[i]
	if s.places[i] > lo || lo == 0 || s.places[i] == lo && s.fixes[i] == lo {
		return nil
	}
	st := s.step(latin.Just(l))
	st.Asterisms = append(st.Asterisms, a)
	st.Prices = append(st.Prices, Price{a, l, -1})
	st.Contradiction = s.places[i] < lo
	if st.Contradiction {
		return st
	}
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for _, x := range s.asterisms[a].Cells {
		if !cand.has(x) || fixed.has(x) {
			continue
		}
		st.Cells = append(st.Cells, x)
		st.Places = append(st.Places, Candidate{x, l})
		for d := s.domains[x] &^ latin.Just(l); d != 0; d &= d - 1 {
			st.Removes = append(st.Removes, Candidate{x, d.First()})
		}
	}
	return st
}
