package plot

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"strconv"
	"unicode/utf8"
)

// A canvas writes the elements of a picture.
type canvas struct{ b bytes.Buffer }

// Colours.
const (
	ink    = "#1a1a1a"
	faint  = "#595959"
	rule   = "#dddddd"
	accent = "#b3400a" // of curves, on the blue of points
)

// shades are the fills of series, each darker than the one before.
var shades = []string{"#c7e9b4", "#7fcdbb", "#41b6c4", "#2c7fb8", "#253494"}

// shade of series i of n; more than there are begin again.
func shade(i, n int) string {
	if n <= 1 {
		return shades[3]
	}
	return shades[i%len(shades)]
}

// Where a text is anchored.
const (
	left   = "start"
	middle = "middle"
	right  = "end"
)

func (c *canvas) begin(width, height float64, title string) {
	fmt.Fprintf(&c.b, `<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %[1]s %[2]s" role="img" font-family="DejaVu Sans, Verdana, Helvetica, Arial, sans-serif">`+"\n",
		px(width), px(height))
	if title != "" {
		fmt.Fprintf(&c.b, "<title>%s</title>\n", escaped(title))
	}
	c.rect(0, 0, width, height, "#ffffff", "")
}

func (c *canvas) end() []byte {
	c.b.WriteString("</svg>\n")
	return c.b.Bytes()
}

// text writes one line; y is its baseline. An empty one is left out.
func (c *canvas) text(x, y, size float64, anchor, colour string, bold bool, s string) {
	if s == "" {
		return
	}
	weight := ""
	if bold {
		weight = ` font-weight="bold"`
	}
	fmt.Fprintf(&c.b, `<text x="%s" y="%s" font-size="%s" text-anchor="%s" fill="%s"%s>%s</text>`+"\n",
		px(x), px(y), px(size), anchor, colour, weight, escaped(s))
}

// rect fills a rectangle, with an outline unless its colour is empty.
func (c *canvas) rect(x, y, width, height float64, fill, outline string) {
	stroke := ""
	if outline != "" {
		stroke = fmt.Sprintf(` stroke="%s" stroke-width="0.6"`, outline)
	}
	fmt.Fprintf(&c.b, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"%s/>`+"\n", px(x), px(y), px(width), px(height), fill, stroke)
}

func (c *canvas) line(x1, y1, x2, y2, width float64, colour string) {
	fmt.Fprintf(&c.b, `<path d="M%s %sL%s %s" stroke="%s" stroke-width="%s" fill="none"/>`+"\n", px(x1), px(y1), px(x2), px(y2), colour, px(width))
}

// dots draws small circles of one colour, as one element. Where they are many they
// are smaller, and shine through each other.
func (c *canvas) dots(at [][2]float64, colour string) {
	radius, opacity := 2.4, "0.45"
	if len(at) < 100 {
		radius, opacity = 4, "0.8"
	}
	fmt.Fprintf(&c.b, `<g fill="%s" fill-opacity="%s">`+"\n", colour, opacity)
	for _, p := range at {
		fmt.Fprintf(&c.b, `<circle cx="%s" cy="%s" r="%s"/>`+"\n", px(p[0]), px(p[1]), px(radius))
	}
	c.b.WriteString("</g>\n")
}

// marks draws circles with an outline, to be seen over dots and curves.
func (c *canvas) marks(at [][2]float64, colour string) {
	fmt.Fprintf(&c.b, `<g fill="%s" stroke="%s" stroke-width="1">`+"\n", colour, ink)
	for _, p := range at {
		fmt.Fprintf(&c.b, `<circle cx="%s" cy="%s" r="5"/>`+"\n", px(p[0]), px(p[1]))
	}
	c.b.WriteString("</g>\n")
}

// curve draws a line through points, on white so that it stands out.
func (c *canvas) curve(at [][2]float64, colour string) {
	var d []byte
	for i, p := range at {
		d = append(d, "ML"[min(i, 1)])
		d = append(append(append(d, px(p[0])...), ' '), px(p[1])...)
	}
	fmt.Fprintf(&c.b, `<path d="%s" stroke="#ffffff" stroke-width="5" fill="none"/>`+"\n", d)
	fmt.Fprintf(&c.b, `<path d="%s" stroke="%s" stroke-width="2" fill="none"/>`+"\n", d, colour)
}

// px writes a length with at most two digits after the point.
func px(v float64) string {
	text := strconv.FormatFloat(v, 'f', 2, 64)
	for text[len(text)-1] == '0' {
		text = text[:len(text)-1]
	}
	if text[len(text)-1] == '.' {
		text = text[:len(text)-1]
	}
	if text == "-0" {
		return "0"
	}
	return text
}

func escaped(s string) string {
	var b bytes.Buffer
	_ = xml.EscapeText(&b, []byte(s)) // a buffer takes all
	return b.String()
}

// textWidth is what a text takes at most, in a sans serif no wider than DejaVu Sans.
func textWidth(s string, size float64) float64 {
	return 0.64 * size * float64(utf8.RuneCountInString(s))
}

// clipped cuts a text that is wider, and says so by its end.
func clipped(s string, width, size float64) string {
	letters := []rune(s)
	if most := int(width / textWidth("x", size)); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return s
}
