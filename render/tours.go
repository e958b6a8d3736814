package render

// tourGap is how far from the middle of a cell a line begins, in units of the board, so
// that the number there stays free. A knight's move passes the middles of the
// cells on its way at 0.45.
const tourGap = 0.38

// drawTours draws the circuits of a solution whose labels are steps, as thin lines from number
// to number. Circuits are told apart by colours, or by dashes.
func (s *scene) drawTours() {
	k := s.view.Puzzle.Circuits()
	if k == nil || len(s.view.Solution) != s.board.Len() {
		return
	}
	for i, cells := range k.Of(s.view.Solution) {
		var p Path
		for j, c := range cells {
			from, to := s.at(s.board.Place(c).At), s.at(s.board.Place(cells[(j+1)%len(cells)]).At)
			p = append(p, s.leg(from, to)...)
		}
		if len(p) > 0 {
			s.canvas.Path(p, s.tourStyle(i, len(k.Steps)))
		}
	}
}

// leg is the line between two cells without its ends.
func (s *scene) leg(from, to xy) Path {
	gap := tourGap * s.scale / max(to.minus(from).length(), s.scale)
	a, b := from.between(to, gap), to.between(from, gap)
	return LinePath(a.x, a.y, b.x, b.y)
}

// tourGrays make twelve looks with the dashes of circuits.
var tourGrays = [...]Color{Gray(130), Gray(80), Gray(150)}

// tourStyle is that of one of several circuits.
func (s *scene) tourStyle(i, circuits int) Style {
	color := Gray(140)
	style := Style{Stroke: &color, Width: max(s.thin, 0.03*s.scale), Round: true}
	switch {
	case circuits == 1:
	case s.view.Colours:
		color = pale(hue(i), 0.35)
	default:
		color = tourGrays[i%len(tourGrays)]
		for _, length := range circuitDashes[i%len(circuitDashes)] {
			style.Dash = append(style.Dash, length*s.scale/2)
		}
	}
	return style
}
