package latin

import (
	"math"
	"slices"
)

// A body is a polyhedron: its corners, its faces, each of which goes round
// anticlockwise as seen from outside, and how it is unfolded: each face but one
// hangs on another.
type body struct {
	corners []Point3
	faces   [][]int
	hangs   []int   // the face on which each hangs; one hangs on itself, the root
	turn    float64 // of the root on the page, clockwise in degrees
}

// net unfolds the body so that its sides have that length: the root lies with
// its first side level at the bottom, turned by b.turn, and each other face
// beside the one on which it hangs.
func (b *body) net(side float64) *Net {
	n := &Net{Faces: make([]Face, len(b.faces))}
	for f, corners := range b.faces {
		face := &n.Faces[f]
		for _, c := range corners {
			face.Space = append(face.Space, b.corners[c])
		}
		face.Joins = b.joins(f)
	}
	sin, cos := math.Sincos(b.turn * math.Pi / 180)
	for f, parent := range b.hangs {
		if f == parent {
			n.Faces[f].Corners = polygon(len(b.faces[f]), Point{}, Point{side * cos, side * sin})
			b.unfold(n, f)
		}
	}
	n.foldTouching()
	n.nameFaces()
	return n
}

// nameFaces letters the faces as they lie on the page, from the top, left to right.
func (n *Net) nameFaces() {
	var outlines [][]Point
	for _, f := range n.Faces {
		outlines = append(outlines, f.Corners)
	}
	for i, f := range slices.Concat(rowsOf(outlines)...) {
		n.Faces[f].Name = string(rune('A' + i))
	}
}

// unfold lays the faces that hang on a face beside it, and those on them.
func (b *body) unfold(n *Net, parent int) {
	corners := n.Faces[parent].Corners
	for s, j := range n.Faces[parent].Joins {
		if j.Face == parent || b.hangs[j.Face] != parent || n.Faces[j.Face].Corners != nil {
			continue
		}
		// The shared side runs the other way round there.
		laid := polygon(len(b.faces[j.Face]), corners[(s+1)%len(corners)], corners[s])
		n.Faces[j.Face].Corners = append(laid[len(laid)-j.Side:], laid[:len(laid)-j.Side]...)
		b.unfold(n, j.Face)
	}
}

// foldTouching makes a fold of each two sides that lie together.
func (n *Net) foldTouching() {
	for f, face := range n.Faces {
		for s, j := range face.Joins {
			other := n.Faces[j.Face]
			a, b := face.Corners[s], face.Corners[(s+1)%len(face.Corners)]
			c, d := other.Corners[j.Side], other.Corners[(j.Side+1)%len(other.Corners)]
			if same(a, d) && same(b, c) {
				n.Faces[f].Joins[s].Fold = true
			}
		}
	}
}

func same(p, q Point) bool { return math.Hypot(p.X-q.X, p.Y-q.Y) < 1e-6 }

// polygon is the regular polygon of n corners that goes round anticlockwise, as
// seen on the page, beginning with the side from a to b.
func polygon(n int, a, b Point) []Point {
	corners := []Point{a, b}
	sin, cos := math.Sincos(2 * math.Pi / float64(n))
	d := Point{b.X - a.X, b.Y - a.Y}
	for len(corners) < n {
		d = Point{d.X*cos + d.Y*sin, d.Y*cos - d.X*sin}
		last := corners[len(corners)-1]
		corners = append(corners, Point{last.X + d.X, last.Y + d.Y})
	}
	return corners
}

// joins finds what each side of the face meets.
func (b *body) joins(f int) []Join {
	joins := make([]Join, len(b.faces[f]))
	for s := range joins {
		from, to := b.ends(f, s)
		for g := range b.faces {
			for t := range b.faces[g] {
				if c, d := b.ends(g, t); c == to && d == from {
					joins[s] = Join{Face: g, Side: t}
				}
			}
		}
	}
	return joins
}

// ends of a side of a face.
func (b *body) ends(f, side int) (from, to int) {
	corners := b.faces[f]
	return corners[side], corners[(side+1)%len(corners)]
}
