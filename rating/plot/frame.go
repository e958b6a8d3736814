package plot

import "math"

// A frame is where the values of a panel are drawn, with its two scales.
type frame struct {
	x, y                     scale
	left, top, right, bottom float64
}

// plotHeight is the height of a frame; aboveFrame and belowFrame hold the label
// of the axis that goes up, and the ticks and the label of the other.
const (
	plotHeight = 280.0
	aboveFrame = 22.0
	belowFrame = 46.0
	leftOf     = 40.0 // of the frame, at least: the ticks that go up
)

// newFrame lays the scales into the place below y.
func newFrame(x, y, width, height float64, across, up scale) frame {
	f := frame{x: across, y: up, left: x + leftOf, top: y + aboveFrame, right: x + width, bottom: y + aboveFrame + height}
	for _, v := range f.y.ticks() {
		f.left = max(f.left, x+textWidth(Digits(v), textSize)+tickRoom)
	}
	f.x.from, f.x.to, f.x.across = f.left, f.right, true
	f.y.from, f.y.to = f.bottom, f.top
	return f
}

// tickRoom is kept free around the numbers of an axis.
const tickRoom = 10.0

// axes draws ticks, their lines across the frame, and the labels.
func (f *frame) axes(c *canvas, across, up Axis) {
	for _, v := range f.y.ticks() {
		y := f.y.at(v)
		c.line(f.left, y, f.right, y, 1, rule)
		c.text(f.left-8, y+4, textSize, right, faint, false, Digits(v))
	}
	free := math.Inf(-1)
	for _, v := range f.x.ticks() {
		x, half := f.x.at(v), textWidth(Digits(v), textSize)/2
		c.line(x, f.bottom, x, f.bottom+5, 1, faint)
		if x-half > free && x+half < f.right+margin {
			c.text(x, f.bottom+19, textSize, middle, faint, false, Digits(v))
			free = x + half + tickRoom
		}
	}
	c.text(margin, f.top-10, textSize, left, ink, false, clipped(up.Label, (f.right-margin)/4, textSize))
	c.text((f.left+f.right)/2, f.bottom+38, textSize, middle, ink, false, clipped(across.Label, f.right-f.left, textSize))
}

// base draws the line on which the values stand, above what is drawn on it.
func (f *frame) base(c *canvas) { c.line(f.left, f.bottom, f.right, f.bottom, 1, ink) }

// legend names the series, from the right end of a line; a single one needs no name.
func (c *canvas) legend(x, y float64, names []string) {
	if len(names) < 2 {
		return
	}
	for i := len(names) - 1; i >= 0; i-- {
		x -= textWidth(names[i], textSize)
		c.text(x, y, textSize, left, ink, false, names[i])
		c.rect(x-17, y-10, 12, 12, shade(i, len(names)), ink)
		x -= 32
	}
}
