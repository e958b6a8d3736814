package render

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"github.com/jung-kurt/gofpdf"
)

// PDFOptions choose what kind of PDF is made. The zero value is the print
// profile: no links, no bookmarks.
type PDFOptions struct {
	// Screen keeps links and bookmarks. Printers refuse both.
	Screen bool
	// Date of the document; the zero time is 1 January 2000, so that a
	// document depends on nothing but its contents.
	Date time.Time
}

// A PDF is a document in the making: pages in order, each drawn on before the
// next one is added. The same calls give the same bytes.
type PDF struct {
	doc    *gofpdf.Fpdf
	screen bool
	err    error
	pen    pdfPen
	dests  []bool // which have been set; the first is unused
	linked map[Dest]bool
	level  int // deepest level that the next bookmark may have
}

// ErrPDF is wrapped by all errors of a [PDF].
var ErrPDF = errors.New("PDF not possible")

// maxPage is the largest side of a page in points, from the PDF standard, annex C.
const maxPage = 14_400

// NewPDF is a document without pages.
func NewPDF(opt PDFOptions) *PDF {
	date := opt.Date.UTC()
	if opt.Date.IsZero() {
		date = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	doc := gofpdf.New("P", "pt", "A4", "")
	doc.SetCatalogSort(true)
	doc.SetCreationDate(date)
	doc.SetModificationDate(date)
	doc.SetProducer("latin", true)
	doc.SetAutoPageBreak(false, 0)
	doc.SetMargins(0, 0, 0)
	return &PDF{doc: doc, screen: opt.Screen, dests: []bool{false}, linked: map[Dest]bool{}}
}

// SetTitle of the document, in its information; nothing is printed.
func (d *PDF) SetTitle(title string) { d.doc.SetTitle(inBasicPlane(title), true) }

// SetAuthor of the document, in its information; nothing is printed.
func (d *PDF) SetAuthor(author string) { d.doc.SetAuthor(inBasicPlane(author), true) }

// AddPage begins a page of that size in points and finishes the one before,
// which takes no more drawing. A size that no PDF can have is an error of [PDF.Write].
func (d *PDF) AddPage(w, h float64) Canvas {
	if !(w > 0 && h > 0 && w <= maxPage && h <= maxPage) {
		d.fail("page of %g × %g points; each side must be from 1 to %d", w, h, maxPage)
		w, h = 1, 1
	}
	d.doc.AddPageFormat("P", gofpdf.SizeType{Wd: w, Ht: h})
	d.newPen()
	return &pdfPage{d, d.doc.PageNo(), h}
}

// Pages is the number of pages begun.
func (d *PDF) Pages() int { return d.doc.PageCount() }

// SetTrim says to what the current page will be cut: its trim box. The bleed
// box is the page itself, by the definition of PDF. Pages without a call have
// the trim box of the page before, the first ones none.
func (d *PDF) SetTrim(r Rect) {
	if d.doc.PageNo() == 0 {
		return
	}
	_, h := d.doc.GetPageSize()
	d.doc.SetPageBox("trim", r.X, h-r.Y-r.H, r.W, r.H) // gofpdf counts y from below here
}

// Write finishes the document and writes it. The error is the first thing that
// went wrong since NewPDF: a character that the font cannot draw, a link that
// leads nowhere, a page drawn on after the next was begun. Nothing is written
// then. A document without pages is an error too.
func (d *PDF) Write(w io.Writer) error {
	if d.Pages() == 0 {
		d.fail("it has no pages; add one")
	}
	for t := range d.dests {
		if d.linked[Dest(t)] && !d.dests[t] {
			d.fail("link %d leads nowhere; call SetDest", t)
		}
	}
	if d.err != nil {
		return d.err
	}
	if err := d.doc.Output(w); err != nil {
		return fmt.Errorf("%w: %w", ErrPDF, err)
	}
	return nil
}

// fail keeps the first error.
func (d *PDF) fail(format string, args ...any) {
	if d.err == nil {
		d.err = fmt.Errorf("%w: %s", ErrPDF, fmt.Sprintf(format, args...))
	}
}

// inBasicPlane makes the text safe for gofpdf, which panics on broken UTF-8
// and above U+FFFF: what it cannot hold becomes U+FFFD.
func inBasicPlane(s string) string {
	return strings.Map(func(r rune) rune {
		if r > lastRune {
			return '\uFFFD'
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
}

func finite(values ...float64) bool {
	for _, v := range values {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return false
		}
	}
	return true
}
