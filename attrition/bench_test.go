package attrition_test

import (
	"bufio"
	"compress/gzip"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"latin"
	"latin/attrition"
)

// corpora is the folder of public lists that a checkout may have beside it.
const corpora = "../../shared/corpora"

// list reads the puzzles of a compressed file of Sudoku lines, at most that
// many, in random order; it skips the test when the file is absent.
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
	for lines := bufio.NewScanner(r); lines.Scan(); {
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
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(pbs), func(i, j int) { pbs[i], pbs[j] = pbs[j], pbs[i] })
	return pbs[:min(most, len(pbs))]
}

var lists = []string{"sudoku-17-clue", "sudoku-random-critical-50k", "sudoku-36-clues-20k", "sudoku-top1465", "sudoku-hardest-1905-10k"}

// BenchmarkProve makes whole proofs, one puzzle an iteration.
func BenchmarkProve(b *testing.B) {
	for _, file := range lists {
		b.Run("list="+file, func(b *testing.B) {
			p := sudoku(b)
			prove(b, p, list(b, p, file, 20_000))
		})
	}
}

func prove(b *testing.B, p *latin.Puzzle, pbs []latin.PB) {
	pr := attrition.NewProver(p, nil)
	steps, solved, i := 0, 0, 0
	b.ReportAllocs()
	for b.Loop() {
		pf, err := pr.Prove(b.Context(), attrition.Start(p, pbs[i%len(pbs)]))
		if err != nil {
			b.Fatal(err)
		}
		if pf.Outcome == attrition.Solved {
			solved++
		}
		steps += len(pf.Steps)
		i++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "proofs/s")
	b.ReportMetric(float64(steps)/float64(b.N), "steps/proof")
	b.ReportMetric(100*float64(solved)/float64(b.N), "%solved")
}

// TestProofsOfLists verifies proofs of public puzzles and their slices.
func TestProofsOfLists(t *testing.T) {
	p := sudoku(t)
	pr := attrition.NewProver(p, nil)
	for _, file := range lists {
		for _, pb := range list(t, p, file, 15) {
			pf, err := pr.Prove(t.Context(), attrition.Start(p, pb))
			if err != nil {
				t.Fatal(err)
			}
			if err := attrition.Verify(pf); err != nil {
				t.Fatalf("%s: %v", p.FormatCells(pb), err)
			}
			short := attrition.Slice(pf, nil)
			if err := attrition.Verify(short); err != nil || short.Outcome != pf.Outcome {
				t.Fatalf("%s: slice: %v, %v", p.FormatCells(pb), short.Outcome, err)
			}
		}
	}
}
