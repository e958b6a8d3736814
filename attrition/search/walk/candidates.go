package walk

import (
	"slices"

	"latin"
	"latin/attrition/search/engine"
)

// Candidates asks for a board for every label of every cell that none of the
// boards found so far has there. Every board found answers many of these
// questions, all the more since the walk tries labels first that were not seen
// in their cells; and every refusal narrows the root for the later ones.
func (g *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	seen := make(latin.Domains, g.cells)
	g.start(b, pb)
	g.seen, g.adviser = seen, nil
	if !g.first(b) {
		return seen
	}
	g.restart()
	for c := range int32(g.cells) {
		for {
			fresh := g.dom[c] &^ uint64(seen[c])
			if fresh == 0 {
				break
			}
			if !g.try(b, c, fresh&-fresh) {
				return seen
			}
		}
	}
	return seen
}

// first looks for a board.
func (g *Engine) first(b *engine.Budget) bool {
	if g.next(b) {
		g.see()
		return true
	}
	if g.stuck {
		g.adviser = g.takeOver(b)
		return g.seeLearned(g.adviser.Find(b))
	}
	return false
}

// try settles whether a cell can hold a label; false when the budget is used up.
func (g *Engine) try(b *engine.Budget, c int32, label uint64) bool {
	if !b.Step() {
		return false
	}
	g.named = g.clued
	mark := len(g.trail)
	g.advance(c, label)
	g.base = 1
	g.afresh()
	g.alive = g.propagate(b)
	g.hope()
	possible := g.next(b)
	g.base, g.stack = 0, g.stack[:0]
	if possible {
		g.see()
	}
	g.undo(mark)
	if g.stuck {
		possible = g.consult(b, c, label)
	}
	if possible || b.Err() != nil {
		return b.Err() == nil
	}
	g.remove(c, g.class(label))
	return g.propagate(b)
}

// consult asks a learner what the walk could not settle; it has learned from
// earlier labels, and is told what the walk has refuted since.
func (g *Engine) consult(b *engine.Budget, c int32, label uint64) bool {
	if g.adviser == nil {
		g.adviser = newLearner(g.plan, slices.Clone(g.dom), nil)
	}
	l := g.adviser
	l.BackTo(0)
	for c, d := range l.root {
		l.refuse(int32(c), d&^g.dom[c])
	}
	return g.seeLearned(l.Find(b, l.literalFor(c, label)))
}

// seeLearned notes the labels of the board that the adviser has found; what
// was not seen it tries first from then on.
func (g *Engine) seeLearned(found bool) bool {
	if !found {
		return false
	}
	l := g.adviser
	for c, x := range l.read(g.board) {
		g.seeIn(int32(c), uint64(latin.Just(x)))
	}
	l.BackTo(0)
	for v, c := range l.cellOf {
		l.Phase[v] = uint64(g.seen[c])&l.labelOf[v] == 0
	}
	return true
}

// see notes the labels of a board.
func (g *Engine) see() {
	for c, d := range g.dom {
		g.seeIn(int32(c), d)
	}
}

// seeIn notes that a cell can hold a label, and hence any of its class.
func (g *Engine) seeIn(c int32, label uint64) { g.seen[c] |= latin.Domain(g.class(label)) }

// class are the labels that can be exchanged for the label, itself included.
func (g *Engine) class(label uint64) uint64 {
	if g.clued&label != 0 {
		return label
	}
	return g.alikeTo(label) &^ g.clued
}
