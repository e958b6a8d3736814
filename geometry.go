package latin

import "math"

// A Point is a place on the drawing. The unit is the side of a square cell
// (or what is comparable to it), x runs to the right and y runs down.
type Point struct{ X, Y float64 }

// drawable says whether the coordinates are within [MaxCoordinate]; NaN is not.
func (p Point) drawable() bool {
	return math.Abs(p.X) <= MaxCoordinate && math.Abs(p.Y) <= MaxCoordinate
}

// A Side is one stretch of an outline, from the end of the previous side (for
// the first: of the last) to To.
//
// Bulge is the tangent of a quarter of the angle of the arc, positive when the
// arc turns clockwise as seen on the page; 0 is a straight line, 1 a half circle.
type Side struct {
	To    Point
	Bulge float64
}

// A Place says how one cell is drawn.
type Place struct {
	// Name of the cell for people, such as "r4c7".
	Name string
	// At is where the label stands: the middle of the largest circle in the outline.
	At Point
	// Room is the radius of that circle.
	Room float64
	// Outline goes round the cell once; empty for a cell that is a mere point.
	Outline []Side
}

// A Note is a text beside the board, such as the letter of a stripe.
type Note struct {
	At   Point // the middle of the text
	Text string
	// Asterism that the note names, counted from 1, so that the drawing can
	// tell them apart by more than letters; 0 for none.
	Asterism int
	// From is where thin lines to the note begin.
	From []Point
}

// Square returns the place of the unit square in row r and column c, both from
// 0, named "r1c1" and so on from 1.
func Square(r, c int) Place {
	x, y := float64(c), float64(r)
	return Place{
		Name: squareName(r, c),
		At:   Point{x + 0.5, y + 0.5},
		Room: 0.5,
		Outline: []Side{
			{To: Point{x + 1, y}}, {To: Point{x + 1, y + 1}},
			{To: Point{x, y + 1}}, {To: Point{x, y}},
		},
	}
}

// noteRoom is the radius of the circle that a note is taken to fill.
const noteRoom = 0.3

// Bounds is the smallest upright rectangle about the outlines of all cells, the
// paths of asterisms and the notes, by its upper left and lower right corners.
// A cell without an outline is taken as the circle of its room, a note as a
// circle too.
func (b *Board) Bounds() (upperLeft, lowerRight Point) {
	return b.bounds(b.notes)
}

// BareBounds are the bounds of the drawing without its notes.
func (b *Board) BareBounds() (upperLeft, lowerRight Point) {
	return b.bounds(nil)
}

func (b *Board) bounds(notes []Note) (upperLeft, lowerRight Point) {
	upperLeft, lowerRight = Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	grow := func(p Point, r float64) {
		upperLeft = Point{min(upperLeft.X, p.X-r), min(upperLeft.Y, p.Y-r)}
		lowerRight = Point{max(lowerRight.X, p.X+r), max(lowerRight.Y, p.Y+r)}
	}
	for _, p := range b.places {
		if len(p.Outline) == 0 {
			grow(p.At, p.Room)
		}
		growOutline(p.Outline, grow)
	}
	for _, a := range b.asterisms {
		growOutline(a.Path, grow)
	}
	for _, n := range notes {
		grow(n.At, noteRoom)
	}
	return upperLeft, lowerRight
}

// growOutline reports the points that bound the outline: its corners, and where
// an arc reaches farthest left, right, up or down.
func growOutline(outline []Side, grow func(Point, float64)) {
	if len(outline) == 0 {
		return
	}
	from := outline[len(outline)-1].To
	for _, s := range outline {
		grow(s.To, 0)
		if math.Abs(s.Bulge) > 1e-6 {
			growArc(from, s, grow)
		}
		from = s.To
	}
}

// growArc reports the four extreme points of the circle that lie on the arc. An
// arc lies to the left of its direction of travel, as seen on the page, when it
// turns clockwise, which is when its bulge is positive.
func growArc(from Point, s Side, grow func(Point, float64)) {
	left := Point{s.To.Y - from.Y, from.X - s.To.X} // as long as the chord
	b := s.Bulge
	middle := (b*b - 1) / (4 * b) // from the middle of the chord to that of the circle, in units of left
	centre := Point{(from.X+s.To.X)/2 + middle*left.X, (from.Y+s.To.Y)/2 + middle*left.Y}
	r := math.Hypot(left.X, left.Y) * (1 + b*b) / (4 * math.Abs(b))
	for _, way := range [...]Point{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
		p := Point{centre.X + r*way.X, centre.Y + r*way.Y}
		if ((p.X-from.X)*left.X+(p.Y-from.Y)*left.Y)*b > 0 {
			grow(p, 0)
		}
	}
}
