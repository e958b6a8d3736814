package render

import "math"

// miterLimit is the ratio of mitre to line width above which a corner is cut
// off: PDF's default, and what the SVG says too.
const miterLimit = 10

// strokeOutlines turns a line with a width into closed polygons to fill: those
// of one entry belong together and are wound so that the nonzero rule fills
// exactly the line. Entries may overlap.
func strokeOutlines(l polyline, s Style) [][]polyline {
	pen := pen{half: s.Width / 2, round: s.Round}
	if len(s.Dash) > 0 {
		var all [][]polyline
		for _, piece := range dashes(l, s.Dash) {
			all = append(all, pen.outline(piece))
		}
		return all
	}
	return [][]polyline{pen.outline(l)}
}

// A pen draws a line of twice its half width.
type pen struct {
	half  float64
	round bool
	out   []xy
}

func (p *pen) outline(l polyline) []polyline {
	switch n := len(l.points); {
	case n == 1:
		return []polyline{p.dot(l.points[0])}
	case l.closed && n > 2:
		return []polyline{p.loop(l.points), p.loop(reversed(l.points))}
	}
	p.out = nil
	p.along(l.points)
	p.along(reversed(l.points))
	return []polyline{{p.out, true}}
}

// dot is what a line without length leaves: a disc or a square.
func (p *pen) dot(c xy) polyline {
	p.out = nil
	east, west := xy{p.half, 0}, xy{-p.half, 0}
	p.cap(c, east)
	p.cap(c, west)
	return polyline{p.out, true}
}

// loop is the line parallel to a closed one, on its left.
func (p *pen) loop(points []xy) polyline {
	p.out = nil
	n := len(points)
	for i := range points {
		p.join(points[(i+n-1)%n], points[i], points[(i+1)%n])
	}
	return polyline{p.out, true}
}

// along goes along the left side of an open line and round its end.
func (p *pen) along(points []xy) {
	n := len(points)
	for i := 1; i < n-1; i++ {
		p.join(points[i-1], points[i], points[i+1])
	}
	end := points[n-1]
	p.cap(end, xy{}.plus(end.minus(points[n-2]).unit(), p.half))
}

// cap goes from the left of the end to its right; ahead is half a width long
// and points in the direction of the line.
func (p *pen) cap(end, ahead xy) {
	side := ahead.left()
	if p.round {
		p.arc(end, side, math.Pi)
		return
	}
	p.add(end.plus(side, 1).plus(ahead, 1), end.plus(side, -1).plus(ahead, 1))
}

// join passes the corner b on the left.
func (p *pen) join(a, b, c xy) {
	in, out := b.minus(a).unit(), c.minus(b).unit()
	n1, n2 := xy{}.plus(in.left(), p.half), xy{}.plus(out.left(), p.half)
	turn := math.Atan2(in.cross(out), in.dot(out)) // positive to the right
	switch {
	case turn <= 0: // the inner side of the corner
		if turn > -0.2 && b.minus(a).length() > p.half && c.minus(b).length() > p.half {
			p.add(miter(b, n1, n2))
			return
		}
		p.add(b.plus(n1, 1), b, b.plus(n2, 1))
	case p.round:
		p.arc(b, n1, turn)
	case 1/math.Cos(turn/2) <= miterLimit:
		p.add(miter(b, n1, n2))
	default:
		p.add(b.plus(n1, 1), b.plus(n2, 1))
	}
}

// miter is where the two parallels of a corner meet.
func miter(b, n1, n2 xy) xy {
	sum := n1.plus(n2, 1)
	return b.plus(sum, 2*n1.dot(n1)/sum.dot(sum))
}

// arc turns to the right about the centre, from centre+from.
func (p *pen) arc(centre, from xy, angle float64) {
	n := 1 + int(angle*math.Sqrt(math.Min(p.half, 100))*2)
	for i := range n + 1 {
		sin, cos := math.Sincos(angle * float64(i) / float64(n))
		p.add(centre.plus(xy{from.x*cos - from.y*sin, from.x*sin + from.y*cos}, 1))
	}
}

func (p *pen) add(points ...xy) { p.out = append(p.out, points...) }

func reversed(points []xy) []xy {
	r := make([]xy, len(points))
	for i, p := range points {
		r[len(points)-1-i] = p
	}
	return r
}
