package render

import (
	"math"
	"slices"
	"testing"
)

func TestCovers(t *testing.T) {
	tests := []struct {
		text string
		want []rune
	}{
		{"", nil},
		{"WillShortz 0123456789", nil},
		{"ΣДא♔♞①❾", nil},
		{"a漢b字漢", []rune{'漢', '字'}},
		{"😀", []rune{'😀'}},
		{"𝔸", []rune{'𝔸'}}, // DejaVu Sans has it, above U+FFFF
		{"ᚠ", []rune{'ᚠ'}},
	}
	for _, tt := range tests {
		if got := Covers(tt.text); !slices.Equal(got, tt.want) {
			t.Errorf("Covers(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

// Metrics of DejaVu Sans 2.37: 2048 units an em, capitals 1493 high, digits
// 1303 (1425 bold) wide, ascender 1901, descender 483.
func TestMetrics(t *testing.T) {
	em := Font{Size: 2048}
	bold := Font{Size: 2048, Bold: true}
	tests := []struct {
		name      string
		got, want float64
	}{
		{"capitals", CapHeight(em), 1493}, {"bold capitals", CapHeight(bold), 1493},
		{"digits", Measure("0123456789", em), 10 * 1303}, {"bold digits", Measure("88", bold), 2 * 1425},
		{"ascent", Ascent(em), 1901}, {"descent", Descent(em), 483},
		{"no text", Measure("", em), 0}, {"no size", Measure("8", Font{}), 0},
	}
	for _, tt := range tests {
		if math.Abs(tt.got-tt.want) > 0.5 {
			t.Errorf("%s: %g, want %g", tt.name, tt.got, tt.want)
		}
	}
}

func TestTextPathIsWhereTheTextIs(t *testing.T) {
	f := Font{Size: 20, Bold: true}
	low, high := xy{math.Inf(1), math.Inf(1)}, xy{math.Inf(-1), math.Inf(-1)}
	for _, l := range flatten(textPath(100, 50, "H1H", f), 0.01) {
		for _, q := range l.points {
			low, high = xy{min(low.x, q.x), min(low.y, q.y)}, xy{max(high.x, q.x), max(high.y, q.y)}
		}
	}
	if low.x < 100 || high.x > 100+Measure("H1H", f) || math.Abs(high.y-50) > 0.01 || math.Abs(low.y-(50-CapHeight(f))) > 0.01 {
		t.Errorf("the text fills %v to %v", low, high)
	}
}
