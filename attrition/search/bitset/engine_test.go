package bitset

import (
	"context"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

func TestAgreesWithBruteForce(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine { return New(p) })
}

// TestAgreesWithoutWays does the same by single places and locks, which tiny
// boards with few ways across do not need otherwise.
func TestAgreesWithoutWays(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine {
		return newEngine(p, newPlan(p, 0))
	})
}

// TestWaysAgreeWithLocks counts the boards of the same puzzles in both manners, on
// boards with more ways than are followed at once.
func TestWaysAgreeWithLocks(t *testing.T) {
	for _, k := range []*latin.Kind{latin.Octahedron, latin.Tartan} {
		p := kind(t, k)
		by, without := New(p), newEngine(p, newPlan(p, 0))
		if len(by.ways.list) <= manyWays || without.ways.words > 0 {
			t.Fatalf("%s has %d ways and %d", p.Name(), len(by.ways.list), len(without.ways.list))
		}
		several := 0
		for seed := range uint64(12) {
			pb := thinned(p, by, seed)
			b := engine.NewBudget(t.Context(), 0)
			n, _ := by.Count(&b, pb, 500)
			m, _ := without.Count(&b, pb, 500)
			if n.Cmp(m) != 0 || n.Sign() == 0 {
				t.Errorf("%s: %v boards by ways, %v without", p.FormatCells(pb), n, m)
			}
			several += int(n.Int64())
		}
		if several < 24 {
			t.Errorf("%s: %d boards of 12 puzzles tell little", p.Name(), several)
		}
	}
}

// thinned is a random board with a third of its labels left.
func thinned(p *latin.Puzzle, e *Engine, seed uint64) latin.PB {
	b, rng := engine.NewBudget(context.Background(), 0), searchtest.Seeded(seed)
	pb := e.Random(&b, searchtest.Blank(p), rng)
	for _, c := range rng.Perm(len(pb))[len(pb)/3:] {
		pb[c] = latin.Blank
	}
	return pb
}

// TestStuck loses patience with a hard puzzle, and with nothing else.
func TestStuck(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e, hard := New(p), searchtest.Read(t, p, searchtest.Inkala)
	for _, test := range []struct {
		patience uint64
		stuck    bool
	}{{1, true}, {100_000, false}, {0, false}} {
		e.SetPatience(test.patience)
		b := engine.NewBudget(t.Context(), 0)
		n, _ := e.Count(&b, hard, 0)
		if e.Stuck() != test.stuck || !test.stuck && n.Int64() != 1 {
			t.Errorf("patience %d: stuck %v, %v boards", test.patience, e.Stuck(), n)
		}
	}
}

// TestPatienceIsForEachBoard fails more often than it has patience, but never
// so often without a new board.
func TestPatienceIsForEachBoard(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e := New(p)
	e.SetPatience(300)
	b := engine.NewBudget(t.Context(), 0)
	if n, _ := e.Count(&b, searchtest.Blank(p), 2000); n.Int64() != 2000 || e.Stuck() {
		t.Errorf("%v boards, stuck %v", n, e.Stuck())
	}
}

// TestRandomKeepsPatience starts again by itself and gives the patience back.
func TestRandomKeepsPatience(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e := New(p)
	e.SetPatience(7)
	b := engine.NewBudget(t.Context(), 0)
	for seed := range uint64(30) {
		board := e.Random(&b, searchtest.Blank(p), searchtest.Seeded(seed))
		searchtest.Check(t, p, searchtest.Blank(p), board)
	}
	if e.patience != 7 {
		t.Errorf("patience %d is left of 7", e.patience)
	}
}

func TestSearchDoesNotAllocate(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e, hard := New(p), searchtest.Read(t, p, searchtest.Inkala)
	b := engine.NewBudget(t.Context(), 0)
	if allocs := testing.AllocsPerRun(20, func() { e.Count(&b, hard, 2) }); allocs > 2 { // the number and its digits
		t.Errorf("%v allocations for a question", allocs)
	}
}

// BenchmarkUnique counts to two, one puzzle an iteration.
func BenchmarkUnique(b *testing.B) {
	searchtest.CountLists(b, func(p *latin.Puzzle) engine.Engine { return New(p) })
}

// TestManyLabels fills a board of 72 cells and 18 labels, on which the worth
// of a place is a product of so many counts that no integer holds it.
func TestManyLabels(t *testing.T) {
	k, _, err := latin.FindKind("octahedron")
	if err != nil {
		t.Fatal(err)
	}
	p, err := k.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	pb := latin.NewPB(p.Board.Len())
	pb[0] = 3
	e := New(p)
	e.SetPatience(2000)
	b := engine.NewBudget(t.Context(), 50_000)
	e.Each(&b, pb, func(board latin.PB) bool {
		searchtest.Check(t, p, pb, board)
		return false
	})
}
