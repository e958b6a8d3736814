package bitset

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

func TestAgreesWithBruteForce(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine { return New(p) })
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
