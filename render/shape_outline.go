package render

import (
	"slices"

	"latin"
)

// Outline draws the outlines of the cells.
var Outline = &Shape{
	Name: "outline",
	Doc: "Thin lines between cells, thick lines round the board and where asterisms with borders meet, " +
		"a light tint under shaded asterisms and patches, a line of middle width where a body is folded, " +
		"and short strokes that show how its stripes run.",
	disc: 1,
	draw: func(s *scene) {
		s.drawPatches()
		s.drawShades()
		s.drawHighlights()
		s.drawFaceNames()
		s.drawLinks(Style{Stroke: &linkGray, Width: s.thick, Round: true})
		s.drawLines(true)
		s.drawThreads()
		thick, crease := s.thickEdges(), s.creases()
		s.drawEdges(s.thin, func(e edge) bool { return !thick(e) && !crease(e) })
		s.drawEdges(s.thick, func(e edge) bool { return thick(e) && !crease(e) })
		s.drawFolds()
		s.drawBarePoints()
	},
}

// drawEdges draws the edges that are kept with black lines of that width.
func (s *scene) drawEdges(width float64, keep func(edge) bool) {
	for _, t := range s.mesh.trails(keep) {
		p := s.mesh.path(t, s.at).shortened(width/2, t.slanted)
		s.canvas.Path(p, Style{Stroke: &Black, Width: width})
	}
}

// thickEdges says of an edge whether it is at the rim of the board or whether
// its cells lie in different asterisms with borders.
func (s *scene) thickEdges() func(edge) bool {
	borders := make([][]int, s.board.Len())
	for i, a := range s.board.Asterisms() {
		if a.Mark == latin.MarkBorder || a.Mark == latin.MarkPatch {
			for _, c := range a.Cells {
				borders[c] = append(borders[c], i)
			}
		}
	}
	return func(e edge) bool {
		for _, c := range e.cells[1:] {
			if !slices.Equal(borders[c], borders[e.cells[0]]) {
				return true
			}
		}
		return len(e.cells) == 1
	}
}

// drawBarePoints draws a ring for each cell that has no outline.
func (s *scene) drawBarePoints() {
	for i := range s.board.Len() {
		if c := latin.Cell(i); len(s.board.Place(c).Outline) == 0 {
			s.canvas.Path(s.outline(c), Style{Stroke: &Black, Width: s.thin})
		}
	}
}
