package pairs_test

import (
	"context"
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/lawful"
	"latin/attrition/search/pairs"
	"latin/attrition/search/searchtest"
)

func puzzle(t testing.TB, k *latin.Kind, order int) *latin.Puzzle {
	t.Helper()
	p, err := k.New(latin.Options{Size: fmt.Sprint(order)})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCounts: of order 3 there are 72 pairs of squares, of order 4 6,912, of which
// 1,152 have diagonals; they are compared with a walk through all pairs of Latin
// squares in lawful's tests.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		kind  *latin.Kind
		order int
		want  int64
	}{{latin.Graeco, 3, 72}, {latin.Graeco, 4, 6912}, {latin.GraecoDiagonal, 4, 1152}} {
		e := pairs.New(puzzle(t, c.kind, c.order))
		b := engine.NewBudget(context.Background(), 0)
		if n, exact := e.Count(&b, latin.NewPB(2*c.order*c.order), 0); n.Int64() != c.want || !exact {
			t.Errorf("%s of order %d: %v; want %d", c.kind.Name, c.order, n, c.want)
		}
	}
}

// TestAgree sets it against the engine that knows nothing of pairs but their
// conditions, on boards with some clues of a random square, and some changed.
func TestAgree(t *testing.T) {
	for _, c := range []struct {
		kind  *latin.Kind
		order int
	}{{latin.Graeco, 3}, {latin.Graeco, 4}, {latin.GraecoDiagonal, 4}, {latin.Graeco, 5}, {latin.GraecoDiagonal, 5}} {
		p := puzzle(t, c.kind, c.order)
		second := lawful.New(p)
		searchtest.Rivals{Puzzle: p, First: pairs.New(p), Second: second, Draws: second, Most: 300}.Agree(t)
		searchtest.Rivals{Puzzle: p, First: pairs.New(p).Studying(1), Second: second, Draws: second, Most: 300}.Agree(t)
	}
}

// TestBounded: it stops when its budget is used up.
func TestBounded(t *testing.T) {
	p := puzzle(t, latin.Graeco, 5)
	searchtest.Bounded(t, pairs.New(p), p)
	searchtest.Bounded(t, pairs.New(p).Studying(1), p)
}
