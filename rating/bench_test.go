package rating_test

import (
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
	"latin/rating"
)

// BenchmarkRate rates one puzzle an iteration.
func BenchmarkRate(b *testing.B) {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range []string{"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k"} {
		b.Run("list="+name, func(b *testing.B) {
			pbs, r := searchtest.List(b, p, name+".txt.gz", 2000), rating.NewRater(p, rating.Default())
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				if _, err := r.Rate(b.Context(), pbs[i%len(pbs)]); err != nil {
					b.Fatal(err)
				}
				i++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}
