package book

import (
	"math"

	"latin/render"
)

// A press is a canvas on the way to a printing press: grey only, and no line
// thinner than a press can hold.
type press struct{ canvas render.Canvas }

// Path draws on the canvas behind it.
func (p press) Path(path render.Path, s render.Style) {
	s.Fill, s.Stroke = s.Fill.Grey(), s.Stroke.Grey()
	if s.Stroke != nil {
		s.Width = math.Max(s.Width, minLine)
	}
	p.canvas.Path(path, s)
}

// Text writes on the canvas behind it.
func (p press) Text(x, y float64, text string, f render.Font) {
	f.Color = *f.Color.Grey()
	p.canvas.Text(x, y, text, f)
}
