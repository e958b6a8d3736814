package latin

import (
	"fmt"
	"math"
)

// orbFrame is a globe seen from above a pole: n parallels of n cells, counted
// from the pole outwards, n meridians, counted clockwise from the top, and n
// regions of h parallels and w meridians, where n = h·w. The paper does not
// tell its regions.
func orbFrame(size string, labels []string) (Frame, error) {
	h, w, err := boxSize(size)
	if err != nil {
		return Frame{}, fmt.Errorf("%w: %q; write the region as RxC, R parallels by C meridians, each from 2 to 6, such as 2x4", ErrSize, size)
	}
	n := h * w
	g := &Grid{Rows: n, Cols: n}
	// The cells of the innermost ring are to be a little wider than high.
	hole := max(1, 1.05*float64(n)/(2*math.Pi)-0.5)
	for p := range n {
		for m := range n {
			g.Layout.Places = append(g.Layout.Places, sector(hole, p, m, n))
		}
	}
	for p := range n {
		g.Add(fmt.Sprintf("parallel %d", p+1), MarkNone, g.Block(p, 0, 1, n)...)
	}
	for m := range n {
		g.Add(fmt.Sprintf("meridian %d", m+1), MarkNone, g.Block(0, m, n, 1)...)
	}
	for r := range w {
		for c := range h {
			g.Add(fmt.Sprintf("region %d", r*h+c+1), MarkPatch, g.Block(r*h, c*w, h, w)...)
		}
	}
	for m := range n {
		g.Layout.Notes = append(g.Layout.Notes, rimNote(hole+float64(n)+0.4, m, n))
	}
	if len(labels) != n {
		labels = Numbers(n)
	}
	return Frame{Layout: g.Layout, Labels: labels}, nil
}

// sector is the cell of parallel p and meridian m of n, both from 0, between
// true arcs one unit apart.
func sector(hole float64, p, m, n int) Place {
	turn := 2 * math.Pi / float64(n)
	at := func(r, part float64) Point {
		sin, cos := math.Sincos(turn*(float64(m)+part) - math.Pi/2)
		return Point{r * cos, r * sin}
	}
	inner, outer := hole+float64(p), hole+float64(p)+1
	bulge := math.Tan(turn / 4)
	return Place{
		Name: fmt.Sprintf("p%dm%d", p+1, m+1),
		At:   at((inner+outer)/2, 0.5),
		Room: 0.5,
		Outline: []Side{
			{To: at(outer, 1), Bulge: bulge}, {To: at(inner, 1)},
			{To: at(inner, 0), Bulge: -bulge}, {To: at(outer, 0)},
		},
	}
}

// rimNote is the number of a meridian beyond the rim.
func rimNote(r float64, m, n int) Note {
	sin, cos := math.Sincos(2*math.Pi*(float64(m)+0.5)/float64(n) - math.Pi/2)
	return Note{At: Point{r * cos, r * sin}, Text: fmt.Sprintf("m%d", m+1)}
}

// orbCounted are the sorts of asterisms that orbNames explains.
var orbCounted = []string{"parallel", "meridian", "region"}

const (
	orbRules = "Complete the board so that every parallel (a ring), every meridian (a sector from the middle to the rim) " +
		"and every tinted region with thick borders holds {labels}."
	orbNames = "Parallels are counted from the middle outwards, meridians clockwise from the top as the numbers at the rim say, " +
		"regions around the globe from the middle outwards; p3m5 is the cell of parallel 3 and meridian 5."
	orbSizes = "RxC, regions of R parallels and C meridians, each from 2 to 6"
)
