package render

import (
	"math"
	"slices"
	"unicode/utf8"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
)

// pdfFamily is the name of the two fonts within the document.
const pdfFamily = "dejavusans"

// pdfPage is one page as a Canvas.
type pdfPage struct {
	d      *PDF
	number int
	height float64
}

// pdfPen is what was last told to the document, so that it is told once.
type pdfPen struct {
	fill, stroke Color
	width, size  float64
	dash         []float64
	round, bold  bool
}

// newPen makes the fonts known before the first page needs them and begins
// each page with the same pen, black and full.
func (d *PDF) newPen() {
	if d.Pages() == 1 {
		d.doc.AddUTF8FontFromBytes(pdfFamily, "", dejavusans.TTF)
		d.doc.AddUTF8FontFromBytes(pdfFamily, "B", dejavusansbold.TTF)
	}
	d.pen = pdfPen{width: 1, size: 10}
	d.doc.SetFont(pdfFamily, "", d.pen.size)
	d.doc.SetFillColor(0, 0, 0)
	d.doc.SetDrawColor(0, 0, 0)
	d.doc.SetLineWidth(d.pen.width)
	d.doc.SetDashPattern(nil, 0)
	d.setJoins(false)
}

func (d *PDF) setJoins(round bool) {
	ends, joins := "square", "miter"
	if round {
		ends, joins = "round", "round"
	}
	d.doc.SetLineCapStyle(ends)
	d.doc.SetLineJoinStyle(joins)
}

func (p *pdfPage) open() bool {
	if p.number != p.d.doc.PageNo() {
		p.d.fail("page %d is drawn on after page %d was begun", p.number, p.d.doc.PageNo())
		return false
	}
	return true
}

// Path draws the path with the document's own operators, all vectors.
func (p *pdfPage) Path(path Path, s Style) {
	if (s.Fill == nil && s.Stroke == nil) || !drawable(path) || !p.open() {
		return
	}
	paint := p.d.usePen(s)
	doc := p.d.doc
	for _, g := range path {
		g.X, g.Y = p.snap(g.X, g.Y)
		switch g.Op {
		case Move:
			doc.MoveTo(g.X, g.Y)
		case Line:
			doc.LineTo(g.X, g.Y)
		case Curve:
			doc.CurveBezierCubicTo(g.X1, g.Y1, g.X2, g.Y2, g.X, g.Y)
		case Close:
			doc.ClosePath()
		}
	}
	doc.DrawPath(paint)
}

// snap moves a point to where gofpdf writes the ends of lines, a hundredth of a
// point. It writes those of curves more finely, so that a circle would end
// beside its beginning and be closed by a tiny line with the spike of a mitre.
func (p *pdfPage) snap(x, y float64) (float64, float64) {
	return math.Round(x*100) / 100, p.height - math.Round((p.height-y)*100)/100
}

// usePen sets colours and line style where they changed and gives the paint operator.
func (d *PDF) usePen(s Style) string {
	paint := ""
	if s.Fill != nil {
		paint = "F"
		if d.pen.fill != *s.Fill {
			d.doc.SetFillColor(int(s.Fill.R), int(s.Fill.G), int(s.Fill.B))
			d.pen.fill = *s.Fill
		}
	}
	if s.Stroke != nil {
		paint += "D"
		d.useStroke(s)
	}
	return paint
}

func (d *PDF) useStroke(s Style) {
	if d.pen.stroke != *s.Stroke {
		d.doc.SetDrawColor(int(s.Stroke.R), int(s.Stroke.G), int(s.Stroke.B))
	}
	if d.pen.width != s.Width {
		d.doc.SetLineWidth(s.Width)
	}
	if d.pen.round != s.Round {
		d.setJoins(s.Round)
	}
	if !slices.Equal(d.pen.dash, s.Dash) {
		d.doc.SetDashPattern(s.Dash, 0)
	}
	d.pen.stroke, d.pen.width, d.pen.round, d.pen.dash = *s.Stroke, s.Width, s.Round, s.Dash
}

// Text writes the line with the embedded font. A character that the font
// cannot draw becomes an error of the document.
func (p *pdfPage) Text(x, y float64, text string, f Font) {
	if text == "" || !(f.Size > 0) || !finite(x, y, f.Size) || !p.open() {
		return
	}
	if missing := Covers(text); len(missing) > 0 || !utf8.ValidString(text) {
		p.d.fail("text %q: the font cannot draw %q; use other characters", text, string(missing))
		return
	}
	d := p.d
	if d.pen.size != f.Size || d.pen.bold != f.Bold {
		d.doc.SetFont(pdfFamily, map[bool]string{true: "B", false: ""}[f.Bold], f.Size)
		d.pen.size, d.pen.bold = f.Size, f.Bold
	}
	d.doc.SetTextColor(int(f.Color.R), int(f.Color.G), int(f.Color.B))
	d.doc.Text(start(x, text, f), y, text)
}
