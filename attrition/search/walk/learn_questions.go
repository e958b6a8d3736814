package walk

import (
	"math"

	"latin"
	"latin/attrition/search/engine"
)

// Limits of what is learned from, and for how long.
const (
	// maxLearned is the number of places (labels times memberships of cells)
	// of a board. Each takes a learner some dozens of bytes and, before it
	// first looks at the context, some nanoseconds.
	maxLearned = 2_000_000
	// maxCounted is the number of boards that a learner counts, one by one,
	// where there is no smaller limit.
	maxCounted = 1000
	// maxShown is the number of labels, of all boards together, that are
	// remembered so that no board is shown twice.
	maxShown = 1_000_000
)

// countByLearning counts from the beginning; false when there are too many
// boards to count them one by one.
func (g *Engine) countByLearning(b *engine.Budget, limit uint64) (n uint64, ok bool) {
	most := uint64(maxCounted)
	if limit > 0 {
		most = min(most, limit)
	}
	known := g.weigh.sum()
	if !known.IsUint64() || known.Uint64() >= most {
		return 0, false
	}
	n = g.countInTurns(b, most)
	return max(n, known.Uint64()), n < most || n == limit
}

// show shows a board and remembers it; once there is no room for more, the
// walk will not be given up.
func (g *Engine) show(board latin.PB, visit func(latin.PB) bool) bool {
	if g.limit < math.MaxUint64 {
		if g.shown = append(g.shown, board...); len(g.shown)+len(board) > g.room {
			g.limit = math.MaxUint64
		}
	}
	return visit(board)
}

// eachOther goes through all boards by a walk that is not given up, and visits
// those not shown yet.
func (g *Engine) eachOther(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	seen := make(map[string]bool)
	for i := 0; i < len(g.shown); i += g.cells {
		seen[packed(g.shown[i:i+g.cells])] = true
	}
	g.start(b, pb)
	g.insist()
	for g.next(b) {
		if board := g.read(); !seen[packed(board)] && !visit(board) {
			return
		}
	}
}

// packed is the board as a key.
func packed(board []latin.Label) string {
	text := make([]byte, len(board))
	for c, x := range board {
		text[c] = byte(x)
	}
	return string(text)
}
