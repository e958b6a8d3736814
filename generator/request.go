package generator

import (
	"errors"
	"fmt"

	"latin"
)

// A Request says what puzzle to make. The zero value asks for any with few
// clues; on small boards it is critical, but that is not proved.
type Request struct {
	// Clues printed, those of the inscription among them.
	Clues Range
	// Critical asks that no single clue outside the inscription can be
	// removed. It is then proved; without it the search for more clues to
	// remove may give up where it gets long.
	Critical bool
	// Spare is the largest share of the cells, from 0 to 1, that are given back as clues
	// when no more can be removed; how many is drawn, all numbers being equally
	// likely. Puzzles with clues to spare are easier. Critical puzzles have none.
	Spare float64
	// Symmetry of the cells that hold clues, those of the inscription among
	// them; empty for none.
	Symmetry Symmetry
	// Pattern says for each cell whether a clue may stand there; nil allows
	// every cell. The inscription may stand anywhere.
	Pattern []bool
	// Accept has the last word on a puzzle that is otherwise as wanted, such
	// as on its difficulty; nil accepts all.
	Accept func(p *latin.Puzzle, clues latin.PB) bool
	// Attempts that may be made; 0 for 1,000.
	Attempts int
}

// A Range is a number of clues from Min to Max. Max 0 is no bound, so the zero
// value allows any number.
type Range struct{ Min, Max int }

// Has says whether n lies in the range.
func (r Range) Has(n int) bool { return n >= r.Min && (r.Max == 0 || n <= r.Max) }

// distance says how far n lies outside the range.
func (r Range) distance(n int) int {
	if n < r.Min {
		return r.Min - n
	}
	if r.Max > 0 && n > r.Max {
		return n - r.Max
	}
	return 0
}

// String writes the range as on the command line: "24-30", "24", "24-" or "any".
func (r Range) String() string {
	switch {
	case r == Range{}:
		return "any"
	case r.Max == 0:
		return fmt.Sprintf("%d-", r.Min)
	case r.Min == r.Max:
		return fmt.Sprint(r.Min)
	}
	return fmt.Sprintf("%d-%d", r.Min, r.Max)
}

// ErrRequest is wrapped by errors about requests that no puzzle can meet.
var ErrRequest = errors.New("request not possible")

const attemptsUsual = 1000

// Valid says, before any work, what is wrong with the request for that
// Puzzle. The error wraps [ErrRequest] or [ErrSymmetry].
func (r Request) Valid(p *latin.Puzzle) error {
	if err := r.check(p); err != nil {
		return err
	}
	_, err := r.Symmetry.On(p.Board)
	return err
}

// check says what is wrong with the request for that Puzzle.
func (r *Request) check(p *latin.Puzzle) error {
	switch cells := p.Board.Len(); {
	case r.Clues.Min < 0 || r.Clues.Max < 0:
		return fmt.Errorf("%w: a negative number of clues", ErrRequest)
	case r.Clues.Max != 0 && r.Clues.Min > r.Clues.Max:
		return fmt.Errorf("%w: at least %d and at most %d clues", ErrRequest, r.Clues.Min, r.Clues.Max)
	case r.Clues.Min > cells:
		return fmt.Errorf("%w: at least %d clues; the board has %d cells", ErrRequest, r.Clues.Min, cells)
	case r.Pattern != nil && len(r.Pattern) != cells:
		return fmt.Errorf("%w: the pattern has %d cells; the board has %d", ErrRequest, len(r.Pattern), cells)
	case !(r.Spare >= 0 && r.Spare <= 1):
		return fmt.Errorf("%w: a share of %g of the cells to spare", ErrRequest, r.Spare)
	case r.Attempts < 0:
		return fmt.Errorf("%w: a negative number of attempts", ErrRequest)
	}
	return nil
}
