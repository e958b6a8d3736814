package rating

import (
	"math"
	"regexp"
	"strings"
	"testing"

	"latin"
	"latin/attrition"
)

func TestFeaturesAreNamed(t *testing.T) {
	form := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	seen := make(map[string]bool)
	for _, f := range Features {
		if !form.MatchString(f.Name) || seen[f.Name] {
			t.Errorf("%q is no good name, or is there twice", f.Name)
		}
		seen[f.Name] = true
		if f.Doc == "" || strings.HasSuffix(f.Doc, ".") {
			t.Errorf("%s: the doc is %q", f.Name, f.Doc)
		}
		if g, ok := FindFeature(f.Name); !ok || g != f {
			t.Errorf("%s is not found by its name", f.Name)
		}
	}
}

// TestRatingsMakeSense holds what is true of every puzzle of every kind.
func TestRatingsMakeSense(t *testing.T) {
	manyPuzzles(t, 2, func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		q := rated(t, NewRater(p, Default()), clues)
		for i, v := range q.Path.Features() {
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Errorf("%s is %v", Features[i].Name, v)
			}
		}
		if !(0 < q.Low && q.Low < q.Score && q.Score < q.High && q.High < 1e9) {
			t.Errorf("score %v between %v and %v", q.Score, q.Low, q.High)
		}
		if q.SELike < 1 || q.SELike > 12 {
			t.Errorf("%v on Sudoku Explainer's scale", q.SELike)
		}
		written := 0
		for _, w := range q.Path.Waves {
			written += w.Hidden + w.Naked
		}
		if blank := p.Board.Len() - q.Path.clueCount(); q.Fair && written != blank {
			t.Errorf("%d cells are written of %d", written, blank)
		}
	})
}

// TestClueMakesEasier gives clues away: with all but one cell filled nothing is easier.
func TestMoreCluesAreEasier(t *testing.T) {
	manyPuzzles(t, 1, func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		r := NewRater(p, Default())
		q := rated(t, r, clues)
		score, full := q.Score, q.Path.Solution.Clone()
		for c, l := range clues {
			if l == latin.Blank {
				full[c] = latin.Blank
				break
			}
		}
		if q := rated(t, r, full); q.Score >= score || q.Level != VeryEasy {
			t.Errorf("one blank cell: %v, %v; before %v", q.Score, q.Level, score)
		}
	})
}

func TestNoRatingWithoutOneSolution(t *testing.T) {
	p, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		t.Fatal(err)
	}
	r := NewRater(p, Default())
	for text, want := range map[string]int{"................": 2, "1.1.............": 0} {
		clues, err := p.ParseCells(text)
		if err != nil {
			t.Fatal(err)
		}
		if q, err := r.Rate(t.Context(), clues); err != nil || q.Solutions != want || q.Path != nil || q.Score != 0 {
			t.Errorf("%s: %+v, %v", text, q, err)
		}
	}
}

// TestStuckAddsUp adds up, from the rounds alone, what it takes where no label can be
// written: for each the time of its tier, and for each candidate that goes.
func TestStuckAddsUp(t *testing.T) {
	stuck := 0
	manyPuzzles(t, 3, func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		m := *Default()
		m.Sight.Removal = 2
		path, want := rated(t, NewRater(p, &m), clues).Path, 0.0
		for _, r := range path.Rounds {
			want += m.Sight.Stuck[r.Rule.Tier] + 2*float64(r.Removes)
		}
		if path.Outcome != attrition.Solved {
			want += m.Sight.Stuck[attrition.Backtrack.Tier]
		}
		if math.Abs(path.Stuck-want) > 1e-9*want {
			t.Errorf("stuck for %v; want %v", path.Stuck, want)
		}
		stuck += len(path.Rounds)
	})
	if stuck == 0 {
		t.Error("no puzzle needs more than singles")
	}
}
