package pairs

import (
	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/probing"
)

// How a learner and a prober take turns, see [probing.TakeTurns].
const (
	firstStudy = 100
	// branchesADecision: a branch takes twice as long as a decision, but a prober is
	// more often the faster.
	branchesADecision = 4
)

// countInTurns counts from the beginning, to the limit.
func (e *Engine) countInTurns(b *engine.Budget, pb latin.PB, limit uint64) uint64 {
	l := e.learner(pb, nil)
	var learned, probed uint64
	probing.TakeTurns(b, e.study, branchesADecision,
		func(part *engine.Budget) { learned += l.Count(part, limit-learned) },
		func() func(*engine.Budget) {
			p := e.newProber(pb, nil)
			if p == nil {
				return nil
			}
			return func(part *engine.Budget) { probed += p.Count(part, limit-probed) }
		})
	return max(learned, probed)
}

// findInTurns gives a square that meets the demand, nil when there is none.
func (e *Engine) findInTurns(b *engine.Budget, pb latin.PB, d *demand) (board latin.PB) {
	l := e.learner(pb, d)
	probing.TakeTurns(b, e.study, branchesADecision,
		func(part *engine.Budget) {
			if l.Find(part) {
				board = e.read(l)
			}
		},
		func() func(*engine.Budget) {
			p := e.newProber(pb, d)
			if p == nil {
				return nil
			}
			return func(part *engine.Budget) {
				if p.Find(part) {
					board = e.readProbed(p)
				}
			}
		})
	return board
}
