package render

import "latin"

// Circle draws a ring for each cell and joins the rings of linked cells, as
// Strimko is printed.
var Circle = &Shape{
	Name: "circle",
	Doc:  "A ring for each cell, joined by broad grey links along the streams, in a light frame.",
	disc: ringPart,
	draw: func(s *scene) {
		s.drawFrame()
		s.drawLinks(Style{Stroke: &linkGray, Width: 0.3 * s.leastRoom(), Round: true})
		s.drawLines(true)
		s.drawDiscs(ringPart)
	},
}

// ringPart is the radius of the rings as a part of the room of a cell.
const ringPart = 0.76

// linkGray is the grey of the links of asterisms.
var linkGray = Gray(170)

// drawFrame draws a light frame about the cells. A board with notes has none:
// it would run through them.
func (s *scene) drawFrame() {
	if len(s.board.Notes()) > 0 {
		return
	}
	low, high := s.bounds()
	a, b := s.at(low), s.at(high)
	frame := RoundedPath(Rect{a.x, a.y, b.x - a.x, b.y - a.y}, 0.3*s.leastRoom())
	s.canvas.Path(frame, Style{Stroke: &linkGray, Width: 1.5 * s.thin})
}

// drawLinks draws the links of asterisms that have some.
func (s *scene) drawLinks(style Style) {
	for _, a := range s.board.Asterisms() {
		if a.Mark != latin.MarkLinks {
			continue
		}
		for _, l := range a.Links {
			p, q := s.at(s.board.Place(l[0]).At), s.at(s.board.Place(l[1]).At)
			s.canvas.Path(LinePath(p.x, p.y, q.x, q.y), style)
		}
	}
}

// drawDiscs draws a disc for each cell, of that part of its room: white, or
// tinted as the shades and highlights say.
func (s *scene) drawDiscs(part float64) {
	shades, patches := s.shades(), s.patches()
	for i := range s.board.Len() {
		at := s.at(s.board.Place(latin.Cell(i)).At)
		disc := CirclePath(at.x, at.y, part*s.room(latin.Cell(i)))
		fill := tints[shades[i]]
		if shades[i] == 0 && patches[i] > 0 {
			fill = s.patchTint(patches[i])
		}
		s.canvas.Path(disc, Style{Fill: &fill})
		s.drawPatterns(latin.Cell(i), disc)
		s.canvas.Path(disc, Style{Stroke: &Black, Width: 1.5 * s.thin})
	}
}
