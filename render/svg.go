package render

import (
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
)

// An SVG is one drawing as a text file that a diff can show: one element a
// line, lengths with two decimals. It is a Canvas.
type SVG struct {
	w, h  float64
	title string
	body  strings.Builder
}

// NewSVG is a white drawing of that size in points.
func NewSVG(w, h float64) *SVG { return &SVG{w: w, h: h} }

// SetTitle tells what the drawing shows, for screen readers; "" for nothing.
func (s *SVG) SetTitle(title string) { s.title = title }

// Path adds a path element.
func (s *SVG) Path(p Path, st Style) {
	if (st.Fill == nil && st.Stroke == nil) || !drawable(p) {
		return
	}
	fmt.Fprintf(&s.body, `<path d="%s"`, pathData(p))
	if st.Fill != nil {
		fmt.Fprintf(&s.body, ` fill="%s"`, hex(*st.Fill))
	}
	if st.Stroke != nil {
		fmt.Fprintf(&s.body, ` stroke="%s" stroke-width="%s"`, hex(*st.Stroke), decimal(st.Width))
		s.dash(st.Dash)
		if st.Round {
			s.body.WriteString(` stroke-linecap="round" stroke-linejoin="round"`)
		}
	}
	s.body.WriteString("/>\n")
}

func (s *SVG) dash(dash []float64) {
	if len(dash) == 0 {
		return
	}
	lengths := make([]string, len(dash))
	for i, d := range dash {
		lengths[i] = decimal(d)
	}
	fmt.Fprintf(&s.body, ` stroke-dasharray="%s"`, strings.Join(lengths, " "))
}

// Text adds a text element. The viewer's own fonts are used, so any character
// may be shown; what XML cannot hold becomes U+FFFD.
func (s *SVG) Text(x, y float64, text string, f Font) {
	if text == "" || !finite(x, y, f.Size) {
		return
	}
	fmt.Fprintf(&s.body, `<text x="%s" y="%s" font-size="%s"`, decimal(x), decimal(y), decimal(f.Size))
	if f.Bold {
		s.body.WriteString(` font-weight="bold"`)
	}
	if f.Align != Left {
		fmt.Fprintf(&s.body, ` text-anchor="%s"`, map[Align]string{Center: "middle", Right: "end"}[f.Align])
	}
	fmt.Fprintf(&s.body, ` fill="%s">%s</text>`+"\n", hex(f.Color), escape(text))
}

// WriteTo writes the whole file.
func (s *SVG) WriteTo(w io.Writer) (int64, error) {
	width, height := decimal(s.w), decimal(s.h)
	head := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s"`, width, height, width, height)
	head += ` role="img" font-family="DejaVu Sans, Verdana, sans-serif" fill="none" stroke-linecap="square" stroke-miterlimit="10">` + "\n"
	if s.title != "" {
		head += "<title>" + escape(s.title) + "</title>\n"
	}
	head += fmt.Sprintf(`<rect width="%s" height="%s" fill="#fff"/>`, width, height) + "\n"
	n, err := io.WriteString(w, head+s.body.String()+"</svg>\n")
	return int64(n), err
}

func escape(text string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(text)) // a Builder gives no error
	return b.String()
}

// drawable says whether the path has anything in it and only finite numbers.
func drawable(p Path) bool {
	for _, g := range p {
		if !finite(g.X, g.Y, g.X1, g.Y1, g.X2, g.Y2) {
			return false
		}
	}
	return len(p) > 0
}

// decimal writes a length with two decimals at most.
func decimal(v float64) string {
	v = math.Round(v*100) / 100
	if v == 0 {
		v = 0 // not -0
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// hex writes the colour as #rgb where that says all, else as #rrggbb.
func hex(c Color) string {
	if c.R%17 == 0 && c.G%17 == 0 && c.B%17 == 0 {
		return fmt.Sprintf("#%x%x%x", c.R/17, c.G/17, c.B/17)
	}
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

// pathData is the path as the d attribute writes it.
func pathData(p Path) string {
	var b strings.Builder
	var x, y string // the last end
	for _, g := range p {
		nx, ny := decimal(g.X), decimal(g.Y)
		switch {
		case g.Op == Close:
			b.WriteString("Z")
			continue
		case g.Op == Move:
			b.WriteString("M" + nx + " " + ny)
		case g.Op == Curve:
			fmt.Fprintf(&b, "C%s %s %s %s %s %s", decimal(g.X1), decimal(g.Y1), decimal(g.X2), decimal(g.Y2), nx, ny)
		case ny == y:
			b.WriteString("H" + nx)
		case nx == x:
			b.WriteString("V" + ny)
		default:
			b.WriteString("L" + nx + " " + ny)
		}
		x, y = nx, ny
	}
	return b.String()
}
