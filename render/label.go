package render

import (
	"math"
	"strings"

	"latin"
)

// Proportions of labels, found by looking at printed books.
const (
	labelHeight = 0.52 // of a digit, as a part of the width of its cell
	labelReach  = 0.80 // of the corner of the widest label, as a part of the room
)

// drawLabels writes the clues bold, the rest of the solution in regular
// weight, and candidates in the cells that have neither.
func (s *scene) drawLabels(disc float64) {
	f := Font{Size: s.labelSize(disc), Align: Center, Color: Black}
	candidates := s.newCandidates(disc)
	candidates.drawLinks()
	candidates.drawSpots()
	names := s.nameFont(disc)
	for i := range s.board.Len() {
		c := latin.Cell(i)
		if x := labelIn(s.view.Clues, i); x != latin.Blank {
			f.Bold = true
			s.write(s.board.Place(c).At, s.text(x), f)
		} else if x := labelIn(s.view.Solution, i); x != latin.Blank {
			f.Bold = false
			s.write(s.board.Place(c).At, s.text(x), f)
		} else if i < len(s.view.Candidates) {
			candidates.draw(c, s.view.Candidates[i])
		} else if s.view.Names {
			s.write(s.board.Place(c).At, strings.TrimRight(s.board.CellName(c), unseen), names)
		}
	}
	candidates.drawStrokes()
}

// nameFont is that of the names of cells: the longest stays within its circle.
func (s *scene) nameFont(disc float64) Font {
	f := Font{Size: 1, Align: Center, Color: candidateGray}
	if !s.view.Names {
		return f
	}
	corner := 0.0
	for i := range s.board.Len() {
		corner = math.Max(corner, math.Hypot(Measure(strings.TrimRight(s.board.CellName(latin.Cell(i)), unseen), f), CapHeight(f))/2)
	}
	f.Size = disc * s.leastRoom() * math.Min(0.7/CapHeight(f), 0.92/corner)
	return f
}

// labelIn is the label of a cell; Blank where the PB says nothing.
func labelIn(pb latin.PB, i int) latin.Label {
	if i >= len(pb) || pb[i] < 0 {
		return latin.Blank
	}
	return pb[i]
}

// text of the label; "" for a label that the multiset does not have.
func (s *scene) text(x latin.Label) string {
	if int(x) >= s.view.Puzzle.Labels.Distinct() {
		return ""
	}
	return s.view.Puzzle.Labels.Text(x)
}

// write writes a text whose middle is the point: the middle of its width, and
// the middle of the height of capitals and digits.
func (s *scene) write(at latin.Point, text string, f Font) {
	if text == "" {
		return
	}
	p := s.at(at)
	s.canvas.Text(p.x, p.y+CapHeight(f)/2, text, f)
}

// labelSize is the one size of all labels of the board: the digits as high as
// labelHeight says, or less when the widest label would leave its circle.
func (s *scene) labelSize(disc float64) float64 {
	room := disc * s.leastRoom()
	unit := Font{Size: 1, Bold: true}
	corner := math.Hypot(s.widest(unit), CapHeight(unit)) / 2
	return room * math.Min(2*labelHeight/CapHeight(unit), labelReach/corner)
}

// widest is the width of the widest label in that font.
func (s *scene) widest(f Font) float64 {
	w := 0.0
	for x := range s.view.Puzzle.Labels.Distinct() {
		w = math.Max(w, Measure(s.text(latin.Label(x)), f))
	}
	return w
}
