package render

import (
	"math"

	"latin"
)

// candidateGray is quieter than a label and still easy to read on a highlight.
var candidateGray = Gray(64)

// candidates are the small labels of cells that are still open: one spot for
// each label in a square grid, the same in every cell, or in rows that fill the
// cell where these may be larger.
type candidates struct {
	scene  *scene
	cols   int
	w, h   float64 // of a spot, in points
	half   float64 // of the side of the grid
	packed [][]xy  // of each cell, of each label; nil for the grid
	font   Font
}

func (s *scene) newCandidates(disc float64) candidates {
	n := s.view.Puzzle.Labels.Distinct()
	g := candidates{scene: s, cols: int(math.Ceil(math.Sqrt(float64(n))))}
	if len(s.view.Candidates) == 0 {
		return g
	}
	half, square := s.gridHalf(disc)
	g.half = half
	g.w, g.h = 2*half/float64(g.cols), 2*half/float64((n+g.cols-1)/g.cols)
	unit := Font{Size: 1}
	widest, height := s.widest(unit), CapHeight(unit)
	size := 0.62 * g.h / height
	if widest > 0 {
		size = math.Min(size, 0.8*g.w/widest)
	}
	if disc == 1 && !square {
		for larger := 2.5; larger > 1.05; larger *= 0.96 {
			z := larger * size
			p := packing{s, n, z * math.Max(widest, 0.5*height) / 0.8, z * height / 0.7}
			if packed, ok := p.pack(); ok {
				size, g.w, g.h, g.packed = z, p.w, p.h, packed
				break
			}
		}
	}
	g.font = Font{Size: size, Align: Center, Color: candidateGray}
	return g
}

// gridHalf is half the side of the largest square that fits into every cell:
// most of a square cell, the square within the circle of any other. It says
// whether all cells are squares.
func (s *scene) gridHalf(disc float64) (half float64, square bool) {
	const roomy, snug = 0.87, 0.69 // of the room; the square in a circle has 0.707
	room := s.leastRoom()
	if disc < 1 {
		return snug * disc * room, false
	}
	for i := range s.board.Len() {
		c := latin.Cell(i)
		at, parts := s.at(s.board.Place(c).At), flatten(s.outline(c), room/20)
		for _, corner := range [...]xy{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			if !inside(parts, at.plus(corner, roomy*room)) {
				return snug * room, false
			}
		}
	}
	return roomy * room, true
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
