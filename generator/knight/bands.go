package knight

import "slices"

// A band is a rectangle as high as the part of a board that it is cut off from,
// laid with small pieces whose circuits all have four cells, or all six, as far as
// its height allows.
//
//	3x4, two of six      4x4, four of four
//	a b b a              a b c d
//	b a a b              c d a b
//	a b b a              b a d c
//	                     d c b a
type band struct {
	cols, k int
	stack   []part // pieces from the top down; in each row of them as many as fill it
}

// bands of a part that is so high, for circuits of those lengths: those of four
// cells, with some of six where the height is no multiple of four, and of six.
func bands(rows int, lengths []int) []band {
	var list []band
	add := func(cols int, high, low part) {
		if stack := stacked(rows, high, low); stack != nil {
			b := band{cols: cols, stack: stack}
			for _, p := range stack {
				b.k += p.k * cols / p.cols
			}
			list = append(list, b)
		}
	}
	if slices.Contains(lengths, 4) {
		low := part{3, 4, 2}
		if !slices.Contains(lengths, 6) {
			low = part{}
		}
		add(4, part{4, 4, 4}, low)
	}
	if slices.Contains(lengths, 6) {
		add(4, part{3, 4, 2}, part{})
		add(3, part{4, 3, 2}, part{})
		add(12, part{3, 4, 2}, part{4, 3, 2})
	}
	return list
}

// stacked fills a height with as many pieces of the first kind as can be, and some
// of the second; nil when that cannot be done. A piece without rows is none.
func stacked(rows int, first, second part) []part {
	for n := rows / first.rows; n >= 0; n-- {
		rest := rows - n*first.rows
		if rest > 0 && (second.rows == 0 || rest%second.rows != 0) {
			continue
		}
		stack := slices.Repeat([]part{first}, n)
		if rest > 0 {
			stack = append(stack, slices.Repeat([]part{second}, rest/second.rows)...)
		}
		return stack
	}
	return nil
}

// lay covers so many bands side by side; nil when a piece is not covered.
func (g *gluer) lay(b band, count int) [][]Square {
	var all [][]Square
	row := 0
	for _, p := range b.stack {
		piece := g.cover(p)
		if piece == nil {
			return nil
		}
		for col := 0; col < count*b.cols; col += p.cols {
			all = append(all, shifted(piece, row, col)...)
		}
		row += p.rows
	}
	return all
}

// A part is strained when it is so near to the bounds of what is possible that
// annealing is slow: when the mean length of its circuits of four and six cells is not
// between one of the rooms and near6, or that of circuits of six and eight is below
// sixes. By the margin it is left better than that, as its parts differ.
const (
	near6  = 5.9
	sixes  = 6.5
	margin = 0.2
)

// rooms are means to try by turns: more room is easier to anneal, and less leaves
// larger parts to choose from.
var rooms = []float64{5.1, 5.3, 4.9}

// strained says whether the mean length is out of bounds made narrower by so much.
func (g *gluer) strained(p part, margin float64) bool {
	low, high := g.lengths[0], g.lengths[len(g.lengths)-1]
	mean := float64(p.size()) / float64(p.k)
	switch {
	case high == 6 && low == 4:
		return mean < g.fours+margin || mean > near6-margin
	case low == 6:
		return mean < sixes+margin
	}
	return high <= 6
}

// peel cuts bands off a part until what is left is found with ease.
func (g *gluer) peel(p part) [][]Square {
	for _, p := range []part{p, p.turned()} {
		for _, b := range bands(p.rows, g.lengths) {
			for _, count := range g.counts(p, b) {
				found := g.peeled(p, b, count)
				if found == nil {
					continue
				}
				if p.rows > p.cols {
					found = turned(found)
				}
				return found
			}
		}
	}
	return nil
}

// counts are how many bands to cut off: all when nothing is left, or so many that
// the rest is found with ease, or else as many as may be, for the rest to be cut
// again, the other way.
func (g *gluer) counts(p part, b band) []int {
	var easy []int
	most := 0
	for n := 1; n*b.cols <= p.cols; n++ {
		switch rest := b.without(p, n); {
		case rest.cols == 0 && rest.k == 0:
			return []int{n}
		case rest.cols < narrow || !g.fits(rest):
		case !g.strained(rest, margin):
			easy = append(easy, n)
		case g.nearer(rest, p):
			most = n
		}
	}
	switch {
	case len(easy) > 0:
		return easy[:min(len(easy), mostCuts)]
	case most > 0:
		return []int{most}
	}
	return nil
}

// narrow is the least breadth of what bands leave; on less, little is possible.
const narrow = 5

// without is what is left of a part.
func (b band) without(p part, count int) part {
	return part{p.rows, p.cols - count*b.cols, p.k - count*b.k}
}

// nearer says that the rest of a part is less strained.
func (g *gluer) nearer(rest, p part) bool {
	before, after := float64(p.size())/float64(p.k), float64(rest.size())/float64(rest.k)
	if before < g.fours {
		return after > before
	}
	return g.lengths[0] == 4 && after < before || g.lengths[0] == 6 && after > before
}

// peeled is a part of so many bands, and what is left of it.
func (g *gluer) peeled(p part, b band, count int) [][]Square {
	rest := b.without(p, count)
	var far [][]Square
	if rest.cols > 0 {
		if far = g.cover(rest); far == nil {
			return nil
		}
	}
	near := g.lay(b, count)
	if near == nil {
		return nil
	}
	return append(near, shifted(far, 0, count*b.cols)...)
}
