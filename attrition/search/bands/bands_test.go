package bands

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

func TestWays(t *testing.T) {
	for _, way := range ways {
		var rows, boxes int
		for triad := range 9 {
			if way>>triad&1 != 0 {
				rows |= 1 << (triad % 3)
				boxes |= 1 << (triad / 3)
			}
		}
		if rows != 7 || boxes != 7 {
			t.Errorf("%o", way)
		}
	}
}

func count(t testing.TB, e *Engine, p *latin.Puzzle, text string) uint64 {
	b := engine.NewBudget(t.Context(), 0)
	return e.CountTo(&b, searchtest.Read(t, p, text), 2)
}

func TestKnown(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e := New(p)
	for _, text := range []string{searchtest.BruteHard, searchtest.Inkala} {
		if n := count(t, e, p, text); n != 1 {
			t.Error(text, n)
		}
	}
}

// TestTwoInARow has two cells of a row that can hold nothing but the same
// label, in two boxes and in one.
func TestTwoInARow(t *testing.T) {
	for _, col := range []int{1, 5} {
		var s state
		s.open = cells{everyLo, everyHi}
		pair := cells{}
		pair.add(at(4, 0))
		pair.add(at(4, col))
		for d := range s.planes {
			s.planes[d] = plane{lo: everyLo, hi: everyHi}
			if d != 6 {
				s.planes[d].lo &^= pair.lo
				s.planes[d].hi &^= pair.hi
			}
		}
		if s.propagate(nil, 1<<labels-1) {
			t.Errorf("columns 0 and %d", col)
		}
	}
}

func BenchmarkUnique(b *testing.B) {
	p := searchtest.Sudoku(b, 3, 3)
	for _, file := range []string{
		"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k", "sudoku-top1465",
		"sudoku-hardest-1106", "sudoku-hardest-1905-10k", "sudoku-mutated-20k", "sudoku-serg-multiple",
	} {
		b.Run("list="+file, func(b *testing.B) {
			pbs := searchtest.List(b, p, file+".txt.gz", 5000)
			e := New(p)
			i, steps := 0, uint64(0)
			for b.Loop() {
				budget := engine.NewBudget(b.Context(), 0)
				e.CountTo(&budget, pbs[i%len(pbs)], 2)
				steps += budget.Taken()
				i++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
			b.ReportMetric(float64(steps)/float64(b.N), "guesses/puzzle")
		})
	}
}
