package render

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/vector"
)

// MaxPixels is the largest number of pixels of a [PNG], a square of about
// 8,000: more than any page needs at 600 dots an inch.
const MaxPixels = 64_000_000

// ErrPNG is wrapped by all errors of a [PNG].
var ErrPNG = errors.New("PNG not possible")

// A PNG is one drawing as pixels, with smooth edges. It is a Canvas.
type PNG struct {
	img   *image.RGBA // nil after an error
	scale float64     // pixels a point
	fill  vector.Rasterizer
	err   error
}

// NewPNG is a white drawing of that size in points, at so many dots an inch. A
// size above [MaxPixels], or none at all, is an error of [PNG.WriteTo].
func NewPNG(w, h, dpi float64) *PNG {
	scale := dpi / 72
	pw, ph := math.Round(w*scale), math.Round(h*scale)
	if !(pw >= 1 && ph >= 1 && pw*ph <= MaxPixels) {
		return &PNG{err: fmt.Errorf("%w: %.0f × %.0f pixels; at least 1 and at most %d in all; choose other dots an inch than %g",
			ErrPNG, pw, ph, MaxPixels, dpi)}
	}
	img := image.NewRGBA(image.Rect(0, 0, int(pw), int(ph)))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	return &PNG{img: img, scale: scale}
}

// Path paints the path.
func (p *PNG) Path(path Path, s Style) {
	if p.err != nil || !drawable(path) {
		return
	}
	parts := flatten(path, 0.1/p.scale)
	if s.Fill != nil {
		p.paint(parts, *s.Fill)
	}
	if s.Stroke == nil || !(s.Width > 0) {
		return
	}
	for _, l := range parts {
		for _, outline := range strokeOutlines(l, s) {
			p.paint(outline, *s.Stroke)
		}
	}
}

// Text paints the outlines of the characters. One that the font cannot draw
// becomes an error.
func (p *PNG) Text(x, y float64, text string, f Font) {
	if p.err != nil || !(f.Size > 0) {
		return
	}
	if missing := Covers(text); len(missing) > 0 {
		p.err = fmt.Errorf("%w: text %q: the font cannot draw %q; use other characters", ErrPNG, text, string(missing))
		return
	}
	c := f.Color
	p.Path(textPath(start(x, text, f), y, text, f), Style{Fill: &c})
}

// paint fills the polygons together. Only the pixels about them are touched.
func (p *PNG) paint(parts []polyline, c Color) {
	box := p.pixels(parts)
	if box.Empty() {
		return
	}
	p.fill.Reset(box.Dx(), box.Dy())
	for _, l := range parts {
		for i, q := range l.points {
			x := float32(clamp(q.x*p.scale-float64(box.Min.X), box.Dx()))
			y := float32(clamp(q.y*p.scale-float64(box.Min.Y), box.Dy()))
			if i == 0 {
				p.fill.MoveTo(x, y)
			} else {
				p.fill.LineTo(x, y)
			}
		}
		p.fill.ClosePath()
	}
	ink := image.NewUniform(color.RGBA{c.R, c.G, c.B, 255})
	p.fill.Draw(p.img, box, ink, image.Point{})
}

// clamp keeps a coordinate near the pixels: what lies far outside is drawn at
// their edge, where it does not show.
func clamp(v float64, size int) float64 {
	return math.Max(-1, math.Min(v, float64(size)+1))
}

// pixels is the part of the image that the polygons touch.
func (p *PNG) pixels(parts []polyline) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range parts {
		for _, q := range l.points {
			x0, y0 = math.Min(x0, q.x*p.scale), math.Min(y0, q.y*p.scale)
			x1, y1 = math.Max(x1, q.x*p.scale), math.Max(y1, q.y*p.scale)
		}
	}
	w, h := float64(p.img.Rect.Dx()), float64(p.img.Rect.Dy())
	if !(x0 < w && y0 < h && x1 > 0 && y1 > 0) {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Max(x0, 0)), int(math.Max(y0, 0)),
		int(math.Ceil(math.Min(x1, w))), int(math.Ceil(math.Min(y1, h))))
}

// WriteTo writes the whole file, or nothing and the first error.
func (p *PNG) WriteTo(w io.Writer) (int64, error) {
	if p.err != nil {
		return 0, p.err
	}
	count := &counter{w: bufio.NewWriter(w)}
	if err := png.Encode(count, p.img); err != nil {
		return count.n, err
	}
	return count.n, count.w.Flush()
}

type counter struct {
	w *bufio.Writer
	n int64
}

// Write counts what it hands on.
func (c *counter) Write(b []byte) (int, error) {
	n, err := c.w.Write(b)
	c.n += int64(n)
	return n, err
}
