package render

import (
	"cmp"
	"math"
	"slices"

	"latin"
)

// A scene is one drawing of a board in the making: what is drawn, where the
// board lies on the page and how thick its lines are.
type scene struct {
	canvas      Canvas
	view        View
	board       *latin.Board
	scale       float64 // points a unit of the board
	origin      xy      // of the board, on the page
	thin, thick float64 // widths of lines, in points
	spare       float64 // room of a cell that says none, in units of the board
	mesh        *mesh
	tabs        []tab // of the net, when that is drawn
}

// newScene fits the board into the frame; false when that is not possible
// because one of them has no size.
func newScene(c Canvas, frame Rect, v View) (*scene, bool) {
	if v.Puzzle == nil || !finite(frame.X, frame.Y, frame.W, frame.H) {
		return nil, false
	}
	v = spreadNet(v)
	s := &scene{canvas: c, view: v, board: v.Puzzle.Board}
	if v.Net {
		s.tabs = tabsOf(s.board.Net())
	}
	s.spare = spareRoom(s.board)
	low, high := s.bounds()
	w, h := high.X-low.X, high.Y-low.Y
	if !(w > 0 && h > 0) || math.IsInf(w, 0) || math.IsInf(h, 0) {
		return nil, false
	}
	s.setWidths(math.Max(w, h) * math.Min(frame.W/w, frame.H/h))
	s.scale = math.Min((frame.W-s.thick)/w, (frame.H-s.thick)/h)
	s.origin = xy{
		frame.X + frame.W/2 - s.scale*(low.X+high.X)/2,
		frame.Y + frame.H/2 - s.scale*(low.Y+high.Y)/2,
	}
	s.mesh = newMesh(s.board)
	return s, s.scale > 0
}

// bounds of the drawing in units of the board, without the width of lines.
func (s *scene) bounds() (low, high latin.Point) {
	if low, high = s.board.Bounds(); s.view.Bare {
		low, high = s.board.BareBounds()
	}
	for i := range s.board.Len() {
		if p := s.board.Place(latin.Cell(i)); len(p.Outline) == 0 && p.Room <= 0 {
			low = latin.Point{X: math.Min(low.X, p.At.X-s.spare), Y: math.Min(low.Y, p.At.Y-s.spare)}
			high = latin.Point{X: math.Max(high.X, p.At.X+s.spare), Y: math.Max(high.Y, p.At.Y+s.spare)}
		}
	}
	if s.view.Net {
		for _, q := range s.spread() {
			low = latin.Point{X: math.Min(low.X, q.X), Y: math.Min(low.Y, q.Y)}
			high = latin.Point{X: math.Max(high.X, q.X), Y: math.Max(high.Y, q.Y)}
		}
	}
	return low, high
}

// setWidths chooses the lines for a drawing of that size in points. From 150
// points on, the thinnest line is 0.75 points wide, which printers ask for;
// smaller drawings, such as solutions, have finer lines.
func (s *scene) setWidths(size float64) {
	s.thin = math.Max(0.3, math.Max(math.Min(size/200, 0.75), size/600))
	s.thick = math.Max(2.4*s.thin, size/150)
}

// at is the place of a point of the board on the page.
func (s *scene) at(p latin.Point) xy {
	return xy{s.origin.x + s.scale*p.X, s.origin.y + s.scale*p.Y}
}

// room is the radius, in points, of the circle about the label of a cell.
func (s *scene) room(c latin.Cell) float64 {
	if r := s.board.Place(c).Room; r > 0 {
		return r * s.scale
	}
	return s.spare * s.scale
}

// leastRoom is the least room of all cells.
func (s *scene) leastRoom() float64 {
	least := math.Inf(1)
	for i := range s.board.Len() {
		least = math.Min(least, s.room(latin.Cell(i)))
	}
	return least
}

// outline is the outline of a cell on the page; a circle for a cell that has none.
func (s *scene) outline(c latin.Cell) Path {
	place := s.board.Place(c)
	if len(place.Outline) == 0 {
		at := s.at(place.At)
		return CirclePath(at.x, at.y, s.room(c))
	}
	return s.loop(place.Outline)
}

// loop is the closed path along the sides.
func (s *scene) loop(sides []latin.Side) Path {
	from := sides[len(sides)-1].To
	start := s.at(from)
	var p Path
	p.MoveTo(start.x, start.y)
	for _, side := range sides {
		p.sideTo(from, side, s.at)
		from = side.To
	}
	return p.closed()
}

// spareRoom is the room of cells that say none: a little less than half of the
// least distance between two cells, or half a unit when there is only one; 0
// when every cell says its own.
func spareRoom(b *latin.Board) float64 {
	at := make([]latin.Point, b.Len())
	needed := false
	for i := range at {
		at[i] = b.Place(latin.Cell(i)).At
		needed = needed || b.Place(latin.Cell(i)).Room <= 0
	}
	if !needed {
		return 0
	}
	slices.SortFunc(at, func(p, q latin.Point) int { return cmp.Compare(p.X, q.X) })
	least := math.Inf(1)
	for i, p := range at {
		for _, q := range at[i+1:] {
			if q.X-p.X >= least {
				break
			}
			if d := math.Hypot(q.X-p.X, q.Y-p.Y); d > 0 {
				least = math.Min(least, d)
			}
		}
	}
	if math.IsInf(least, 1) {
		return 0.5
	}
	return 0.42 * least
}
