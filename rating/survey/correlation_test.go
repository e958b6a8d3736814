package survey

import (
	"math"
	"testing"

	"github.com/montanaflynn/stats"
	"pgregory.net/rapid"
)

// few values, so that ties are common
var columnOf = func(n int) *rapid.Generator[[]float64] {
	return rapid.SliceOfN(rapid.Map(rapid.IntRange(-3, 3), func(i int) float64 { return float64(i) / 4 }), n, n)
}

// TestAgainstLibrary compares ranks and Kendall's coefficient with functions that
// look at all pairs.
func TestAgainstLibrary(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 40).Draw(t, "n")
		x, y := columnOf(n).Draw(t, "x"), columnOf(n).Draw(t, "y")
		c := Correlations(x, y)
		agree(t, "Kendall", c.Kendall, stats.KendallTau, x, y)
		agree(t, "Spearman", c.Spearman, stats.Spearman, x, y)
		agree(t, "Pearson", c.Pearson, byDefinition, x, y)
	})
}

func agree(t *rapid.T, name string, got Number, want func(x, y stats.Float64Data) (float64, error), x, y []float64) {
	w, err := want(x, y)
	if err != nil {
		w = math.NaN()
	}
	if math.IsNaN(w) != math.IsNaN(float64(got)) || math.Abs(w-float64(got)) > 1e-9 {
		t.Fatalf("%s is %v, want %v, of %v and %v", name, got, w, x, y)
	}
}

// byDefinition is Pearson's coefficient as textbooks have it.
func byDefinition(x, y stats.Float64Data) (float64, error) {
	n, sx, sy := float64(len(x)), 0.0, 0.0
	for i := range x {
		sx, sy = sx+x[i], sy+y[i]
	}
	xx, yy, xy := 0.0, 0.0, 0.0
	for i := range x {
		dx, dy := x[i]-sx/n, y[i]-sy/n
		xx, yy, xy = xx+dx*dx, yy+dy*dy, xy+dx*dy
	}
	if xx < 1e-20 || yy < 1e-20 {
		return math.NaN(), nil
	}
	return xy / math.Sqrt(xx*yy), nil
}

// Anscombe's first set: American Statistician 27 (1973) 17-21; Pearson 0.816, as
// R has it. Spearman and Kendall from the ranks by hand: 55 pairs, 44 alike.
func TestKnownCorrelations(t *testing.T) {
	x := []float64{10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5}
	y := []float64{8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68}
	c := Correlations(x, y)
	for _, test := range []struct {
		name string
		got  Number
		want float64
	}{{"Pearson", c.Pearson, 0.81642}, {"Spearman", c.Spearman, 0.81818}, {"Kendall", c.Kendall, 35.0 / 55}} {
		if math.Abs(float64(test.got)-test.want) > 5e-6 {
			t.Errorf("%s is %v, want %v", test.name, test.got, test.want)
		}
	}
}

func TestFitLogs(t *testing.T) {
	x, y := []float64{1, 2, 5, 0, 7}, []float64{3, 12, 75, 9, -1} // y = 3 x² where both are above 0
	l := FitLogs(x, y)
	if l.Pairs != 3 || math.Abs(float64(l.Slope)-2) > 1e-12 || math.Abs(float64(l.Intercept)-math.Log(3)) > 1e-12 || math.Abs(float64(l.Correlation)-1) > 1e-12 {
		t.Errorf("found %+v", l)
	}
	for _, none := range []Line{FitLogs(nil, nil), FitLogs([]float64{1}, []float64{1}), FitLogs([]float64{1, 1}, []float64{1, 2})} {
		if !math.IsNaN(float64(none.Slope)) {
			t.Errorf("a line through nothing: %+v", none)
		}
	}
}

func BenchmarkCorrelations(b *testing.B) {
	for _, n := range []int{1000, 100_000, 1_000_000} {
		x, y := make([]float64, n), make([]float64, n)
		for i := range x {
			x[i], y[i] = float64(i*7919%n), float64(i*104729%n/10)
		}
		b.Run("ours/n="+label(n), func(b *testing.B) {
			for b.Loop() {
				Correlations(x, y)
			}
		})
		if n == 1000 {
			b.Run("all pairs/n="+label(n), func(b *testing.B) {
				for b.Loop() {
					_, _ = stats.KendallTau(x, y)
				}
			})
		}
	}
}

func label(n int) string {
	if n >= 1_000_000 {
		return "million"
	}
	return map[int]string{1000: "1000", 100_000: "100000"}[n]
}
