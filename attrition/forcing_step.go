package attrition

import (
	"slices"

	"latin"
)

// step makes the step with these cases, which removes what agree has gathered;
// with nothing gathered it is a contradiction.
func (f *forcer) step(s *State, split Split, cases []Candidate) *Step {
	st := s.step(0)
	st.Split = split
	st.Removes = append(st.Removes, f.removes...)
	st.Contradiction = len(f.removes) == 0
	for _, q := range cases {
		st.Labels |= latin.Just(q.Label)
		st.Cases = append(st.Cases, Case{q, f.told(s, q)})
		if split.Cell < 0 {
			st.Cells = append(st.Cells, q.Cell)
		}
	}
	if split.Cell < 0 {
		st.Asterisms = append(st.Asterisms, split.Asterism)
	} else {
		st.Cells = append(st.Cells, split.Cell)
	}
	if len(cases) > 1 {
		s.placeRest(st)
	}
	return st
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
