package render

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"
)

// An Item is one drawing with its caption, such as the id of a puzzle; the
// caption may be empty.
type Item struct {
	View    View
	Caption string
}

// Options choose how [Write] lays drawings out. The zero value is good for most.
type Options struct {
	// Width of a drawing in points; 0 is 324, which is 4½ inches.
	Width float64
	// Columns of drawings side by side; 0 is 1.
	Columns int
	// DPI is the resolution of a PNG in dots an inch; 0 is 150.
	DPI float64
	// PageWidth and PageHeight are the page of a PDF in points; 0 is A4.
	PageWidth, PageHeight float64
	// Date of a PDF; see [PDFOptions].
	Date time.Time
	// Title of the document; empty for none.
	Title string
}

// Formats are what [Write] can write.
var Formats = []string{"pdf", "svg", "png"}

// Errors of [Write].
var (
	ErrFormat  = errors.New("unknown format of a drawing")
	ErrNothing = errors.New("nothing to draw")
	ErrWidth   = errors.New("width not possible")
)

// margin about a drawing and gap between two, in points.
const margin, gap = 18, 30

// captionFont is the font of captions.
var captionFont = Font{Size: 10, Color: Gray(64)}

// Write writes the drawings in one of the [Formats]: in a PDF one on each page,
// unless there are several columns, in an SVG or PNG one under another, with
// the captions above them. The error
// wraps ErrFormat, ErrNothing, ErrWidth, [ErrPDF] or [ErrPNG], or comes from w.
func Write(w io.Writer, format string, items []Item, opt Options) error {
	if len(items) == 0 {
		return fmt.Errorf("%w: give at least one puzzle", ErrNothing)
	}
	opt = opt.filled()
	if !(opt.Width >= 10 && opt.Width <= maxPage) {
		return fmt.Errorf("%w: %g points; from 10 to %d are allowed", ErrWidth, opt.Width, maxPage)
	}
	switch format {
	case "pdf":
		return writePDF(w, items, opt)
	case "svg":
		return writeSVG(w, items, opt)
	case "png":
		width, height := stackSize(items, opt)
		page := NewPNG(width, height, opt.DPI)
		stack(page, items, opt)
		_, err := page.WriteTo(w)
		return err
	}
	return fmt.Errorf("%w: %q; the formats are %s", ErrFormat, format, strings.Join(Formats, ", "))
}

func (o Options) filled() Options {
	fill := func(v *float64, standard float64) {
		if *v == 0 {
			*v = standard
		}
	}
	fill(&o.Width, 324)
	fill(&o.DPI, 150)
	o.Columns = max(1, o.Columns)
	fill(&o.PageWidth, 595.28)
	fill(&o.PageHeight, 841.89)
	return o
}

func writeSVG(w io.Writer, items []Item, opt Options) error {
	page := NewSVG(stackSize(items, opt))
	page.SetTitle(title(items, opt))
	stack(page, items, opt)
	_, err := page.WriteTo(w)
	return err
}

// title of a drawing: the one given, or that of the first Puzzle.
func title(items []Item, opt Options) string {
	if opt.Title != "" || items[0].View.Puzzle == nil {
		return opt.Title
	}
	return items[0].View.Puzzle.Title
}

// writePDF puts each drawing in the upper half of its page, as large as asked
// for or as fits; several columns fill the pages row by row, and nets have
// pages of their own.
func writePDF(w io.Writer, items []Item, opt Options) error {
	doc := NewPDF(PDFOptions{Date: opt.Date})
	doc.SetTitle(opt.Title)
	if opt.Columns > 1 {
		if err := stackPages(doc, items, opt); err != nil {
			return err
		}
		return doc.Write(w)
	}
	for _, it := range items {
		if it.View.Net && it.View.Puzzle != nil && it.View.Puzzle.Board.Net() != nil {
			addNetPage(doc, it, opt)
			continue
		}
		page := doc.AddPage(opt.PageWidth, opt.PageHeight)
		top := opt.PageHeight / 10
		width := min(opt.Width, opt.PageWidth-2*margin)
		height := min(width*Aspect(it.View), opt.PageHeight-top-2*margin-captionRoom(it))
		drawItem(page, it, Rect{(opt.PageWidth - width) / 2, top, width, height})
	}
	return doc.Write(w)
}
