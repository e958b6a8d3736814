package generator

import (
	"context"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
)

// RandomBoard gives one random Latin board at or below pb, the same for the
// same state of rng. The error wraps search.ErrNone when there is none.
//
// What is known of the distribution: every such board can come out. The search
// draws a first one, not uniformly. Then come rounds of a Markov chain, each of
// which blanks some cells, lists all completions and takes one of them, all
// equally likely; so the chain has the uniform distribution as a stationary
// one, but its rounds are few, and it is not proved for every board that they
// lead from each Latin board to each other. Last, labels that pb does not hold
// are exchanged at random among those of equal multiplicity, and when pb is
// empty so are rows, columns and whatever else a symmetry of the drawing that
// keeps the asterisms exchanges: boards that differ in no more than that are
// equally likely exactly. The tests measure the rest on small boards.
//
// A board with conditions beyond its asterisms is the first one drawn: blanking a
// few cells of it, or exchanging labels, would rarely lead to another. Graeco-Latin
// squares and knight's circuits, when pb is empty, come by construction
// (latin/generator/graeco, latin/generator/knight).
func RandomBoard(ctx context.Context, s *search.Searcher, pb latin.PB, rng *rand.Rand) (latin.PB, error) {
	if build := builderOf(s.Puzzle()); build != nil && pb.Filled() == 0 {
		return build(ctx, s.Puzzle(), rng)
	}
	board, err := s.Random(ctx, pb, rng)
	if err != nil || len(s.Puzzle().Conditions()) > 0 {
		return board, err
	}
	m := mixer{search: s, given: pb, board: board, rng: rng}
	for range m.rounds() {
		if err := m.round(ctx); err != nil {
			return nil, err
		}
	}
	relabel(s.Puzzle().Labels, pb, m.board, rng)
	if pb.Filled() == 0 {
		return turned(s.Puzzle().Board, m.board, rng), nil
	}
	return m.board, nil
}

// relabel exchanges the labels that pb does not hold among those of equal
// multiplicity, at random.
func relabel(l *latin.Labels, pb, board latin.PB, rng *rand.Rand) {
	var held latin.Domain
	for _, x := range pb {
		if x != latin.Blank {
			held |= latin.Just(x)
		}
	}
	becomes := make([]latin.Label, l.Distinct())
	for x := range becomes {
		becomes[x] = latin.Label(x)
	}
	for i := range becomes {
		var alike []int // those before i that may be exchanged with it, and i
		for j := range i + 1 {
			if !held.Has(latin.Label(i)) && !held.Has(latin.Label(j)) && l.Count(latin.Label(j)) == l.Count(latin.Label(i)) {
				alike = append(alike, j)
			}
		}
		if len(alike) > 0 {
			j := alike[rng.IntN(len(alike))]
			becomes[i], becomes[j] = becomes[j], becomes[i]
		}
	}
	for c, x := range board {
		board[c] = becomes[x]
	}
}
