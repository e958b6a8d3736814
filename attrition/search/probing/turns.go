package probing

import "latin/attrition/search/engine"

// longer is how many times longer the next turn is.
const longer = 4

// TakeTurns lets a learner and a prober go on by turns until one has nothing more to
// do, or the budget is used up: either can be a hundred times faster than the other, and
// which one is not known before. Each goes on where it was, and its turns get longer, so
// that not much is lost by the other's.
//
// The first turn is of so many decisions of the learner, and a prober may take so many
// branches for each decision of the turn before. It is not made before its turn; where
// there is nothing to be probed it is nil, and the learner goes on alone.
func TakeTurns(b *engine.Budget, decisions, branches uint64, learn func(*engine.Budget), prober func() func(*engine.Budget)) {
	var probe func(*engine.Budget)
	for turn := decisions; !b.Turn(turn, learn); turn *= longer {
		if probe == nil {
			if probe = prober(); probe == nil {
				learn(b)
				return
			}
		}
		if b.Turn(turn*branches, probe) {
			return
		}
	}
}
