package census

import (
	"errors"
	"math/big"

	"latin"
	"latin/attrition/search/engine"
)

// Why a census did not come to its end.
var (
	// ErrEffort says that the effort allowed was used up; the census can be
	// gone on with.
	ErrEffort = errors.New("more effort is needed")
	// ErrTooWide says that the board is beyond the limits of any census.
	ErrTooWide = errors.New("too wide for a census")
)

// Limits of a census.
const (
	// MaxRoom is how many bytes the states of a level may take, by default.
	MaxRoom = 1 << 29

	maxNodes  = 1 << 16  // of a level: a state names them in 16 bits
	maxTracks = 1 << 20  // nodes in all
	maxLabels = 1<<8 - 1 // of the multiset: profiles keep needs in a byte
	maxOpen   = 1 << 12  // cells without a clue
)

// A Census counts the Latin boards at or below one partial board. It can be
// interrupted and gone on with.
type Census struct {
	// Room is how many bytes the states of a level may take; [MaxRoom] at first.
	Room int

	question *question
	tracks   *tracks
	sweep    *sweep
	widest   int
	effort   int // left
}

// New prepares the census of a partial board, without work to speak of.
func New(p *latin.Puzzle, pb latin.PB) *Census {
	return &Census{Room: MaxRoom, question: newQuestion(p, pb)}
}

// Widest is the largest number of states of a level so far.
func (c *Census) Widest() int { return c.widest }

// Count goes on with the census, for so many units of some microseconds. The
// number is nil with an error, and when the budget is used up.
func (c *Census) Count(b *engine.Budget, effort int) (*big.Int, error) {
	// A node is known when all below it are, so that less would not help.
	c.effort = max(effort, 2*len(c.question.open))
	switch {
	case c.question.impossible:
		return new(big.Int), nil
	case len(c.question.open) > maxOpen, len(c.question.logs) > maxLabels+1:
		return nil, ErrTooWide
	}
	if c.tracks == nil {
		order := c.question.chooseOrder(b)
		if b.Err() != nil {
			return nil, nil
		}
		c.tracks = newTracks(c.question, order)
	}
	c.tracks.effort = &c.effort
	if c.sweep == nil {
		first, err := c.tracks.start(b)
		if err != nil || b.Err() != nil {
			return nil, err
		}
		c.sweep = newSweep(c.tracks, first)
	}
	return c.finish(b)
}

// finish goes from level to level to the end.
func (c *Census) finish(b *engine.Budget) (*big.Int, error) {
	s := c.sweep
	for s.t < len(s.order) {
		if err := s.advance(b, c.Room); err != nil || b.Err() != nil {
			return nil, err
		}
		c.widest = max(c.widest, s.now.n)
	}
	return s.now.total(), nil
}
