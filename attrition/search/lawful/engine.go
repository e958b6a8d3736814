package lawful

import (
	"math"
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// An Engine answers questions about one Puzzle, with conditions or without.
type Engine struct{ search }

// New compiles a Puzzle.
func New(p *latin.Puzzle) *Engine {
	return &Engine{search{state: newState(p), picker: picker{heat: make([]float64, p.Board.Len())}}}
}

// Count implements [engine.Engine]: one board after another.
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := uint64(0)
	e.each(b, pb, nil, func(latin.PB) bool {
		n++
		return n != limit
	})
	return new(big.Int).SetUint64(n), n != limit || limit == 0
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	e.each(b, pb, nil, visit)
}

// Random implements [engine.Engine].
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	e.rng = rng
	defer func() { e.rng = nil }()
	return e.first(b, pb, nil)
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	return e.first(b, pb, &change{c, latin.Just(x)})
}

func (e *Engine) first(b *engine.Budget, pb latin.PB, without *change) (board latin.PB) {
	e.each(b, pb, without, func(found latin.PB) bool {
		board = found.Clone()
		return false
	})
	return board
}

// Candidates implements [engine.Engine]: it asks for a board for every label of
// a cell that none of the boards found so far has there.
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	e.seen = make(latin.Domains, len(pb))
	defer func() { e.seen = nil }()
	refused := make(latin.Domains, len(pb))
	for c := range pb {
		for {
			open := e.puzzle.Domain(latin.Cell(c)) &^ e.seen[c] &^ refused[c]
			if open == 0 {
				break
			}
			board := e.first(b, pb, &change{latin.Cell(c), ^open})
			if b.Err() != nil {
				return e.seen
			}
			if board == nil {
				refused[c] |= open
				continue
			}
			for y, x := range board {
				e.seen[y] |= latin.Just(x)
			}
		}
	}
	return e.seen
}

// Sample implements [engine.Sampler]: at each open cell of fewest labels one of
// them at random (Knuth, 1975).
func (e *Engine) Sample(b *engine.Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool {
	e.cool()
	e.arm()
	for c, x := range pb {
		if x != latin.Blank {
			e.remove(latin.Cell(c), ^latin.Just(x))
		}
	}
	defer e.undo(0)
	if !e.propagate(b) {
		return false
	}
	base := len(e.trail)
	for range n {
		tell(e.way(b, rng))
		e.undo(base)
	}
	return true
}

// way goes down at random and gives the logarithm of the inverse of its
// probability, minus infinity where it led to no board.
func (e *Engine) way(b *engine.Budget, rng *rand.Rand) float64 {
	sum := 0.0
	for {
		c, _ := e.openCell(e.state)
		if c < 0 {
			return sum
		}
		d := e.dom[c]
		sum += math.Log(float64(d.Len()))
		for range rng.IntN(d.Len()) {
			d &= d - 1
		}
		if !b.Step() {
			return math.Inf(-1)
		}
		e.remove(c, ^latin.Just(d.First()))
		if !e.propagate(b) {
			return math.Inf(-1)
		}
	}
}
