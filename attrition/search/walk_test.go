package search

import (
	"fmt"
	"testing"

	"latin"
)

func TestLuby(t *testing.T) {
	var got []uint64
	for i := range uint64(15) {
		got = append(got, luby(i+1))
	}
	if want := "[1 1 2 1 1 2 4 1 1 2 1 1 2 4 8]"; fmt.Sprint(got) != want {
		t.Errorf("%v; want %s", got, want)
	}
}

func TestKnownPuzzles(t *testing.T) {
	p := sudoku(t, 3, 3)
	s := New(p)
	for _, cells := range []string{bruteHard, inkala} {
		pb := read(t, p, cells)
		found, err := s.UpTo(t.Context(), pb, 2)
		if len(found) != 1 || err != nil {
			t.Fatalf("%s: %d boards, %v", cells, len(found), err)
		}
		check(t, p, pb, found[0])
	}
	if found, _ := s.UpTo(t.Context(), read(t, p, bruteHard), 1); p.FormatCells(found[0]) != bruteHardSolution {
		t.Error(p.FormatCells(found[0]))
	}
}

// TestUndoRestores walks down and back and compares the state with the origin.
func TestUndoRestores(t *testing.T) {
	for _, p := range []*latin.Puzzle{sudoku(t, 3, 3), misfit(t, 3, 3), quadoku(t), puzzleOn(t, boxed(3, 3), "111222333")} {
		g := newGeneral(p)
		b := &budget{ctx: t.Context(), limit: 300}
		g.start(b, blank(p))
		before := fmt.Sprint(g.dom, g.tally, g.opens)
		g.rng = seeded(1)
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
	p := square(t, 5)
	g := newGeneral(p)
	b := &budget{ctx: t.Context()}
	g.start(b, blank(p))
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

func BenchmarkKnownPuzzles(b *testing.B) {
	p := sudoku(b, 3, 3)
	for _, test := range [][2]string{{"brute-hard", bruteHard}, {"inkala", inkala}} {
		b.Run("puzzle="+test[0], func(b *testing.B) {
			countToTwo(b, p, []latin.PB{read(b, p, test[1])})
		})
	}
}
