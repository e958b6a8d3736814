package latin

import (
	"cmp"
	"math"
	"slices"
)

// triangleSide is the side of a small triangle in units of the drawing, so
// that the circle in it is that of a unit square.
var triangleSide = math.Sqrt(3)

// triangleRoom is the radius of that circle.
const triangleRoom = 0.5

// facetRows lists the cells of one face by the rows of the drawing. A row of
// small triangles holds those that point up and those that point down between
// the same two level lines.
func facetRows(list []facet) [][]int {
	outlines := make([][]Point, len(list))
	for k, f := range list {
		outlines[k] = f.flat
	}
	return rowsOf(outlines)
}

// rowsOf sorts polygons into rows: those whose tops are at the same height,
// from the top of the page, in each row from the left.
func rowsOf(polygons [][]Point) [][]int {
	tops, order := make([]float64, len(polygons)), make([]int, len(polygons))
	for k, corners := range polygons {
		order[k], tops[k] = k, math.Inf(1)
		for _, p := range corners {
			tops[k] = min(tops[k], p.Y)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if d := tops[a] - tops[b]; math.Abs(d) > 1e-6 {
			return cmp.Compare(d, 0)
		}
		return cmp.Compare(centroid(polygons[a]).X, centroid(polygons[b]).X)
	})
	var rows [][]int
	for i, k := range order {
		if i == 0 || tops[k]-tops[order[i-1]] > 1e-6 {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], k)
	}
	return rows
}
