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
	s.Fill, s.Stroke = grey(s.Fill), grey(s.Stroke)
	if s.Stroke != nil {
		s.Width = math.Max(s.Width, minLine)
	}
	p.canvas.Path(path, s)
}

// Text writes on the canvas behind it.
func (p press) Text(x, y float64, text string, f render.Font) {
	f.Color = *grey(&f.Color)
	p.canvas.Text(x, y, text, f)
}

// grey is the grey of the same brightness (Rec. 601), nil for none.
func grey(c *render.Color) *render.Color {
	if c == nil {
		return nil
	}
	g := render.Gray(uint8(math.Round(0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B))))
	return &g
}
