package plot

// A Figure is a picture of one or more panels.
type Figure struct {
	// Title above all panels; Note below it, in smaller letters. Both may be empty.
	Title, Note string
	Panels      []Panel
}

// A Panel is one drawing of a figure.
type Panel interface {
	height() float64
	// draw draws with the upper left corner at x, y.
	draw(c *canvas, x, y, width float64)
}

// Measures of a figure, in pixels as browsers have them.
const (
	figureWidth = 800
	margin      = 28
	inner       = figureWidth - 2*margin
	gap         = 30 // between panels
	titleSize   = 20
	headSize    = 15 // of panels
	textSize    = 12
	headHeight  = 52 // the title of a panel and its note
	lineHeight  = 20
)

// SVG draws the figure.
func (f *Figure) SVG() []byte {
	y := float64(margin)
	if f.Title != "" {
		y += titleSize + 4
	}
	if f.Note != "" {
		y += lineHeight
	}
	total := y
	for _, p := range f.Panels {
		total += gap/2 + p.height() + gap/2
	}
	var c canvas
	c.begin(figureWidth, total+margin/2, f.Title)
	c.text(margin, margin+titleSize/2, titleSize, left, ink, true, clipped(f.Title, inner, titleSize))
	c.text(margin, margin+titleSize+16, textSize, left, faint, false, clipped(f.Note, inner, textSize))
	for _, p := range f.Panels {
		y += gap / 2
		p.draw(&c, margin, y, inner)
		y += p.height() + gap/2
	}
	return c.end()
}

// head writes the title of a panel and what is said of it.
func (c *canvas) head(x, y float64, title, note string) {
	c.text(x, y+headSize, headSize, left, ink, true, clipped(title, inner, headSize))
	c.text(x, y+headSize+lineHeight, textSize, left, faint, false, clipped(note, inner, textSize))
}
