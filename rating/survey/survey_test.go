package survey

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"latin/attrition"
	"latin/rating"
)

// rowOf forges a puzzle with the score, of the level, set against a number.
func rowOf(name string, score float64, l rating.Level, against float64) Row {
	values := make([]float64, len(Measures))
	values[0], values[1] = score, 1+score/100
	return Row{
		Name: name, Kind: "sudoku", Solutions: 1, Fair: l < rating.VeryDifficult, Level: l, Hardest: attrition.NakedSingle,
		Rules:  []rating.Count{{Rule: attrition.HiddenSingle, Times: 40}, {Rule: attrition.NakedSingle, Times: 2}},
		Values: values, Against: []float64{against},
	}
}

func TestCounts(t *testing.T) {
	s := New([]string{"seconds"})
	s.Add(rowOf("a", 200, rating.Easy, 210))
	s.Add(rowOf("b", 900, rating.VeryDifficult, math.NaN()))
	s.Add(Row{Name: "c", Kind: "wave", Solutions: 2})
	s.Add(Row{Name: "d", Kind: "wave", Solutions: 0})
	s.Add(NewRow("e", "wave", nil, nil))
	r := s.Report()
	got := fmt.Sprint(r.Puzzles, r.Unique, r.Several, r.None, r.Undecided, r.NotFair, r.Kinds, r.Levels, r.Tiers, r.Hardest, r.Rules)
	want := "5 2 1 1 1 1 [{sudoku 2} {wave 3}] [{very-easy 0} {easy 1} {medium 0} {difficult 0} {very-difficult 1}] " +
		"[{singles 2} {basic 0} {advanced 0} {extreme 0} {nets 0}] [{naked-single 2}] [{hidden-single 2 80} {naked-single 2 4}]"
	if got != want {
		t.Errorf("found %s\nwant  %s", got, want)
	}
	if c := r.Against[0]; c.Column != "seconds" || c.Pairs != 1 || c.Without != 1 || len(c.Outliers) != 1 {
		t.Errorf("compared: %+v", c)
	}
}

// A report can be written as JSON whatever is undefined in it.
func TestUndefinedIsNull(t *testing.T) {
	empty, one := New([]string{"seconds"}), New([]string{"seconds"})
	one.Add(rowOf("a", 200, rating.Easy, 210))
	for name, s := range map[string]*Survey{"empty": empty, "one": one} {
		b, err := json.Marshal(s.Report())
		if err != nil || !strings.Contains(string(b), `"spearman":null`) {
			t.Errorf("%s: %s, %v", name, b, err)
		}
	}
}

// Type 7 of Hyndman and Fan: R gives 1.45, 3.25, 5.5, 7.75, 9.55 of 1 to 10, and
// the standard deviation 3.02765.
func TestDescribe(t *testing.T) {
	d := Describe("x", []float64{3, 1, 2, 10, 9, 8, 7, 6, 5, 4})
	got := fmt.Sprintf("%s %d %v %.4g %.4g %.4g %.4g %.4g %v %v %.5f", d.Name, d.N, d.Min, d.P5, d.P25, d.P50, d.P75, d.P95, d.Max, d.Mean, d.SD)
	if want := "x 10 1 1.45 3.25 5.5 7.75 9.55 10 5.5 3.02765"; got != want {
		t.Errorf("found %s, want %s", got, want)
	}
}

func TestOutliers(t *testing.T) {
	s := New([]string{"seconds"})
	for i := range 20 {
		v := float64(i)
		switch i {
		case 2:
			v = 17.5 // 15 places too far up
		case 15:
			v = 5.5 // 9 too far down, and then one lower by the other
		}
		s.Add(rowOf(fmt.Sprint("p", i), 100+float64(i), rating.Easy, v))
	}
	list := s.Report().Against[0].Outliers
	if len(list) != outliersTold || list[0].Name != "p2" || list[1].Name != "p15" {
		t.Fatalf("found %+v", list)
	}
	if o := list[0]; o.Score != 102 || o.Value != 17.5 || math.Abs(float64(o.ScoreRank)-2.0/19) > 1e-12 || math.Abs(float64(o.ColumnRank)-17.0/19) > 1e-12 {
		t.Errorf("found %+v", o)
	}
}

// Every value is in the bin whose edges hold it, found by looking at all.
func TestHistogram(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := newHistogram(scoreEdges)
		v := rapid.OneOf(rapid.Float64Range(0.01, 9e6), rapid.SampledFrom(scoreEdges[:len(scoreEdges)-1])).Draw(t, "v")
		h.add(v)
		for i, n := range h.Counts {
			if in := h.Edges[i] <= v && v < h.Edges[i+1]; in != (n == 1) {
				t.Fatalf("%v is counted %d times from %v to %v", v, n, h.Edges[i], h.Edges[i+1])
			}
		}
	})
}

func TestHistogramBeyondItsEdges(t *testing.T) {
	h := newHistogram(seEdges)
	h.add(0.5)
	h.add(99)
	if last := len(h.Counts) - 1; h.Counts[0] != 1 || h.Counts[last] != 1 {
		t.Errorf("found %v", h.Counts)
	}
	if !slices.IsSorted(scoreEdges) || len(scoreEdges) != 181 || scoreEdges[0] != 0.01 || scoreEdges[90] != 315 {
		t.Errorf("edges of scores: %v", scoreEdges)
	}
	if c := cut([]Histogram{newHistogram(seEdges)}); len(c[0].Counts) != 0 {
		t.Errorf("an empty histogram has the bins %v", c[0])
	}
}

// A sample has the size asked for, and its points come evenly from all.
func TestSampleIsEven(t *testing.T) {
	const kept, seen = 2000, 50_000
	s := sample{kept: kept, random: rand.New(rand.NewPCG(1, 2))}
	for i := range seen {
		s.add(point{values: []float64{float64(i)}})
	}
	if len(s.points) != kept {
		t.Fatalf("%d points", len(s.points))
	}
	d := Describe("x", s.column(0))
	// Standard error of the mean of that many of a uniform distribution: 323.
	if math.Abs(float64(d.Mean)-seen/2) > 4*323 || d.Min > seen/50 || d.Max < seen-seen/50 {
		t.Errorf("not even: %+v", d)
	}
}

// Moments are those of all values, also where quantiles come from a sample.
func TestMomentsAreOfAll(t *testing.T) {
	s := New(nil)
	s.sample.kept = 10
	for i := range 1001 {
		s.Add(rowOf("", 1e9+float64(i), rating.Easy, math.NaN()))
	}
	r := s.Report()
	// The standard deviation of 0..1000 is √(1001·1002/12).
	if c := r.Columns[0]; r.Sampled != 10 || c.N != 1001 || c.Min != 1e9 || c.Max != 1e9+1000 || c.Mean != 1e9+500 || math.Abs(float64(c.SD)-math.Sqrt(1001*1002/12.0)) > 1e-6 {
		t.Errorf("sampled %d: %+v", r.Sampled, c)
	}
}

func TestManyKinds(t *testing.T) {
	s := New(nil)
	for i := range 300 {
		s.Add(Row{Kind: fmt.Sprint("kind", i%150), Solutions: 0})
	}
	k := s.Report().Kinds
	if len(k) != mostKinds+1 || k[0] != (Count{"kind0", 2}) || k[mostKinds] != (Count{otherKinds, 100}) {
		t.Errorf("%d kinds, the last %v", len(k), k[len(k)-1])
	}
}
