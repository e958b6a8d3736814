package walk

import "latin/attrition/search/engine"

// A learner that counts and a prober take turns, since either can be a hundred
// times faster than the other, and which one is not known before. Each goes on
// where it was, and its turns get longer, so that not much is lost by the
// other's.
const (
	// firstStudy is the number of decisions of a learner's first turn; the
	// easier puzzles are done by then.
	firstStudy = 500
	// longer is how many times longer the next turn is.
	longer = 4
	// branchesADecision is how many branches a prober may take for each
	// decision of the learner before it. They take a third of the time, and a
	// prober is more often the faster.
	branchesADecision = 40
)

// countInTurns counts from the beginning, to the limit.
func (g *Engine) countInTurns(b *engine.Budget, limit uint64) uint64 {
	l := g.takeOver(b)
	var p *prober
	var learned, probed uint64
	for turn := g.study; ; turn *= longer {
		done := inTurn(b, turn, func(part *engine.Budget) { learned += l.countBoards(part, limit-learned) })
		if done {
			return max(learned, probed)
		}
		if p == nil {
			if p = newProber(newLearner(g.plan, g.domainsAt(g.asked), nil)); p == nil {
				return learned + l.countBoards(b, limit-learned)
			}
		}
		done = inTurn(b, turn*branchesADecision, func(part *engine.Budget) { probed += p.count(part, limit-probed) })
		if done {
			return max(learned, probed)
		}
	}
}

// inTurn does something with a part of the budget; it says whether there is
// nothing more to do, be it that the part sufficed or that all is used up.
func inTurn(b *engine.Budget, branches uint64, do func(*engine.Budget)) (done bool) {
	part := b.Part(branches)
	do(&part)
	b.Settle(&part)
	return part.Err() == nil || b.Err() != nil
}
