package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"strconv"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
	"latin/generator"
)

// patience is how many branches a question may take, a minute or so. A square
// that takes more is left out, and that is told.
const patience = 1_000_000

// A digging makes Latin squares with one solution that are as hard as they can
// be: with as many holes as leave the solution alone, spread evenly.
type digging struct {
	order int
	// density is the number of holes, at first, over order^1.55: where it is the
	// same, squares of different orders are hard alike (D. Achlioptas, C. Gomes,
	// H. Kautz, B. Selman, Generating satisfiable problem instances, AAAI 2000).
	// The public squares of order 30 have 1.62 to 1.69.
	density float64
	seed    uint64
}

// run makes n squares.
func (d digging) run(out io.Writer, n int) error {
	p, err := latin.LatinSquare.New(latin.Options{Size: strconv.Itoa(d.order)})
	if err != nil {
		return err
	}
	s := search.New(p)
	s.Steps = patience
	e := corpus.Line.Encode(out)
	for seed := d.seed; seed < d.seed+uint64(n); seed++ {
		pb, err := d.dig(s, rand.New(rand.NewPCG(seed, uint64(d.order))))
		if errors.Is(err, search.ErrUndecided) {
			fmt.Fprintf(os.Stderr, "order %d, seed %d: %v\n", d.order, seed, err)
			continue
		}
		if err != nil {
			return err
		}
		if err := e.Put(&corpus.Record{Puzzle: p, Clues: pb, Fields: []corpus.Field{{Key: "id", Value: fmt.Sprintf("%d-%d", d.order, seed)}}}); err != nil {
			return err
		}
	}
	return e.Close()
}

// dig makes one square. As long as it has a rival, a cell in which they differ is
// filled again.
func (d digging) dig(s *search.Searcher, rng *rand.Rand) (latin.PB, error) {
	ctx := context.Background()
	board, err := generator.RandomBoard(ctx, s, latin.NewPB(d.order*d.order), rng)
	if err != nil {
		return nil, err
	}
	pb := board.Clone()
	cells, err := d.spread(ctx, s, rng)
	if err != nil {
		return nil, err
	}
	for _, c := range cells {
		pb[c] = latin.Blank
	}
	for {
		found, err := s.UpTo(ctx, pb, 2)
		if err != nil || len(found) == 1 {
			return pb, err
		}
		differ := found[0].Differ(found[1])
		c := differ[rng.IntN(len(differ))]
		pb[c] = board[c]
	}
}

// spread gives cells of which each row and column has as many, or one less: those
// in which some Latin square holds the first labels. Evenly spread holes are the
// hardest (H. Kautz and others, Balance and filtering in structured satisfiable
// problems, IJCAI 2001).
func (d digging) spread(ctx context.Context, s *search.Searcher, rng *rand.Rand) ([]latin.Cell, error) {
	holes := int(math.Round(d.density * math.Pow(float64(d.order), 1.55)))
	full, rest := latin.Label(holes/d.order), holes%d.order
	pattern, err := generator.RandomBoard(ctx, s, latin.NewPB(d.order*d.order), rng)
	if err != nil {
		return nil, err
	}
	var cells []latin.Cell
	for _, c := range rng.Perm(len(pattern)) {
		switch x := pattern[c]; {
		case x < full:
			cells = append(cells, latin.Cell(c))
		case x == full && rest > 0:
			cells = append(cells, latin.Cell(c))
			rest--
		}
	}
	return cells, nil
}
