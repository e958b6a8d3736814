package book

import (
	"math"

	"latin"
	"latin/render"
)

// A specimen is what the setter knows of a board's picture: it is drawn once,
// large, and what is small in the picture is measured.
type specimen struct {
	w, h  float64 // of the board, in its own units
	label float64 // smallest type, in units
	room  float64 // width of the narrowest cell, in units
}

// probeScale is the size of a unit in the pictures that are measured.
const probeScale = 72.0

// Lines are thicker in proportion in small pictures, which then leave less to
// the labels: so much, as a part of the picture or in points.
const (
	lineShare = 0.015
	lineWidth = 0.75
)

// specimens remembers what was measured, for puzzles and for solutions.
type specimens struct {
	of map[shown]specimen
}

// shown is a board as it is drawn.
type shown struct {
	puzzle    *latin.Puzzle
	bare, net bool
}

// look measures the full board of a view.
func (s *specimens) look(v render.View) specimen {
	key := shown{v.Puzzle, v.Bare, v.Net}
	if sp, ok := s.of[key]; ok {
		return sp
	}
	sp := measure(v)
	s.of[key] = sp
	return sp
}

func measure(v render.View) specimen {
	w, room := extent(v)
	sp := specimen{w: w, h: w * render.Aspect(v), room: room}
	sp.label = render.SmallestType(v, sp.w*probeScale, sp.h*probeScale) / probeScale
	return sp
}

// extent is the width of a drawing and of its narrowest cell, in units of the
// board. Cells that are mere points without room count as one unit wide.
func extent(v render.View) (width, room float64) {
	b := v.Puzzle.Board
	width, _ = render.Extent(v)
	room = math.Inf(1)
	for c := range b.Len() {
		if r := b.Place(latin.Cell(c)).Room; r > 0 {
			room = math.Min(room, 2*r)
		}
	}
	if math.IsInf(room, 1) {
		return width + 1, 1
	}
	return width, room
}

// labelAt is the smallest type of the board at that scale, in points, or a little less.
func (sp specimen) labelAt(scale float64) float64 {
	return sp.label * math.Min(scale*(1-lineShare), scale-lineWidth/math.Max(sp.w, sp.h))
}

// scale is the length of a unit, in points, of the board in a frame of that size.
func (sp specimen) scale(w, h float64) float64 { return math.Min(w/sp.w, h/sp.h) }

// frame is the size of the board at that scale.
func (sp specimen) frame(scale float64) (w, h float64) { return sp.w * scale, sp.h * scale }

// all measures the boards of a section, each Puzzle once, as the view shows them.
func (s *specimens) all(section Section, view func(Item) render.View) []specimen {
	var list []specimen
	seen := make(map[*latin.Puzzle]bool)
	for _, item := range section.Items {
		if !seen[item.Puzzle] {
			seen[item.Puzzle] = true
			list = append(list, s.look(view(item)))
		}
	}
	return list
}

// cell is the width of the board's narrowest cell on the page, in points.
func (b Board) cell() float64 {
	width, room := extent(b.View)
	return room * b.Frame.W / width
}
