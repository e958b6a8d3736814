package render

import (
	"fmt"
	"io"
	"math"
	"strings"
)

// A CircuitView is a board of squares with circuits that visit them, such as
// those of a knight, to draw. All squares are [row, column], from 0.
type CircuitView struct {
	Rows, Cols int
	Squares    [][2]int   // those that are there
	Circuits   [][][2]int // each in order of travel, which comes back to its first square
	Open       bool       // they do not come back
	// Wrap says that a step may leave the drawing and come back elsewhere; one
	// that spans more than half of it is drawn as two short ends.
	Wrap    bool
	Colours bool // tell circuits apart by hues; otherwise by greys and dashes
	Title   string
}

// WriteCircuits draws it in one of the [Formats]. The squares are numbered in order
// of travel. Errors are those of [Write].
func WriteCircuits(w io.Writer, format string, v CircuitView, opt Options) error {
	if v.Rows < 1 || v.Cols < 1 || len(v.Squares) == 0 {
		return fmt.Errorf("%w: a board without squares", ErrNothing)
	}
	standard := opt.Width == 0
	opt = opt.filled()
	if standard { // squares as large as can be read, on a page of A4
		opt.Width = min(opt.PageWidth-2*margin, float64(24*v.Cols))
	}
	if !(opt.Width >= 10 && opt.Width <= maxPage-2*margin) {
		return fmt.Errorf("%w: %g points; from 10 to %d are allowed", ErrWidth, opt.Width, maxPage-2*margin)
	}
	d := circuitDrawing{view: v, unit: opt.Width / float64(v.Cols)}
	width, height := opt.Width+2*margin, d.unit*float64(v.Rows)+2*margin
	switch format {
	case "svg":
		page := NewSVG(width, height)
		page.SetTitle(v.Title)
		d.draw(page)
		_, err := page.WriteTo(w)
		return err
	case "png":
		page := NewPNG(width, height, opt.DPI)
		d.draw(page)
		_, err := page.WriteTo(w)
		return err
	case "pdf":
		doc := NewPDF(PDFOptions{Date: opt.Date})
		doc.SetTitle(v.Title)
		d.draw(doc.AddPage(max(width, opt.PageWidth), max(height, opt.PageHeight)))
		return doc.Write(w)
	}
	return fmt.Errorf("%w: %q; the formats are %s", ErrFormat, format, strings.Join(Formats, ", "))
}

// circuitDrawing is a view with squares of unit points.
type circuitDrawing struct {
	view   CircuitView
	unit   float64
	canvas Canvas
}

func (d circuitDrawing) draw(c Canvas) {
	d.canvas = c
	d.drawSquares()
	for i, circuit := range d.view.Circuits {
		d.drawCircuit(i, circuit)
	}
	for i, circuit := range d.view.Circuits {
		d.drawNumbers(i, circuit)
	}
}

func (d circuitDrawing) drawSquares() {
	light, line := Gray(240), Gray(190)
	for _, s := range d.view.Squares {
		x, y := margin+d.unit*float64(s[1]), margin+d.unit*float64(s[0])
		style := Style{Stroke: &line, Width: 0.5}
		if (s[0]+s[1])%2 == 1 {
			style.Fill = &light
		}
		d.canvas.Path(Path{{Op: Move, X: x, Y: y}, {Op: Line, X: x + d.unit, Y: y},
			{Op: Line, X: x + d.unit, Y: y + d.unit}, {Op: Line, X: x, Y: y + d.unit}, {Op: Close}}, style)
	}
}

// centre of a square.
func (d circuitDrawing) centre(s [2]int) (x, y float64) {
	return margin + d.unit*(float64(s[1])+0.5), margin + d.unit*(float64(s[0])+0.5)
}

// circuitDashes are in units of a square; with three greys they make twelve looks.
var circuitDashes = [][]float64{nil, {0.3, 0.12}, {0.06, 0.12}, {0.35, 0.1, 0.06, 0.1}}

var circuitGrays = []Color{Gray(0), Gray(110), Gray(60)}

func (d circuitDrawing) colour(i int) Color {
	if d.view.Colours {
		return hue(i)
	}
	return circuitGrays[i%len(circuitGrays)]
}

func (d circuitDrawing) drawCircuit(i int, circuit [][2]int) {
	colour := d.colour(i)
	style := Style{Stroke: &colour, Width: max(0.4, d.unit*0.06), Round: true}
	if !d.view.Colours {
		for _, length := range circuitDashes[i%len(circuitDashes)] {
			style.Dash = append(style.Dash, length*d.unit)
		}
	}
	steps := len(circuit)
	if d.view.Open {
		steps--
	}
	var path Path
	for j := range steps {
		from, to := circuit[j], circuit[(j+1)%len(circuit)]
		path = append(path, d.step(from, to)...)
	}
	d.canvas.Path(path, style)
}

// step is a line between two squares, or two ends that point at each other's way
// over the edge.
func (d circuitDrawing) step(from, to [2]int) Path {
	x1, y1 := d.centre(from)
	x2, y2 := d.centre(to)
	if !d.view.Wrap || math.Hypot(x2-x1, y2-y1) < 2.5*d.unit {
		return Path{{Op: Move, X: x1, Y: y1}, {Op: Line, X: x2, Y: y2}}
	}
	dx, dy := (x1-x2)/math.Hypot(x2-x1, y2-y1)*d.unit*0.6, (y1-y2)/math.Hypot(x2-x1, y2-y1)*d.unit*0.6
	return Path{{Op: Move, X: x1, Y: y1}, {Op: Line, X: x1 + dx, Y: y1 + dy}, {Op: Move, X: x2, Y: y2}, {Op: Line, X: x2 - dx, Y: y2 - dy}}
}

func (d circuitDrawing) drawNumbers(i int, circuit [][2]int) {
	white := Gray(255)
	size := d.unit * 0.3
	for j, s := range circuit {
		x, y := d.centre(s)
		text := fmt.Sprint(j + 1)
		w, h := size*0.32*float64(len(text)), size*0.55
		d.canvas.Path(Path{{Op: Move, X: x - w, Y: y - h}, {Op: Line, X: x + w, Y: y - h}, {Op: Line, X: x + w, Y: y + h},
			{Op: Line, X: x - w, Y: y + h}, {Op: Close}}, Style{Fill: &white})
		d.canvas.Text(x, y+size*0.36, text, Font{Size: size, Align: Center, Color: d.colour(i)})
	}
}
