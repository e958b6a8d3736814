package rating_test

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"testing"

	"latin"
	"latin/rating"
)

// corpora is the folder of public lists that a checkout may have beside it.
const corpora = "../../shared/corpora"

// list reads puzzles of a compressed file of Sudoku lines; it skips the test when the
// file is absent.
func list(t testing.TB, p *latin.Puzzle, file string, most int) []latin.PB {
	f, err := os.Open(filepath.Join(corpora, file+".txt.gz"))
	if err != nil {
		t.Skip("no public lists beside the checkout")
	}
	defer f.Close()
	r, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	var pbs []latin.PB
	for lines := bufio.NewScanner(r); lines.Scan() && len(pbs) < most; {
		line := []byte(lines.Text()[:81])
		for i := range line {
			if line[i] == '0' {
				line[i] = '.'
			}
		}
		pb, err := p.ParseCells(string(line))
		if err != nil {
			t.Fatal(err)
		}
		pbs = append(pbs, pb)
	}
	return pbs
}

// BenchmarkRate rates one puzzle an iteration.
func BenchmarkRate(b *testing.B) {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range []string{"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k"} {
		b.Run("list="+name, func(b *testing.B) {
			pbs, r := list(b, p, name, 2000), rating.NewRater(p, rating.Default())
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
