package render

import (
	"math"

	"latin"
)

// A mesh is the outlines of a board's cells with what they share: corners that
// are the same point and sides that are the same line, each once.
type mesh struct {
	corners []latin.Point
	edges   []edge
	grid    map[[2]int][]int // corners by small square, to find near ones
	known   map[edgeKey]int  // edges by their ends
	around  [][]int          // edges of each cell
}

// An edge is a side of one cell or more.
type edge struct {
	from, to int // corners
	bulge    float64
	cells    []latin.Cell
}

type edgeKey struct{ low, high, bulge int }

// snap is the distance below which two corners count as one: far more than
// rounding errors, far less than any side.
const snap = 1e-3

func newMesh(b *latin.Board) *mesh {
	m := &mesh{grid: map[[2]int][]int{}, known: map[edgeKey]int{}, around: make([][]int, b.Len())}
	for i := range b.Len() {
		outline := b.Place(latin.Cell(i)).Outline
		if len(outline) == 0 {
			continue
		}
		from := m.corner(outline[len(outline)-1].To)
		for _, side := range outline {
			to := m.corner(side.To)
			m.addSide(from, to, side.Bulge, latin.Cell(i))
			from = to
		}
	}
	return m
}

// corner is the index of the point, or of one that is as good as the same.
func (m *mesh) corner(p latin.Point) int {
	x, y := int(math.Floor(p.X/snap)), int(math.Floor(p.Y/snap))
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			for _, i := range m.grid[[2]int{x + dx, y + dy}] {
				if q := m.corners[i]; math.Hypot(p.X-q.X, p.Y-q.Y) < snap {
					return i
				}
			}
		}
	}
	m.corners = append(m.corners, p)
	m.grid[[2]int{x, y}] = append(m.grid[[2]int{x, y}], len(m.corners)-1)
	return len(m.corners) - 1
}

func (m *mesh) addSide(from, to int, bulge float64, c latin.Cell) {
	if from == to && bulge == 0 {
		return
	}
	key := edgeKey{from, to, int(math.Round(bulge / snap))}
	if from > to {
		key = edgeKey{to, from, -key.bulge}
	}
	e, ok := m.known[key]
	if !ok {
		e = len(m.edges)
		m.known[key] = e
		m.edges = append(m.edges, edge{from: from, to: to, bulge: bulge})
	}
	m.edges[e].cells = append(m.edges[e].cells, c)
	m.around[c] = append(m.around[c], e)
}

// neighbours calls f for each cell that shares a side with c; for two shared
// sides twice.
func (m *mesh) neighbours(c latin.Cell, f func(latin.Cell)) {
	for _, e := range m.around[c] {
		for _, d := range m.edges[e].cells {
			if d != c {
				f(d)
			}
		}
	}
}

// leaving is the direction in which the edge leaves one of its ends.
func (m *mesh) leaving(e edge, backward bool) xy {
	from, to := m.corners[e.from], m.corners[e.to]
	chord := xy{to.X - from.X, to.Y - from.Y}
	turn := -2 * math.Atan(e.bulge) // half the angle of the arc, against it
	if backward {
		chord, turn = xy{-chord.x, -chord.y}, -turn
	}
	sin, cos := math.Sincos(turn)
	return xy{chord.x*cos - chord.y*sin, chord.x*sin + chord.y*cos}
}
