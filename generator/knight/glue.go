package knight

import (
	"context"
	"math/rand/v2"
)

// Glue looks for a cover of a plain rectangle by cutting it into lesser ones, down
// to some that [Anneal] covers at once. Circuits stay within their piece, so a
// cover of a large board is found piece by piece, and equal pieces are covered
// once. It gives nil when it finds none, which proves nothing.
func Glue(ctx context.Context, p Problem, tries int, rng *rand.Rand) (Cover, error) {
	if !p.Board.plain {
		return nil, nil
	}
	b := p.Board
	g := &gluer{ctx: ctx, lengths: p.Lengths, rng: rng, left: tries, known: make(map[part][][]Square)}
	var circuits [][]Square
	for g.effort = 1; circuits == nil && g.left > 0 && ctx.Err() == nil; g.effort *= 2 {
		before := g.left
		g.failed = make(map[part]bool)
		if circuits = g.cover(part{b.Rows, b.Cols, p.K}); g.left == before {
			break // nothing to try
		}
	}
	if circuits == nil {
		return nil, context.Cause(ctx)
	}
	return b.coverOf(circuits), nil
}

// A part is a rectangle to cover with so many circuits.
type part struct{ rows, cols, k int }

func (p part) size() int { return p.rows * p.cols }

func (p part) turned() part { return part{p.cols, p.rows, p.k} }

// A gluer remembers what it has covered.
type gluer struct {
	ctx     context.Context
	lengths []int
	rng     *rand.Rand
	left    int // exchanges that may still be tried
	effort  int // how long parts are annealed, more each time
	known   map[part][][]Square
	failed  map[part]bool
}

// Parts that are covered at once have few circuits or few cells.
const (
	fewCircuits = 16
	fewCells    = 450
	thinnest    = 3 // no circuit on fewer rows
)

// cover gives the circuits of a part, nil when none are found. The part lies with
// its longer side across.
func (g *gluer) cover(p part) [][]Square {
	if p.rows > p.cols {
		return turned(g.cover(p.turned()))
	}
	if found := g.known[p]; found != nil {
		return found
	}
	if !g.fits(p) || g.failed[p] || g.left <= 0 || g.ctx.Err() != nil {
		return nil
	}
	found := g.find(p)
	if found == nil {
		g.failed[p] = true
		return nil
	}
	g.known[p] = found
	return found
}

// find covers a part at once, or cut in two.
func (g *gluer) find(p part) [][]Square {
	if p.k <= fewCircuits || p.size() <= fewCells {
		if found := g.anneal(p); found != nil {
			return found
		}
	}
	return g.cut(p)
}

// fits says whether the lengths can add up.
func (g *gluer) fits(p part) bool {
	low, high := g.lengths[0], g.lengths[len(g.lengths)-1]
	n := p.size()
	return p.rows >= thinnest && p.k > 0 && n >= p.k*low && n <= p.k*high && n%2 == 0
}

// anneal covers a part at once.
func (g *gluer) anneal(p part) [][]Square {
	tries := min(g.left, g.effort*(200_000+2_500*p.size()))
	g.left -= tries
	b, err := Shape{Rows: p.rows, Cols: p.cols}.Board()
	if err != nil {
		return nil
	}
	piece := Problem{b, p.k, g.lengths}
	cover, err := AnnealTurned(g.ctx, piece, tries/3, g.rng)
	if err == nil && cover == nil {
		cover, err = Anneal(g.ctx, piece, tries*2/3, g.rng)
	}
	if err != nil || cover == nil {
		return nil
	}
	return b.squaresOf(cover)
}

func turned(circuits [][]Square) [][]Square {
	return each(circuits, func(s Square) Square { return Square{s.Col, s.Row} })
}

func shifted(circuits [][]Square, rows, cols int) [][]Square {
	return each(circuits, func(s Square) Square { return Square{s.Row + rows, s.Col + cols} })
}

// each maps the squares; nil stays nil.
func each(circuits [][]Square, f func(Square) Square) [][]Square {
	var list [][]Square
	for _, circuit := range circuits {
		next := make([]Square, len(circuit))
		for i, s := range circuit {
			next[i] = f(s)
		}
		list = append(list, next)
	}
	return list
}
