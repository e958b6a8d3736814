package search

import (
	"context"
	"fmt"

	"latin"
	"latin/attrition/search/engine"
)

// Rival gives a Latin board at or below pb that differs in a cell from known, which is
// another; [ErrNone] when there is none. With the solution of a Latin puzzle and the
// puzzle without the clue of that cell, it says whether the clue is redundant; that
// there is the solution need not be found again.
func (s *Searcher) Rival(ctx context.Context, pb, known latin.PB, c latin.Cell) (latin.PB, error) {
	switch cells := s.puzzle.Board.Len(); {
	case c < 0 || int(c) >= cells:
		return nil, fmt.Errorf("%w: there is no cell number %d", ErrPB, c)
	case len(known) != cells || known[c] == latin.Blank:
		return nil, fmt.Errorf("%w: the board known has no label in cell number %d", ErrPB, c)
	}
	d, err := s.open(ctx, pb)
	if err != nil {
		return nil, err
	}
	defer s.close(d)
	return d.one(engine.Rival(d.Engine, &d.Budget, pb, known, c))
}
