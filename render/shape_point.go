package render

import "latin"

// Point draws a small disc for each cell and a line through the cells of each
// asterism, for boards that are given as points.
var Point = &Shape{
	Name: "point",
	Doc:  "A disc for each cell; a line through the cells of each asterism, in their order.",
	disc: pointPart,
	draw: func(s *scene) {
		s.drawLines()
		s.drawDiscs(pointPart)
	},
}

// pointPart is the radius of the discs as a part of the room of a cell.
const pointPart = 0.8

// drawLines draws each asterism as a line, in one of a few styles by turns so
// that lines that cross can be told apart.
func (s *scene) drawLines() {
	width := max(1.2*s.thin, 0.12*s.leastRoom())
	for i, a := range s.board.Asterisms() {
		style := lineStyle(i, width)
		if len(a.Links) > 0 {
			continue
		}
		s.canvas.Path(s.line(a.Cells), style)
	}
	s.drawLinks(Style{Stroke: &linkGray, Width: 2 * width, Round: true})
}

// lineStyle is one of four: two greys, each full and dashed.
func lineStyle(i int, width float64) Style {
	gray := []Color{Gray(110), Gray(175)}[i%2]
	dash := [][]float64{nil, {3 * width, 3 * width}}[i/2%2]
	return Style{Stroke: &gray, Width: width, Dash: dash, Round: true}
}

// line is the open line through the cells.
func (s *scene) line(cells []latin.Cell) Path {
	var p Path
	for i, c := range cells {
		at := s.at(s.board.Place(c).At)
		if i == 0 {
			p.MoveTo(at.x, at.y)
		} else {
			p.LineTo(at.x, at.y)
		}
	}
	return p
}
