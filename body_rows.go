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

// facetRows lists the cells of one face by the rows of the drawing, from the
// top, left to right. A row of small triangles holds those that point up and
// those that point down between the same two level lines.
func facetRows(list []facet) [][]int {
	top := func(k int) float64 {
		least := math.Inf(1)
		for _, p := range list[k].flat {
			least = min(least, p.Y)
		}
		return least
	}
	order := make([]int, len(list))
	for k := range order {
		order[k] = k
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if d := top(a) - top(b); math.Abs(d) > 1e-6 {
			return cmp.Compare(d, 0)
		}
		return cmp.Compare(list[a].place.At.X, list[b].place.At.X)
	})
	var rows [][]int
	for i, k := range order {
		if i == 0 || top(k)-top(order[i-1]) > 1e-6 {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], k)
	}
	return rows
}
