package generator

import (
	"context"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
)

// Minimize removes redundant clues outside the inscription from a Latin puzzle
// until it is critical: until none of them can be removed. It tries them in an
// order drawn from rng, or in reading order when rng is nil; other orders give
// other critical puzzles; hard questions come last, and in Graeco-Latin squares those
// clues first that leave searches short. pb itself is not changed. The error wraps
// [ErrNotPuzzle], with a nil PB, when pb has no solution or several. When it
// wraps search.ErrUndecided, some question could not be answered: the PB, if
// there is one, is a Latin puzzle with some redundant clues removed.
func Minimize(ctx context.Context, s *search.Searcher, pb latin.PB, rng *rand.Rand) (latin.PB, error) {
	solution, err := onlySolution(ctx, s, pb)
	if err != nil {
		return nil, err
	}
	cells := removable(s.Puzzle(), pb)
	if rng != nil {
		rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	}
	st := strip{judge: newJudge(s, solution), pb: pb.Clone(), clues: pb.Filled()}
	err = st.runStubbornly(ctx, singly(cells))
	return st.pb, err
}

// Redundant lists, ascending, the clues outside the inscription of which each
// can be removed by itself with one solution left; two of them need not be
// removable together. It is empty for a critical puzzle. The error wraps
// [ErrNotPuzzle] or search.ErrUndecided.
func Redundant(ctx context.Context, s *search.Searcher, pb latin.PB) ([]latin.Cell, error) {
	solution, err := onlySolution(ctx, s, pb)
	if err != nil {
		return nil, err
	}
	return redundant(ctx, newJudge(s, solution), pb)
}

func redundant(ctx context.Context, j *judge, pb latin.PB) ([]latin.Cell, error) {
	pb = pb.Clone()
	var cells []latin.Cell
	for _, c := range removable(j.search.Puzzle(), pb) {
		rivalled, err := j.rivalledWithout(ctx, pb, c)
		if err != nil {
			return cells, err
		}
		if !rivalled {
			cells = append(cells, c)
		}
	}
	return cells, nil
}
