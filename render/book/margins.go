package book

import "latin/render"

// gutters gives the inside margin that Amazon KDP asks of a paperback, by the
// number of pages (2026: five independent guides agree with the help pages).
var gutters = []struct {
	pages int // at most
	min   float64
}{
	{150, 0.375 * inch},
	{300, 0.5 * inch},
	{500, 0.625 * inch},
	{700, 0.75 * inch},
	{828, 0.875 * inch},
}

// MinGutter is the least inside margin, in points, of a paperback of so many
// pages: the table of Amazon KDP, whose last entry holds for thicker books too.
func MinGutter(pages int) float64 {
	for _, g := range gutters {
		if pages <= g.pages {
			return g.min
		}
	}
	return gutters[len(gutters)-1].min
}

// edge is the least distance of anything printed from the three outer edges:
// IngramSpark asks for half an inch, page numbers included; KDP for less.
const edge = 0.5 * inch

// geometry is the division of a page.
type geometry struct {
	trim         Trim
	inner, outer float64 // margins at the spine and opposite
	head, foot   float64 // heights of the bands for running head and page number
}

// newGeometry divides the pages of a book. The gutter gets more than the
// minimum, since a board that runs into the spine is what buyers complain of first.
func newGeometry(t Trim, p Profile, pages int) geometry {
	g := geometry{trim: t, outer: edge, inner: edge, head: 24, foot: 20}
	if p == Print {
		g.inner = MinGutter(pages) + 0.04*t.W
	}
	return g
}

// live is all that may be printed on the page of that number; odd pages lie on the right.
func (g geometry) live(number int) render.Rect {
	r := render.Rect{X: g.inner, Y: edge, W: g.trim.W - g.inner - g.outer, H: g.trim.H - 2*edge}
	if number%2 == 0 {
		r.X = g.outer
	}
	return r
}

// body is the live area without the bands of running head and page number.
func (g geometry) body(number int) render.Rect {
	r := g.live(number)
	r.Y += g.head
	r.H -= g.head + g.foot
	return r
}
