package rating

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// relabelled exchanges labels that the multiset holds equally often.
func relabelled(rng *rand.Rand, p *latin.Puzzle, pb latin.PB) latin.PB {
	to := rng.Perm(p.Labels.Distinct())
	for l := range to { // back to those that are as frequent
		if p.Labels.Count(latin.Label(l)) != p.Labels.Count(latin.Label(to[l])) {
			for l := range to {
				to[l] = l
			}
			break
		}
	}
	out := pb.Clone()
	for c, l := range out {
		if l != latin.Blank {
			out[c] = latin.Label(to[l])
		}
	}
	return out
}

func moved(pb latin.PB, image []latin.Cell) latin.PB {
	out := latin.NewPB(len(pb))
	for c, l := range pb {
		out[image[c]] = l
	}
	return out
}

// same fails unless two ratings are equal to the last digit, with all features.
func same(t *testing.T, what string, a Rating, features []float64, b *Rating) {
	t.Helper()
	if a.Score != b.Score || a.Low != b.Low || a.High != b.High || a.Level != b.Level || a.SELike != b.SELike ||
		a.Hardest != b.Hardest || a.Steps != b.Steps || !slices.Equal(a.Rules, b.Rules) {
		t.Errorf("%s: %+v; was %+v", what, b, a)
	}
	for i, v := range b.Path.Features() {
		if v != features[i] {
			t.Errorf("%s: %s is %v; was %v", what, Features[i].Name, v, features[i])
		}
	}
}

func keep(r *Rating) (Rating, []float64) {
	own := *r
	own.Rules = slices.Clone(r.Rules)
	return own, r.Path.Features()
}

// TestScoreOfTurnedPuzzles turns, mirrors and relabels puzzles of all kinds.
func TestScoreOfTurnedPuzzles(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	manyPuzzles(t, 1, func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		r := NewRater(p, Default())
		first, features := keep(rated(t, r, clues))
		symmetries := p.Board.Symmetries()
		for range min(3, len(symmetries)) {
			y := symmetries[rng.IntN(len(symmetries))]
			pb := moved(clues, y.Image)
			same(t, y.Name, first, features, rated(t, r, pb))
			same(t, y.Name+", relabelled", first, features, rated(t, r, relabelled(rng, p, pb)))
		}
	})
}

// shuffled permutes rows, columns, bands and stacks of a Sudoku, and may transpose it.
func shuffled(rng *rand.Rand, pb latin.PB) latin.PB {
	lines := func() []int {
		var list []int
		for _, band := range rng.Perm(3) {
			for _, i := range rng.Perm(3) {
				list = append(list, 3*band+i)
			}
		}
		return list
	}
	rows, columns, turn := lines(), lines(), rng.IntN(2) == 0
	out := latin.NewPB(81)
	for r, from := range rows {
		for c, column := range columns {
			at := 9*r + c
			if turn {
				at = 9*c + r
			}
			out[at] = pb[9*from+column]
		}
	}
	return out
}

// TestScoreOfShuffledSudoku exchanges lines, which no symmetry of the drawing does. Among
// the puzzles are symmetric ones, in which cells cannot be told apart.
func TestScoreOfShuffledSudoku(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := NewRater(p, Default())
	for _, text := range []string{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", // Wikipedia, "Sudoku"
		"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", // Wikipedia, against brute force
		"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........", // automorphic, 17 clues
	} {
		clues, err := p.ParseCells(text)
		if err != nil {
			t.Fatal(err)
		}
		q, err := r.Rate(t.Context(), clues)
		if err != nil || q.Solutions != 1 {
			t.Fatalf("%s: %d solutions, %v", text, q.Solutions, err)
		}
		first, features := keep(q)
		for range 6 {
			same(t, text, first, features, rated(t, r, relabelled(rng, p, shuffled(rng, clues))))
		}
	}
}
