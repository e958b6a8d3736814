package latin

import "math"

// A Point is a place on the drawing. The unit is the side of a square cell
// (or what is comparable to it), x runs to the right and y runs down.
type Point struct{ X, Y float64 }

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

// Bounds is the smallest upright rectangle about all cells and notes, by its
// upper left and lower right corners. Arcs count with the circle's full extent
// between their ends. An empty board has the zero rectangle.
func (b *Board) Bounds() (min, max Point) {
	min, max = Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	grow := func(p Point, r float64) {
		min = Point{math.Min(min.X, p.X-r), math.Min(min.Y, p.Y-r)}
		max = Point{math.Max(max.X, p.X+r), math.Max(max.Y, p.Y+r)}
	}
	for _, p := range b.places {
		if len(p.Outline) == 0 {
			grow(p.At, p.Room)
		}
		growOutline(p.Outline, grow)
	}
	for _, n := range b.notes {
		grow(n.At, 0.3)
	}
	if math.IsInf(min.X, 1) {
		return Point{}, Point{}
	}
	return min, max
}

// growOutline reports the corners of the outline and the apex of each arc,
// which together bound the drawing of every cell that we know: an arc there
// never reaches beyond its apex by more than a hair.
func growOutline(outline []Side, grow func(Point, float64)) {
	if len(outline) == 0 {
		return
	}
	from := outline[len(outline)-1].To
	for _, s := range outline {
		grow(s.To, 0)
		if s.Bulge != 0 {
			grow(apex(from, s), 0)
		}
		from = s.To
	}
}

// apex is the middle of an arc. The arc lies to the left of its direction of
// travel, seen on the page, when it turns clockwise.
func apex(from Point, s Side) Point {
	dx, dy := s.To.X-from.X, s.To.Y-from.Y
	return Point{(from.X+s.To.X)/2 + s.Bulge*dy/2, (from.Y+s.To.Y)/2 - s.Bulge*dx/2}
}
