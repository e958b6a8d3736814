package attrition

import (
	"slices"

	"latin"
)

// step makes the step with these cases, which removes what agree has gathered;
// with nothing gathered it is a contradiction. The cases are followed first,
// because they use memory that a state's step may share.
func (f *forcer) step(s *State, split Split, answers []Candidate) *Step {
	var cases []Case
	if !s.bare {
		cases = f.tellCases(s, answers)
	}
	st := s.step(0)
	st.Split, st.Cases = split, cases
	st.Removes = append(st.Removes, f.removes...)
	st.Contradiction = len(f.removes) == 0
	if s.bare {
		return st
	}
	citeSplit(st)
	if len(cases) > 1 {
		s.placeRest(st)
	}
	return st
}

// tellCases follows the answers again, now with their reasons.
func (f *forcer) tellCases(s *State, answers []Candidate) []Case {
	cases := make([]Case, len(answers))
	for i, q := range answers {
		cases[i] = Case{q, f.told(s, q)}
	}
	return cases
}

// citeSplit names the cell that is split; or the asterism, and the places with a case.
func citeSplit(st *Step) {
	for _, k := range st.Cases {
		st.Labels |= latin.Just(k.Suppose.Label)
		if st.Split.Cell < 0 {
			st.Cells = append(st.Cells, k.Suppose.Cell)
		}
	}
	if st.Split.Cell < 0 {
		st.Asterisms = append(st.Asterisms, st.Split.Asterism)
	} else {
		st.Cells = append(st.Cells, st.Split.Cell)
	}
}

// placeRest places the labels that are left alone by the step's removals, which
// are in the order of cells.
func (s *State) placeRest(st *Step) {
	for i := 0; i < len(st.Removes); {
		x := st.Removes[i].Cell
		left := s.domains[x]
		for ; i < len(st.Removes) && st.Removes[i].Cell == x; i++ {
			left &^= latin.Just(st.Removes[i].Label)
		}
		if l, one := left.Only(); one {
			st.Places = append(st.Places, Candidate{x, l})
		}
	}
}

// told follows an answer again, and gives those of the steps that lead to
// its death or to what is removed.
func (f *forcer) told(s *State, q Candidate) []Step {
	f.work.suppositionOf(s, q)
	before := slices.Clone(f.work.domains)
	f.rec.reset()
	f.follow(f.work, &f.rec)
	goal := f.removes
	if f.work.dead {
		goal = nil
	}
	return sliceSteps(s.chart, before, f.rec.steps, goal)
}
