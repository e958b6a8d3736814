package search

import (
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// BenchmarkUnique counts to two, one puzzle an iteration.
func BenchmarkUnique(b *testing.B) {
	for _, file := range searchtest.SudokuLists {
		b.Run("list="+file, func(b *testing.B) {
			p := searchtest.Sudoku(b, 3, 3)
			countToTwo(b, p, searchtest.List(b, p, file+".txt.gz", 5000))
		})
	}
	b.Run("list=sudoku-ripeto-unique", func(b *testing.B) {
		g := latin.NewGrid(9, 9)
		g.Lines()
		g.Boxes(3, 3)
		p := searchtest.PuzzleOn(b, g, "111222333")
		countToTwo(b, p, searchtest.List(b, p, "sudoku-ripeto-unique.txt", 10))
	})
}

func countToTwo(b *testing.B, p *latin.Puzzle, pbs []latin.PB) {
	s := New(p)
	steps, i := uint64(0), 0
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := s.Count(b.Context(), pbs[i%len(pbs)], 2); err != nil {
			b.Fatal(err)
		}
		steps += s.taken
		i++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
	b.ReportMetric(float64(steps)/float64(b.N), "steps/puzzle")
}
