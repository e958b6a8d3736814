package tiles

import "latin/render"

// A stamp puts outlines in their place: a centre, a size for the unit, and
// perhaps half a turn.
type stamp struct {
	canvas render.Canvas
	x, y   float64
	unit   float64
	turned bool
}

// at is the stamp for an outline whose centre is the point, as this one sees
// it, and whose unit is so many of its units.
func (s stamp) at(x, y, unit float64) stamp {
	p := s.place(x, y)
	return stamp{s.canvas, p[0], p[1], s.unit * unit, s.turned}
}

func (s stamp) place(x, y float64) [2]float64 {
	if s.turned {
		x, y = -x, -y
	}
	return [2]float64{s.x + s.unit*x, s.y + s.unit*y}
}

func (s stamp) path(p render.Path) render.Path {
	placed := make(render.Path, len(p))
	for i, g := range p {
		end, c1, c2 := s.place(g.X, g.Y), s.place(g.X1, g.Y1), s.place(g.X2, g.Y2)
		placed[i] = render.Segment{Op: g.Op, X: end[0], Y: end[1], X1: c1[0], Y1: c1[1], X2: c2[0], Y2: c2[1]}
	}
	return placed
}

// fill paints outlines.
func (s stamp) fill(color render.Color, outlines ...render.Path) {
	for _, p := range outlines {
		s.canvas.Path(s.path(p), render.Style{Fill: &color})
	}
}

// stroke draws lines of a width in units.
func (s stamp) stroke(color render.Color, width float64, paths ...render.Path) {
	for _, p := range paths {
		s.canvas.Path(s.path(p), render.Style{Stroke: &color, Width: width * s.unit, Round: true})
	}
}

// both fills and draws the outline.
func (s stamp) both(fill, line render.Color, width float64, outlines ...render.Path) {
	for _, p := range outlines {
		s.canvas.Path(s.path(p), render.Style{Fill: &fill, Stroke: &line, Width: width * s.unit, Round: true})
	}
}

// curves is a closed outline from (x, y) along cubic Bézier curves, six numbers
// each.
func curves(x, y float64, list ...[6]float64) render.Path {
	var p render.Path
	p.MoveTo(x, y)
	for _, c := range list {
		p.CurveTo(c[0], c[1], c[2], c[3], c[4], c[5])
	}
	p.ClosePath()
	return p
}

// lines is an open path through the points.
func lines(points ...[2]float64) render.Path {
	var p render.Path
	for i, q := range points {
		if i == 0 {
			p.MoveTo(q[0], q[1])
		} else {
			p.LineTo(q[0], q[1])
		}
	}
	return p
}

// polygon is a closed path through the points.
func polygon(points ...[2]float64) render.Path {
	p := lines(points...)
	p.ClosePath()
	return p
}
