package latin

import (
	"fmt"
	"slices"
)

// The largest side of a triangle is limited by the 64 labels.
const maxTriangle = MaxDistinct / 2

// triangleFrame is the board of Canario and Monthai: a triangle of side n, cut
// into n² small ones. Stripe i counts from a corner and has 2i-1 cells, so that
// stripes i and n+1-i together have 2n cells, for each of the three directions.
func triangleFrame(size string) (Frame, error) {
	n, ok := wholeSize(size, 2, maxTriangle)
	if !ok || n%2 != 0 {
		return Frame{}, fmt.Errorf("%w: %q; write the side of the triangle, an even number from 2 to %d, such as 8 "+
			"(an odd side leaves a middle stripe without a partner)", ErrSize, size, maxTriangle)
	}
	if n == 4 {
		return Frame{}, fmt.Errorf("%w on a triangle of side 4: all ways to place the labels were tried; use side 6 or more", ErrNoBoard)
	}
	w := newWeave(triangleFacets(n))
	return Frame{Layout: stripeLayout(w, pairedFromCorners(w, n)), Labels: Numbers(2 * n)}, nil
}

// pairedFromCorners pairs the stripes of each direction, the shortest with the
// longest and so on.
func pairedFromCorners(w *weave, n int) [][]strip {
	var stripes [][]strip
	for _, family := range w.families(w.strips()) {
		slices.SortStableFunc(family, func(t, u strip) int { return len(t.way) - len(u.way) })
		for i := range n / 2 {
			stripes = append(stripes, []strip{family[i], family[n-1-i]})
		}
	}
	return stripes
}

// triangleFacets are the cells of a triangle of side n that stands on a side,
// in the rows of the drawing.
func triangleFacets(n int) []facet {
	side := float64(n) * triangleSide
	face := Face{Corners: polygon(3, Point{}, Point{X: side})}
	return inRows(face.flat().triangles(n))
}

// flat is the face with its drawing taken as its place in space.
func (f Face) flat() Face {
	f.Space = nil
	for _, p := range f.Corners {
		f.Space = append(f.Space, Point3{X: p.X, Y: p.Y})
	}
	return f
}

// inRows puts cells into the rows of the drawing and names them "r1c1" and so on.
func inRows(list []facet) []facet {
	var sorted []facet
	for r, row := range facetRows(list) {
		for i, k := range row {
			f := list[k]
			f.place.Name = squareName(r, i)
			sorted = append(sorted, f)
		}
	}
	return sorted
}
