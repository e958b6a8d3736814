package bitset

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
	"pgregory.net/rapid"
)

func TestAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		e := New(p)
		for range 2 {
			searchtest.Agree(t, e, p, searchtest.TinyClues(draw, p))
		}
	})
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

var lists = []string{
	"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k", "sudoku-top1465",
	"sudoku-hardest-1106", "sudoku-hardest-1905-10k", "sudoku-mutated-20k", "sudoku-serg-multiple",
}

// BenchmarkUnique counts to two, one puzzle an iteration.
func BenchmarkUnique(b *testing.B) {
	p := searchtest.Sudoku(b, 3, 3)
	for _, list := range lists {
		b.Run("list="+list, func(b *testing.B) {
			countToTwo(b, p, searchtest.List(b, p, list+".txt.gz", 50_000))
		})
	}
}

func countToTwo(b *testing.B, p *latin.Puzzle, pbs []latin.PB) {
	e := New(p)
	steps, i := uint64(0), 0
	b.ReportAllocs()
	for b.Loop() {
		budget := engine.NewBudget(b.Context(), 0)
		e.Count(&budget, pbs[i%len(pbs)], 2)
		steps += budget.Taken()
		i++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
	b.ReportMetric(float64(steps)/float64(b.N), "steps/puzzle")
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
