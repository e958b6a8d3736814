package walk

import (
	"math"
	"slices"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/probing"
)

// How a learner and a prober take turns.
const (
	// firstStudy is the number of decisions of a learner's first turn; the
	// easier puzzles are done by then.
	firstStudy = 100
	// branchesADecision is how many branches a prober may take for each
	// decision of the learner before it. They take a third of the time, and a
	// prober is more often the faster.
	branchesADecision = 20
)

// takeTurns lets them go on by turns. Where a board is not fit to be probed, the
// learner goes on alone.
func (g *Engine) takeTurns(b *engine.Budget, learn func(*engine.Budget), probe func(*engine.Budget, *prober)) {
	probing.TakeTurns(b, g.study, branchesADecision, learn, func() func(*engine.Budget) {
		p := newProber(newLearner(g.plan, g.domainsAt(g.asked), nil))
		if p == nil {
			return nil
		}
		return func(part *engine.Budget) { probe(part, p) }
	})
}

// countInTurns counts from the beginning, to the limit.
func (g *Engine) countInTurns(b *engine.Budget, limit uint64) uint64 {
	l := g.takeOver(b)
	var learned, probed uint64
	g.takeTurns(b,
		func(part *engine.Budget) { learned += l.Count(part, limit-learned) },
		func(part *engine.Budget, p *prober) { probed += p.Count(part, limit-probed) })
	return max(learned, probed)
}

// findInTurns gives a board, nil when there is none.
func (g *Engine) findInTurns(b *engine.Budget) (board latin.PB) {
	l := g.takeOver(b)
	g.takeTurns(b,
		func(part *engine.Budget) {
			if l.Find(part) {
				board = l.read(g.board)
			}
		},
		func(part *engine.Budget, p *prober) {
			if p.Find(part) {
				board = p.read(g.board)
			}
		})
	return board
}

// eachInTurns visits the boards not shown yet, until visit says false or there
// may be more than are remembered; it says whether it stopped because of that.
// The learner is told the boards that the prober found: it could not know them
// otherwise. A prober meets those of the learner again.
func (g *Engine) eachInTurns(b *engine.Budget, visit func(latin.PB) bool) (crowded bool) {
	l, excluded := g.takeOver(b), 0
	seen := make(map[string]bool)
	for board := range slices.Chunk(g.shown, g.cells) {
		seen[packed(board)] = true
	}
	more := func(board latin.PB) bool {
		seen[packed(board)] = true
		stop := !g.show(board, visit)
		crowded = !stop && g.limit == math.MaxUint64
		return !stop && !crowded
	}
	g.takeTurns(b,
		func(part *engine.Budget) {
			l.BackTo(0)
			for ; excluded < len(g.shown); excluded += g.cells {
				l.exclude(g.shown[excluded : excluded+g.cells])
			}
			for l.Find(part) && more(l.read(g.board)) {
				l.Pass()
			}
		},
		func(part *engine.Budget, p *prober) {
			for p.Find(part) {
				if board := p.read(g.board); !seen[packed(board)] && !more(board) {
					return
				}
			}
		})
	return crowded
}
