package sat

import (
	"context"
	"errors"
	"runtime"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

func TestSatAgreesWithBruteForce(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine { return New(p) })
}

func TestSatKeepsToTheBudget(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	searchtest.Bounded(t, New(p), p)
}

// TestStoppingLeavesNothingBehind stops solvers at every step of a search that
// takes some dozens; the goroutines of all must have ended, by themselves.
func TestStoppingLeavesNothingBehind(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Read(t, p, searchtest.Inkala)
	e := New(p)
	before := runtime.NumGoroutine()
	stopped := 0
	for steps := range uint64(60) {
		b := engine.NewBudget(t.Context(), steps+1)
		n, exact := e.Count(&b, pb, 0)
		switch {
		case b.Err() != nil:
			stopped++
		case n.Int64() != 1 || !exact:
			t.Fatalf("%d steps: %v, %v", steps+1, n, exact)
		}
	}
	if stopped < 20 {
		t.Errorf("only %d of 60 were stopped", stopped)
	}
	for range 1_000_000 { // they have nothing left to do but to end
		if runtime.NumGoroutine() <= before {
			return
		}
		runtime.Gosched()
	}
	t.Errorf("%d goroutines, before %d", runtime.NumGoroutine(), before)
}

// TestSideBySide has several engines at work at once, which gophersat alone
// does not bear.
func TestSideBySide(t *testing.T) {
	p := searchtest.Square(t, 4)
	counts := make(chan int64)
	const engines, rounds = 4, 5
	for range engines {
		e := New(p)
		go func() {
			for range rounds {
				b := engine.NewBudget(t.Context(), 0)
				n, _ := e.Count(&b, searchtest.Blank(p), 0)
				counts <- n.Int64()
			}
		}()
	}
	for range engines * rounds {
		if n := <-counts; n != 576 {
			t.Errorf("%d Latin squares of order 4; want 576", n)
		}
	}
}

// TestWaitingEndsWithTheContext asks while another solver is at work.
func TestWaitingEndsWithTheContext(t *testing.T) {
	turn <- struct{}{}
	defer func() { <-turn }()
	ctx, cancel := context.WithCancel(t.Context())
	p := searchtest.Square(t, 3)
	b := engine.NewBudget(ctx, 0)
	q := New(p).inquire(&b, searchtest.Blank(p))
	cancel()
	if q.lost || q.next(&b) || !errors.Is(b.Err(), context.Canceled) {
		t.Error(q.lost, b.Err())
	}
}

// TestRandomReachesAll draws until every board was there.
func TestRandomReachesAll(t *testing.T) {
	p := searchtest.Square(t, 3)
	e := New(p)
	rng := searchtest.Seeded(3)
	seen := make(map[string]bool)
	for range 400 {
		b := engine.NewBudget(t.Context(), 0)
		seen[searchtest.Key(e.Random(&b, searchtest.Blank(p), rng))] = true
	}
	if len(seen) != 12 {
		t.Errorf("%d of 12 boards", len(seen))
	}
}
