package walk

import (
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Engine is the engine for any board: a [walk] that is asked four questions.
type Engine struct {
	walk
	board latin.PB      // the board that each shows
	shown []latin.Label // the boards that it has shown, one after another
	room  int           // how many labels of them it remembers
	study uint64        // decisions of a learner that counts, before a prober has its first turn
	// adviser settles what the walk of candidates cannot; nil before that.
	adviser *learner
}

// New compiles the board and the labels of a Puzzle.
func New(p *latin.Puzzle) *Engine {
	g := &Engine{walk: newWalk(newPlan(p)), board: latin.NewPB(p.Board.Len()), room: maxShown, study: firstStudy}
	if places := (len(g.groups) + g.cells) * g.labels; places > maxLearned {
		g.trust = math.MaxUint64
	}
	g.settle()
	return g
}

// Count implements [engine.Engine].
func (g *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	g.start(b, pb)
	g.fold = true
	for {
		for g.next(b) {
			if g.weigh.add(limit) {
				return new(big.Int).SetUint64(limit), false
			}
		}
		if !g.stuck {
			return g.weigh.sum(), true
		}
		if n, ok := g.countByLearning(b, limit); ok {
			return new(big.Int).SetUint64(n), limit == 0 || n < limit
		}
		g.insist()
	}
}

// Each implements [engine.Engine].
func (g *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	g.start(b, pb)
	g.shown = g.shown[:0]
	for g.next(b) {
		if !g.show(g.read(), visit) {
			return
		}
	}
	if g.stuck && g.eachInTurns(b, visit) {
		g.eachOther(b, pb, visit)
	}
}

// Random implements [engine.Engine].
func (g *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	g.start(b, pb)
	g.rng = rng
	return g.one(b)
}

// Avoiding implements [engine.Avoider].
func (g *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	g.start(b, pb)
	if !g.alive {
		return nil
	}
	g.named |= uint64(latin.Just(x))
	g.remove(int32(c), uint64(latin.Just(x)))
	g.alive = g.propagate(b)
	g.pose()
	return g.one(b)
}

// one gives a board, nil when there is none.
func (g *Engine) one(b *engine.Budget) latin.PB {
	switch {
	case g.next(b):
		return g.read().Clone()
	case !g.stuck:
		return nil
	case g.rng == nil:
		return g.findInTurns(b).Clone()
	}
	if l := g.takeOver(b); l.Find(b) { // a prober does not draw
		return l.read(g.board).Clone()
	}
	return nil
}

// read writes down a state in which every domain has one label.
func (g *Engine) read() latin.PB {
	for c, d := range g.dom {
		g.board[c] = latin.Label(bits.TrailingZeros64(d))
	}
	return g.board
}
