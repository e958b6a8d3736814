package render

import (
	"math"

	"latin"
)

// A tab is where a net is glued: a strip that hangs on one side of a face, and
// goes under the side that it meets on the body.
type tab struct {
	corners []latin.Point
	from    seamEnd
	under   seamEnd
	number  int
}

// seamEnd is one of the two sides of a cut.
type seamEnd struct{ face, side int }

// tabsOf lists the tabs of a net: one for each cut, on that of its two sides
// where there is more room, numbered in the order of the faces.
func tabsOf(net *latin.Net) []tab {
	var tabs []tab
	for f, face := range net.Faces {
		for i, j := range face.Joins {
			here, there := seamEnd{f, i}, seamEnd{j.Face, j.Side}
			if j.Fold || j.Face < f || j.Face == f && j.Side < i {
				continue
			}
			t := bestTab(net, tabs, here, there)
			t.number = len(tabs) + 1
			tabs = append(tabs, t)
		}
	}
	return tabs
}

// bestTab is the highest of the tabs that fit on either side of a cut; of two
// as high, the one on the later face, so that tabs come by turns.
func bestTab(net *latin.Net, earlier []tab, here, there seamEnd) tab {
	for _, height := range [...]float64{0.2, 0.16, 0.12, 0.09, 0.06} {
		for _, slope := range [...]float64{60, 45, 27} {
			for _, ends := range [...][2]seamEnd{{there, here}, {here, there}} {
				t := tab{from: ends[0], under: ends[1]}
				t.corners = trapezoid(net.Faces[t.from.face], t.from.side, height, slope)
				if t.free(net, earlier) {
					return t
				}
			}
		}
	}
	return tab{from: there, under: here, corners: trapezoid(net.Faces[there.face], there.side, 0.05, 27)}
}

// trapezoid stands on a side of a face, outside: its height as a part of the
// side, its slopes in degrees.
func trapezoid(f latin.Face, side int, height, slope float64) []latin.Point {
	a, b := f.Corners[side], f.Corners[(side+1)%len(f.Corners)]
	inset := height / math.Tan(slope*math.Pi/180)
	at := func(along, out float64) latin.Point {
		// Faces go round anticlockwise on the page, so that outside is to the right.
		dx, dy := b.X-a.X, b.Y-a.Y
		return latin.Point{X: a.X + along*dx - out*dy, Y: a.Y + along*dy + out*dx}
	}
	return []latin.Point{at(0, 0), at(inset, height), at(1-inset, height), at(1, 0)}
}

// free says whether the tab lies over no face and no other tab.
func (t tab) free(net *latin.Net, tabs []tab) bool {
	for _, f := range net.Faces {
		if collide(t.corners, f.Corners) {
			return false
		}
	}
	for _, u := range tabs {
		if collide(t.corners, u.corners) {
			return false
		}
	}
	return true
}

// collide says whether two convex polygons share more than a rim: no side of
// either has the other polygon wholly beyond it.
func collide(p, q []latin.Point) bool { return !apart(p, q) && !apart(q, p) }

func apart(p, q []latin.Point) bool {
	inner := middle(p)
	for i, a := range p {
		b := p[(i+1)%len(p)]
		normal := latin.Point{X: b.Y - a.Y, Y: a.X - b.X}
		length := math.Hypot(normal.X, normal.Y)
		beyond := func(r latin.Point) float64 { return ((r.X-a.X)*normal.X + (r.Y-a.Y)*normal.Y) / length }
		sign := -1.0
		if beyond(inner) > 0 {
			sign = 1
		}
		all := true
		for _, r := range q {
			all = all && sign*beyond(r) < 1e-3
		}
		if all {
			return true
		}
	}
	return false
}
