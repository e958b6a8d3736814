package render

import "latin"

// path draws the trail; straight runs of edges become one line.
func (m *mesh) path(t trail, at func(latin.Point) xy) Path {
	var p Path
	start := at(m.corners[m.begins(t.steps[0])])
	p.MoveTo(start.x, start.y)
	for i, s := range t.steps {
		e := m.edges[s.edge]
		from, side := m.corners[e.from], latin.Side{To: m.corners[e.to], Bulge: e.bulge}
		if s.back {
			from, side = m.corners[e.to], latin.Side{To: m.corners[e.from], Bulge: -e.bulge}
		}
		if i > 0 && m.straight(t.steps[i-1], s) {
			p = p[:len(p)-1]
		}
		p.sideTo(from, side, at)
	}
	if t.closed {
		p = p.closed()
	}
	return p
}

// begins is the corner at which the step begins.
func (m *mesh) begins(s step) int { return m.cornerOf(s.begin()) }

func (m *mesh) straight(a, b step) bool {
	return m.edges[a.edge].bulge == 0 && m.edges[b.edge].bulge == 0 && m.turn(a.end(), b.begin()) < snap
}

// closed closes the path; a last line back to the beginning is left to Close.
func (p Path) closed() Path {
	if len(p) > 2 && p[len(p)-1].Op == Line {
		p = p[:len(p)-1]
	}
	p.ClosePath()
	return p
}

// shortened takes the length off the ends of an open path that are marked. A
// square cap then ends where the path did: on the middle of the line that it
// meets at an angle, beyond which its corner would stick out.
func (p Path) shortened(length float64, ends [2]bool) Path {
	n := len(p) - 1
	if ends[0] && p[1].Op == Line {
		p[0].X, p[0].Y = toward(p[0], p[1], length)
	}
	if ends[1] && p[n].Op == Line {
		p[n].X, p[n].Y = toward(p[n], p[n-1], length)
	}
	return p
}

func toward(from, to Segment, length float64) (x, y float64) {
	a, d := xy{from.X, from.Y}, xy{to.X - from.X, to.Y - from.Y}
	if d.length() <= length {
		return a.x, a.y
	}
	a = a.plus(d.unit(), length)
	return a.x, a.y
}
