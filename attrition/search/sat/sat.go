package sat

import (
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Engine asks gophersat.
type Engine struct {
	encoding
	board latin.PB // the board that each shows
}

// New takes in the board and the labels of a Puzzle.
func New(p *latin.Puzzle) *Engine {
	return &Engine{encoding: newEncoding(p), board: latin.NewPB(p.Board.Len())}
}

// Count implements [engine.Engine].
func (g *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := uint64(0)
	g.Each(b, pb, func(latin.PB) bool {
		n++
		return n != limit
	})
	return new(big.Int).SetUint64(n), limit == 0 || n < limit
}

// Each implements [engine.Engine]: every board found is excluded by a clause.
func (g *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	g.inOrder()
	q := g.inquire(b, pb)
	for q.next(b) {
		g.read(q.solver.Model(), g.board)
		other := make([]int, len(g.board))
		for c, x := range g.board {
			other[c] = -g.holds(latin.Cell(c), x)
		}
		if !visit(g.board) {
			return
		}
		q.require(other)
	}
}

// Random implements [engine.Engine].
func (g *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	g.shuffle(rng)
	if q := g.inquire(b, pb); q.next(b) {
		board := latin.NewPB(len(pb))
		g.read(q.solver.Model(), board)
		return board
	}
	return nil
}

// Candidates implements [engine.Engine]: as long as there is one, it asks for
// a board with a label where it was not seen before.
func (g *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	g.inOrder()
	seen := make(latin.Domains, len(pb))
	for q := g.inquire(b, pb); q.next(b); q.require(g.unseen(seen)) {
		g.read(q.solver.Model(), g.board)
		for c, x := range g.board {
			seen[c] |= latin.Just(x)
		}
	}
	return seen
}

// unseen lists the labels of all cells that were not seen there.
func (g *Engine) unseen(seen latin.Domains) (lits []int) {
	for c, d := range seen {
		for x := range (g.puzzle.Labels.All() &^ d).Labels() {
			lits = append(lits, g.holds(latin.Cell(c), x))
		}
	}
	return lits
}
