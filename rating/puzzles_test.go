package rating

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/generator"
)

// anyPuzzle makes a puzzle of a kind, with some clues to spare; false when no
// regions with a Latin board are found.
func anyPuzzle(t testing.TB, k *latin.Kind, size string, seed uint64) (*latin.Puzzle, latin.PB, bool) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 6))
	for range 20 {
		p, err := k.New(latin.Options{Size: size, Rand: rng})
		if err != nil {
			t.Fatal(err)
		}
		s := search.New(p)
		s.Steps = 20_000
		made, err := generator.Generate(context.Background(), s, generator.Request{Spare: SpareOf(p)}, rng)
		switch {
		case err == nil:
			return p, made.Clues, true
		case errors.Is(err, generator.ErrImpossible) || errors.Is(err, search.ErrUndecided):
			continue
		}
		t.Fatal(err)
	}
	return nil, nil, false
}

// manyPuzzles shows puzzles of every kind, and of a few sizes that are not the default.
func manyPuzzles(t *testing.T, each int, show func(t *testing.T, p *latin.Puzzle, clues latin.PB)) {
	names := []string{"latin-square:4", "latin-square:9", "sudoku:2x3", "sudoku:3x4", "jigsaw:6", "strimko:5"}
	for _, k := range latin.Kinds {
		names = append(names, k.Name)
	}
	for _, name := range names {
		k, size, err := latin.FindKind(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(each) {
				if p, clues, ok := anyPuzzle(t, k, size, seed); ok {
					show(t, p, clues)
				}
			}
		})
	}
}

// rated rates a puzzle with one solution.
func rated(t *testing.T, r *Rater, clues latin.PB) *Rating {
	t.Helper()
	q, err := r.Rate(t.Context(), clues)
	if err != nil {
		t.Fatal(err)
	}
	if q.Solutions != 1 {
		t.Fatalf("%d solutions", q.Solutions)
	}
	return q
}
