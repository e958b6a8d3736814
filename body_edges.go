package latin

import (
	"math"
	"slices"
)

// edges are the pairs of corners that are joined, ascending.
func (b *body) edges() [][2]int {
	var list [][2]int
	for f := range b.faces {
		for s := range b.faces[f] {
			if from, to := b.ends(f, s); from < to {
				list = append(list, [2]int{from, to})
			}
		}
	}
	slices.SortFunc(list, func(p, q [2]int) int { return slices.Compare(p[:], q[:]) })
	return list
}

// A globe is a view of a body from above: the middle of the drawing is the
// point of the axis, and distances from it are angles (the azimuthal
// equidistant projection), so that the far side is seen too.
type globe struct {
	axis, east, north Point3
	scale             float64
}

// above is the view from above the middle of a face, a corner of which is at the top.
func (b *body) above(face int, scale float64) globe {
	var corners []Point3
	for _, c := range b.faces[face] {
		corners = append(corners, b.corners[c])
	}
	axis := centroid3(corners).unit()
	up := corners[0].minus(axis.times(corners[0].dot(axis))).unit()
	return globe{axis, up.cross(axis), up, scale}
}

func (g globe) at(p Point3) Point {
	angle := math.Acos(max(-1, min(1, p.unit().dot(g.axis))))
	x, y := p.dot(g.east), p.dot(g.north)
	if l := math.Hypot(x, y); l > 0 {
		return Point{g.scale * angle * x / l, -g.scale * angle * y / l}
	}
	return Point{}
}

// A ring is the great circle at right angles to an axis.
type ring struct{ u, v Point3 }

func around(axis Point3) ring {
	u := axis.cross(Point3{X: 1, Y: 0.01, Z: 0.001}).unit()
	return ring{u, axis.unit().cross(u)}
}

func (r ring) angle(p Point3) float64 { return math.Atan2(p.dot(r.v), p.dot(r.u)) }

// path is the ring as the globe shows it, of arcs through points of it.
func (g globe) path(r ring) []Side {
	const parts = 48
	at := func(part float64) Point {
		sin, cos := math.Sincos(2 * math.Pi * part / parts)
		return g.at(r.u.times(cos).plus(r.v.times(sin)))
	}
	var path []Side
	for i := range parts {
		path = append(path, arcThrough(at(float64(i)), at(float64(i)+0.5), at(float64(i)+1)))
	}
	return path
}

// arcThrough is the side from a to b whose arc is as high as m lies beside the
// middle of the chord.
func arcThrough(a, m, b Point) Side {
	left := Point{b.Y - a.Y, a.X - b.X}
	dx, dy := m.X-(a.X+b.X)/2, m.Y-(a.Y+b.Y)/2
	return Side{To: b, Bulge: 2 * (dx*left.X + dy*left.Y) / (left.X*left.X + left.Y*left.Y)}
}

// edgeSheet is the drawing of the net of a body whose cells are the middles of
// its edges: the label of an edge stands on both faces.
func (b *body) edgeSheet(n *Net, edges [][2]int, asterisms []Asterism) *Sheet {
	const inset = 0.62 // of the disc from its edge
	s := &Sheet{}
	for f, face := range n.Faces {
		middle := centroid(face.Corners)
		var discs []Point
		var cells []Cell
		for i := range face.Corners {
			p, q := face.Corners[i], face.Corners[(i+1)%len(face.Corners)]
			m := Point{(p.X + q.X) / 2, (p.Y + q.Y) / 2}
			l := math.Hypot(middle.X-m.X, middle.Y-m.Y)
			at := Point{m.X + inset*(middle.X-m.X)/l, m.Y + inset*(middle.Y-m.Y)/l}
			from, to := b.ends(f, i)
			s.Places = append(s.Places, Place{At: at, Room: 0.5})
			cell := Cell(slices.Index(edges, [2]int{min(from, to), max(from, to)}))
			s.Of = append(s.Of, cell)
			n.Faces[f].Cells = append(n.Faces[f].Cells, cell)
			discs, cells = append(discs, at), append(cells, cell)
		}
		for i := range discs {
			j := (i + 2) % len(discs)
			line := slices.IndexFunc(asterisms, func(a Asterism) bool {
				return slices.Contains(a.Cells, cells[i]) && slices.Contains(a.Cells, cells[j])
			})
			s.Links = append(s.Links, SheetLink{discs[i], discs[j], line})
		}
	}
	return s
}

func centroid(points []Point) Point {
	var sum Point
	for _, p := range points {
		sum = Point{sum.X + p.X/float64(len(points)), sum.Y + p.Y/float64(len(points))}
	}
	return sum
}
