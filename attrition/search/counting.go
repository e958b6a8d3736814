package search

import (
	"errors"
	"math/big"

	"latin"
	"latin/attrition/search/census"
	"latin/attrition/search/engine"
)

// counting leaves the questions to an engine, but sets a census beside it that
// counts without a limit: a walk is through with a puzzle before a census has
// begun, and comes to no end on an almost empty board. Which of the two a
// partial board needs is not known in advance. So they take turns, each with
// four times the effort of the time before; the walk begins anew, the census
// goes on. That takes three times as long as the better one alone would, at most.
type counting struct {
	engine.Engine
	puzzle *latin.Puzzle
}

// firstTurn is the effort of the first turn, in branches of a walk or states of a
// census: some milliseconds.
const firstTurn = 1 << 12

// Count implements [engine.Engine].
func (c counting) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	if limit > 0 {
		return c.Engine.Count(b, pb, limit)
	}
	most := new(big.Int)
	var all *census.Census
	for effort := firstTurn; ; effort *= 4 {
		part := b.Part(uint64(effort))
		n, exact := c.Engine.Count(&part, pb, 0)
		done := part.Err() == nil
		if b.Settle(&part); done {
			return n, exact
		}
		if most = larger(most, n); b.Err() != nil {
			return most, false
		}
		if all == nil {
			all = census.New(c.puzzle, pb)
		}
		switch n, err := all.Count(b, effort); {
		case n != nil:
			return n, true
		case errors.Is(err, census.ErrTooWide):
			n, exact := c.Engine.Count(b, pb, 0)
			if b.Err() != nil {
				n = larger(n, most)
			}
			return n, exact
		case b.Err() != nil:
			return most, false
		}
	}
}

func larger(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}
