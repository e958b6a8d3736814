package pairs

import (
	"context"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/learning"
)

func engineOf(t *testing.T, k *latin.Kind, size string) (*latin.Puzzle, *Engine) {
	t.Helper()
	p, err := k.New(latin.Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	return p, New(p)
}

// TestLearnerForgets lists all squares of order 4 with diagonals, restarting and forgetting much
// of the time.
func TestLearnerForgets(t *testing.T) {
	p, e := engineOf(t, latin.GraecoDiagonal, "4")
	b := engine.NewBudget(context.Background(), 0)
	l := newLearner(e.array)
	l.Habits = learning.Habits{Keep: l.Keep, Unit: 1}
	seen := make(map[string]bool)
	for l.Find(&b) {
		board := e.read(l)
		if err := p.CheckPLB(board); err != nil || !board.Full() {
			t.Fatal(p.FormatCells(board), err)
		}
		seen[packed(board)] = true
		l.Pass()
	}
	if len(seen) != 1152 {
		t.Errorf("%d of 1152 squares", len(seen))
	}
}

// TestLearnerGoesOn where a budget for one decision at a time has stopped it.
func TestLearnerGoesOn(t *testing.T) {
	_, e := engineOf(t, latin.Graeco, "3")
	b := engine.NewBudget(context.Background(), 0)
	l, n, stops := newLearner(e.array), 0, 0
	for done := false; !done; stops++ {
		part := b.Part(1)
		for l.Find(&part) {
			n++
			l.Pass()
		}
		b.Settle(&part)
		done = part.Err() == nil
	}
	if n != 72 || stops < 50 {
		t.Errorf("%d of 72 squares, %d stops", n, stops)
	}
}

// TestEachOnce: all squares of order 4, of which the learner finds some and the walk the others.
func TestEachOnce(t *testing.T) {
	_, e := engineOf(t, latin.Graeco, "4")
	b := engine.NewBudget(context.Background(), 0)
	seen, n := make(map[string]bool), 0
	e.Each(&b, latin.NewPB(32), func(board latin.PB) bool {
		seen[packed(board)] = true
		n++
		return true
	})
	if n != 6912 || len(seen) != n {
		t.Errorf("%d squares, %d different; want 6912", n, len(seen))
	}
}

// TestLines: every line has each of its triples once, in the seat of that triple, and the
// fourths of a triple share all factors with it but one.
func TestLines(t *testing.T) {
	a := newArray(4, true)
	if lines := len(a.members) / 4; lines != 12*16+16 {
		t.Errorf("%d lines", lines)
	}
	for v, tr := range a.triples {
		for _, s := range tr.seats {
			if list := a.membersOf(s.line); int(list[bitOf(s.bit)]) != v {
				t.Fatalf("triple %d is not in its seat of line %d: %v", v, s.line, list)
			}
		}
		kinds := map[int32]bool{int32(v) / 64: true}
		for _, line := range tr.fourths {
			kinds[a.membersOf(line)[0]/64] = true
		}
		if len(kinds) != factors {
			t.Fatalf("triple %d: fourths of kinds %v", v, kinds)
		}
	}
}

func bitOf(seats uint32) int {
	for i := range 32 {
		if seats == 1<<i {
			return i
		}
	}
	return -1
}
