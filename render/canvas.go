package render

import "math"

// Lengths are in points (1/72 inch), x runs to the right and y runs down from
// the upper left corner of the page.

// A Canvas is a page to draw on. Four outputs implement it: PDF, SVG, PNG and
// the recorder of the tests. Errors are kept and told when the page is closed.
type Canvas interface {
	// Path fills the path, then strokes it, as the style says.
	Path(p Path, s Style)
	// Text writes one line whose baseline begins at, ends at or is centred
	// on the point, as the font's Align says.
	Text(x, y float64, text string, f Font)
}

// A Path is a sequence of segments; it may have several closed parts.
type Path []Segment

// A Segment goes on from the end of the last one.
type Segment struct {
	Op Op
	// X, Y is the end of the segment; not used by Close.
	X, Y float64
	// X1, Y1, X2, Y2 are the control points of a Curve (cubic Bézier).
	X1, Y1, X2, Y2 float64
}

// Op is what a segment does.
type Op uint8

// The four operations of PDF, SVG and font outlines.
const (
	Move Op = iota
	Line
	Curve
	Close
)

// A Color is red, green and blue from 0 to 255. Equal parts are grey, which
// the PDF writes as DeviceGray.
type Color struct{ R, G, B uint8 }

// Grey is the grey of the same brightness, with the weights of ITU-R BT.601; nil for nil.
func (c *Color) Grey() *Color {
	if c == nil {
		return nil
	}
	g := Gray(uint8(math.Round(0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B))))
	return &g
}

// Gray is the grey of that brightness: 0 is black, 255 white.
func Gray(v uint8) Color { return Color{v, v, v} }

// Black is the colour of lines and text unless said otherwise.
var Black = Gray(0)

// A Style says how a path is painted. Zero parts are left out.
type Style struct {
	Fill   *Color
	Stroke *Color
	Width  float64   // of the stroke, in points
	Dash   []float64 // lengths of dashes and gaps; nil is a full line
	Round  bool      // round joins and caps; otherwise mitred joins and square caps
}

// A Font says how a line of text is set. The typeface is DejaVu Sans.
type Font struct {
	Size  float64 // in points
	Bold  bool
	Align Align
	Color Color
	// Minor type is not for reading a puzzle, such as the numbers of seams.
	Minor bool
}

// Align says what the point of a text is.
type Align int

// The three ways to align a line of text.
const (
	Left Align = iota
	Center
	Right
)

// A Rect is an upright rectangle by its upper left corner and its size.
type Rect struct{ X, Y, W, H float64 }
