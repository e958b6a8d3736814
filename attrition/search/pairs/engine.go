package pairs

import (
	"errors"
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/walk"
)

// An Engine answers questions about Graeco-Latin squares of one order.
type Engine struct {
	*options
	walk *walk.Engine
}

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
	return &Engine{o, walk.New(o.puzzle)}
}

// A demand is a set of labels that a cell may hold.
type demand struct {
	cell   latin.Cell
	labels latin.Domain
}

// ask puts a question about the options: those that do not agree with the clues
// or the demand (nil for none) are "no".
func (e *Engine) ask(pb latin.PB, d *demand) latin.PB {
	asked := latin.NewPB(e.puzzle.Board.Len())
	for c := range asked {
		if !e.allows(pb, d, e.at(latin.Cell(c))) {
			asked[c] = no
		}
	}
	return asked
}

func (e *Engine) allows(pb latin.PB, d *demand, o option) bool {
	for half, x := range [2]latin.Label{latin.Label(o.left), latin.Label(e.order + o.right)} {
		c := latin.Cell(2*o.square + half)
		if pb[c] != latin.Blank && pb[c] != x || d != nil && d.cell == c && !d.labels.Has(x) {
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
	return e.walk.Count(b, e.ask(pb, nil), limit)
}

// Each implements [engine.Engine].
func (e *Engine) Each(b *engine.Budget, pb latin.PB, visit func(latin.PB) bool) {
	e.walk.Each(b, e.ask(pb, nil), func(board latin.PB) bool { return visit(e.answer(board)) })
}

// Random implements [engine.Engine]. Where there are few clues it takes long from
// order 7 on; latin/generator/graeco has squares by construction.
func (e *Engine) Random(b *engine.Budget, pb latin.PB, rng *rand.Rand) latin.PB {
	return e.answer(e.walk.Random(b, e.ask(pb, nil), rng))
}

// Sample implements [engine.Sampler].
func (e *Engine) Sample(b *engine.Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool {
	return e.walk.Sample(b, e.ask(pb, nil), rng, n, tell)
}

// Avoiding implements [engine.Avoider].
func (e *Engine) Avoiding(b *engine.Budget, pb latin.PB, c latin.Cell, x latin.Label) latin.PB {
	return e.one(b, pb, &demand{c, ^latin.Just(x)})
}

func (e *Engine) one(b *engine.Budget, pb latin.PB, d *demand) (board latin.PB) {
	e.walk.Each(b, e.ask(pb, d), func(found latin.PB) bool {
		board = e.answer(found)
		return false
	})
	return board
}

// Candidates implements [engine.Engine]: it asks for a board for the labels of a
// cell that none of the boards found so far has there, until there is none.
func (e *Engine) Candidates(b *engine.Budget, pb latin.PB) latin.Domains {
	seen := make(latin.Domains, len(pb))
	half := latin.Domain(1)<<e.order - 1
	for c := range pb {
		for b.Err() == nil {
			open := half << (c % 2 * e.order) &^ seen[c]
			board := e.one(b, pb, &demand{latin.Cell(c), open})
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
