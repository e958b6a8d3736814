package generator

import (
	"context"
	"math/rand/v2"

	"latin"
	"latin/generator/graeco"
)

// builderOf gives what builds random boards of a Puzzle whose boards need not be searched
// for; nil for other Puzzles.
func builderOf(p *latin.Puzzle) func(context.Context, *latin.Puzzle, *rand.Rand) (latin.PB, error) {
	switch {
	case isGraeco(p):
		return graecoBoard
	case p.Kind() == latin.Knight:
		return knightBoard
	}
	return nil
}

func isGraeco(p *latin.Puzzle) bool {
	return p.Kind() == latin.Graeco || p.Kind() == latin.GraecoDiagonal
}

// graecoBoard is a Graeco-Latin square in disguise. Not every one can come out:
// they are those of package graeco, with lines, labels and roles exchanged.
func graecoBoard(ctx context.Context, p *latin.Puzzle, rng *rand.Rand) (latin.PB, error) {
	n, diagonal := p.Labels.Distinct()/2, p.Kind() == latin.GraecoDiagonal
	way, err := graeco.Find(ctx, graeco.Shape{Order: n, Squares: 2, Diagonal: diagonal}, rng)
	if err != nil {
		return nil, err
	}
	squares, err := graeco.Build(ctx, way)
	if err != nil {
		return nil, err
	}
	squares, err = graeco.Disguise(ctx, squares, diagonal, rng)
	if err != nil {
		return nil, err
	}
	pb := make(latin.PB, 2*n*n)
	for s := range n * n {
		pb[2*s] = latin.Label(squares[0].At(s/n, s%n))
		pb[2*s+1] = latin.Label(n + squares[1].At(s/n, s%n))
	}
	return pb, nil
}
