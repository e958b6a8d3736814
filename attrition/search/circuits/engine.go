package circuits

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Fits says whether the engine can answer questions about a Puzzle; the error says
// what it needs.
func Fits(p *latin.Puzzle) error {
	if p.Circuits() == nil || p.Board.Len() > mostCells {
		return fmt.Errorf("it needs circuits of a knight on at most %d cells", mostCells)
	}
	return nil
}

// An Engine answers questions about one Puzzle.
type Engine struct {
	search
	own   *rand.PCG // of the tries after the first
	again *rand.Rand
}

// New compiles a Puzzle that [Fits].
func New(p *latin.Puzzle) *Engine {
	own := rand.NewPCG(0, 0)
	return &Engine{search{board: newBoard(p.Circuits()), shown: latin.NewPB(p.Board.Len())}, own, rand.New(own)}
}

// set begins a question: the state of a partial board; false when it contradicts itself.
func (e *Engine) set(pb latin.PB) bool {
	s := &e.levels[0].state
	s.start(e.board)
	for c, x := range pb {
		if x != latin.Blank && !s.remove(int(x), ^(uint64(1)<<c)) {
			return false
		}
	}
	return true
}

// without takes steps from a cell; false when that leaves a step without any.
func (e *Engine) without(c latin.Cell, steps latin.Domain) bool {
	for x := range steps.Labels() {
		if int(x) < e.cells && !e.levels[0].remove(int(x), 1<<c) {
			return false
		}
	}
	return true
}

// Count implements [engine.Engine]: one board after another.
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	n := uint64(0)
	e.Each(b, pb, func(latin.PB) bool {
		n++
		return n != limit
	})
	return new(big.Int).SetUint64(n), n != limit || limit == 0
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	if e.set(pb) {
		e.each(b, visit)
	}
}

// Random implements [engine.Engine].
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	e.rng = rng
	defer func() { e.rng = nil }()
	if !e.set(pb) {
		return nil
	}
	return e.first(b)
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	if !e.set(pb) || !e.without(c, latin.Just(x)) {
		return nil
	}
	return e.first(b)
}

// firstPatience is how many branches the first try for a board takes; each after it takes
// twice as many as the one before.
const firstPatience = 256

// first board below the state that is set; nil for none. A try that takes long is given
// up and begun anew with other choices, since there are boards where a few early choices
// leave no board, which shows late.
func (e *Engine) first(b *engine.Budget) (board latin.PB) {
	before := e.rng
	defer func() { e.rng, e.patience, e.tired = before, 0, false }()
	e.own.Seed(1, 2)
	for patience := uint64(firstPatience); ; patience *= 2 {
		e.patience, e.tired = patience, false
		e.each(b, func(found latin.PB) bool {
			board = found.Clone()
			return false
		})
		if board != nil || !e.tired || b.Err() != nil {
			return board
		}
		if e.rng == nil {
			e.rng = e.again
		}
	}
}

// Candidates implements [engine.Engine]: it asks for a board for every label of
// a cell that none of the boards found so far has there.
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	seen := make(latin.Domains, len(pb))
	all := latin.Domain(^uint64(0) >> (mostCells - e.cells))
	for c := range latin.Cell(len(pb)) {
		for seen[c] != all && e.set(pb) && e.without(c, seen[c]) {
			board := e.first(b)
			if board == nil {
				break
			}
			for y, x := range board {
				seen[y] |= latin.Just(x)
			}
		}
		if b.Err() != nil {
			return seen
		}
	}
	return seen
}

// Sample implements [engine.Sampler]: at each level one of the options at random
// (Knuth, 1975).
func (e *Engine) Sample(b *engine.Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool {
	if !e.set(pb) || !e.settleLevel(b, 0) {
		return false
	}
	e.rng = rng
	defer func() { e.rng = nil }()
	for range n {
		tell(e.way(b))
	}
	return true
}

// way goes down at random and gives the logarithm of the inverse of its
// probability, minus infinity where it led to no board.
func (e *Engine) way(b *engine.Budget) float64 {
	sum := 0.0
	e.levels[1] = e.levels[0]
	for l := &e.levels[1]; l.options != 0; {
		sum += math.Log(float64(bits.OnesCount64(l.options)))
		if !b.Step() {
			return math.Inf(-1)
		}
		l.try(&l.state, e.pick(l))
		if !e.settleLevel(b, 1) {
			return math.Inf(-1)
		}
	}
	return sum
}
