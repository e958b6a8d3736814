package pairs

import (
	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/learning"
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

// eachInTurns visits the first squares, until visit says false; it says whether there
// may be more of them than are listed. The learner is told the squares that the prober
// found, which meets those of the learner again.
func (e *Engine) eachInTurns(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) (more bool) {
	l, seen := e.learner(pb, nil), make(map[string]bool)
	var news []latin.PB // of the prober
	show := func(board latin.PB) (goOn bool) {
		seen[packed(board)] = true
		goOn = visit(board)
		more = goOn && len(seen) == listed
		return goOn && !more
	}
	probing.TakeTurns(b, e.study, branchesADecision,
		func(part *engine.Budget) {
			l.BackTo(0)
			for _, board := range news {
				e.exclude(l, board)
			}
			news = nil
			for l.Find(part) && show(e.read(l)) {
				l.Pass()
			}
		},
		func() func(*engine.Budget) {
			p := e.newProber(pb, nil)
			if p == nil {
				return nil
			}
			return func(part *engine.Budget) {
				for p.Find(part) {
					if board := e.readProbed(p); !seen[packed(board)] {
						if news = append(news, board); !show(board) {
							return
						}
					}
				}
			}
		})
	return more
}

// exclude excludes a square. No decision may be in force.
func (e *Engine) exclude(l *learner, board latin.PB) {
	var lits []learning.Literal
	for c, x := range board {
		v, _ := e.saying(latin.Cell(c), x)
		lits = append(lits, learning.IsNot(v))
	}
	l.Require(lits...)
}

// findInTurns gives a square that meets the demand, of which the learner has been told;
// nil when there is none.
func (e *Engine) findInTurns(b *engine.Budget, l *learner, pb latin.PB, d *demand) (board latin.PB) {
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
