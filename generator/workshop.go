package generator

import (
	"context"
	"errors"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
)

// A workshop makes one puzzle in as many attempts as it takes.
type workshop struct {
	search   *search.Searcher
	req      Request
	rng      *rand.Rand
	frames   []*frame // one for each symmetry that may be drawn
	failures failures

	// The piece in work, kept from one attempt to the next.
	frame    *frame
	judge    *judge   // of the board drawn
	pb       latin.PB // a puzzle with clues to spare; nil before and when there is none
	best     latin.PB // a puzzle of the same solution to try again from; nil when there is none
	reworked int      // times
	climb    climb
}

// reworks is how often clues are put back before another board is drawn.
const reworks = 40

// newWorkshop checks the request.
func newWorkshop(s *search.Searcher, req Request, rng *rand.Rand) (*workshop, error) {
	if err := req.check(s.Puzzle()); err != nil {
		return nil, err
	}
	w := &workshop{search: s, req: req, rng: rng}
	symmetries, err := req.Symmetry.On(s.Puzzle().Board)
	if err != nil {
		return nil, err
	}
	for _, y := range symmetries {
		f, ferr := newFrame(s.Puzzle(), &req, y)
		if ferr == nil {
			w.frames = append(w.frames, f)
		}
		err = errors.Join(err, ferr)
	}
	if w.frames == nil {
		return nil, err
	}
	return w, nil
}

func (w *workshop) attempts() int {
	if w.req.Attempts > 0 {
		return w.req.Attempts
	}
	return attemptsUsual
}

// attempt makes a puzzle, and says whether it is as wanted.
func (w *workshop) attempt(ctx context.Context) (Made, bool, error) {
	if err := w.begin(ctx); err != nil || w.pb == nil {
		return Made{}, false, err
	}
	fits, err := w.finish(ctx)
	if outOfSteps(ctx, err) {
		w.failures.undecided++
		return Made{}, false, nil
	}
	return Made{Clues: w.pb, Solution: w.judge.solution, Symmetry: w.frame.symmetry}, fits, err
}
