package search

import (
	"math/big"
	"math/bits"
	"math/rand/v2"

	"latin"
)

// general is the engine for any board.
type general struct {
	walk
	board latin.PB
}

func newGeneral(p *latin.Puzzle) *general {
	pl := newPlan(p)
	g := &general{board: latin.NewPB(pl.cells)}
	g.state = *newState(pl)
	g.heat = make([]uint32, pl.cells)
	g.unit = restartUnit
	g.settle()
	return g
}

func (g *general) count(b *budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	g.start(b, pb)
	g.fold = true
	most := new(big.Int).SetUint64(limit)
	for g.next(b) {
		g.weigh.run++
		if limit > 0 {
			if g.weigh.flush(); g.weigh.total.Cmp(most) >= 0 {
				return most, false
			}
		}
	}
	g.weigh.flush()
	return new(big.Int).Set(&g.weigh.total), true
}

func (g *general) each(b *budget, pb latin.PB, visit func(latin.PB) bool) {
	g.start(b, pb)
	for g.next(b) && visit(g.read()) {
	}
}

// read writes the labels of a solved state.
func (g *general) read() latin.PB {
	for c, d := range g.dom {
		g.board[c] = latin.Label(bits.TrailingZeros64(d))
	}
	return g.board
}

func (g *general) random(b *budget, pb latin.PB, rng *rand.Rand) latin.PB {
	g.start(b, pb)
	g.rng = rng
	if !g.next(b) {
		return nil
	}
	return g.read().Clone()
}
