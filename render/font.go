package render

import (
	"sync"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// lastRune is the last character that the PDF's font tables can hold.
const lastRune = 0xFFFF

// A face is one of the two embedded fonts, DejaVu Sans and DejaVu Sans Bold.
// Its numbers are in the units of the font, of which an em has many.
type face struct {
	ttf               []byte
	font              *sfnt.Font
	em                float64
	cap               float64
	ascent, descent   float64
	advance, existing sync.Map // of runes: float64 and bool
}

var regularFace = sync.OnceValue(func() *face { return newFace(dejavusans.TTF) })
var boldFace = sync.OnceValue(func() *face { return newFace(dejavusansbold.TTF) })

func faceOf(f Font) *face {
	if f.Bold {
		return boldFace()
	}
	return regularFace()
}

// newFace panics when the font, a constant of the program, cannot be read.
func newFace(ttf []byte) *face {
	parsed, err := sfnt.Parse(ttf)
	if err != nil {
		panic("render: the embedded font is broken: " + err.Error())
	}
	f := &face{ttf: ttf, font: parsed, em: float64(parsed.UnitsPerEm())}
	var b sfnt.Buffer
	m, err := parsed.Metrics(&b, f.ppem(), font.HintingNone)
	if err != nil {
		panic("render: the embedded font has no metrics: " + err.Error())
	}
	f.cap, f.ascent, f.descent = f.heightOf('H'), units(m.Ascent), units(m.Descent)
	return f
}

// heightOf measures the outline itself; the font's own tables may leave the
// height of capitals out.
func (f *face) heightOf(r rune) float64 {
	var b sfnt.Buffer
	bounds, _, err := f.font.GlyphBounds(&b, f.glyph(r), f.ppem(), font.HintingNone)
	if err != nil {
		panic("render: the embedded font has no " + string(r))
	}
	return -units(bounds.Min.Y)
}

// ppem is the size at which a unit of the font is a pixel.
func (f *face) ppem() fixed.Int26_6 { return fixed.Int26_6(f.em * 64) }

func units(v fixed.Int26_6) float64 { return float64(v) / 64 }

// glyph is the index of the rune's outline; 0, the box, when there is none.
func (f *face) glyph(r rune) sfnt.GlyphIndex {
	var b sfnt.Buffer
	g, err := f.font.GlyphIndex(&b, r)
	if err != nil {
		return 0
	}
	return g
}

// width of one rune.
func (f *face) width(r rune) float64 {
	if w, ok := f.advance.Load(r); ok {
		return w.(float64)
	}
	var b sfnt.Buffer
	a, err := f.font.GlyphAdvance(&b, f.glyph(r), f.ppem(), font.HintingNone)
	if err != nil {
		a = 0
	}
	f.advance.Store(r, units(a))
	return units(a)
}

// has says whether the font can draw the rune.
func (f *face) has(r rune) bool {
	if h, ok := f.existing.Load(r); ok {
		return h.(bool)
	}
	h := f.glyph(r) != 0
	f.existing.Store(r, h)
	return h
}

// Measure is the width of the text in points, without kerning. A rune that the
// font cannot draw counts as the box that stands for it.
func Measure(text string, f Font) float64 {
	t, sum := faceOf(f), 0.0
	for _, r := range text {
		sum += t.width(r)
	}
	return sum / t.em * f.Size
}

// CapHeight is the height of capitals and digits over the baseline, in points.
func CapHeight(f Font) float64 { t := faceOf(f); return t.cap / t.em * f.Size }

// Ascent is the height of a line over the baseline, in points.
func Ascent(f Font) float64 { t := faceOf(f); return t.ascent / t.em * f.Size }

// Descent is the depth of a line below the baseline, in points, positive.
func Descent(f Font) float64 { t := faceOf(f); return t.descent / t.em * f.Size }

// Covers lists the runes of the text that cannot be drawn, each once, in the
// order of the text: those that DejaVu Sans or its bold lacks, and those above
// U+FFFF, which a PDF made here cannot hold. Empty when all is well.
func Covers(text string) (missing []rune) {
	seen := map[rune]bool{}
	for _, r := range text {
		if !seen[r] && !covered(r) {
			missing = append(missing, r)
		}
		seen[r] = true
	}
	return missing
}

func covered(r rune) bool {
	return r <= lastRune && regularFace().has(r) && boldFace().has(r)
}

// start is where a line of text begins that is aligned about x.
func start(x float64, text string, f Font) float64 {
	switch f.Align {
	case Center:
		return x - Measure(text, f)/2
	case Right:
		return x - Measure(text, f)
	}
	return x
}
