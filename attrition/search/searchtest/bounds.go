package searchtest

import (
	"context"
	"errors"

	"latin"
	"latin/attrition/search/engine"
)

// Bounded fails unless an engine ends all questions about the empty board soon
// after their budget is used up, and says why. The Puzzle has more boards than
// can be counted or listed; one board, or all candidates, may be found in time.
func Bounded(t TB, e engine.Engine, p *latin.Puzzle) {
	t.Helper()
	for _, looks := range []int{0, 1, 2} {
		for name, b := range ask(e, Blank(p), func() engine.Budget { return engine.NewBudget(AfterLooks(looks), 0) }) {
			err := b.Err()
			if err == nil && endless[name] || err != nil && !(errors.Is(err, engine.ErrUndecided) && errors.Is(err, context.DeadlineExceeded)) {
				t.Fatalf("%s after %d looks: %v", name, looks, err)
			}
		}
	}
	const steps = 20
	for name, b := range ask(e, Blank(p), func() engine.Budget { return engine.NewBudget(context.Background(), steps) }) {
		if !errors.Is(b.Err(), engine.ErrUndecided) && (endless[name] || b.Err() != nil) || b.Taken() > steps {
			t.Fatalf("%s: %v after %d steps", name, b.Err(), b.Taken())
		}
	}
}

// endless are the questions that cannot be answered.
var endless = map[string]bool{"Count": true, "Each": true}

// ask asks everything, each with a budget of its own, and gives what is left of it.
func ask(e engine.Engine, pb latin.PB, budget func() engine.Budget) map[string]*engine.Budget {
	left := make(map[string]*engine.Budget)
	next := func(name string) *engine.Budget {
		b := budget()
		left[name] = &b
		return &b
	}
	e.Count(next("Count"), pb, 0)
	e.Each(next("Each"), pb, func(latin.PB) bool { return true })
	e.Candidates(next("Candidates"), pb)
	e.Random(next("Random"), pb, Seeded(1))
	return left
}
