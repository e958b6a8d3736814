package render

import (
	"math"

	"latin"
)

// sideTo adds a side of an outline to the path, whose last point is from: a
// line, or an arc as curves. at maps points of the board to the page, keeping angles.
func (p *Path) sideTo(from latin.Point, side latin.Side, at func(latin.Point) xy) {
	to := at(side.To)
	if side.Bulge == 0 {
		p.LineTo(to.x, to.y)
		return
	}
	a := arcBetween(at(from), to, side.Bulge)
	n := max(1, int(math.Ceil(math.Abs(a.sweep)/(math.Pi/2)-1e-9)))
	step := a.sweep / float64(n)
	handle := 4.0 / 3 * math.Tan(step/4)
	for i := range n {
		b, e := a.begin+step*float64(i), a.begin+step*float64(i+1)
		q, r := a.point(b), a.point(e)
		if i == n-1 {
			r = to
		}
		u, v := a.tangent(b), a.tangent(e)
		c1, c2 := q.plus(u, handle), r.plus(v, -handle)
		p.CurveTo(c1.x, c1.y, c2.x, c2.y, r.x, r.y)
	}
}

// An arc is a part of a circle. Angles grow clockwise as seen on the page,
// because y runs down.
type arc struct {
	centre       xy
	radius       float64
	begin, sweep float64
}

// arcBetween is the arc from one point to the other whose bulge, as in
// latin.Side, is the tangent of a quarter of its angle. With the chord d, the
// arc is b·d/2 high and its radius is d(1+b²)/4b.
func arcBetween(from, to xy, bulge float64) arc {
	chord := to.minus(from)
	radius := chord.length() * (1 + bulge*bulge) / (4 * bulge) // negative for a turn to the left
	apex := from.between(to, 0.5).plus(chord.left(), bulge/2)
	centre := apex.plus(chord.left().unit(), -radius)
	spoke := from.minus(centre)
	return arc{centre, math.Abs(radius), math.Atan2(spoke.y, spoke.x), 4 * math.Atan(bulge)}
}

func (a arc) point(angle float64) xy {
	return a.centre.plus(xy{math.Cos(angle), math.Sin(angle)}, a.radius)
}

// tangent is the direction of growing angles, as long as the radius.
func (a arc) tangent(angle float64) xy {
	return xy{-math.Sin(angle) * a.radius, math.Cos(angle) * a.radius}
}
