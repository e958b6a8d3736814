package tiles

import (
	"errors"
	"fmt"
	"io"
	"time"

	"latin/render"
)

// A Page is tiles in rows, with a title above and a line of text below.
type Page struct {
	Title   string
	Caption string
	// Rows of tiles, all of the same sort and the same number.
	Rows [][]Tile
	// Gray draws without colours.
	Gray bool
	// Date of a PDF; see [render.PDFOptions].
	Date time.Time
}

// Sizes in points: A4 with its margin, and the room for the title and the caption.
const (
	width, height = 595.28, 841.89
	margin        = 48
	titleRoom     = 64
	captionRoom   = 48
	gapPart       = 0.09 // of the width of a tile, between tiles that lie apart
)

// ErrEmpty is what [Page.Write] says of a page without tiles.
var ErrEmpty = errors.New("nothing to draw")

// Write writes the page in one of [render.Formats]. The error wraps ErrEmpty,
// [render.ErrFormat] or what the format cannot hold, or comes from w.
func (p Page) Write(w io.Writer, format string) error {
	if len(p.Rows) == 0 || len(p.Rows[0]) == 0 {
		return fmt.Errorf("%w: give at least one tile", ErrEmpty)
	}
	switch format {
	case "pdf":
		doc := render.NewPDF(render.PDFOptions{Date: p.Date})
		doc.SetTitle(p.Title)
		p.draw(doc.AddPage(width, height))
		return doc.Write(w)
	case "svg":
		drawing := render.NewSVG(width, height)
		drawing.SetTitle(p.Title)
		p.draw(drawing)
		_, err := drawing.WriteTo(w)
		return err
	case "png":
		drawing := render.NewPNG(width, height, 150)
		p.draw(drawing)
		_, err := drawing.WriteTo(w)
		return err
	}
	return fmt.Errorf("%w: %q; the formats are pdf, svg and png", render.ErrFormat, format)
}

// draw lays title, tiles and caption out about the middle of the page.
func (p Page) draw(c render.Canvas) {
	if p.Gray {
		c = grayCanvas{c}
	}
	first := p.Rows[0][0]
	gap := 0.0
	if first.Apart() {
		gap = gapPart
	}
	rows, columns := float64(len(p.Rows)), float64(len(p.Rows[0]))
	across := columns + gap*(columns-1)
	down := rows*first.Aspect() + gap*(rows-1)
	room := render.Rect{X: margin, Y: margin + titleRoom, W: width - 2*margin, H: height - 2*margin - titleRoom - captionRoom}
	tile := min(room.W/across, room.H/down, 150)
	x0, y0 := room.X+(room.W-tile*across)/2, room.Y+(room.H-tile*down)/2
	for i, row := range p.Rows {
		for j, t := range row {
			t.Draw(c, render.Rect{X: x0 + float64(j)*tile*(1+gap), Y: y0 + float64(i)*tile*(first.Aspect()+gap), W: tile, H: tile * first.Aspect()})
		}
	}
	c.Text(width/2, y0-30, p.Title, fitting(p.Title, render.Font{Size: 24, Bold: true, Align: render.Center}))
	c.Text(width/2, y0+tile*down+34, p.Caption, fitting(p.Caption, render.Font{Size: 10.5, Align: render.Center, Color: render.Gray(90)}))
}

// fitting is the font, smaller where the text is too wide for the page.
func fitting(text string, f render.Font) render.Font {
	if w := render.Measure(text, f); w > width-2*margin {
		f.Size *= (width - 2*margin) / w
	}
	return f
}
