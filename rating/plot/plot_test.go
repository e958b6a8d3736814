package plot

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "rewrite the golden pictures in testdata")

// figure has a panel of each sort, with names and numbers that are not easy.
func figure() *Figure {
	h := &Histogram{
		Title: "Scores by level", Note: "1,209 puzzles", X: Axis{"seconds", true}, Y: Axis{Label: "puzzles"},
		Edges: []float64{100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000},
	}
	for l, name := range []string{"very-easy", "easy", "medium", "difficult", "very-difficult"} {
		counts := make([]int, 10)
		for i := range counts {
			counts[i] = max(0, 300-40*(i-2*l)*(i-2*l))
		}
		h.Series = append(h.Series, Series{name, counts})
	}
	s := &Scatter{
		Title: "Score against seconds", Note: "Spearman 0.64 & more < less", X: Axis{"score", true}, Y: Axis{"seconds", true},
		Curves: []Curve{{Of: func(x float64) float64 { return 2 * math.Pow(x, 0.9) }}},
	}
	for i := range 200 {
		x := 100 * math.Pow(1.01, float64(i))
		s.Points = append(s.Points, Point{x, x * (1 + 0.3*math.Sin(float64(7*i)))})
	}
	s.Points = append(s.Points, Point{-1, 5}, Point{5, math.NaN()})
	d := &Scatter{
		Title: "Reliability", Note: "one scale for both axes", X: Axis{Label: "share predicted"}, Y: Axis{Label: "share observed"}, Same: true,
		Curves: []Curve{{Of: func(x float64) float64 { return x }, Behind: true}},
		Series: []Dots{{"easy", []Point{{0.1, 0.12}, {0.3, 0.25}}}, {"difficult", []Point{{0.2, 0.21}, {0.5, 0.55}}}},
	}
	return &Figure{Title: "Ratings of puzzles.txt", Note: "model people/1", Panels: []Panel{
		h, &Bars{Title: "Hardest rule", Items: []Item{
			{"hidden-single", 812}, {"naked-single", 231}, {"two-string-kite", 12345}, {"", 0}, {strings.Repeat("long", 20), 3},
		}}, s, d,
	}}
}

func TestGolden(t *testing.T) {
	for name, f := range map[string]*Figure{
		"figure.svg": figure(),
		"empty.svg":  {Panels: []Panel{&Histogram{Title: "No scores"}, &Bars{Title: "No rules"}, &Scatter{Title: "No points", X: Axis{"x", true}}}},
	} {
		file, svg := filepath.Join("testdata", name), f.SVG()
		if *update {
			if err := os.WriteFile(file, svg, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil || !bytes.Equal(svg, want) {
			t.Errorf("%s is drawn otherwise (%v); look at it, then go test ./rating/plot -update", file, err)
		}
	}
}

// A written text, and the rectangle that it takes at most.
type written struct {
	text                     string
	left, top, right, bottom float64
}

func textsOf(t interface{ Fatal(...any) }, svg []byte) []written {
	var picture struct {
		Width  float64 `xml:"width,attr"`
		Height float64 `xml:"height,attr"`
		Texts  []struct {
			X      float64 `xml:"x,attr"`
			Y      float64 `xml:"y,attr"`
			Size   float64 `xml:"font-size,attr"`
			Anchor string  `xml:"text-anchor,attr"`
			Text   string  `xml:",chardata"`
		} `xml:"text"`
	}
	if err := xml.Unmarshal(svg, &picture); err != nil {
		t.Fatal(err)
	}
	list := []written{}
	for _, e := range picture.Texts {
		width := textWidth(e.Text, e.Size)
		x := map[string]float64{left: e.X, middle: e.X - width/2, right: e.X - width}[e.Anchor]
		list = append(list, written{e.Text, x, e.Y - 0.8*e.Size, x + width, e.Y + 0.25*e.Size})
		if w := list[len(list)-1]; w.left < 0 || w.right > picture.Width || w.bottom > picture.Height {
			t.Fatal(fmt.Sprintf("%q leaves the picture: %+v", e.Text, w))
		}
	}
	return list
}

// No two texts overlap, whatever the numbers are.
func TestTextsDoNotOverlap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := figure()
		f.Title, f.Note = strings.Repeat("title", 40), strings.Repeat("note", 80)
		h := f.Panels[0].(*Histogram)
		scale := math.Pow(10, rapid.Float64Range(-3, 6).Draw(t, "power"))
		for i := range h.Edges {
			h.Edges[i] *= scale
		}
		h.Series[0].Counts[0] = rapid.IntRange(0, 1e6).Draw(t, "count")
		s := f.Panels[2].(*Scatter)
		s.Title, s.Note, s.X.Label, s.Y.Label = f.Title, f.Note, f.Note, f.Note
		h.Y.Label = f.Note
		s.X.Log, s.Y.Log = rapid.Bool().Draw(t, "log x"), rapid.Bool().Draw(t, "log y")
		spread := rapid.Float64Range(0, 3).Draw(t, "spread")
		for i, p := range s.Points {
			s.Points[i] = Point{scale * math.Pow(p.X, spread), math.Pow(p.Y, spread)}
		}
		list := textsOf(t, f.SVG())
		for i, a := range list {
			for _, b := range list[:i] {
				if a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom {
					t.Fatalf("%+v overlaps %+v", a, b)
				}
			}
		}
	})
}

// Ticks lie on the scale, rise, and are a handful.
func TestTicks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := Axis{Log: rapid.Bool().Draw(t, "log")}
		v := rapid.SliceOfN(rapid.Map(rapid.Float64Range(-6, 9), func(p float64) float64 { return math.Pow(10, p) }), 1, 5).Draw(t, "values")
		s := a.newScale(v, 0.03)
		s.from, s.to = 0, 100
		list := s.ticks()
		if len(list) < 2 && s.high-s.low > 1e-9*s.high || len(list) > mostTicks+1 || !slices.IsSorted(list) {
			t.Fatalf("%v from %v to %v", list, s.low, s.high)
		}
		for _, x := range list {
			if x < s.low || x > s.high || s.at(x) < 0 || s.at(x) > 100 {
				t.Fatalf("%v from %v to %v", list, s.low, s.high)
			}
		}
	})
}

func TestRoundTicks(t *testing.T) {
	for _, test := range []struct {
		log       bool
		low, high float64
		want      string
	}{
		{false, 0, 300, "[0 50 100 150 200 250 300]"},
		{false, -0.2, 1.1, "[-0.2 0 0.2 0.4 0.6 0.8 1]"},
		{true, 90, 1100, "[100 150 200 300 500 700 1000]"},
		{true, 3, 2e5, "[10 100 1000 10000 100000]"},
		{true, 1e-9, 1e9, "[1e-09 1e-07 1e-05 0.001 0.1 10 1000 100000 1e+07 1e+09]"},
		{true, 210, 280, "[210 220 230 240 250 260 270 280]"},
	} {
		s := scale{log: test.log, low: test.low, high: test.high}
		if got := fmt.Sprint(s.ticks()); got != test.want {
			t.Errorf("from %v to %v: %s, want %s", test.low, test.high, got, test.want)
		}
	}
}

// Counts have whole ticks.
func TestWholeTicks(t *testing.T) {
	for high, want := range map[float64]string{1: "[0 1]", 3.15: "[0 1 2 3]", 12: "[0 2 4 6 8 10 12]"} {
		s := scale{high: high, whole: true}
		if got := fmt.Sprint(s.ticks()); got != want {
			t.Errorf("to %v: %s, want %s", high, got, want)
		}
	}
}

func TestDigits(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", 1: "1", 999: "999", 1000: "1,000", -1234567: "-1,234,567", -123: "-123", 0.5: "0.5", 1234.56789: "1,234.568", 2.0004: "2", 1e-5: "1e-05", 1e20: "1e+20",
	} {
		if got := Digits(v); got != want {
			t.Errorf("%v is %s, want %s", v, got, want)
		}
	}
}
