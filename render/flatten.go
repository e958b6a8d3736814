package render

import "math"

// xy is a point on the page.
type xy struct{ x, y float64 }

func (a xy) minus(b xy) xy              { return xy{a.x - b.x, a.y - b.y} }
func (a xy) plus(b xy, t float64) xy    { return xy{a.x + t*b.x, a.y + t*b.y} }
func (a xy) dot(b xy) float64           { return a.x*b.x + a.y*b.y }
func (a xy) cross(b xy) float64         { return a.x*b.y - a.y*b.x }
func (a xy) length() float64            { return math.Hypot(a.x, a.y) }
func (a xy) unit() xy                   { return xy{a.x / a.length(), a.y / a.length()} }
func (a xy) left() xy                   { return xy{a.y, -a.x} } // a quarter turn to the left, as seen on the page
func (a xy) near(b xy) bool             { return math.Abs(a.x-b.x)+math.Abs(a.y-b.y) < 1e-9 }
func (a xy) between(b xy, t float64) xy { return a.plus(b.minus(a), t) }

// A polyline is one part of a path with its curves cut into straight pieces.
// Neighbouring points differ; a closed one does not repeat its first point.
type polyline struct {
	points []xy
	closed bool
}

// flatten cuts curves so finely that no point is further off than about the
// tolerance. Parts without any length become a single point.
func flatten(p Path, tolerance float64) []polyline {
	var parts []polyline
	var cur polyline
	end := func() {
		if len(cur.points) > 0 {
			parts = append(parts, cur)
		}
		cur = polyline{}
	}
	for _, g := range p {
		to := xy{g.X, g.Y}
		switch g.Op {
		case Move:
			end()
			cur.add(to)
		case Line:
			cur.add(to)
		case Curve:
			cur.curve(g, tolerance)
		case Close:
			if len(cur.points) > 0 {
				first := cur.points[0]
				cur.close()
				end()
				cur.add(first) // where a path goes on after closing
			}
		}
	}
	end()
	return dropPoints(parts)
}

// dropPoints leaves out what follows a Close without being drawn.
func dropPoints(parts []polyline) []polyline {
	var kept []polyline
	for i, p := range parts {
		if i > 0 && len(p.points) == 1 && !p.closed && parts[i-1].closed {
			continue
		}
		kept = append(kept, p)
	}
	return kept
}

func (l *polyline) add(p xy) {
	if n := len(l.points); n == 0 || !l.points[n-1].near(p) {
		l.points = append(l.points, p)
	}
}

func (l *polyline) close() {
	if n := len(l.points); n > 1 && l.points[0].near(l.points[n-1]) {
		l.points = l.points[:n-1]
	}
	l.closed = true
}

// curve adds a cubic Bézier. The number of pieces follows from the second
// differences of the control points, which bound how far it strays from a line.
func (l *polyline) curve(g Segment, tolerance float64) {
	if len(l.points) == 0 {
		l.add(xy{g.X1, g.Y1})
	}
	a, b, c, d := l.points[len(l.points)-1], xy{g.X1, g.Y1}, xy{g.X2, g.Y2}, xy{g.X, g.Y}
	bend := math.Max(a.plus(b, -2).plus(c, 1).length(), b.plus(c, -2).plus(d, 1).length())
	n := int(math.Ceil(math.Sqrt(0.75 * bend / tolerance)))
	n = min(max(n, 1), 200)
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u, v, w := a.between(b, t), b.between(c, t), c.between(d, t)
		l.add(u.between(v, t).between(v.between(w, t), t))
	}
	l.add(d)
}
