package bands

import (
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Engine searches boards that hold the constellation of Sudoku.
type Engine struct {
	search
	places [81]uint8  // of each cell
	cellAt [128]uint8 // the inverse
	board  latin.PB
}

// New compiles a Puzzle that [Fits]. It panics on others. The engine works with vectors where the
// build, the processor and the board have it so; that makes no other difference.
func New(p *latin.Puzzle) *Engine {
	e := NewScalar(p)
	if e.extras == nil {
		e.twin = newTwin(&e.places)
	}
	return e
}

// NewScalar makes an engine that works without vectors.
func NewScalar(p *latin.Puzzle) *Engine {
	places, others, err := fit(p)
	if err != nil {
		panic(err)
	}
	e := &Engine{places: places, board: latin.NewPB(81)}
	for cell, at := range places {
		e.cellAt[at] = uint8(cell)
	}
	e.extras = newExtras(others)
	return e
}

// SetPatience lets the engine give up a question after so many failures
// without a new board; 0 for never, which is so at first.
func (e *Engine) SetPatience(failures uint64) { e.patience = failures }

// Stuck says whether the last question was given up for want of patience.
func (e *Engine) Stuck() bool { return e.stuck }

// Count implements [engine.Engine].
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := uint64(0)
	for e.start(b, pb); e.next(); e.back() {
		if n++; n == limit {
			return engine.Number(n), false
		}
	}
	return engine.Number(n), true
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	for e.start(b, pb); e.next(); e.back() {
		if e.read(&e.cellAt, e.board); !visit(e.board) {
			return
		}
	}
}

// Random implements [engine.Engine]: at each branch a coin is thrown.
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	e.start(b, pb)
	e.side = func() bool { return rng.Uint64()&1 != 0 }
	return e.first()
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	e.side = nil
	e.set(pb)
	e.withhold(int(x), int(e.places[c]))
	e.begin(b)
	return e.first()
}

// first is the next board, nil when there is none.
func (e *Engine) first() latin.PB {
	if !e.next() {
		return nil
	}
	e.read(&e.cellAt, e.board)
	return e.board.Clone()
}

// start begins a question.
func (e *Engine) start(b *engine.Budget, pb latin.PB) {
	e.side = nil
	e.set(pb)
	e.begin(b)
}

// set makes the first state of a partial board.
func (e *Engine) set(pb latin.PB) {
	if e.twin != nil {
		e.twin.write(pb)
		return
	}
	e.write(pb)
}

// withhold takes a label from a place of the first state.
func (e *Engine) withhold(label, at int) {
	if e.twin != nil {
		e.twin.leave(label, at)
		return
	}
	self := only(at)
	e.stack[0].planes[label].without(&self)
}
