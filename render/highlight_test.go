package render

import (
	"math"
	"testing"
)

// luminance of a grey, as the Web Content Accessibility Guidelines define it.
func luminance(c Color) float64 { return math.Pow((float64(c.R)/255+0.055)/1.055, 2.4) }

// contrast of a dark grey on a light one: from 1 to 21.
func contrast(dark, light Color) float64 {
	return (luminance(light) + 0.05) / (luminance(dark) + 0.05)
}

// TestHighlightTellsItself: a highlighted cell is not taken for a shaded one,
// and what stands on it is legible (the guidelines ask for 4.5, strictly for 7).
func TestHighlightTellsItself(t *testing.T) {
	for depth, least := range []int{60, 40, 24} {
		if got := int(tints[depth].R) - int(highlightGray.R); got < least {
			t.Errorf("the highlight is %d levels darker than a shade of depth %d; want %d", got, depth, least)
		}
	}
	if got := contrast(Black, highlightGray); got < 7 {
		t.Errorf("labels on a highlight have contrast %.1f; want 7", got)
	}
	if got := contrast(candidateGray, highlightGray); got < 4.5 {
		t.Errorf("candidates on a highlight have contrast %.1f; want 4.5", got)
	}
}
