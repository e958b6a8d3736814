package tiles

import (
	"math"

	"latin/render"
)

// grayCanvas turns colours into greys as bright as they are.
type grayCanvas struct{ render.Canvas }

// Path draws in grey.
func (g grayCanvas) Path(p render.Path, s render.Style) {
	s.Fill, s.Stroke = grayed(s.Fill), grayed(s.Stroke)
	g.Canvas.Path(p, s)
}

// Text writes in grey.
func (g grayCanvas) Text(x, y float64, text string, f render.Font) {
	f.Color = *grayed(&f.Color)
	g.Canvas.Text(x, y, text, f)
}

// grayed is the grey of a colour, with the weights of ITU-R BT.601; nil for none.
func grayed(c *render.Color) *render.Color {
	if c == nil {
		return nil
	}
	gray := render.Gray(uint8(math.Round(0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B))))
	return &gray
}
