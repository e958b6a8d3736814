package render

import (
	"math"
	"strconv"

	"latin"
)

// spreadNet is the view of the net of a body in place of the board: the same
// where each cell is drawn on its face, else with the cells on every face that
// shows them.
func spreadNet(v View) View {
	net := v.Puzzle.Board.Net()
	if !v.Net || net == nil {
		v.Net = false
		return v
	}
	if net.Sheet == nil {
		return v
	}
	return onSheet(v, net)
}

// onSheet lays what a view shows on the sheet of a net.
func onSheet(v View, net *latin.Net) View {
	sheet := net.Sheet
	all := latin.Asterism{Name: "all", Mark: latin.MarkNone}
	at := map[latin.Cell][]latin.Cell{}
	for i, c := range sheet.Of {
		all.Cells = append(all.Cells, latin.Cell(i))
		at[c] = append(at[c], latin.Cell(i))
	}
	flat := &latin.Net{Faces: net.Faces}
	places := append([]latin.Place(nil), sheet.Places...)
	for i, c := range sheet.Of { // the second place of a cell has its name with a mark that is not drawn
		places[i].Name = v.Puzzle.Board.CellName(c)
		if at[c][0] != latin.Cell(i) {
			places[i].Name += unseen
		}
	}
	board, err := latin.NewBoard(latin.Layout{Places: places, Asterisms: []latin.Asterism{all},
		Shape: "sheet", Net: flat})
	if err != nil {
		v.Net = false
		return v
	}
	puzzle := *v.Puzzle
	puzzle.Board = board
	w := v
	w.Puzzle = &puzzle
	w.Clues, w.Solution, w.Candidates = spread(v.Clues, sheet.Of), spread(v.Solution, sheet.Of), spread(v.Candidates, sheet.Of)
	w.Highlights = nil
	for _, h := range v.Highlights {
		spots := Highlight{Tone: h.Tone}
		for _, c := range h.Cells {
			spots.Cells = append(spots.Cells, at[c]...)
		}
		w.Highlights = append(w.Highlights, spots)
	}
	w.Spots, w.Links = nil, nil
	w.sheet = sheet
	return w
}

// unseen ends the names of second places, which must differ from the first; it
// is taken off before a name is written.
const unseen = "\u200b"

// spread gives each place of a sheet what its cell has.
func spread[T any](list []T, of []latin.Cell) []T {
	if list == nil {
		return nil
	}
	spread := make([]T, len(of))
	for i, c := range of {
		if int(c) < len(list) {
			spread[i] = list[c]
		}
	}
	return spread
}

// drawTabs draws the glue tabs under the net.
func (s *scene) drawTabs() {
	for _, t := range s.tabs {
		var p Path
		for i, c := range t.corners {
			q := s.at(c)
			if i == 0 {
				p.MoveTo(q.x, q.y)
			} else {
				p.LineTo(q.x, q.y)
			}
		}
		s.canvas.Path(p, Style{Fill: &tabGray}) // the fourth side is a fold
		s.canvas.Path(p, Style{Stroke: &Black, Width: 2 * s.thin, Round: true})
	}
}

var tabGray = Gray(244)

// drawSeams draws the rim to cut along and the numbers of the seams, each on
// its tab and inside the side under which the tab goes.
func (s *scene) drawSeams() {
	net := s.board.Net()
	for f, face := range net.Faces {
		for i, j := range face.Joins {
			if j.Fold {
				continue
			}
			a, b := s.at(face.Corners[i]), s.at(face.Corners[(i+1)%len(face.Corners)])
			style := Style{Stroke: &Black, Width: 2 * s.thin, Round: true}
			if s.onTab(seamEnd{f, i}) {
				style.Dash = s.foldDash()
			}
			s.canvas.Path(LinePath(a.x, a.y, b.x, b.y), style)
		}
	}
	for _, t := range s.tabs {
		f := net.Faces[t.under.face]
		m := s.seamMark(f)
		s.drawSeamNumber(s.onTabAt(t), m.ring, t.number)
		s.drawSeamNumber(beside(f, t.under.side, 1-m.along, -m.inset), m.ring, t.number)
	}
}

// onTabAt is where the number stands on a tab: in its middle, or between two
// letters near it.
func (s *scene) onTabAt(t tab) latin.Point {
	f := s.board.Net().Faces[t.from.face]
	if m := s.seamMark(f); m.between {
		return beside(f, t.from.side, m.along, 0.58*tabHeight(t))
	}
	return middle(t.corners)
}

// A seamMark says where on a face the number of a seam stands: how far along
// the side, as a part of it, and how far inside, and how large its ring is, in
// units of the board; and whether it stands between two cells.
type seamMark struct {
	along, inset, ring float64
	between            bool
}

// seamMark chooses the place with most room: between two cells near the middle
// of the side; near its end where there are no two, and beside the disc on a sheet.
func (s *scene) seamMark(f latin.Face) seamMark {
	n := 1
	for n*n < len(f.Cells) {
		n++
	}
	middle := float64((n+1)/2) / float64(n)
	switch {
	case s.view.sheet != nil:
		return seamMark{along: 0.2, inset: 0.36, ring: 0.26}
	case n == 1:
		return seamMark{along: 0.24, inset: 0.2, ring: 0.16}
	case len(f.Corners) == 3:
		return seamMark{middle, 0.38, 0.19, true}
	}
	return seamMark{middle, 0.22, 0.16, true}
}

// drawSeamNumber writes the number of a seam in a ring, so that it is not taken
// for a label.
func (s *scene) drawSeamNumber(at latin.Point, ring float64, number int) {
	font := Font{Align: Center, Color: noteGray, Size: 1, Minor: true}
	text := strconv.Itoa(number)
	font.Size = s.scale * ring * math.Min(1.2/CapHeight(font), 1.6/Measure(text, font))
	p, white := s.at(at), Gray(255)
	s.canvas.Path(CirclePath(p.x, p.y, ring*s.scale), Style{Fill: &white, Stroke: &noteGray, Width: 0.7 * s.thin})
	s.write(at, text, font)
}

// foldDash is that of lines to fold.
func (s *scene) foldDash() []float64 { return []float64{10 * s.thin, 5 * s.thin} }

// onTab says whether a tab hangs on that side, which is then folded, not cut.
func (s *scene) onTab(e seamEnd) bool {
	for _, t := range s.tabs {
		if t.from == e {
			return true
		}
	}
	return false
}

// tabHeight is the height of a tab in units of the board.
func tabHeight(t tab) float64 {
	a, b, c := t.corners[0], t.corners[3], t.corners[1]
	l := side(latin.Face{Corners: []latin.Point{a, b}})
	return ((c.Y-a.Y)*(b.X-a.X) - (c.X-a.X)*(b.Y-a.Y)) / l
}

// beside is the point along a side of a face, as a part of it, and so far
// outside.
func beside(f latin.Face, i int, along, out float64) latin.Point {
	a, b := f.Corners[i], f.Corners[(i+1)%len(f.Corners)]
	l := side(latin.Face{Corners: []latin.Point{a, b}})
	dx, dy := b.X-a.X, b.Y-a.Y
	return latin.Point{X: a.X + along*dx - out*dy/l, Y: a.Y + along*dy + out*dx/l}
}

// spread lists the corners of the faces and tabs of the net.
func (s *scene) spread() []latin.Point {
	var points []latin.Point
	for _, f := range s.board.Net().Faces {
		points = append(points, f.Corners...)
	}
	for _, t := range s.tabs {
		points = append(points, t.corners...)
	}
	return points
}
