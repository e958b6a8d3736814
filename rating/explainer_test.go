package rating

import (
	"bufio"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"latin"
)

// TestLadderAgainstSudokuExplainer compares with ratings that Sukaku Explainer 1.8.2
// has given. Up to its X-chains and wings the techniques are the same, so all ratings are.
func TestLadderAgainstSudokuExplainer(t *testing.T) {
	f, err := os.Open("../../shared/rating/se-train.tsv")
	if err != nil {
		t.Skip("no table of ratings beside the checkout")
	}
	defer f.Close()
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := NewRater(p, Default())
	compared := 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		want, err := strconv.ParseFloat(fields[1], 64)
		if err != nil || want > 4.2 {
			continue // the header; beyond the common techniques
		}
		clues, err := p.ParseCells(strings.ReplaceAll(fields[0], "0", "."))
		if err != nil {
			t.Fatal(err)
		}
		if got := rated(t, r, clues).SELike; math.Abs(got-want) > 0.01 {
			t.Errorf("%s: %v; want %v", fields[0], got, want)
		}
		compared++
	}
	if compared < 500 {
		t.Errorf("only %d puzzles", compared)
	}
}
