package latin

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// bodyFrame is the board on the surface of a body whose faces are divided into
// n parts along each side: every closed stripe is an asterism, sorted by the
// axis that it goes around and then by its place along the axis.
func bodyFrame(b *body, n int, axes []Point3) Frame {
	w, net := b.weave(n)
	strips := w.strips()
	w.sortAround(strips, axes)
	var stripes [][]strip
	for _, t := range strips {
		stripes = append(stripes, []strip{t})
	}
	l := stripeLayout(w, stripes)
	l.Net = net
	for _, f := range w.facets {
		l.Space = append(l.Space, centroid3(f.corners))
	}
	return Frame{Layout: l, Labels: Numbers(len(strips[0].way))}
}

// weave is the cells of the faces divided into n, face by face, with the net.
func (b *body) weave(n int) (*weave, *Net) {
	side := float64(n)
	if len(b.faces[0]) == 3 {
		side *= triangleSide
	}
	net := b.net(side)
	var facets []facet
	for f, face := range net.Faces {
		var list []facet
		if len(face.Corners) == 3 {
			list = face.triangles(n)
		} else {
			list = face.squares(n)
		}
		nameFacets(face.Name, list)
		for i := range list {
			net.Faces[f].Cells = append(net.Faces[f].Cells, Cell(len(facets)+i))
		}
		facets = append(facets, list...)
	}
	return newWeave(facets), net
}

// sortAround sorts the strips by the axis along which their cells are spread
// least, and by their place along it.
func (w *weave) sortAround(strips []strip, axes []Point3) {
	spread := func(t strip, axis Point3) (middle, width float64) {
		low, high := math.Inf(1), math.Inf(-1)
		for _, p := range t.way {
			d := centroid3(w.facets[p.cell].corners).dot(axis.unit())
			low, high = min(low, d), max(high, d)
		}
		return (low + high) / 2, high - low
	}
	axisOf := func(t strip) int {
		best, least := 0, math.Inf(1)
		for i, a := range axes {
			if _, width := spread(t, a); width < least-1e-9 {
				best, least = i, width
			}
		}
		return best
	}
	slices.SortStableFunc(strips, func(t, u strip) int {
		i, j := axisOf(t), axisOf(u)
		a, _ := spread(t, axes[i])
		b, _ := spread(u, axes[j])
		return cmp.Or(cmp.Compare(i, j), cmp.Compare(b, a))
	})
}

// halfAxes are the directions of the points, one of each opposite pair.
func halfAxes(points []Point3) []Point3 {
	var axes []Point3
	for _, p := range points {
		if !slices.ContainsFunc(axes, func(q Point3) bool { return p.unit().plus(q.unit()).length() < 1e-9 }) {
			axes = append(axes, p)
		}
	}
	return axes
}

// edgeSize reads how many cells there are along an edge; wanted says what the
// kind takes, for the message.
func edgeSize(size string, least, most int, wanted string) (int, error) {
	n, ok := wholeSize(size, least, most)
	if !ok {
		return 0, fmt.Errorf("%w: %q; write how many cells there are along an edge, %s", ErrSize, size, wanted)
	}
	return n, nil
}
