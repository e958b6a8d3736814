package render

import "math"

// MoveTo begins a new part of the path.
func (p *Path) MoveTo(x, y float64) { *p = append(*p, Segment{Op: Move, X: x, Y: y}) }

// LineTo goes on with a straight line.
func (p *Path) LineTo(x, y float64) { *p = append(*p, Segment{Op: Line, X: x, Y: y}) }

// CurveTo goes on with a cubic Bézier curve to (x, y).
func (p *Path) CurveTo(x1, y1, x2, y2, x, y float64) {
	*p = append(*p, Segment{Op: Curve, X: x, Y: y, X1: x1, Y1: y1, X2: x2, Y2: y2})
}

// ClosePath goes back to the beginning of the part.
func (p *Path) ClosePath() { *p = append(*p, Segment{Op: Close}) }

// LinePath is a straight line.
func LinePath(x1, y1, x2, y2 float64) Path {
	return Path{{Op: Move, X: x1, Y: y1}, {Op: Line, X: x2, Y: y2}}
}

// RectPath is the outline of the rectangle, clockwise.
func RectPath(r Rect) Path {
	return Path{
		{Op: Move, X: r.X, Y: r.Y},
		{Op: Line, X: r.X + r.W, Y: r.Y},
		{Op: Line, X: r.X + r.W, Y: r.Y + r.H},
		{Op: Line, X: r.X, Y: r.Y + r.H},
		{Op: Close},
	}
}

// CirclePath is the circle about (x, y), clockwise, of four curves.
func CirclePath(x, y, r float64) Path {
	return ellipseCorners(Rect{x - r, y - r, 2 * r, 2 * r}, r)
}

// RoundedPath is the rectangle with corners rounded by the radius, which is
// cut down to half the shorter side.
func RoundedPath(r Rect, radius float64) Path {
	return ellipseCorners(r, math.Min(radius, math.Min(r.W, r.H)/2))
}

// quarter is the length of the handles of a Bézier quarter circle of radius 1.
const quarter = 0.5522847498

func ellipseCorners(r Rect, a float64) Path {
	h := a * (1 - quarter)
	x0, y0, x1, y1 := r.X, r.Y, r.X+r.W, r.Y+r.H
	var p Path
	p.MoveTo(x0+a, y0)
	side := func(x, y float64) {
		if last := p[len(p)-1]; math.Abs(last.X-x)+math.Abs(last.Y-y) > 1e-9 {
			p.LineTo(x, y)
		}
	}
	side(x1-a, y0)
	p.CurveTo(x1-h, y0, x1, y0+h, x1, y0+a)
	side(x1, y1-a)
	p.CurveTo(x1, y1-h, x1-h, y1, x1-a, y1)
	side(x0+a, y1)
	p.CurveTo(x0+h, y1, x0, y1-h, x0, y1-a)
	side(x0, y0+a)
	p.CurveTo(x0, y0+h, x0+h, y0, x0+a, y0)
	p.ClosePath()
	return p
}
