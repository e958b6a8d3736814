package search

import (
	"math/big"
	"math/bits"
	"math/rand/v2"

	"latin"
)

// general is the engine for any board: a [walk] that is asked four questions.
type general struct {
	walk
	board latin.PB // the board that each shows
}

func newGeneral(p *latin.Puzzle) *general {
	g := &general{walk: newWalk(newPlan(p)), board: latin.NewPB(p.Board.Len())}
	g.settle()
	return g
}

func (g *general) count(b *budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	g.start(b, pb)
	g.fold = true
	for g.next(b) {
		if g.weigh.add(limit) {
			return new(big.Int).SetUint64(limit), false
		}
	}
	return g.weigh.sum(), true
}

func (g *general) each(b *budget, pb latin.PB, visit func(latin.PB) bool) {
	g.start(b, pb)
	for g.next(b) && visit(g.read()) {
	}
}

func (g *general) random(b *budget, pb latin.PB, rng *rand.Rand) latin.PB {
	g.start(b, pb)
	g.rng = rng
	if !g.next(b) {
		return nil
	}
	return g.read().Clone()
}

// read writes down a state in which every domain has one label.
func (g *general) read() latin.PB {
	for c, d := range g.dom {
		g.board[c] = latin.Label(bits.TrailingZeros64(d))
	}
	return g.board
}
