package latin

import "fmt"

// The largest side of a hexagon is limited by the 64 labels.
const maxHexagon = MaxDistinct / 6

// hexagonFrame is the board of Douze France: a regular hexagon of side n, cut
// into 6n² small triangles. Of the 2n stripes of each of the three directions,
// i and i+n together have 6n cells.
func hexagonFrame(size string) (Frame, error) {
	n, ok := wholeSize(size, 1, maxHexagon)
	if !ok {
		return Frame{}, fmt.Errorf("%w: %q; write the side of the hexagon, a number from 1 to %d, such as 3", ErrSize, size, maxHexagon)
	}
	w := newWeave(hexagonFacets(n))
	var stripes [][]strip
	for _, family := range w.families(w.strips()) {
		for i := range n {
			stripes = append(stripes, []strip{family[i], family[n+i]})
		}
	}
	labels := append(Numbers(6 * n)[:6*(n-1)], letters("FRANCE")...)
	return Frame{Layout: stripeLayout(w, stripes), Labels: labels}, nil
}

// hexagonFacets are the cells of a hexagon of side n that stands on a side, in
// the rows of the drawing: six triangles about the middle.
func hexagonFacets(n int) []facet {
	rim := polygon(6, Point{}, Point{X: float64(n) * triangleSide})
	centre := Point{(rim[0].X + rim[3].X) / 2, (rim[0].Y + rim[3].Y) / 2}
	var list []facet
	for i, p := range rim {
		face := Face{Corners: []Point{p, rim[(i+1)%6], centre}}
		list = append(list, face.flat().triangles(n)...)
	}
	return inRows(list)
}
