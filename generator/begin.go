package generator

import (
	"context"
	"errors"
	"fmt"

	"latin"
	"latin/attrition/search"
)

// begin puts a puzzle with clues to spare on the bench: the best one so far
// with some clues put back, or all clues of a new board. It leaves none when
// all that the frame allows are too few for the new board.
func (w *workshop) begin(ctx context.Context) error {
	if w.best != nil && w.reworked < reworks {
		w.reworked++
		w.putBack()
		return nil
	}
	w.reworked, w.best = 0, nil
	board, err := w.next(ctx)
	if errors.Is(err, search.ErrNone) {
		return fmt.Errorf("%w: %w", err, ErrImpossible)
	}
	if err != nil {
		return fmt.Errorf("looking for a Latin board: %w", err)
	}
	w.judge, w.pb = newJudge(w.search, board), w.frame.full(board)
	if !w.pb.Full() {
		return w.checkFull(ctx)
	}
	return nil
}

// checkFull clears the bench when the clues in all cells of the frame leave
// several solutions.
func (w *workshop) checkFull(ctx context.Context) error {
	found, err := w.search.UpTo(ctx, w.pb, climbLimit)
	if err != nil && !outOfSteps(ctx, err) {
		return err
	}
	if err != nil || !w.climb.note(w.pb, len(found)) {
		w.failures.ambiguous++
		w.pb = nil
		return nil
	}
	w.climb = climb{}
	return nil
}

// putBack returns one in four of the units removed from the best puzzle.
func (w *workshop) putBack() {
	pb := w.best.Clone()
	for _, u := range w.frame.units {
		if pb[u[0]] == latin.Blank && w.rng.IntN(4) == 0 {
			for _, c := range u {
				pb[c] = w.judge.solution[c]
			}
		}
	}
	w.pb = pb
}
