package bands

import (
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Engine searches boards that hold the constellation of Sudoku.
type Engine struct {
	scalar   search[state, *state]
	wide     starter // the same search by vectors; nil where there is none
	last     *doubt  // of the last search
	patience uint64
	places   [81]uint8  // of each cell
	cellAt   [128]uint8 // the inverse
	board    latin.PB
}

// A runner is a search in progress.
type runner interface {
	next() bool
	back()
	show(cellAt *[128]uint8, board latin.PB)
}

// A starter is a runner for boards without further asterisms.
type starter interface {
	runner
	start(b *engine.Budget, e *Engine, pb latin.PB)
	doubts() *doubt
}

// New compiles a Puzzle that [Fits]. It panics on others.
func New(p *latin.Puzzle) *Engine {
	places, others, err := fit(p)
	if err != nil {
		panic(err)
	}
	e := &Engine{places: places, board: latin.NewPB(81)}
	for cell, at := range places {
		e.cellAt[at] = uint8(cell)
	}
	e.scalar.extras = newExtras(others)
	e.last = &e.scalar.doubt
	if len(others) == 0 {
		e.wide = newWide()
	}
	return e
}

// SetPatience lets the engine give up a question after so many failures
// without a new board; 0 for never, which is so at first.
func (e *Engine) SetPatience(failures uint64) { e.patience = failures }

// Stuck says whether the last question was given up for want of patience.
func (e *Engine) Stuck() bool { return e.last.stuck }

// Count implements [engine.Engine].
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := e.CountTo(b, pb, limit)
	return new(big.Int).SetUint64(n), limit == 0 || n < limit
}

// CountTo is Count for those who count few boards very often.
func (e *Engine) CountTo(b *engine.Budget, pb latin.PB, limit uint64) (n uint64) {
	for s := e.start(b, pb); s.next(); s.back() {
		if n++; n == limit {
			break
		}
	}
	return n
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	for s := e.start(b, pb); s.next(); s.back() {
		if s.show(&e.cellAt, e.board); !visit(e.board) {
			return
		}
	}
}

// Random implements [engine.Engine]: at each branch a coin is thrown.
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	e.write(&e.scalar.stack[0], pb)
	e.scalar.side = func() bool { return rng.Uint64()&1 != 0 }
	defer func() { e.scalar.side = nil }()
	return e.first(b)
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	root := &e.scalar.stack[0]
	e.write(root, pb)
	p, self := &root.planes[x], only(int(e.places[c]))
	p.lo &^= self.lo
	p.hi &^= self.hi
	return e.first(b)
}

// first is the first board below the root of the scalar search.
func (e *Engine) first(b *engine.Budget) latin.PB {
	if e.begin(b); !e.scalar.next() {
		return nil
	}
	e.scalar.show(&e.cellAt, e.board)
	return e.board.Clone()
}

// start begins a question that does not care about the order of the boards.
func (e *Engine) start(b *engine.Budget, pb latin.PB) runner {
	if e.wide != nil {
		e.last = e.wide.doubts()
		e.last.patience = e.patience
		e.wide.start(b, e, pb)
		return e.wide
	}
	e.write(&e.scalar.stack[0], pb)
	e.begin(b)
	return &e.scalar
}

// begin begins the scalar search.
func (e *Engine) begin(b *engine.Budget) {
	e.last = &e.scalar.doubt
	e.last.patience = e.patience
	e.scalar.begin(b)
}

// write makes the first state of a partial board: clues leave the cells that
// they see to other labels, and their own cells to no other.
func (e *Engine) write(root *state, pb latin.PB) {
	var clues [81]uint8
	n := 0
	for cell, x := range pb[:81] {
		clues[n] = uint8(cell)
		n += int(1 + x>>7) // a blank is negative
	}
	for d := range root.planes {
		root.planes[d] = plane{lo: everyLo, hi: everyHi}
	}
	var own [labels]cells
	var all cells
	for _, cell := range clues[:n] {
		d, at := pb[cell]&15, e.places[cell]
		g, p, o := &givens[at&127], &root.planes[d], &own[d]
		p.lo &= g.keep.lo
		p.hi &= g.keep.hi
		o.lo |= g.self.lo
		o.hi |= g.self.hi
		all.lo |= g.self.lo
		all.hi |= g.self.hi
	}
	for d := range root.planes {
		p := &root.planes[d]
		p.lo &^= all.lo &^ own[d].lo
		p.hi &^= all.hi &^ own[d].hi
	}
	if x := e.scalar.extras; x != nil {
		x.spread(root, &own)
	}
	root.open = cells{everyLo &^ all.lo, everyHi &^ all.hi}
	root.pending = 1<<labels - 1
}
