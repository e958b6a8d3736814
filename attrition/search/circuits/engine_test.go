package circuits_test

import (
	"context"
	"testing"

	"latin"
	"latin/attrition/search/circuits"
	"latin/attrition/search/engine"
	"latin/attrition/search/lawful"
	"latin/attrition/search/searchtest"
)

func puzzle(t testing.TB, size string) *latin.Puzzle {
	t.Helper()
	p, err := latin.Knight.New(latin.Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCounts with step 1 in a corner: 8 tours on 5×6 and 9,862 on 6×6 without regard to
// direction (A070030 of the OEIS), each gone round in two. With several circuits the
// boards below have one cover each (`latin knight 4x5 -k 2 --count`); the circuits but
// the first are lettered in any order, and begun anywhere in either direction.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		size, first string
		want        int64
	}{
		{"5x6", "1", 2 * 8}, {"6x6", "1", 2 * 9862},
		{"3x4x2", "a1", 2 * 12}, {"4x5x2", "a1", 2 * 20},
		{"4x4x4", "a1", 2 * 6 * 8 * 8 * 8}, {"3x8x4", "a1", 2 * 6 * 12 * 12 * 12},
	} {
		p := puzzle(t, c.size)
		pb := latin.NewPB(p.Board.Len())
		pb[0], _ = p.Labels.Find(c.first)
		b := engine.NewBudget(context.Background(), 0)
		if n, exact := circuits.New(p).Count(&b, pb, 0); n.Int64() != c.want || !exact {
			t.Errorf("%s: %v; want %d", c.size, n, c.want)
		}
	}
}

// TestAgree sets it against the engine that knows nothing of circuits but their
// conditions, on boards with some steps of a random board, and some changed.
func TestAgree(t *testing.T) {
	for _, size := range []string{"3x4x2", "4x4x4", "4x5x2", "5x6", "5x6x4", "3x10", "6x6x2"} {
		p := puzzle(t, size)
		first := circuits.New(p)
		searchtest.Rivals{Puzzle: p, First: first, Second: lawful.New(p), Draws: first, Most: 100, FewOnly: true}.Agree(t)
	}
}

// TestBounded: it stops when its budget is used up.
func TestBounded(t *testing.T) {
	p := puzzle(t, "8x8")
	searchtest.Bounded(t, circuits.New(p), p)
}

// TestFits: only where there are circuits.
func TestFits(t *testing.T) {
	if p := searchtest.Sudoku(t, 2, 2); circuits.Fits(p) == nil {
		t.Errorf("it fits %s", p.Name())
	}
	if err := circuits.Fits(puzzle(t, "8x8")); err != nil {
		t.Error(err)
	}
}

// TestNothingOnTheHeap: a question about a puzzle makes nothing but its answer.
func TestNothingOnTheHeap(t *testing.T) {
	p := puzzle(t, "6x6")
	pb, err := p.ParseCells(",,,,20,35,,,,,,,6,,,,,,,,,,,14,,,,,,,,28,,4,,")
	if err != nil {
		t.Fatal(err)
	}
	e := circuits.New(p)
	b := engine.NewBudget(context.Background(), 0)
	found := 0
	if n := testing.AllocsPerRun(3, func() { e.Each(&b, pb, func(latin.PB) bool { found++; return true }) }); n > 1 || found != 4 {
		t.Errorf("%g allocations, %d boards in 4 runs", n, found)
	}
	if b.Taken() < 8 {
		t.Errorf("%d branches; the puzzle tries nothing", b.Taken())
	}
}
