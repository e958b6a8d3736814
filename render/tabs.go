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

// bestTab is the first that fits of the tabs on either side of a cut: the
// higher ones first, and of those the ones with steeper slopes. A narrow gap of
// the net leaves only a flat slope at its end. Of two alike, the one on the
// later face is taken, so that tabs come by turns.
func bestTab(net *latin.Net, earlier []tab, here, there seamEnd) tab {
	for _, height := range tabHeights(side(net.Faces[here.face])) {
		for _, slopes := range [...][2]float64{{60, 60}, {45, 45}, {60, 25}, {25, 60}, {30, 30}, {60, 14}, {14, 60}, {25, 25}, {14, 14}} {
			for _, ends := range [...][2]seamEnd{{there, here}, {here, there}} {
				t := tab{from: ends[0], under: ends[1]}
				t.corners = trapezoid(net.Faces[t.from.face], t.from.side, height, slopes)
				if t.corners != nil && t.free(net, earlier) {
					return t
				}
			}
		}
	}
	return tab{from: there, under: here, corners: trapezoid(net.Faces[there.face], there.side, leastTab, [2]float64{14, 14})}
}

// leastTab is the height of the lowest tab, as a part of its side.
const leastTab = 0.06

// tabHeights are the heights to try, as parts of the side: at first one that
// has room for letters.
func tabHeights(side float64) []float64 {
	const letters = 1.12 // in units of the board
	var list []float64
	for _, h := range [...]float64{min(0.34, max(0.2, letters/side)), 0.2, 0.16, 0.12, 0.09, leastTab} {
		list = append(list, h)
	}
	return list
}

// trapezoid stands on a side of a face, outside: its height as a part of the
// side, its slopes at both ends in degrees. Nil when these meet below that height.
func trapezoid(f latin.Face, side int, height float64, slopes [2]float64) []latin.Point {
	a, b := f.Corners[side], f.Corners[(side+1)%len(f.Corners)]
	left, right := height/math.Tan(slopes[0]*math.Pi/180), height/math.Tan(slopes[1]*math.Pi/180)
	if left+right > 0.8 {
		return nil
	}
	at := func(along, out float64) latin.Point {
		// Faces go round anticlockwise on the page, so that outside is to the right.
		dx, dy := b.X-a.X, b.Y-a.Y
		return latin.Point{X: a.X + along*dx - out*dy, Y: a.Y + along*dy + out*dx}
	}
	return []latin.Point{at(0, 0), at(left, height), at(1-right, height), at(1, 0)}
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
