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
