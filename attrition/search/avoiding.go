package search

import (
	"context"
	"fmt"

	"latin"
	"latin/attrition/search/engine"
)

// Avoiding gives a Latin board at or below pb in which the cell does not hold
// the label; [ErrNone] when there is none. With the clue of a Latin puzzle, and
// pb the puzzle without it, it says whether the clue is redundant; that there
// is the board with the clue need not be found again.
func (s *Searcher) Avoiding(ctx context.Context, pb latin.PB, c latin.Cell, x latin.Label) (latin.PB, error) {
	if c < 0 || int(c) >= s.puzzle.Board.Len() {
		return nil, fmt.Errorf("%w: there is no cell number %d", ErrPB, c)
	}
	d, err := s.open(ctx, pb)
	if err != nil {
		return nil, err
	}
	defer s.close(d)
	return d.one(engine.Avoiding(d.Engine, &d.Budget, pb, c, x))
}
