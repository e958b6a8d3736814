package main

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"latin"
	"latin/attrition/search"
	"latin/generator"
	"latin/rating"
)

// samples is how many puzzles of a kind are made to find the limits of its levels, at
// most; large boards, of which each takes long, get as many as patience allows.
const (
	samples  = 300
	fewest   = 60
	patience = 25 * time.Second
)

// sizes of kinds beside the default ones.
var sizes = []string{
	"latin-square:4", "latin-square:5", "latin-square:6", "latin-square:8", "latin-square:9", "latin-square:12",
	"sudoku:2x2", "sudoku:2x3", "sudoku:2x4", "sudoku:2x5", "sudoku:3x4", "sudoku:4x4",
	"jigsaw:6", "jigsaw:7", "jigsaw:8", "sudoku-x:2x3", "strimko:4", "strimko:5", "strimko:7",
}

// fitLevels finds, for every kind, the scores below which the shares of its puzzles lie.
func fitLevels(m *rating.Model) {
	names := slices.Clone(sizes)
	for _, k := range latin.Kinds {
		names = append(names, k.Name)
	}
	for _, name := range names {
		kind, size, err := latin.FindKind(name)
		if err != nil {
			fail(err)
		}
		if limits, ok := limitsOf(m, kind, size); ok {
			m.Levels = append(m.Levels, limits)
			tell("levels: %v", limits)
		} else {
			tell("levels: none for %s", name)
		}
	}
	slices.SortFunc(m.Levels, func(a, b rating.Limits) int {
		return cmp.Or(cmp.Compare(a.Cells, b.Cells), cmp.Compare(a.Kind, b.Kind))
	})
}

// limitsOf makes puzzles of a kind; regions that are drawn are drawn anew for each.
func limitsOf(m *rating.Model, kind *latin.Kind, size string) (rating.Limits, bool) {
	var limits rating.Limits
	var scores []float64
	start := time.Now()
	for i := range samples {
		if i >= fewest && time.Since(start) > patience {
			break
		}
		rng := rand.New(rand.NewPCG(uint64(i), 2026))
		p, err := kind.New(latin.Options{Size: size, Rand: rng})
		if err != nil {
			return limits, false
		}
		limits.Kind, limits.Cells = p.Name(), p.Board.Len()
		if score, ok := sample(m, p, rng); ok {
			scores = append(scores, score)
		}
	}
	if len(scores) < fewest/2 {
		return limits, false
	}
	slices.Sort(scores)
	share := 0.0
	for _, s := range rating.Shares[:len(rating.Shares)-1] {
		share += s
		limits.Scores = append(limits.Scores, math.Round(10*scores[int(share*float64(len(scores)))])/10)
	}
	return limits, true
}

// sample makes one puzzle and scores it.
func sample(m *rating.Model, p *latin.Puzzle, rng *rand.Rand) (float64, bool) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	s := search.New(p)
	s.Steps = 100_000
	made, err := generator.Generate(ctx, s, generator.Request{Spare: rating.Spare}, rng)
	if err != nil {
		return 0, false
	}
	r, err := rating.NewRater(p, m).Rate(ctx, made.Clues)
	if err != nil || r.Solutions != 1 {
		return 0, false
	}
	return r.Score, true
}
