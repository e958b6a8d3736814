package bitset

import (
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Engine is the engine of bit sets.
type Engine struct {
	search
	board latin.PB
}

// New compiles the board and the labels of a Puzzle, which must fit.
func New(p *latin.Puzzle) *Engine {
	return &Engine{search: newSearch(newPlan(p)), board: latin.NewPB(p.Board.Len())}
}

// Count implements [engine.Engine].
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := uint64(0)
	for ok := e.start(pb) && e.descend(b); ok; ok = e.back(b) && e.descend(b) {
		if n++; n == limit {
			return new(big.Int).SetUint64(n), false
		}
	}
	return new(big.Int).SetUint64(n), true
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	for ok := e.start(pb) && e.descend(b); ok; ok = e.back(b) && e.descend(b) {
		if !visit(e.read()) {
			return
		}
	}
}

// Random implements [engine.Engine].
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	if e.start(pb) && e.descend(b) {
		return e.read().Clone()
	}
	return nil
}

// Candidates implements [engine.Engine].
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	seen := make(latin.Domains, len(pb))
	for ok := e.start(pb) && e.descend(b); ok; ok = e.back(b) && e.descend(b) {
		for c, x := range e.read() {
			seen[c] |= latin.Just(x)
		}
	}
	return seen
}

// read writes down a state in which every place is fixed.
func (e *Engine) read() latin.PB {
	for v := range e.at(e.depth).planes {
		for x := e.at(e.depth).planes[v].set; !x.empty(); x = x.rest() {
			e.board[e.cell(x.first())] = latin.Label(v)
		}
	}
	return e.board
}
