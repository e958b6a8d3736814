package generator

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
)

// Made is a puzzle made by [Generate].
type Made struct {
	Clues    latin.PB // with one solution, the inscription among them
	Solution latin.PB
	Symmetry Symmetry // of the request, or the one drawn for AnySymmetry
	Attempts int      // made, at least 1
}

// ErrNotFound says that no puzzle as wanted was found in the attempts allowed,
// which does not prove that there is none.
var ErrNotFound = errors.New("no such puzzle found")

// ErrImpossible says that the board has no Latin board with the inscription.
var ErrImpossible = errors.New("the labels or the inscription cannot be laid so; choose others, or the inscription \"none\"")

// Generate makes one puzzle, the same for the same state of rng. It has one
// solution for certain, and holds the inscription.
//
// It draws a Latin board with [RandomBoard], and removes clues in random order
// as long as one solution is left; with a symmetry, the clues of an orbit at
// once. With a range of clues, a number within it is drawn first, all being
// equally likely, and the removal ends there; if it gets stuck above, the
// puzzle is still taken when its number lies in the range, otherwise some clues
// are put back and the removal begins again, or another board is drawn. With a
// pattern whose clues leave several solutions, it climbs from board to board
// towards fewer. Once a question about a critical Graeco-Latin square was too hard, the next squares
// lose clues in an order that leaves more of them. The first steps of a knight's circuits stay, unless the puzzle is to be
// critical.
//
// Errors wrap [ErrRequest] or [ErrSymmetry] when no puzzle can be as wanted,
// [ErrNotFound] when none was found, [ErrImpossible] when the board has no
// Latin board, and search.ErrUndecided when the context or s.Steps ended the
// search for one. For boards of which it is not known that they have Latin
// boards, set s.Steps.
func Generate(ctx context.Context, s *search.Searcher, req Request, rng *rand.Rand) (Made, error) {
	w, err := newWorkshop(s, req, rng)
	if err != nil {
		return Made{}, err
	}
	for n := range w.attempts() {
		made, ok, err := w.attempt(ctx)
		if err != nil {
			return Made{}, err
		}
		made.Attempts = n + 1
		if ok {
			return made, nil
		}
		if made.Attempts == attemptsToDespair && w.failures.hopeless(w.req.Clues) {
			return Made{}, w.notFound(made.Attempts)
		}
	}
	return Made{}, w.notFound(w.attempts())
}

// notFound tells how far the attempts came and what to change.
func (w *workshop) notFound(attempts int) error {
	return fmt.Errorf("%w in %d attempts: %s", ErrNotFound, attempts, w.failures.advice(&w.req))
}
