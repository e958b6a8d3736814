package render

import (
	"math"

	"latin"
)

// candidateGray is quieter than a label and still easy to read on a highlight.
var candidateGray = Gray(64)

// candidates are the small labels of cells that are still open: one spot for
// each label in a square grid, the same in every cell.
type candidates struct {
	scene      *scene
	cols, rows int
	half       float64 // of the side of the grid, in points
	font       Font
}

func (s *scene) newCandidates(disc float64) candidates {
	n := s.view.Puzzle.Labels.Distinct()
	g := candidates{scene: s, cols: int(math.Ceil(math.Sqrt(float64(n))))}
	g.rows = (n + g.cols - 1) / g.cols
	if len(s.view.Candidates) == 0 {
		return g
	}
	g.half = s.gridHalf(disc)
	unit := Font{Size: 1}
	size := 0.62 * 2 * g.half / float64(g.rows) / CapHeight(unit)
	if w := s.widest(unit); w > 0 {
		size = math.Min(size, 0.8*2*g.half/float64(g.cols)/w)
	}
	g.font = Font{Size: size, Align: Center, Color: candidateGray}
	return g
}

// gridHalf is half the side of the largest square that fits into every cell:
// most of a square cell, the square within the circle of any other.
func (s *scene) gridHalf(disc float64) float64 {
	const roomy, snug = 0.87, 0.69 // of the room; the square in a circle has 0.707
	room := s.leastRoom()
	if disc < 1 {
		return snug * disc * room
	}
	for i := range s.board.Len() {
		c := latin.Cell(i)
		at, parts := s.at(s.board.Place(c).At), flatten(s.outline(c), room/20)
		for _, corner := range [...]xy{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			if !inside(parts, at.plus(corner, roomy*room)) {
				return snug * room
			}
		}
	}
	return roomy * room
}

// draw writes the labels of the domain into the cell.
func (g candidates) draw(c latin.Cell, d latin.Domain) {
	for x := range d.Labels() {
		text := g.scene.text(x)
		if text == "" {
			continue
		}
		at := g.spot(c, x)
		g.scene.canvas.Text(at.x, at.y+CapHeight(g.font)/2, text, g.fontOf(c, x))
	}
}
