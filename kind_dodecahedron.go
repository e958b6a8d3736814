package latin

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Dodecahedron has the middles of the thirty edges as points and the ten
// hexagons around the axes through opposite corners as lines (paper, section
// 4). Each point lies on two hexagons.
var Dodecahedron = &Kind{
	Name:  "dodecahedron",
	Title: "Latin Dodecahedron",
	Doc: "Palomo's dodecahedron, to cut out and glue, with a label on each edge; " +
		"ten hexagons run around it through the middles of six edges.",
	Rules: "Complete the board so that the six points of every closed line hold {labels}. " +
		"A line crosses a face from the middle of one edge to that of another that does not touch it, and goes on over the edge.",
	Names:    "A point is named by its two lines: cg, and cg' for the one opposite on the body, which is farther from the middle of the drawing, or to the left.",
	Size:     "1",
	Symmetry: "Ih",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		return edgeFrame(dodecahedron()), nil
	},
}

// edgeFrame is the board of the middles of the edges of a body, in the order of
// the edges' corners, with the rings at right angles to the axes through the
// corners. It is drawn as a globe seen from above the middle of the first face.
func edgeFrame(b *body) Frame {
	l := Layout{Shape: "point"}
	edges, view := b.edges(), b.above(0, 2.6)
	for _, e := range edges {
		middle := b.corners[e[0]].plus(b.corners[e[1]]).times(0.5)
		l.Space = append(l.Space, middle)
		l.Places = append(l.Places, Place{At: view.at(middle), Room: 0.5})
	}
	for i, axis := range halfAxes(b.corners) {
		r := around(axis)
		a := Asterism{Name: "line " + letterName(i), Mark: MarkLine, Path: view.path(r)}
		for c, m := range l.Space {
			if math.Abs(m.dot(axis)) < 1e-9 {
				a.Cells = append(a.Cells, Cell(c))
				l.Places[c].Name += letterName(i)
			}
		}
		slices.SortFunc(a.Cells, func(c, d Cell) int { return cmp.Compare(r.angle(l.Space[c]), r.angle(l.Space[d])) })
		l.Asterisms = append(l.Asterisms, a)
		l.Notes = append(l.Notes, Note{At: farthest(a.Path), Text: letterName(i), Asterism: i + 1})
	}
	primeOpposites(l.Places)
	l.Net = b.net(3)
	l.Net.Sheet = b.edgeSheet(l.Net, edges, l.Asterisms)
	return Frame{Layout: l, Labels: Numbers(len(l.Asterisms[0].Cells))}
}

// primeOpposites marks the second of two places that have the same name: the
// one farther from the middle of the drawing, or to the left, or below.
func primeOpposites(places []Place) {
	first := make(map[string]int)
	for i, p := range places {
		j, met := first[p.Name]
		switch {
		case !met:
			first[p.Name] = i
		case before(p.At, places[j].At):
			places[j].Name += "'"
		default:
			places[i].Name += "'"
		}
	}
}

// before says whether p is nearer to the middle than q, or else more to the
// right, or else higher.
func before(p, q Point) bool {
	if d := math.Hypot(p.X, p.Y) - math.Hypot(q.X, q.Y); math.Abs(d) > 1e-6 {
		return d < 0
	}
	if math.Abs(p.X-q.X) > 1e-6 {
		return p.X > q.X
	}
	return p.Y < q.Y
}

// farthest end of a side from the middle of the drawing.
func farthest(path []Side) Point {
	var far Point
	for _, s := range path {
		if math.Hypot(s.To.X, s.To.Y) > math.Hypot(far.X, far.Y)+1e-9 {
			far = s.To
		}
	}
	return far
}
