package render

import (
	"math"
	"slices"
)

// hatch is the parallel lines within the area, one every spacing. The lines of
// all areas of a page lie on the same grid, so that they go on from one to the next.
func hatch(area Path, normal xy, spacing float64) Path {
	var p Path
	parts := flatten(area, spacing/20)
	low, high := math.Inf(1), math.Inf(-1)
	for _, l := range parts {
		for _, q := range l.points {
			low, high = math.Min(low, q.dot(normal)), math.Max(high, q.dot(normal))
		}
	}
	if !((high-low)/spacing < 1000) {
		return nil
	}
	for k := math.Ceil(low / spacing); k*spacing < high; k++ {
		cuts := crossings(parts, normal, k*spacing)
		for i := 0; i+1 < len(cuts); i += 2 {
			a, b := xy{}.plus(normal, k*spacing), xy{-normal.y, normal.x}
			p = append(p, LinePath(a.x+cuts[i]*b.x, a.y+cuts[i]*b.y, a.x+cuts[i+1]*b.x, a.y+cuts[i+1]*b.y)...)
		}
	}
	return p
}

// crossings tells where the line of points q with q·normal = offset enters and
// leaves the area, as distances along the line.
func crossings(parts []polyline, normal xy, offset float64) []float64 {
	var cuts []float64
	for _, l := range parts {
		for i, b := range l.points {
			a := l.points[(i+len(l.points)-1)%len(l.points)]
			u, v := a.dot(normal)-offset, b.dot(normal)-offset
			if (u < 0) != (v < 0) {
				q := a.between(b, u/(u-v))
				cuts = append(cuts, -q.x*normal.y+q.y*normal.x)
			}
		}
	}
	slices.Sort(cuts)
	return cuts
}

// inside says whether the point lies in the area, by the even-odd rule.
func inside(parts []polyline, q xy) bool {
	in := false
	for _, cut := range crossings(parts, xy{0, 1}, q.y) {
		in = in != (cut > -q.x)
	}
	return in
}
