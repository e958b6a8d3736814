package search

import (
	"bufio"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"latin"
)

// corpora is the folder of public lists that a checkout may have beside it.
const corpora = "../../../shared/corpora"

// list reads the puzzles of a file, at most that many, after their last
// colon; it skips the benchmark when the file is absent.
func list(b *testing.B, p *latin.Puzzle, file string, most int) []latin.PB {
	f, err := os.Open(filepath.Join(corpora, file))
	if err != nil {
		b.Skip("no public lists beside the checkout")
	}
	defer f.Close()
	var r io.Reader = f
	if strings.HasSuffix(file, ".gz") {
		if r, err = gzip.NewReader(f); err != nil {
			b.Fatal(err)
		}
	}
	var pbs []latin.PB
	lines := bufio.NewScanner(r)
	for lines.Scan() && len(pbs) < most {
		line := lines.Text()
		pbs = append(pbs, read(b, p, line[strings.LastIndex(line, ":")+1:]))
	}
	// The lists are sorted; neighbours are alike, which favours branch prediction.
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(pbs), func(i, j int) { pbs[i], pbs[j] = pbs[j], pbs[i] })
	return pbs
}

// BenchmarkUnique counts to two, one puzzle an iteration.
func BenchmarkUnique(b *testing.B) {
	for _, file := range []string{
		"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k", "sudoku-top1465",
		"sudoku-hardest-1106", "sudoku-hardest-1905-10k", "sudoku-mutated-20k", "sudoku-serg-multiple",
	} {
		b.Run("list="+file, func(b *testing.B) {
			p := sudoku(b, 3, 3)
			countToTwo(b, p, list(b, p, file+".txt.gz", 5000))
		})
	}
	b.Run("list=sudoku-ripeto-unique", func(b *testing.B) {
		g := latin.NewGrid(9, 9)
		g.Lines()
		g.Boxes(3, 3)
		p := puzzleOn(b, g, "111222333")
		countToTwo(b, p, list(b, p, "sudoku-ripeto-unique.txt", 10))
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
