package render

import (
	"math"

	"latin"
)

// A thread is the way of a stripe through one cell of a body: from the middle
// of one side to that of another.
type thread struct{ from, to xy }

// drawThreads shows how the stripes of a body run: where one crosses a side of
// a cell there is a short stroke along it, in the colour of its letter on a
// screen, and in grey as its chip looks.
func (s *scene) drawThreads() {
	if s.board.Net() == nil || s.view.Bare || s.view.Names || len(s.view.Candidates)+len(s.view.Highlights) > 0 {
		return
	}
	for i, a := range s.board.Asterisms() {
		style := s.threadStyle(i)
		for _, t := range s.threads(i, a) {
			for _, end := range [...][2]xy{{t.from, t.to}, {t.to, t.from}} {
				q := end[0].between(end[1], 0.24)
				s.canvas.Path(LinePath(end[0].x, end[0].y, q.x, q.y), style)
			}
		}
	}
}

func (s *scene) threadStyle(i int) Style {
	look := threadLooks[i%len(threadLooks)]
	if s.view.Colours {
		look.color, look.width = pale(hue(i), 0.75), 0.06
	}
	return Style{Stroke: &look.color, Width: look.width * s.scale, Round: true}
}

// threadLooks go with the looks of chips: a fine line for white ones, a broad
// pale one for grey, a darker one for black. Widths are in units of the board.
var threadLooks = [...]struct {
	color Color
	width float64
}{{Gray(130), 0.022}, {Gray(216), 0.1}, {Gray(140), 0.055}}

// threads are the ways of a stripe through its cells. It enters and leaves a
// cell by the sides that it shares with the cells before and after, or where a
// letter tells that it goes on elsewhere.
func (s *scene) threads(i int, a latin.Asterism) []thread {
	var list []thread
	n := len(a.Cells)
	for k, c := range a.Cells {
		before, after := a.Cells[(k+n-1)%n], a.Cells[(k+1)%n]
		var ends []xy
		for _, e := range s.mesh.around[c] {
			m := s.middleOf(s.mesh.edges[e])
			if s.shared(e, before) || s.shared(e, after) || s.lettered(i+1, m) {
				ends = append(ends, m)
			}
		}
		if len(ends) == 2 {
			list = append(list, thread{ends[0], ends[1]})
		}
	}
	return list
}

func (s *scene) middleOf(e edge) xy {
	a, b := s.mesh.corners[e.from], s.mesh.corners[e.to]
	return s.at(latin.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2})
}

// shared says whether the edge is a side of that cell too.
func (s *scene) shared(e int, c latin.Cell) bool {
	for _, d := range s.mesh.edges[e].cells {
		if d == c {
			return true
		}
	}
	return false
}

// lettered says whether a letter of the asterism has a line from there.
func (s *scene) lettered(asterism int, m xy) bool {
	for _, n := range s.board.Notes() {
		if n.Asterism != asterism {
			continue
		}
		for _, p := range n.From {
			if q := s.at(p); math.Hypot(q.x-m.x, q.y-m.y) < snap*s.scale*10 {
				return true
			}
		}
	}
	return false
}
