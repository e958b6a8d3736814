package render

// Draw draws the board of the view into the frame, as large as fits without
// changing its proportions, in the middle, with the notes beside it. The view
// may be hostile: labels, cells and lengths of slices that do not belong to
// the Puzzle are left out. A frame without size, or a board whose places are
// not numbers, draws nothing.
func Draw(c Canvas, frame Rect, v View) {
	s, ok := newScene(c, frame, v)
	if !ok {
		return
	}
	shape := shapeNamed(s.board.Shape())
	if s.view.Net {
		s.drawTabs()
	}
	shape.draw(s)
	if s.view.Net {
		s.drawSeams()
	}
	s.drawTours()
	s.drawLabels(shape.disc)
	s.drawNotes()
}

// Aspect is the height of the drawing of the view for a width of 1, so that a
// caller can choose a frame that it fills. It is 1 where nothing can be drawn.
func Aspect(v View) float64 {
	w, h := Extent(v)
	if !(w > 0 && h > 0) {
		return 1
	}
	return h / w
}

// Extent is the width and height of the drawing of the view in units of the
// board; 0 where nothing can be drawn.
func Extent(v View) (width, height float64) {
	s, ok := newScene(nil, Rect{W: 1000, H: 1000}, v)
	if !ok {
		return 0, 0
	}
	low, high := s.bounds()
	return high.X - low.X, high.Y - low.Y
}
