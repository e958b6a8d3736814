package knight

import (
	"context"
	"math/rand/v2"
	"slices"
)

// Ribbon looks for a cover of a plain rectangle by long circuits, each in cells of its
// own that follow one another along a ribbon: up and down the columns of strips, one
// strip after another.
//
//	a a a b b b b b     two strips of four rows: the ribbon goes to the right in the
//	a a a b b b b b     first and back in the second, and is cut where a circuit has
//	a a b b b b b b     all of its cells, whatever the number
//	a a b b b b b b
//	d d d d c c c b
//	d d d d c c c b
//	d d d d d c c c
//	d d d d d c c c
//
// Neighbours along the ribbon have different colours, so each piece of it has as many
// cells of one as of the other. A piece that has no circuit that is found is covered
// together with the next. It stops after about so many exchanges, and gives nil when it has
// found no cover, or circuits are not long enough, which proves nothing. The same source
// gives the same cover. The error is that of the context.
func Ribbon(ctx context.Context, p Problem, tries int, rng *rand.Rand) (Cover, error) {
	b := p.Board
	if !b.plain || min(b.Rows, b.Cols) < thinStrip || p.Shortest() < shortPiece || b.Size()%2 != 0 {
		return nil, nil
	}
	for each := firstRound(p); tries > 0; each *= 2 {
		for _, path := range [][]Square{ribbon(b.Rows, b.Cols), turnedSquares(ribbon(b.Cols, b.Rows))} {
			pieces := p.adding(rng)
			if pieces == nil {
				return nil, nil
			}
			w := &winder{ctx: ctx, tries: each, rng: rng}
			done, err := w.wind(path, pieces)
			switch {
			case err != nil:
				return nil, err
			case done:
				return b.coverOf(w.circuits), nil
			}
			tries -= w.used
		}
	}
	return nil, nil
}

// A winder covers a board along a path.
type winder struct {
	ctx      context.Context
	tries    int // exchanges for each piece
	rng      *rand.Rand
	circuits [][]Square // so far
	used     int        // exchanges, at most
}

// wind covers the path by circuits of these lengths; false when it finds no way.
func (w *winder) wind(path []Square, pieces []int) (bool, error) {
	for len(pieces) > 0 {
		n, err := w.next(path, pieces)
		if n == 0 || err != nil {
			return false, err
		}
		for _, length := range pieces[:n] {
			path = path[length:]
		}
		pieces = pieces[n:]
	}
	return true, nil
}

// Boards have so many rows and columns or more, strips so many pairs of rows or more, and
// circuits so many cells or more: of what is narrower, or less, there are too few ways around.
const (
	thinStrip  = 7
	thickStrip = 4
	shortPiece = 80
	mostPieces = 3 // that are covered together
)

// adding are lengths of so many circuits that add up to the board, in any order; nil when
// those next to the mean do not.
func (p Problem) adding(rng *rand.Rand) []int {
	low, high := p.Lengths[0], p.Lengths[0]
	for _, l := range p.Lengths {
		if high = l; l*p.K >= p.Board.Size() {
			break
		}
		low = l
	}
	pieces := make([]int, p.K)
	left := p.Board.Size() - low*p.K
	for i := range pieces {
		if pieces[i] = low; left > 0 {
			pieces[i] = high
			left -= high - low
		}
	}
	if left != 0 {
		return nil
	}
	rng.Shuffle(len(pieces), func(i, j int) { pieces[i], pieces[j] = pieces[j], pieces[i] })
	return pieces
}

// ribbon is the order of the squares along the ribbon: colours take turns. Each strip
// begins with the same one, since all but the first have an even number of rows.
func ribbon(rows, cols int) []Square {
	var path []Square
	pairs := rows / 2
	strips := max(1, pairs/thickStrip)
	for i, top := 0, 0; i < strips; i++ {
		high := 2 * (pairs / strips)
		if i < pairs%strips {
			high += 2
		}
		if i == 0 {
			high += rows % 2
		}
		path = append(path, strip(top, high, cols, i%2 == 0)...)
		top += high
	}
	return path
}

func turnedSquares(path []Square) []Square {
	for i, s := range path {
		path[i] = Square{s.Col, s.Row}
	}
	return path
}

// strip goes up and down its columns, to the right or to the left, from a square of the
// colour of the first of all.
func strip(top, high, cols int, right bool) []Square {
	first := 0
	if !right {
		first = cols - 1
	}
	down := (top+first)%2 == 0
	path := make([]Square, 0, high*cols)
	for j := range cols {
		for i := range high {
			s := Square{top + i, abs(first - j)}
			if !down {
				s.Row = top + high - 1 - i
			}
			path = append(path, s)
		}
		down = !down
	}
	return path
}

// next covers the first piece of the path, or if it cannot the first two, or three, and
// says how many it covered.
func (w *winder) next(path []Square, pieces []int) (int, error) {
	end := 0
	for n := 1; n <= min(mostPieces, len(pieces)); n++ {
		end += pieces[n-1]
		lengths := slices.Clone(pieces[:n])
		slices.Sort(lengths)
		part, err := ragged(path[:end])
		if err != nil {
			return 0, err
		}
		w.used += w.tries
		cover, err := Anneal(w.ctx, Problem{part, n, slices.Compact(lengths)}, w.tries, w.rng)
		if err != nil {
			return 0, err
		}
		if cover != nil {
			w.circuits = append(w.circuits, part.squaresOf(cover)...)
			return n, nil
		}
	}
	return 0, nil
}

// ragged is the board of some squares of a larger one.
func ragged(squares []Square) (*Board, error) {
	low, high := squares[0], squares[0]
	in := make(map[Square]bool, len(squares))
	for _, s := range squares {
		in[s] = true
		low = Square{min(low.Row, s.Row), min(low.Col, s.Col)}
		high = Square{max(high.Row, s.Row), max(high.Col, s.Col)}
	}
	shape := Shape{Rows: high.Row - low.Row + 1, Cols: high.Col - low.Col + 1}
	for r := range shape.Rows {
		for c := range shape.Cols {
			if !in[Square{low.Row + r, low.Col + c}] {
				shape.Holes = append(shape.Holes, Square{r, c})
			}
		}
	}
	b, err := shape.Board()
	if err != nil {
		return nil, err
	}
	for i := range b.Squares {
		b.Squares[i].Row += low.Row
		b.Squares[i].Col += low.Col
	}
	return b, nil
}
