package book

import (
	"math"

	"latin/render"
)

// A grid divides the body of a page into equal slots, one a puzzle.
type grid struct {
	cols, rows int
	count      int     // boards a page, at most cols × rows
	w, h       float64 // of a slot, in points
	gapX, gapY float64
	above      float64 // height of the line over the board
	below      float64 // height of the lines under it
	label      float64 // the smallest type on any board of the section
	cell       float64 // the narrowest cell
	most       float64 // scale limit, see limits.scale
	line       float64 // width of the lines of type, see limits.line
}

// limits say how small and how large boards are set.
type limits struct {
	choices []int   // numbers a page to choose from
	cell    float64 // least cell width when choosing, in points
	sharing float64 // the same for more than two boards a page
	label   float64 // least type when choosing
	scale   float64 // the most that a unit is enlarged to, in points
	line    float64 // width of the lines of type over and under a board, at least
	above   float64
	below   float64
	gapX    float64
	gapY    float64
}

// chooseGrid finds how many boards share a page: as many as asked (fewer where
// type would be under the minimum), or the most of the choices that are comfortable.
func chooseGrid(body render.Rect, boards []specimen, asked int, lim limits) grid {
	if asked > 0 {
		for n := asked; n > 1; n-- {
			if g := bestGrid(body, boards, n, lim); g.label >= minType {
				return g
			}
		}
		return bestGrid(body, boards, 1, lim)
	}
	for i := len(lim.choices) - 1; i > 0; i-- {
		n, cell := lim.choices[i], lim.cell
		if n > 2 {
			cell = lim.sharing
		}
		if g := bestGrid(body, boards, n, lim); g.label >= lim.label && g.cell >= cell {
			return g
		}
	}
	return bestGrid(body, boards, 1, lim)
}

// bestGrid is the grid for n boards, without a row too many, with the largest type.
func bestGrid(body render.Rect, boards []specimen, n int, lim limits) grid {
	var best grid
	for cols := 1; cols <= n; cols++ {
		rows := (n + cols - 1) / cols
		g := newGrid(body, boards, cols, rows, lim)
		g.count = n
		if best.cols == 0 || g.label > best.label+1e-9 {
			best = g
		}
	}
	return best
}

func newGrid(body render.Rect, boards []specimen, cols, rows int, lim limits) grid {
	g := grid{cols: cols, rows: rows, gapX: lim.gapX, gapY: lim.gapY, above: lim.above, below: lim.below, most: lim.scale, line: lim.line}
	g.w = (body.W - float64(cols-1)*g.gapX) / float64(cols)
	g.h = (body.H - float64(rows-1)*g.gapY) / float64(rows)
	if cols > 1 && g.w < lim.line {
		return g // of no use: labels of size 0
	}
	g.label, g.cell = math.Inf(1), math.Inf(1)
	for _, sp := range boards {
		scale := g.scale(sp)
		g.label = math.Min(g.label, sp.labelAt(scale))
		g.cell = math.Min(g.cell, sp.room*scale)
	}
	return g
}

// scale at which a board stands in a slot; 0 when there is no room at all.
func (g grid) scale(sp specimen) float64 {
	return math.Max(0, math.Min(g.most, sp.scale(g.w, g.h-g.above-g.below)))
}

// slot is the rectangle of the i-th slot of a page, row by row.
func (g grid) slot(body render.Rect, i int) render.Rect {
	return render.Rect{
		X: body.X + float64(i%g.cols)*(g.w+g.gapX),
		Y: body.Y + float64(i/g.cols)*(g.h+g.gapY),
		W: g.w, H: g.h,
	}
}

// board is the frame of a board in the i-th slot. Across, the first column
// stands at the left edge of the page's body, the last at the right one and
// the others in the middle of their slots, where a board too narrow for the
// lines of type stands at the left of the room for them; space left over in
// the height is shared out so that less of it is above.
func (g grid) board(slot render.Rect, i int, sp specimen) render.Rect {
	w, h := sp.frame(g.scale(sp))
	across := 0.5
	if g.cols > 1 {
		across = float64(i%g.cols) / float64(g.cols-1)
	}
	free := slot.H - g.above - g.below - h
	return render.Rect{X: slot.X + (slot.W-g.span(slot, w))*across, Y: slot.Y + g.above + free*0.4, W: w, H: h}
}

// span is the width of the lines over and under a board: that of the board, or
// more of the slot where the board is too narrow for them. They begin at its left edge.
func (g grid) span(slot render.Rect, width float64) float64 {
	return min(slot.W, max(width, g.line))
}
