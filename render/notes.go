package render

import (
	"math"
	"strings"

	"latin"
)

// Proportions of notes, in units of the board.
const (
	noteHeight = 0.36 // of the letters
	noteWidth  = 0.60 // of the widest note
	chipRadius = 0.27
)

var noteGray = Gray(64)

// drawNotes writes the texts beside the board, all in one size; those that name
// an asterism stand on chips.
func (s *scene) drawNotes() {
	if s.view.Bare {
		return
	}
	unit := Font{Size: 1}
	w, texts := 0.0, ""
	for _, n := range s.board.Notes() {
		w = math.Max(w, Measure(n.Text, unit))
		texts += n.Text
	}
	size := noteHeight / CapHeight(unit)
	if w > 0 {
		size = math.Min(size, noteWidth/w)
	}
	f := Font{Size: size * s.scale, Align: Center, Color: noteGray}
	drop := CapHeight(f) / 2
	if texts == strings.ToLower(texts) && !strings.ContainsAny(texts, "0123456789") {
		drop *= 0.88 // lower-case letters: between their height and that of capitals
	}
	for _, n := range s.board.Notes() {
		p, font := s.at(n.At), f
		if n.Asterism > 0 {
			font.Size *= 0.86
			font.Color = s.drawChip(n)
		} else {
			s.drawLeaders(n, noteGray)
		}
		s.canvas.Text(p.x, p.y+drop*font.Size/f.Size, n.Text, font)
	}
}

// drawChip draws what is under the letter of an asterism and gives the colour
// of the letter: round or square; white, grey or black; in a colour of its own
// on a screen.
func (s *scene) drawChip(n latin.Note) Color {
	at, r := s.at(n.At), chipRadius*s.scale
	kind := (n.Asterism - 1) % (2 * len(chips))
	chip := chips[kind%len(chips)]
	if s.view.Colours {
		h := hue(n.Asterism - 1)
		chip.rim = h
		if chip.fill != Gray(255) {
			chip.fill = pale(h, 0.3)
			if chip.text == Gray(255) {
				chip.fill = h
			}
		}
		if chip.text != Gray(255) {
			chip.text = pale(h, 1)
		}
	}
	shape := CirclePath(at.x, at.y, r)
	if kind >= len(chips) {
		q := 0.88 * r
		shape = RoundedPath(Rect{at.x - q, at.y - q, 2 * q, 2 * q}, 0.2*r)
	}
	s.drawLeaders(n, chip.rim)
	s.canvas.Path(shape, Style{Fill: &chip.fill, Stroke: &chip.rim, Width: s.thin})
	return chip.text
}

// drawLeaders draws the lines to a note.
func (s *scene) drawLeaders(n latin.Note, color Color) {
	at := s.at(n.At)
	for _, q := range n.From {
		p := s.at(q)
		s.canvas.Path(LinePath(p.x, p.y, at.x, at.y), Style{Stroke: &color, Width: s.thin})
	}
}

// chips are the three looks of a chip in grey.
var chips = [...]struct{ fill, rim, text Color }{
	{Gray(255), Gray(64), Gray(0)},
	{Gray(208), Gray(64), Gray(0)},
	{Gray(64), Gray(64), Gray(255)},
}
