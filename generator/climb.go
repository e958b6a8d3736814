package generator

import (
	"context"

	"latin"
)

// A climb looks for a board of which the clues in a few given cells leave one
// solution. Among random boards there may be one in thousands; but a board that
// leaves few solutions has neighbours that leave fewer.
type climb struct {
	clues     latin.PB // of the best board so far
	solutions int      // that they leave, at most climbLimit
	steps     int
}

// What a climb may cost: solutions counted for one board, and boards looked at
// before it begins elsewhere.
const (
	climbLimit = 150
	climbSteps = 150
)

// note takes the clues in place of the best ones if they leave no more
// solutions, and says whether they leave only one.
func (c *climb) note(clues latin.PB, solutions int) bool {
	c.steps++
	if c.clues == nil || solutions <= c.solutions {
		c.clues, c.solutions = clues, solutions
	}
	return solutions == 1
}

// next draws the board to look at: at first, and after many steps, a random
// one, otherwise one that shares most of the clues of the best.
func (w *workshop) next(ctx context.Context) (latin.PB, error) {
	c := &w.climb
	loose := removable(w.search.Puzzle(), c.clues)
	if len(loose) == 0 || c.steps == climbSteps {
		*c = climb{}
		w.frame = w.frames[w.rng.IntN(len(w.frames))]
		return RandomBoard(ctx, w.search, w.search.Puzzle().Inscription, w.rng)
	}
	given := c.clues.Clone()
	for range 1 + w.rng.IntN(4) {
		given[loose[w.rng.IntN(len(loose))]] = latin.Blank
	}
	return w.search.Random(ctx, given, w.rng)
}
