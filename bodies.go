package latin

import (
	"cmp"
	"math"
	"slices"
)

// The regular bodies, each with a net that fills a page well. The corners of a
// face may be written in either sense; see newBody.

// phi is the golden ratio.
var phi = (1 + math.Sqrt(5)) / 2

// newBody puts the corners of each face into the sense that is anticlockwise
// from outside.
func newBody(corners []Point3, faces [][]int, hangs []int) *body {
	b := &body{corners: corners, hangs: hangs}
	for _, f := range faces {
		a, to, next := corners[f[0]], corners[f[1]], corners[f[2]]
		if to.minus(a).cross(next.minus(a)).dot(a) < 0 {
			turned := []int{f[0]}
			for j := len(f) - 1; j > 0; j-- {
				turned = append(turned, f[j])
			}
			f = turned
		}
		b.faces = append(b.faces, f)
	}
	return b
}

// tetrahedron has the net that is a triangle of twice its side, with the third
// face in the middle.
func tetrahedron() *body {
	corners := []Point3{{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}}
	b := newBody(corners, [][]int{{0, 1, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2}}, []int{2, 2, 2, 2})
	b.turn = 180
	return b
}

// cube has the net that is a cross: top; left, front and right; bottom; back.
func cube() *body {
	corners := []Point3{
		{-1, -1, -1}, {1, -1, -1}, {1, 1, -1}, {-1, 1, -1},
		{-1, -1, 1}, {1, -1, 1}, {1, 1, 1}, {-1, 1, 1},
	}
	return newBody(corners, [][]int{
		{4, 5, 6, 7}, {0, 4, 7, 3}, {0, 1, 5, 4}, {1, 2, 6, 5}, {0, 1, 2, 3}, {2, 3, 7, 6},
	}, []int{2, 2, 2, 2, 2, 4})
}

// octahedron has the faces by the signs of x, y and z, plus before minus. Its
// net is a band of six faces with the first one above and the last one below.
func octahedron() *body {
	corners := []Point3{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}
	var faces [][]int
	for x := range 2 {
		for y := range 2 {
			for z := range 2 {
				faces = append(faces, []int{x, 2 + y, 4 + z})
			}
		}
	}
	b := newBody(corners, faces, []int{2, 1, 3, 1, 6, 4, 2, 6})
	b.turn = 60
	return b
}

// threeRectangles are the corners of three rectangles at right angles about the
// origin, with these half sides.
func threeRectangles(short, long float64) []Point3 {
	var corners []Point3
	for _, a := range signs {
		for _, b := range signs {
			corners = append(corners, Point3{0, a * short, b * long}, Point3{a * short, b * long, 0}, Point3{a * long, 0, b * short})
		}
	}
	return corners
}

// icosahedron has the usual net: a band of ten faces with five above and five below.
func icosahedron() *body {
	b := newBody(threeRectangles(1, phi), [][]int{
		{0, 1, 2}, {0, 1, 7}, {0, 7, 8}, {0, 6, 8}, {0, 2, 6},
		{1, 2, 5}, {1, 3, 5}, {1, 3, 7}, {3, 7, 11}, {7, 8, 11},
		{8, 10, 11}, {6, 8, 10}, {4, 6, 10}, {2, 4, 6}, {2, 4, 5},
		{3, 5, 9}, {3, 9, 11}, {9, 10, 11}, {4, 9, 10}, {4, 5, 9},
	}, []int{5, 7, 9, 11, 13, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 6, 8, 10, 12, 14})
	b.turn = 180
	return b
}

// dodecahedron has the net of two flowers of six pentagons that hang together
// by a petal of each. Its corners are those of a cube, (±1, ±1, ±1), and twelve
// more; its faces lie about the corners of an icosahedron, mirrored to go with
// this cube.
func dodecahedron() *body {
	var corners []Point3
	for _, x := range signs {
		for _, y := range signs {
			for _, z := range signs {
				corners = append(corners, Point3{x, y, z})
			}
		}
	}
	corners = append(corners, threeRectangles(1/phi, phi)...)
	var faces [][]int
	for _, c := range icosahedron().corners {
		faces = append(faces, cornersAbout(Point3{c.Y, c.X, c.Z}, corners))
	}
	b := newBody(corners, faces, nil)
	b.hangs = twoFlowers(b)
	return b
}

var signs = [...]float64{1, -1}

// cornersAbout are the five corners nearest to an axis, around it.
func cornersAbout(axis Point3, corners []Point3) []int {
	list := make([]int, len(corners))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(i, j int) int { return cmp.Compare(corners[j].dot(axis), corners[i].dot(axis)) })
	face, r := list[:5], around(axis)
	slices.SortFunc(face, func(i, j int) int { return cmp.Compare(r.angle(corners[i]), r.angle(corners[j])) })
	return face
}

// twoFlowers hangs the neighbours of the first face on it, those of the face
// opposite on that, and the opposite face by one of its petals on one of the first.
func twoFlowers(b *body) []int {
	hangs := make([]int, len(b.faces))
	petals, opposite := b.neighbours(0), 0
	for f := range b.faces {
		if f > 0 && !slices.Contains(petals, f) && !slices.ContainsFunc(b.neighbours(f), func(g int) bool { return slices.Contains(petals, g) }) {
			opposite = f
		}
	}
	for _, f := range b.neighbours(opposite) {
		hangs[f] = opposite
	}
	bridge := petals[0]
	for _, f := range b.neighbours(bridge) {
		if hangs[f] == opposite {
			hangs[f], hangs[opposite] = bridge, f
			return hangs
		}
	}
	return hangs
}

// neighbours are the faces that meet a face, in the order of its sides.
func (b *body) neighbours(face int) []int {
	var list []int
	for _, j := range b.joins(face) {
		list = append(list, j.Face)
	}
	return list
}
