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
//
// gophersat takes in the clauses in a goroutine of its own, as it looks at no
// context; when the budget is used up it is left to itself, and ends with that.
func (e *encoding) inquire(b *engine.Budget, pb latin.PB) *inquiry {
	clauses := e.clauses(b, pb)
	if !b.Poll() {
		return &inquiry{lost: true}
	}
	ready := make(chan *solver.Solver, 1)
	go func() { ready <- solver.New(solver.ParseSlice(clauses)) }()
	select {
	case s := <-ready:
		s.Certified = true
		return &inquiry{solver: s}
	case <-b.Done():
		b.Poll()
		return &inquiry{lost: true}
	}
}

// turn is taken by the one solver of the whole program that is at work:
// gophersat v1.4.0 has all of them write their lessons into one buffer
// (bufLits), where two at a time get wrong answers, or panic.
var turn = make(chan struct{}, 1)

// next looks for a model; false when there is none or the budget is used up.
//
// gophersat cannot be told to stop. But it tells what it learns, on a channel,
// and waits until it is heard: so it works in a goroutine of its own, each
// lesson pays a step, and when the budget is used up the goroutine is
// abandoned: it has its turn until it ends.
func (q *inquiry) next(b *engine.Budget) bool {
	if q.lost || !b.Step() || !b.Poll() {
		return false
	}
	select {
	case turn <- struct{}{}:
	case <-b.Done():
		return b.Poll()
	}
	lessons, status, ended := make(chan string), make(chan solver.Status, 1), make(chan struct{})
	q.solver.CertChan = lessons
	var stopped atomic.Bool
	go func() {
		defer func() {
			if stopped.Load() {
				_ = recover() // it told of a lesson that nobody waits for
			}
			close(ended)
			<-turn
		}()
		status <- q.solver.Solve()
	}()
	for {
		select {
		case s := <-status:
			return s == solver.Sat
		case <-lessons:
			b.Step()
		case <-b.Done():
		}
		if b.Err() != nil || !b.Poll() {
			q.lost = true
			stopped.Store(true)
			abandon(lessons, ended)
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
