package latin

import (
	"math"
	"testing"
)

// bodies of the catalogue with their numbers of faces, corners and edges.
var testBodies = map[string]struct {
	make                  func() *body
	faces, corners, edges int
}{
	"tetrahedron":  {tetrahedron, 4, 4, 6},
	"cube":         {cube, 6, 8, 12},
	"octahedron":   {octahedron, 8, 6, 12},
	"icosahedron":  {icosahedron, 20, 12, 30},
	"dodecahedron": {dodecahedron, 12, 20, 30},
}

func TestBodies(t *testing.T) {
	for name, tt := range testBodies {
		b := tt.make()
		if len(b.faces) != tt.faces || len(b.corners) != tt.corners || len(b.edges()) != tt.edges {
			t.Errorf("%s: %d faces, %d corners, %d edges", name, len(b.faces), len(b.corners), len(b.edges()))
		}
		for f := range b.faces {
			for s, j := range b.joins(f) {
				back := b.joins(j.Face)[j.Side]
				if back.Face != f || back.Side != s {
					t.Errorf("%s: side %d of face %d meets side %d of face %d, which meets another", name, s, f, j.Side, j.Face)
				}
			}
		}
	}
}

// A net is folded by turning, at each fold, everything beyond it about the line
// of the fold by the angle of the body. This knows nothing of where the faces
// lie on the body: it begins with the first face in the plane, folds, and then
// every cut side must meet its partner.
func TestNetsFold(t *testing.T) {
	for name, tt := range testBodies {
		b := tt.make()
		n := b.net(1)
		angle := math.Pi - dihedral(b)
		folded := make([][]Point3, len(n.Faces))
		root := n.Faces[0]
		for _, p := range root.Corners {
			folded[0] = append(folded[0], Point3{X: p.X, Y: p.Y})
		}
		fold(n, 0, -1, folded, angle)
		for f, face := range n.Faces {
			if folded[f] == nil {
				t.Fatalf("%s: face %s does not hang on the others by folds", name, face.Name)
			}
			for s, j := range face.Joins {
				mine, other := folded[f], folded[j.Face]
				a, c := mine[s], mine[(s+1)%len(mine)]
				p, q := other[j.Side], other[(j.Side+1)%len(other)]
				if a.distance(q) > 1e-6 || c.distance(p) > 1e-6 {
					t.Errorf("%s: side %d of face %s does not meet its partner on face %s", name, s, face.Name, n.Faces[j.Face].Name)
				}
			}
		}
	}
}

// dihedral is the angle between the first face and one that it meets.
func dihedral(b *body) float64 {
	f := b.neighbours(0)[0]
	normal := func(g int) Point3 {
		c := b.faces[g]
		return b.corners[c[1]].minus(b.corners[c[0]]).cross(b.corners[c[2]].minus(b.corners[c[0]])).unit()
	}
	return math.Pi - math.Acos(normal(0).dot(normal(f)))
}

// fold lays down the faces that hang on a face, which is folded already.
func fold(n *Net, f, from int, folded [][]Point3, angle float64) {
	face := n.Faces[f]
	for s, j := range face.Joins {
		if !j.Fold || j.Face == from || folded[j.Face] != nil {
			continue
		}
		a, b := face.Corners[s], face.Corners[(s+1)%len(face.Corners)]
		to, next := folded[f][s], folded[f][(s+1)%len(face.Corners)]
		along := next.minus(to).unit()
		third := folded[f][(s+2)%len(face.Corners)].minus(to)
		inward := third.minus(along.times(third.dot(along))).unit()
		up := along.cross(inward) // on the page y runs down, so that this is the back
		sin, cos := math.Sincos(angle)
		outward := inward.times(-cos).plus(up.times(sin))
		dx, dy := b.X-a.X, b.Y-a.Y
		l := math.Hypot(dx, dy)
		for _, p := range n.Faces[j.Face].Corners {
			x, y := ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/l, (-(p.X-a.X)*dy+(p.Y-a.Y)*dx)/l
			folded[j.Face] = append(folded[j.Face], to.plus(along.times(x)).plus(outward.times(y)))
		}
		fold(n, j.Face, f, folded, angle)
	}
}

// Faces of a net lie apart, and the cells of a face lie on it.
func TestNetsLieFlat(t *testing.T) {
	for _, k := range []*Kind{Tetrahedron, Cube, Octahedron, Icosahedron} {
		b := defaultPuzzle(t, k).Board
		seen := make(map[Cell]bool)
		for _, f := range b.Net().Faces {
			for _, c := range f.Cells {
				if !within(f.Corners, b.Place(c).At) {
					t.Errorf("%s: cell %s does not lie on face %s", k.Name, b.CellName(c), f.Name)
				}
				seen[c] = true
				for _, g := range b.Net().Faces {
					if g.Name != f.Name && within(g.Corners, b.Place(c).At) {
						t.Errorf("%s: faces %s and %s overlap", k.Name, f.Name, g.Name)
					}
				}
			}
		}
		if len(seen) != b.Len() {
			t.Errorf("%s: %d of %d cells lie on faces", k.Name, len(seen), b.Len())
		}
	}
}

// within says whether the point lies in the convex polygon.
func within(corners []Point, p Point) bool {
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		if (b.X-a.X)*(p.Y-a.Y)-(b.Y-a.Y)*(p.X-a.X) > 1e-9 {
			return false
		}
	}
	return true
}

// Every stripe closes: each cell of it touches the next on the body.
func TestStripesClose(t *testing.T) {
	for name, n := range map[string]int{"tetrahedron": 5, "cube": 4, "octahedron": 3, "icosahedron": 3} {
		w, _ := testBodies[name].make().weave(n)
		for _, s := range w.strips() {
			if !s.closed {
				t.Errorf("%s: a stripe of %d cells does not close", name, len(s.way))
			}
			for i, p := range s.way {
				next := s.way[(i+1)%len(s.way)]
				if w.facets[p.cell].middle3(p.out).distance(w.facets[next.cell].middle3(next.in)) > 1e-9 {
					t.Errorf("%s: a stripe jumps", name)
				}
			}
		}
	}
}

// Faces are lettered in the order of the cells, but for the octahedron, whose
// cells have the order of the signs of x, y and z.
func TestFacesInReadingOrder(t *testing.T) {
	for name, want := range map[string]string{
		"tetrahedron": "ABCD", "cube": "ABCDEF", "octahedron": "AGEFCBDH", "icosahedron": "ABCDEFGHIJKLMNOPQRST",
	} {
		got := ""
		for _, f := range testBodies[name].make().net(1).Faces {
			got += f.Name
		}
		if got != want {
			t.Errorf("%s: faces %s, want %s", name, got, want)
		}
	}
}
