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
	maxTracks = 1 << 28  // bytes of all nodes
	maxLabels = 1<<8 - 1 // of the multiset: profiles keep needs in a byte
	maxOpen   = 1 << 10  // cells without a clue
	maxLinks  = 1 << 22  // asterisms, times the pairs of a cell's asterisms
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

// Count goes on with the census, for so many units of some microseconds. An
// error is [ErrEffort], [ErrTooWide] or that of the budget, after which a
// census is of no more use.
func (c *Census) Count(b *engine.Budget, effort int) (*big.Int, error) {
	// A node is known when all below it are, so that less would not help.
	c.effort = max(effort, 2*len(c.question.open))
	switch {
	case c.question.impossible:
		return new(big.Int), nil
	case c.question.large():
		return nil, ErrTooWide
	}
	if c.tracks == nil {
		order := c.question.chooseOrder(b)
		if b.Err() != nil {
			return nil, b.Err()
		}
		c.tracks = newTracks(c.question, order)
	}
	c.tracks.effort, c.tracks.budget = &c.effort, b
	if c.sweep == nil {
		first, err := c.tracks.start()
		if err != nil {
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
		if err := s.advance(b, c.Room); err != nil {
			return nil, err
		}
		c.widest = max(c.widest, s.now.n)
	}
	return s.now.total(), nil
}
