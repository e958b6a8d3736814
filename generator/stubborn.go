package generator

import (
	"context"

	"latin"
)

// Steps for a question at first, and how many times more when nothing else is left. By far most are
// decided in the first round, so that the others are few.
const (
	stepsAtFirst = 2_000
	stepsGrow    = 8
)

// runStubbornly tries to remove each of the units until all questions are decided, the
// hard ones last, so that whoever loses patience has nearly all of the result. An error
// means that the context has ended, or that the limit of steps of the Searcher was not enough for a question.
func (st *strip) runStubbornly(ctx context.Context, units [][]latin.Cell) error {
	s, run := st.judge.search, st.run
	if isGraeco(s.Puzzle()) {
		run = st.runThriftily
	}
	st.lenient = true
	for steps := uint64(stepsAtFirst); ; steps *= stepsGrow {
		st.aside = nil
		err := withSteps(s, steps, func() error { return run(ctx, units) })
		if err != nil || st.aside == nil {
			return err
		}
		if s.Steps > 0 && s.Steps <= steps {
			return st.doubt
		}
		units = st.aside
	}
}
