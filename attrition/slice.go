package attrition

import (
	"slices"

	"latin"
)

// Slice is the part of a proof that the goal needs: the steps, each cut down to
// the removals that later steps need, without which a candidate of the goal
// would not go or a placement of the goal would not stand. A goal candidate that
// stands at the proof's end is to be placed, another one to be removed. A nil
// goal is the whole conclusion: all placements, or the contradiction.
//
// This is what remains of the canonical proof when reasons are followed
// backward; another order of the rules may have a shorter one.
func Slice(pf *Proof, goal []Candidate) *Proof {
	c := newChart(pf.Puzzle)
	s := newSlicer(c, pf.Start, pf.Steps)
	switch {
	case goal != nil:
		for _, q := range goal {
			s.aim(q, pf.End[q.Cell])
		}
	case pf.Outcome == NoSolution:
		s.aimAtContradiction()
	default:
		for x, d := range pf.End {
			if l, one := d.Only(); one {
				s.aim(Candidate{latin.Cell(x), l}, d)
			}
		}
	}
	own := &Proof{Puzzle: pf.Puzzle, Start: slices.Clone(pf.Start), Steps: s.kept()}
	own.End = after(own.Start, own.Steps)
	own.Outcome = outcomeOf(own)
	return own
}

// after is what the steps leave of the domains.
func after(start latin.Domains, steps []Step) latin.Domains {
	d := slices.Clone(start)
	for i := range steps {
		for _, q := range steps[i].Removes {
			d[q.Cell] &^= latin.Just(q.Label)
		}
	}
	return d
}

func outcomeOf(pf *Proof) Outcome {
	switch {
	case contradicted(pf.Steps) || slices.Contains(pf.End, 0):
		return NoSolution
	case slices.ContainsFunc(pf.End, func(d latin.Domain) bool { return d.Len() > 1 }):
		return Stuck
	}
	return Solved
}

// contradicted says whether the last step is a contradiction.
func contradicted(steps []Step) bool { return len(steps) > 0 && steps[len(steps)-1].Contradiction }

// sliceSteps keeps of the steps, which start from the domains before, what takes
// the goal candidates away, or with a nil goal what leads to the contradiction.
func sliceSteps(c *chart, before latin.Domains, steps []Step, goal []Candidate) []Step {
	s := newSlicer(c, before, steps)
	if goal == nil {
		s.aimAtContradiction()
	}
	for _, q := range goal {
		s.need(q)
	}
	return s.kept()
}

// A slicer follows reasons backward: from removals that are needed to the
// removals that their steps needed.
type slicer struct {
	*chart
	start   latin.Domains
	steps   []Step
	by      map[Candidate]int // the step that removes a candidate
	needed  map[Candidate]bool
	whole   map[int]bool       // steps needed for their placements or contradiction
	outside []Candidate        // needed, and gone before the steps
	used    []int              // steps that are needed, in order
	inner   map[[2]int]*slicer // of a step's case
}

func newSlicer(c *chart, start latin.Domains, steps []Step) *slicer {
	s := &slicer{
		chart: c, start: start, steps: steps, by: make(map[Candidate]int),
		needed: make(map[Candidate]bool), whole: make(map[int]bool), inner: make(map[[2]int]*slicer),
	}
	for i := range steps {
		for _, q := range steps[i].Removes {
			s.by[q] = i
		}
	}
	return s
}

// need marks that the candidate must be gone.
func (s *slicer) need(q Candidate) {
	if _, ok := s.by[q]; ok {
		s.needed[q] = true
	} else {
		s.outside = append(s.outside, q)
	}
}

// aim needs what makes the goal candidate stand, or go. What stands without a
// step that says so stands because all others have gone.
func (s *slicer) aim(q Candidate, end latin.Domain) {
	if !end.Has(q.Label) {
		s.need(q)
		return
	}
	if end != latin.Just(q.Label) {
		return
	}
	for i := range s.steps {
		if slices.Contains(s.steps[i].Places, q) {
			s.whole[i] = true
			return
		}
	}
	s.needOthers(q.Cell, end)
}

// needOthers needs all labels of the cell to go but those kept.
func (s *slicer) needOthers(x latin.Cell, kept latin.Domain) {
	for l := range (s.all &^ kept).Labels() {
		s.need(Candidate{x, l})
	}
}

// aimAtContradiction needs the last step, if it is one, and else an empty cell.
func (s *slicer) aimAtContradiction() {
	if contradicted(s.steps) {
		s.whole[len(s.steps)-1] = true
	} else if x := slices.Index(after(s.start, s.steps), 0); x >= 0 {
		s.needOthers(latin.Cell(x), 0)
	}
}

// kept goes backward through the steps to find those that are needed, and then
// forward to fit them to each other.
func (s *slicer) kept() []Step {
	s.follow()
	return s.fit(s.start)
}

// follow finds the steps that are needed, last first. A step that places is
// needed as a whole, unless that is for what its cases agree on.
func (s *slicer) follow() {
	for i := len(s.steps) - 1; i >= 0; i-- {
		if s.whole[i] || slices.ContainsFunc(s.steps[i].Removes, func(q Candidate) bool { return s.needed[q] }) {
			s.used = append(s.used, i)
			s.whole[i] = s.whole[i] || len(s.steps[i].Places) > 0 && len(s.steps[i].Cases) == 0
			s.reasons(&s.steps[i], i)
		}
	}
	slices.Reverse(s.used)
}

// fit copies the steps that are needed, from these domains on, and cuts them
// down. The domains are never smaller than where the step was found, so it
// removes nothing else; but what it places loses labels that had gone before by
// steps that are not kept.
func (s *slicer) fit(start latin.Domains) []Step {
	state := newState(s.chart)
	state.load(start)
	list := make([]Step, 0, len(s.used))
	for _, i := range s.used {
		st := s.steps[i].Clone()
		s.cutDown(&st, i, state)
		for j := range st.Cases {
			k := &st.Cases[j]
			before := slices.Clone(state.domains)
			before[k.Suppose.Cell] = latin.Just(k.Suppose.Label)
			k.Steps = s.inner[[2]int{i, j}].fit(before)
		}
		state.apply(&st)
		st.Places = slices.DeleteFunc(st.Places, func(q Candidate) bool { return state.domains[q.Cell] != latin.Just(q.Label) })
		list = append(list, st)
	}
	return list
}

// cutDown leaves the removals that are needed, and those that place.
func (s *slicer) cutDown(st *Step, i int, state *State) {
	if !s.whole[i] {
		st.Removes = slices.DeleteFunc(st.Removes, func(q Candidate) bool { return !s.needed[q] })
		return
	}
	places := func(q Candidate) bool {
		return slices.ContainsFunc(st.Places, func(p Candidate) bool { return p.Cell == q.Cell })
	}
	st.Removes = slices.DeleteFunc(st.Removes, func(q Candidate) bool { return !s.needed[q] || places(q) })
	for _, q := range st.Places {
		for l := range (state.domains[q.Cell] &^ latin.Just(q.Label)).Labels() {
			st.Removes = append(st.Removes, Candidate{q.Cell, l})
		}
	}
}
