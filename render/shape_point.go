package render

import (
	"slices"

	"latin"
)

// Point draws a small disc for each cell and a line through the cells of each
// asterism, for boards that are given as points.
var Point = &Shape{
	Name: "point",
	Doc:  "A disc for each cell; a line through the cells of each asterism, in their order.",
	disc: pointPart,
	draw: func(s *scene) {
		s.drawLines(false)
		s.drawDiscs(pointPart)
	},
}

// pointPart is the radius of the discs as a part of the room of a cell.
const pointPart = 0.8

// drawLines draws each asterism as a line, in one of a few styles by turns so
// that lines that cross can be told apart; only those that are marked as lines
// where that is wanted.
func (s *scene) drawLines(only bool) {
	width := max(1.2*s.thin, 0.16*s.leastRoom())
	for i, a := range s.board.Asterisms() {
		if len(a.Links) > 0 || only && a.Mark != latin.MarkLine {
			continue
		}
		style := s.lineStyle(i, width, len(a.Path) > 0)
		if len(s.view.Highlights) > 0 {
			style = s.markedStyle(a, width)
		}
		if len(a.Path) > 0 {
			s.canvas.Path(s.loop(a.Path), style)
		} else {
			s.canvas.Path(s.line(a.Cells), style)
		}
	}
	if !only {
		s.drawLinks(Style{Stroke: &linkGray, Width: 2 * width, Round: true})
	}
}

// lineStyle is one of two greys for straight lines, which the eye follows, and
// one of three greys and four sorts of dashes for curved ones. On a screen each
// has a colour too.
func (s *scene) lineStyle(i int, width float64, curved bool) Style {
	grays, dashes := []Color{Gray(110), Gray(165)}, [][]float64{nil}
	if curved {
		grays = []Color{Gray(60), Gray(120), Gray(175)}
		dashes = [][]float64{nil, {4 * width, 2.5 * width}, {0.01, 2.2 * width}, {6 * width, 2.5 * width, 0.01, 2.5 * width}}
	}
	stroke := grays[i%len(grays)]
	if s.view.Colours {
		stroke = hue(i)
	}
	return Style{Stroke: &stroke, Width: width, Dash: dashes[i/len(grays)%len(dashes)], Round: true}
}

// markedStyle is that of a line on a drawing with highlights: strong for a line
// whose cells are all highlighted, otherwise faint.
func (s *scene) markedStyle(a latin.Asterism, width float64) Style {
	var marked []latin.Cell
	for _, h := range s.view.Highlights {
		marked = append(marked, h.Cells...)
	}
	if !slices.ContainsFunc(a.Cells, func(c latin.Cell) bool { return !slices.Contains(marked, c) }) {
		return Style{Stroke: &Black, Width: 1.5 * width, Round: true}
	}
	return Style{Stroke: &faintGray, Width: width, Round: true}
}

// faintGray is that of lines in the background.
var faintGray = Gray(210)

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
