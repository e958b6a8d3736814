package book

import (
	"io"

	"latin/render"
)

// Write lays the book out and writes it as a PDF. The same book gives the same
// bytes. Errors about the book wrap [ErrBook]; nothing is written then.
func Write(w io.Writer, b Book) error {
	l, err := Plan(b)
	if err != nil {
		return err
	}
	doc := render.NewPDF(render.PDFOptions{Screen: b.Profile == Screen, Date: b.Date})
	if b.Profile == Screen {
		doc.SetTitle(b.Title)
		doc.SetAuthor(b.Author)
	}
	l.draw(doc)
	return doc.Write(w)
}

func (l Layout) draw(doc *render.PDF) {
	dests := make([]render.Dest, len(l.Pages)+1)
	for i := range l.Pages {
		dests[i+1] = doc.NewDest()
	}
	marks := l.Marks
	for _, p := range l.Pages {
		canvas := doc.AddPage(l.Trim.W, l.Trim.H)
		doc.SetTrim(render.Rect{W: l.Trim.W, H: l.Trim.H})
		doc.SetDest(dests[p.Number], 0)
		for len(marks) > 0 && marks[0].Page == p.Number {
			doc.Bookmark(marks[0].Title, marks[0].Level, 0)
			marks = marks[1:]
		}
		l.Paint(canvas, p)
		for _, t := range p.Texts {
			if t.Page > 0 {
				doc.Link(t.box(), dests[t.Page])
			}
		}
	}
}

// Paint draws one page of the layout on any canvas.
func (l Layout) Paint(c render.Canvas, p Page) {
	if l.Profile == Print {
		c = press{c}
	}
	for _, b := range p.Boards {
		render.Draw(c, b.Frame, b.View)
	}
	for _, r := range p.Rules {
		r.paint(c)
	}
	for _, t := range p.Texts {
		c.Text(t.X, t.Y, t.Text, t.Font)
	}
}

func (r Rule) paint(c render.Canvas) {
	s := render.Style{Stroke: &ink, Width: r.Width}
	if r.Dotted {
		s.Stroke, s.Round, s.Dash = &quiet, true, []float64{0.01, 4}
	}
	c.Path(render.Path{{Op: render.Move, X: r.X1, Y: r.Y1}, {Op: render.Line, X: r.X2, Y: r.Y2}}, s)
}
