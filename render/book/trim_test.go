package book

import (
	"errors"
	"math"
	"testing"
)

func TestParseTrim(t *testing.T) {
	tests := []struct {
		in   string
		w, h float64 // 0 for an error
	}{
		{"", 612, 792}, {"8.5x11", 612, 792}, {"letter", 612, 792}, {"6x9", 432, 648}, {"6X9", 432, 648}, {" a4 ", 595.28, 841.89},
		{"A5", 419.53, 595.28}, {"7.44x9.69", 535.68, 697.68}, {"7.5 x 9.25 in", 540, 666}, {"148x210mm", 419.53, 595.28},
		{"8.25×6", 594, 432}, {"6", 0, 0}, {"6x", 0, 0}, {"x9", 0, 0}, {"a6", 0, 0}, {"6x9x2", 0, 0}, {"nanx9", 0, 0},
		{"1x1", 0, 0}, {"148x210", 0, 0}, {"1e9x9", 0, 0}, {"-6x9", 0, 0}, {"infxinf", 0, 0}, {"6x9cm", 0, 0},
	}
	for _, tt := range tests {
		got, err := ParseTrim(tt.in)
		if tt.w == 0 {
			if !errors.Is(err, ErrTrim) {
				t.Errorf("ParseTrim(%q) = %v, %v; want an ErrTrim", tt.in, got, err)
			}
			continue
		}
		if err != nil || math.Abs(got.W-tt.w) > 0.01 || math.Abs(got.H-tt.h) > 0.01 {
			t.Errorf("ParseTrim(%q) = %v, %v; want %g by %g", tt.in, got, err, tt.w, tt.h)
		}
	}
}

func FuzzParseTrim(f *testing.F) {
	for _, s := range []string{"", "a4", "6x9", "148x210mm", "8.25×6", "x", "mm", "nanxnan", "1e400x1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := ParseTrim(s)
		if err != nil {
			return
		}
		if !(got.W >= minSide && got.W <= maxSide && got.H >= minSide && got.H <= maxSide) {
			t.Errorf("ParseTrim(%q) = %v without an error", s, got)
		}
		if again, err := ParseTrim(got.Name); err != nil || again != got {
			t.Errorf("its name %q is read as %v, %v; want %v", got.Name, again, err, got)
		}
	})
}

// TestMinGutter has the table of Amazon KDP, as five guides print it.
func TestMinGutter(t *testing.T) {
	tests := []struct {
		pages  int
		inches float64
	}{{0, .375}, {24, .375}, {150, .375}, {151, .5}, {300, .5}, {301, .625}, {500, .625}, {501, .75}, {700, .75}, {701, .875}, {828, .875}, {2000, .875}}
	for _, tt := range tests {
		if got := MinGutter(tt.pages) / inch; got != tt.inches {
			t.Errorf("MinGutter(%d) = %g in; want %g", tt.pages, got, tt.inches)
		}
	}
}
