package latin

import (
	"fmt"
	"slices"
)

// A facet is a cell on a face of a body, or of a flat board of triangles: its
// corners, anticlockwise as seen on the page and from outside.
type facet struct {
	place   Place
	corners []Point3
	flat    []Point
}

// pane puts a point of a face, given by its distances from two sides, into the
// plane and into space: corner + i·(next−corner) + j·(last−corner).
type pane struct {
	flat  [3]Point
	space [3]Point3
}

func (f Face) pane() pane {
	last := len(f.Corners) - 1
	return pane{
		[3]Point{f.Corners[0], f.Corners[1], f.Corners[last]},
		[3]Point3{f.Space[0], f.Space[1], f.Space[last]},
	}
}

func (p pane) at(i, j float64) (Point, Point3) {
	a, b, c := p.flat[0], p.flat[1], p.flat[2]
	u, v, w := p.space[0], p.space[1], p.space[2]
	return Point{a.X + i*(b.X-a.X) + j*(c.X-a.X), a.Y + i*(b.Y-a.Y) + j*(c.Y-a.Y)},
		u.plus(v.minus(u).times(i)).plus(w.minus(u).times(j))
}

// facet is the cell between lattice points of a face divided into n parts.
func (p pane) facet(n int, room float64, lattice ...[2]int) facet {
	f := facet{place: Place{Room: room}}
	for _, l := range lattice {
		flat, space := p.at(float64(l[0])/float64(n), float64(l[1])/float64(n))
		f.flat, f.corners = append(f.flat, flat), append(f.corners, space)
		f.place.Outline = append(f.place.Outline, Side{To: flat})
		f.place.At.X += flat.X / float64(len(lattice))
		f.place.At.Y += flat.Y / float64(len(lattice))
	}
	// The outline ends with the first corner, so that side i goes from corner i.
	f.place.Outline = append(f.place.Outline[1:], f.place.Outline[0])
	return f
}

// triangles divides the face, a triangle, into n² small ones: by distance from
// the first corner towards the second, then towards the third, each that points
// as the face does followed by the one beyond its slanted side.
func (f Face) triangles(n int) []facet {
	p, list := f.pane(), []facet(nil)
	for a := range n {
		for b := range n - a {
			list = append(list, p.facet(n, triangleRoom, [2]int{a, b}, [2]int{a + 1, b}, [2]int{a, b + 1}))
			if a+b < n-1 {
				list = append(list, p.facet(n, triangleRoom, [2]int{a + 1, b}, [2]int{a + 1, b + 1}, [2]int{a, b + 1}))
			}
		}
	}
	return list
}

// squares divides the face, a square that lies level, into n² small ones, in
// the rows of the drawing.
func (f Face) squares(n int) []facet {
	p, list := f.pane(), []facet(nil)
	for r := range n {
		for c := range n {
			list = append(list, p.facet(n, 0.5, [2]int{c, r}, [2]int{c + 1, r}, [2]int{c + 1, r + 1}, [2]int{c, r + 1}))
		}
	}
	var sorted []facet
	for _, k := range slices.Concat(facetRows(list)...) {
		sorted = append(sorted, list[k])
	}
	return sorted
}

// nameFacets names the cells of a face by its letter, the row of the drawing
// from the top and the place in the row: "A2.3".
func nameFacets(face string, list []facet) {
	rows := facetRows(list)
	for r, row := range rows {
		for i, k := range row {
			list[k].place.Name = fmt.Sprintf("%s%d.%d", face, r+1, i+1)
		}
	}
}
