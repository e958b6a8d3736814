package walk

import (
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// TestUndoRestores walks down and back and compares the state with the origin.
func TestUndoRestores(t *testing.T) {
	for _, p := range []*latin.Puzzle{searchtest.Sudoku(t, 3, 3), searchtest.Misfit(t, 3, 3), searchtest.Quadoku(t), searchtest.PuzzleOn(t, searchtest.Boxed(3, 3), "111222333")} {
		g := New(p)
		budget := engine.NewBudget(t.Context(), 300)
		b := &budget
		g.start(b, searchtest.Blank(p))
		before := fmt.Sprint(g.dom, g.tally, g.opens)
		g.rng = searchtest.Seeded(1)
		for g.next(b) {
		}
		g.undo(0)
		if after := fmt.Sprint(g.dom, g.tally, g.opens); after != before {
			t.Errorf("undo left\n%s\nof\n%s", after, before)
		}
	}
}

// TestRestart goes down some decisions, one of them with a weight, and starts again.
func TestRestart(t *testing.T) {
	p := searchtest.Square(t, 5)
	g := New(p)
	budget := engine.NewBudget(t.Context(), 0)
	b := &budget
	g.start(b, searchtest.Blank(p))
	g.fold = true
	before := fmt.Sprint(g.dom, g.tally, g.named)
	for range 3 {
		g.advance(g.pick(&g.state))
		g.propagate(b)
	}
	if g.weigh.depth == 0 {
		t.Fatal("no decision had a weight")
	}
	g.restart()
	if after := fmt.Sprint(g.dom, g.tally, g.named); after != before || g.weigh.depth != 0 || len(g.stack) != 0 {
		t.Errorf("restart left %s, weight of depth %d, %d decisions", after, g.weigh.depth, len(g.stack))
	}
}

// TestWalkAgreesWithBruteForce starts again at once, now and then.
func TestWalkAgreesWithBruteForce(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(draw searchtest.Source, p *latin.Puzzle) engine.Engine {
		g := New(p)
		g.unit = uint64(1 + draw(4))
		return g
	})
}
