package attrition

import (
	"slices"

	"latin"
)

// A recorder keeps copies of steps. Its memory is used again for the next
// proof, so that proving allocates next to nothing.
type recorder struct {
	steps      []Step
	ints       pool[int]
	cells      pool[latin.Cell]
	candidates pool[Candidate]
	prices     pool[Price]
	links      pool[Link]
}

// reset forgets all steps.
func (r *recorder) reset() {
	r.steps = r.steps[:0]
	r.ints.reset()
	r.cells.reset()
	r.candidates.reset()
	r.prices.reset()
	r.links.reset()
}

// add records a copy of the step, as one of the rule; a nil recorder records nothing.
func (r *recorder) add(rule *Rule, st *Step) {
	if r == nil {
		return
	}
	r.steps = append(r.steps, *st)
	own := &r.steps[len(r.steps)-1]
	own.Rule = rule
	own.Asterisms = r.ints.keep(st.Asterisms)
	own.Cells = r.cells.keep(st.Cells)
	own.Places = r.candidates.keep(st.Places)
	own.Removes = r.candidates.keep(st.Removes)
	own.Prices = r.prices.keep(st.Prices)
	own.Cases = cloneCases(st.Cases)
	own.Links = r.links.keep(st.Links)
	for i := range own.Links {
		l := &own.Links[i]
		l.From.Cells, l.To.Cells, l.Via = r.cells.keep(l.From.Cells), r.cells.keep(l.To.Cells), r.cells.keep(l.Via)
	}
}

// contradicted says whether the last step was a contradiction.
func (r *recorder) contradicted() bool {
	return len(r.steps) > 0 && r.steps[len(r.steps)-1].Contradiction
}

// A pool hands out short slices cut from long ones.
type pool[T any] struct{ block []T }

func (p *pool[T]) reset() { p.block = p.block[:0] }

// keep is a copy of the list; nil for an empty one.
func (p *pool[T]) keep(list []T) []T {
	if len(list) == 0 {
		return nil
	}
	if len(p.block)+len(list) > cap(p.block) {
		p.block = make([]T, 0, max(1024, 2*cap(p.block), len(list)))
	}
	from := len(p.block)
	p.block = append(p.block, list...)
	return p.block[from:len(p.block):len(p.block)]
}

// Clone copies the step with all that it holds.
func (st *Step) Clone() Step {
	own := *st
	own.Asterisms = slices.Clone(st.Asterisms)
	own.Cells = slices.Clone(st.Cells)
	own.Places = slices.Clone(st.Places)
	own.Removes = slices.Clone(st.Removes)
	own.Prices = slices.Clone(st.Prices)
	own.Cases = cloneCases(st.Cases)
	own.Links = cloneLinks(st.Links)
	return own
}

func cloneSteps(steps []Step) []Step {
	own := make([]Step, len(steps))
	for i := range steps {
		own[i] = steps[i].Clone()
	}
	return own
}

func cloneCases(cases []Case) []Case {
	own := slices.Clone(cases)
	for i := range own {
		own[i].Steps = cloneSteps(own[i].Steps)
	}
	return own
}

func cloneLinks(links []Link) []Link {
	own := slices.Clone(links)
	for i := range own {
		own[i].From.Cells = slices.Clone(own[i].From.Cells)
		own[i].To.Cells = slices.Clone(own[i].To.Cells)
		own[i].Via = slices.Clone(own[i].Via)
	}
	return own
}
