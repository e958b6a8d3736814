package pairs

import (
	"errors"
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/learning"
	"latin/attrition/search/probing"
	"latin/attrition/search/walk"
)

// An Engine answers questions about Graeco-Latin squares of one order.
type Engine struct {
	*options
	walk  *walk.Engine
	array *array
	study uint64 // decisions of a learner before a prober has its first turn
}

// listed is how many squares a learner finds, one after another, before the walk
// goes through them: where there are many, that is faster.
const listed = 100

// Fits says whether the Puzzle is a Graeco-Latin square, with diagonals or
// without.
func Fits(p *latin.Puzzle) error {
	if k := p.Kind(); k != latin.Graeco && k != latin.GraecoDiagonal {
		return errors.New("it is for Graeco-Latin squares")
	}
	return nil
}

// New compiles a Puzzle that [Fits]. It panics on others.
func New(p *latin.Puzzle) *Engine {
	if err := Fits(p); err != nil {
		panic(err)
	}
	o := newOptions(p)
	return &Engine{o, walk.New(o.puzzle), newArray(o.order, p.Kind() == latin.GraecoDiagonal), firstStudy}
}

// A demand is a set of labels that a cell may hold.
type demand struct {
	cell   latin.Cell
	labels latin.Domain
}

// learner is told the clues and the demand (nil for none).
func (e *Engine) learner(pb latin.PB, d *demand) *learner {
	l := newLearner(e.array)
	possible := e.tell(pb, d, func(v int32, holds bool) {
		p := learning.Is(v)
		if !holds {
			p = p.Not()
		}
		l.Require(p)
	})
	l.Dead = l.Dead || !possible
	return l
}

// tell tells the clues and the demand (nil for none), triple by triple; false when a
// clue is a label of the other half.
func (e *Engine) tell(pb latin.PB, d *demand, one func(v int32, holds bool)) (possible bool) {
	for c, x := range pb {
		if x == latin.Blank {
			continue
		}
		v, ok := e.saying(latin.Cell(c), x)
		if !ok {
			return false
		}
		one(v, true)
	}
	if d == nil {
		return true
	}
	for x := range e.labelsOf(d.cell).Labels() {
		if v, _ := e.saying(d.cell, x); !d.labels.Has(x) {
			one(v, false)
		}
	}
	return true
}

// labelsOf are the labels of the half of a square that the cell is.
func (e *Engine) labelsOf(c latin.Cell) latin.Domain {
	return (latin.Domain(1)<<e.order - 1) << (int(c) % 2 * e.order)
}

// saying is the triple that says that the cell holds the label; false when it is
// one of the other half.
func (e *Engine) saying(c latin.Cell, x latin.Label) (int32, bool) {
	half, n := int(c)%2, e.order
	y := int(x) - half*n
	if y < 0 || y >= n {
		return 0, false
	}
	square := int(c) / 2
	at := values{row: square / n, column: square % n, left: y, right: y}
	return e.array.triple(right-half, at), true
}

// read is the square that was found, as labels of its cells.
func (e *Engine) read(l *learner) latin.PB {
	return e.board(func(v int32) bool { return l.Value[learning.Is(v)] > 0 })
}

// readProbed is the same of a prober.
func (e *Engine) readProbed(p *probing.Prober) latin.PB {
	found := make([]bool, len(e.array.triples))
	for v := range p.Found() {
		found[v] = true
	}
	return e.board(func(v int32) bool { return found[v] })
}

// board is the square of which these triples hold.
func (e *Engine) board(holds func(v int32) bool) latin.PB {
	pb := latin.NewPB(2 * e.order * e.order)
	for c := range pb {
		for x := range e.labelsOf(latin.Cell(c)).Labels() {
			if v, _ := e.saying(latin.Cell(c), x); holds(v) {
				pb[c] = x
			}
		}
	}
	return pb
}

// ask puts a question about the options: those that do not agree with the clues
// are "no".
func (e *Engine) ask(pb latin.PB) latin.PB {
	asked := latin.NewPB(e.puzzle.Board.Len())
	for c := range asked {
		if !e.allows(pb, e.at(latin.Cell(c))) {
			asked[c] = no
		}
	}
	return asked
}

func (e *Engine) allows(pb latin.PB, o option) bool {
	for half, x := range [2]latin.Label{latin.Label(o.left), latin.Label(e.order + o.right)} {
		if y := pb[2*o.square+half]; y != latin.Blank && y != x {
			return false
		}
	}
	return true
}

// answer reads a board of options; nil for nil.
func (e *Engine) answer(board latin.PB) latin.PB {
	if board == nil {
		return nil
	}
	pb := latin.NewPB(2 * e.order * e.order)
	for c, x := range board {
		if x == yes {
			o := e.at(latin.Cell(c))
			pb[2*o.square], pb[2*o.square+1] = latin.Label(o.left), latin.Label(e.order+o.right)
		}
	}
	return pb
}

// Count implements [engine.Engine].
func (e *Engine) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	most := uint64(listed)
	if limit > 0 {
		most = min(most, limit)
	}
	if n := e.countInTurns(b, pb, most); n < most || n == limit {
		return new(big.Int).SetUint64(n), n < most && b.Err() == nil
	}
	return e.walk.Count(b, e.ask(pb), limit)
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	seen := make(map[string]bool)
	more := e.eachInTurns(b, pb, func(board latin.PB) bool {
		seen[packed(board)] = true
		return visit(board)
	})
	if !more {
		return
	}
	e.walk.Each(b, e.ask(pb), func(options latin.PB) bool {
		board := e.answer(options)
		return seen[packed(board)] || visit(board)
	})
}

// packed is the board as a key.
func packed(board latin.PB) string {
	text := make([]byte, len(board))
	for c, x := range board {
		text[c] = byte(x)
	}
	return string(text)
}

// Random implements [engine.Engine]. Where there are few clues it takes long from
// order 7 on; latin/generator/graeco has squares by construction.
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	return e.answer(e.walk.Random(b, e.ask(pb), rng))
}

// Sample implements [engine.Sampler].
func (e *Engine) Sample(b *engine.Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool {
	return e.walk.Sample(b, e.ask(pb), rng, n, tell)
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	d := &demand{c, ^latin.Just(x)}
	return e.findInTurns(b, e.learner(pb, d), pb, d)
}

// Rival implements [engine.Neighbour]: the learner begins around the known square, from
// which rivals often differ in few cells.
func (e *Engine) Rival(b *engine.Budget, pb, known latin.PB, c latin.Cell) latin.PB {
	d := &demand{c, ^latin.Just(known[c])}
	l := e.learner(pb, d)
	l.beginAt(known)
	return e.findInTurns(b, l, pb, d)
}

// Candidates implements [engine.Engine]: it asks for a board for the labels of a
// cell that none of the boards found so far has there, until there is none.
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	seen := make(latin.Domains, len(pb))
	for c := range pb {
		for b.Err() == nil {
			d := &demand{latin.Cell(c), e.labelsOf(latin.Cell(c)) &^ seen[c]}
			board := e.findInTurns(b, e.learner(pb, d), pb, d)
			if board == nil {
				break
			}
			for y, x := range board {
				seen[y] |= latin.Just(x)
			}
		}
	}
	return seen
}
