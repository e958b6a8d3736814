package sat

import (
	"sync/atomic"

	"latin"
	"latin/attrition/search/engine"

	"github.com/crillab/gophersat/solver"
)

// An inquiry is one solver with the constraints of one question. They grow as
// boards are excluded.
type inquiry struct {
	solver *solver.Solver
	lost   bool // the solver was stopped in the middle of its work
}

// inquire begins an inquiry; it is lost at once if the budget is used up.
func (e *encoding) inquire(b *engine.Budget, pb latin.PB) *inquiry {
	if !b.Poll() {
		return &inquiry{lost: true}
	}
	s := solver.New(solver.ParseSlice(e.clauses(pb)))
	s.Certified = true
	return &inquiry{solver: s}
}

// next looks for a model; false when there is none or the budget is used up.
//
// gophersat cannot be told to stop. But it tells what it learns, on a channel,
// and waits until it is heard: so it works in a goroutine of its own, each
// lesson pays a step, and when the budget is used up the channel is closed,
// at which the goroutine fails, and ends.
func (q *inquiry) next(b *engine.Budget) bool {
	if q.lost || !b.Step() || !b.Poll() {
		return false
	}
	lessons, status := make(chan string), make(chan solver.Status, 1)
	q.solver.CertChan = lessons
	var stopped atomic.Bool
	go func() {
		defer func() {
			if stopped.Load() {
				_ = recover() // it told of a lesson that nobody waits for
			}
			close(status)
		}()
		status <- q.solver.Solve()
	}()
	for {
		select {
		case s := <-status:
			return s == solver.Sat
		case <-lessons:
			if b.Step() && b.Poll() {
				continue
			}
			q.lost = true
			stopped.Store(true)
			close(lessons)
			for range status { // it may have been done at that moment
			}
			return false
		}
	}
}

// require takes in that one of the literals is true.
func (q *inquiry) require(lits []int) {
	clause := make([]solver.Lit, len(lits))
	for i, p := range lits {
		clause[i] = solver.IntToLit(int32(p))
	}
	q.solver.AppendClause(solver.NewClause(clause))
}
