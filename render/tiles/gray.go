package tiles

import "latin/render"

// grayCanvas turns colours into greys as bright as they are.
type grayCanvas struct{ render.Canvas }

// Path draws in grey.
func (g grayCanvas) Path(p render.Path, s render.Style) {
	s.Fill, s.Stroke = s.Fill.Grey(), s.Stroke.Grey()
	g.Canvas.Path(p, s)
}

// Text writes in grey.
func (g grayCanvas) Text(x, y float64, text string, f render.Font) {
	f.Color = *f.Color.Grey()
	g.Canvas.Text(x, y, text, f)
}
