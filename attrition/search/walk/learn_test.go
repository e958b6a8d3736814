package walk

import (
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/learning"
	"latin/attrition/search/searchtest"
)

// TestLearnerForgets lists all boards by learning, restarting and forgetting
// much of the time.
func TestLearnerForgets(t *testing.T) {
	p := searchtest.Sudoku(t, 2, 2)
	g := New(p)
	budget := engine.NewBudget(t.Context(), 0)
	b := &budget
	g.start(b, searchtest.Blank(p))
	l := newLearner(g.plan, g.domainsAt(g.asked), nil)
	l.Habits = learning.Habits{Keep: l.Keep, Unit: 1}
	seen := make(map[string]bool)
	for l.Find(b) {
		board := l.read(g.board)
		searchtest.Check(t, p, searchtest.Blank(p), board)
		seen[packed(board)] = true
		l.Pass()
		if len(seen) > 288 {
			break
		}
	}
	if len(seen) != 288 {
		t.Errorf("%d of 288 boards", len(seen))
	}
}

// TestOrdered shows what is left of an asterism by the order of the labels.
func TestOrdered(t *testing.T) {
	tests := []struct{ labels, clues, want string }{
		{"1234", "................", "[1 3 7 15]"},
		{"1122", "................", "[1 3 3 3]"},
		{"1223", "................", "[3 7 7 7]"}, // 1 and 3 are a class, 2 is alone
		{"1234", "............2...", "[1 7 15 15]"},
		{"1234", "............1234", "[]"},
	}
	for _, test := range tests {
		g := latin.NewGrid(4, 4)
		g.Lines()
		p := searchtest.PuzzleOn(t, g, test.labels)
		e := New(p)
		budget := engine.NewBudget(t.Context(), 0)
		e.start(&budget, searchtest.Read(t, p, test.clues))
		dom, fewer := e.ordered(e.domainsAt(e.asked))
		if got := fmt.Sprint(dom[:4]); fewer != (test.want != "[]") || fewer && got != test.want {
			t.Errorf("labels %s, clues %s: %s, %v; want %s", test.labels, test.clues, got, fewer, test.want)
		}
	}
}

// TestLearnerGoesOn counts by learning, with a budget for one decision at a time.
func TestLearnerGoesOn(t *testing.T) {
	p := searchtest.Sudoku(t, 2, 2)
	g := New(p)
	b := engine.NewBudget(t.Context(), 0)
	g.start(&b, searchtest.Blank(p))
	l := newLearner(g.plan, g.domainsAt(g.asked), nil)
	n, stops := uint64(0), 0
	for done := false; !done; stops++ {
		part := b.Part(1)
		n += l.Count(&part, 1000)
		b.Settle(&part)
		done = part.Err() == nil
	}
	if n != 288 || stops < 200 {
		t.Errorf("%d of 288 boards, %d stops", n, stops)
	}
}
