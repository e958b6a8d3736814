package bitset

import (
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Engine is the engine of bit sets: a [search] that is asked four questions.
type Engine struct {
	search
	board latin.PB // the one that is shown
	found []set    // places in which each label was seen
}

// New compiles the board and the labels of a Puzzle, for which [Fits] must say nil.
func New(p *latin.Puzzle) *Engine { return newEngine(p, newPlan(p, maxWays)) }

func newEngine(p *latin.Puzzle, pl *plan) *Engine {
	return &Engine{search: newSearch(pl), board: latin.NewPB(p.Board.Len()), found: make([]set, pl.labels)}
}

// SetPatience lets the engine give up a question after so many failures
// without a new board; 0 for never, which is so at first.
func (e *Engine) SetPatience(failures uint64) { e.patience = failures }

// Stuck says whether the last question was given up for want of patience.
func (e *Engine) Stuck() bool { return e.stuck }

// Count implements [engine.Engine].
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := uint64(0)
	for ok := e.start(pb) && e.next(b); ok; ok = e.other(b) {
		if n++; n == limit {
			return engine.Number(n), false
		}
	}
	return engine.Number(n), true
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	for ok := e.start(pb) && e.next(b); ok; ok = e.other(b) {
		if !visit(e.read()) {
			return
		}
	}
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	if !e.pose(pb) {
		return nil
	}
	at := e.at(0)
	if at.planes[x].held.has(e.place(int(c))) {
		return nil // a clue says so
	}
	at.planes[x].set = andNot(at.planes[x].set, just(e.place(int(c))))
	if !e.propagate(at, 1<<e.labels-1) || !e.next(b) {
		return nil
	}
	return e.read().Clone()
}

// Random implements [engine.Engine]. It starts again, with twice the patience,
// when it has met with many failures.
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	defer e.SetPatience(e.patience)
	for e.patience = restartUnit; e.start(pb); e.patience *= 2 {
		e.rng = rng
		if e.next(b) {
			return e.read().Clone()
		}
		if !e.stuck {
			break
		}
	}
	return nil
}

// restartUnit is enough failures for an ordinary 9×9 Sudoku.
const restartUnit = 128

// read writes down a state in which every place is fixed.
func (e *Engine) read() latin.PB {
	for v, p := range e.at(e.depth).planes {
		for x := p.set; !x.empty(); x = x.rest() {
			e.board[e.cell(x.first())] = latin.Label(v)
		}
	}
	return e.board
}
