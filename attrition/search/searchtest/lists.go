package searchtest

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
	"latin/attrition/search/engine"
)

// corpora is the folder of public lists that a checkout may have beside it.
const corpora = "shared/corpora"

// List reads the puzzles of a public list, at most that many, after their last
// colon; it skips the test or benchmark when the file is absent.
func List(b testing.TB, p *latin.Puzzle, file string, most int) []latin.PB {
	f, err := openList(file)
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
		pbs = append(pbs, Read(b, p, line[strings.LastIndex(line, ":")+1:]))
	}
	// The lists are sorted; neighbours are alike, which favours branch prediction.
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(pbs), func(i, j int) { pbs[i], pbs[j] = pbs[j], pbs[i] })
	return pbs
}

// openList looks for the folder beside the checkout, from any package of it.
func openList(file string) (*os.File, error) {
	up := ""
	for {
		f, err := os.Open(filepath.Join(up, corpora, file))
		if err == nil || len(up) > 30 {
			return f, err
		}
		up = filepath.Join("..", up)
	}
}

// SudokuLists are the public lists of Sudoku, without the ends of their names.
var SudokuLists = []string{
	"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k", "sudoku-top1465",
	"sudoku-hardest-1106", "sudoku-hardest-1905-10k", "sudoku-mutated-20k", "sudoku-serg-multiple",
}

// CountLists lets an engine count the puzzles of each list to two, one an iteration.
func CountLists(b *testing.B, newEngine func(*latin.Puzzle) engine.Engine) {
	p := Sudoku(b, 3, 3)
	for _, list := range SudokuLists {
		b.Run("list="+list, func(b *testing.B) {
			pbs, e := List(b, p, list+".txt.gz", 50_000), newEngine(p)
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
		})
	}
}
