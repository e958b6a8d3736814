package rating

import (
	"bufio"
	"math"
	"os"
	"slices"
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

// climb goes up the ladder as Sudoku Explainer does: always the cheapest technique that
// finds anything, and the rating is that of the dearest.
func (e *explainer) climb() (rating float64, solved bool) {
	e.start()
	for e.open > 0 {
		i := slices.IndexFunc(ladder, func(q rung) bool {
			e.loaded = false
			return e.writeBy(q.writes) > 0 || q.find != nil && q.find(e)
		})
		if i < 0 {
			return rating, false
		}
		rating = max(rating, ladder[i].rating)
	}
	return rating, true
}

// TestShortWayUpTheLadder: what the path tells beforehand, and what is left out on the
// way, changes no rating.
func TestShortWayUpTheLadder(t *testing.T) {
	above := 0
	manyPuzzles(t, 4, func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		r := NewRater(p, Default())
		path := rated(t, r, clues).Path
		rating, solved := r.scale.rate(path)
		want, can := r.scale.climb()
		if solved != can || solved && rating != want {
			t.Errorf("%s: %v, %v; by climbing %v, %v", p.FormatCells(clues), rating, solved, want, can)
		}
		if want > 2.3 {
			above++
		}
	})
	if above < 20 {
		t.Errorf("only %d puzzles need more than singles", above)
	}
}
