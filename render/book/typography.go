package book

import (
	"math"

	"latin/render"
)

// minType is the smallest type that print on demand accepts, in points.
const minType = 7.0

// minLine is the thinnest line that print on demand accepts, in points.
const minLine = 0.75

// Text is black; what only accompanies it is a grey dark enough to print without visible dots.
var (
	ink   = render.Gray(0)
	quiet = render.Gray(90)
)

// A typography is the scale of type sizes of a book, in points.
type typography struct {
	small   float64 // notes, page references, running heads
	body    float64 // paragraphs
	lead    float64 // subtitles, puzzle numbers
	chapter float64 // chapter and section titles
	title   float64 // the book's title, at most
	leading float64 // distance of the baselines of paragraphs
}

// newTypography suits the width of the paper: DejaVu Sans looks large, so the
// body text is set small and wide apart.
func newTypography(t Trim) typography {
	body := 9.0
	switch {
	case t.W >= 6.9*inch:
		body = 10.5
	case t.W >= 5.75*inch:
		body = 9.5
	}
	return typography{
		small:   max(7.5, half(body*0.78)),
		body:    body,
		lead:    half(body * 1.3),
		chapter: half(body * 2.3),
		title:   half(body * 4.4),
		leading: half(body * 1.5),
	}
}

// half rounds to half points.
func half(x float64) float64 { return math.Round(2*x) / 2 }

func regular(size float64) render.Font { return render.Font{Size: size, Color: ink} }
func bold(size float64) render.Font    { return render.Font{Size: size, Bold: true, Color: ink} }
func muted(size float64) render.Font   { return render.Font{Size: size, Color: quiet} }

// to gives the font another alignment.
func to(a render.Align, f render.Font) render.Font {
	f.Align = a
	return f
}
