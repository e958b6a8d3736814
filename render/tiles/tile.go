package tiles

import (
	"slices"

	"latin/render"
)

// A Tile is what stands in one place of a page.
type Tile interface {
	// Aspect is the height for a width of 1.
	Aspect() float64
	// Apart says whether tiles lie apart from one another, as cards do.
	Apart() bool
	// Draw draws the tile so that it fills the frame.
	Draw(c render.Canvas, frame render.Rect)
}

// Nested is a square of one colour within a square of another.
type Nested struct{ Outer, Inner render.Color }

// Aspect of a square.
func (Nested) Aspect() float64 { return 1 }

// Apart is false.
func (Nested) Apart() bool { return false }

// Draw leaves white between the colours, so that one sees two squares where
// both have the same.
func (n Nested) Draw(c render.Canvas, frame render.Rect) {
	white := render.Gray(255)
	c.Path(render.RectPath(inset(frame, 0.02)), render.Style{Fill: &n.Outer})
	c.Path(render.RectPath(inset(frame, 0.24)), render.Style{Fill: &white})
	c.Path(render.RectPath(inset(frame, 0.28)), render.Style{Fill: &n.Inner})
}

// inset is the square frame less the part of its width on every side.
func inset(r render.Rect, part float64) render.Rect {
	d := part * r.W
	return render.Rect{X: r.X + d, Y: r.Y + d, W: r.W - 2*d, H: r.H - 2*d}
}

// Palette is twelve colours that people tell apart, the first ones also those
// who see red and green alike, after M. Okabe and K. Ito (2008).
func Palette() []render.Color { return slices.Clone(palette[:]) }

var palette = [...]render.Color{
	{R: 0xd0, G: 0x2b, B: 0x1e}, {R: 0x00, G: 0x5c, B: 0xa8}, {R: 0xf5, G: 0xd3, B: 0x1c}, {R: 0x00, G: 0x8f, B: 0x5d},
	{R: 0xf0, G: 0x8a, B: 0x1d}, {R: 0x7a, G: 0x3c, B: 0x96}, {R: 0x6c, G: 0xc4, B: 0xe8}, {R: 0x7b, G: 0x4a, B: 0x26},
	{R: 0xf2, G: 0x9c, B: 0xbd}, {R: 0x22, G: 0x22, B: 0x22}, {R: 0xb2, G: 0xd2, B: 0x35}, {R: 0x9a, G: 0x9a, B: 0x9a},
}
