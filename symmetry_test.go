package latin_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

// drawnAt is a board of single cells in these places.
func drawnAt(t testing.TB, points ...latin.Point) *latin.Board {
	t.Helper()
	var l latin.Layout
	for i, p := range points {
		l.Places = append(l.Places, latin.Place{At: p})
		l.Asterisms = append(l.Asterisms, cellsOf(latin.Cell(i)))
	}
	b, err := latin.NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// ring is n points on a circle, the first at that angle (degrees, clockwise).
func ring(n int, radius, first float64) []latin.Point {
	points := make([]latin.Point, n)
	for i := range points {
		sin, cos := math.Sincos((first + 360*float64(i)/float64(n)) * math.Pi / 180)
		points[i] = latin.Point{X: 5 + radius*cos, Y: -2 + radius*sin}
	}
	return points
}

func names(list []latin.Symmetry) string {
	var s []string
	for _, y := range list {
		s = append(s, y.Name)
	}
	return strings.Join(s, " ")
}

const (
	rectangle = "identity half-turn mirror-left-right mirror-up-down"
	square    = "identity half-turn quarter-turn three-quarter-turn mirror-left-right mirror-up-down diagonal antidiagonal"
)

func TestIsometriesOfPoints(t *testing.T) {
	star := slices.Concat(ring(12, 1.035, 15), ring(12, 1.155, 30), ring(12, 1.414, 45)) // Helios
	rough := ring(6, 4, 0)
	for i, p := range rough { // as people write coordinates
		rough[i] = latin.Point{X: math.Round(p.X*1000) / 1000, Y: math.Round(p.Y*1000) / 1000}
	}
	bent := slices.Clone(rough)
	bent[0].X += 0.1
	tests := []struct {
		name   string
		points []latin.Point
		want   string
	}{
		{"one cell", []latin.Point{{X: 3, Y: 4}}, "identity"},
		{"all in one place", make([]latin.Point, 4), "identity"},
		{"two of three in one place", []latin.Point{{X: 1}, {X: 1}, {X: 2}}, "identity"},
		{"two cells", []latin.Point{{X: 0, Y: 1}, {X: 2, Y: 1}}, "identity half-turn"},
		{"on a line, evenly", []latin.Point{{X: 0}, {X: 1, Y: 1}, {X: 2, Y: 2}}, "identity half-turn"},
		{"on a line, unevenly", []latin.Point{{X: 0}, {X: 1}, {X: 3}}, "identity"},
		{"triangle", ring(3, 1, -90), "identity mirror-left-right turn-120 turn-240 mirror-30 mirror-150"},
		{"triangle on its side", ring(3, 1, 0), "identity mirror-up-down turn-120 turn-240 mirror-60 mirror-120"},
		{"pentagon", ring(5, 1, -90), "identity mirror-left-right turn-72 turn-144 turn-216 turn-288 mirror-18 mirror-54 mirror-126 mirror-162"},
		{"hexagon", rough, "identity half-turn mirror-left-right mirror-up-down turn-60 turn-120 turn-240 turn-300 mirror-30 mirror-60 mirror-120 mirror-150"},
		{"bent hexagon", bent, "identity mirror-up-down"},
		{"pinwheel", slices.Concat(ring(3, 2, 0), ring(3, 1, 10)), "identity turn-120 turn-240"},
		{"seventh part of a turn", ring(7, 1, 0)[:7], "identity mirror-up-down turn-51.4 turn-102.9 turn-154.3 turn-205.7 turn-257.1 turn-308.6 mirror-25.7 mirror-51.4 mirror-77.1 mirror-102.9 mirror-128.6 mirror-154.3"},
		{"nothing", []latin.Point{{X: 0}, {X: 1}, {Y: 3}, {X: 7, Y: 7}}, "identity"},
		{"diagonal", []latin.Point{{X: 0, Y: 0}, {X: 3, Y: 3}, {X: 1, Y: 0}, {X: 0, Y: 1}}, "identity diagonal"},
		{"antidiagonal", []latin.Point{{X: 3, Y: 0}, {X: 0, Y: 3}, {X: 2, Y: 0}, {X: 3, Y: 1}}, "identity antidiagonal"},
	}
	for _, test := range tests {
		b := drawnAt(t, test.points...)
		if got := names(b.Isometries()); got != test.want {
			t.Errorf("%s: %s; want %s", test.name, got, test.want)
		}
	}
	if got := len(drawnAt(t, star...).Isometries()); got != 24 {
		t.Errorf("%d isometries of the star, want 24", got)
	}
}

func TestIsometriesOfGrids(t *testing.T) {
	tests := []struct {
		rows, cols int
		want       string
	}{{1, 1, "identity"}, {1, 5, "identity half-turn"}, {2, 3, rectangle}, {3, 3, square}, {64, 64, square}, {40, 41, rectangle}}
	for _, test := range tests {
		b := lines(t, test.rows, test.cols)
		if got := names(b.Isometries()); got != test.want {
			t.Errorf("%dx%d: %s", test.rows, test.cols, got)
		}
		if got := names(b.Symmetries()); got != test.want {
			t.Errorf("%dx%d with lines: %s", test.rows, test.cols, got)
		}
	}
}

// Where the named isometries carry the cell r2c1 of a square of three.
func TestWhatTheNamesMean(t *testing.T) {
	want := map[string]string{
		"identity": "r2c1", "half-turn": "r2c3", "quarter-turn": "r1c2", "three-quarter-turn": "r3c2",
		"mirror-left-right": "r2c3", "mirror-up-down": "r2c1", "diagonal": "r1c2", "antidiagonal": "r3c2",
	}
	b := lines(t, 3, 3)
	for _, s := range b.Isometries() {
		if got := b.CellName(s.Image[3]); got != want[s.Name] {
			t.Errorf("%s carries r2c1 to %s, want %s", s.Name, got, want[s.Name])
		}
	}
}

func TestSymmetriesOfKinds(t *testing.T) {
	tests := []struct{ kind, want string }{
		{"sudoku", square},
		{"sudoku:2x3", rectangle},
		{"quadoku", square},
		{"win", square},
		{"tartan", square},
		{"sudoku-x", square},
		{"latin-square", square},
		{"custom-sky", rectangle},
		{"custom-steps", rectangle},
		{"wave", "identity half-turn"},
	}
	for _, test := range tests {
		k, size, err := latin.FindKind(test.kind)
		if err != nil {
			t.Fatal(err)
		}
		p, err := k.New(latin.Options{Size: size})
		if err != nil {
			t.Fatal(err)
		}
		if got := names(p.Board.Symmetries()); got != test.want {
			t.Errorf("%s: %s; want %s", test.kind, got, test.want)
		}
	}
}

// A set that occurs twice must be carried to one that occurs twice.
func TestSymmetriesCountRepeatedAsterisms(t *testing.T) {
	places := []latin.Place{latin.Square(0, 0), latin.Square(0, 1)}
	l := latin.Layout{Places: places, Asterisms: []latin.Asterism{cellsOf(0), cellsOf(1), cellsOf(0)}}
	b, err := latin.NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	if got := names(b.Symmetries()); got != "identity" {
		t.Errorf("symmetries %s", got)
	}
}

// Isometries are permutations that keep distances, and form a group.
func TestIsometriesAreAGroup(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 9).Draw(t, "fold")
		var points []latin.Point
		for r := range rapid.IntRange(1, 4).Draw(t, "rings") {
			points = append(points, ring(n, float64(r+1), rapid.Float64Range(0, 90).Draw(t, "angle"))...)
		}
		b, err := latin.NewBoard(layoutAt(points))
		if err != nil {
			t.Fatal(err)
		}
		list := b.Isometries()
		if list[0].Name != "identity" || n > 1 && len(points) > 2 && len(list)%n != 0 {
			t.Fatalf("%d-fold: %s", n, names(list))
		}
		checkGroup(t, list, points)
	})
}

func layoutAt(points []latin.Point) latin.Layout {
	var l latin.Layout
	for i, p := range points {
		l.Places = append(l.Places, latin.Place{At: p})
		l.Asterisms = append(l.Asterisms, cellsOf(latin.Cell(i)))
	}
	return l
}

func checkGroup(t *rapid.T, list []latin.Symmetry, points []latin.Point) {
	distance := func(c, d latin.Cell) float64 {
		return math.Hypot(points[c].X-points[d].X, points[c].Y-points[d].Y)
	}
	images, seen := make(map[string]bool), make(map[string]bool)
	for _, s := range list {
		images[fmt.Sprint(s.Image)] = true
		if seen[s.Name] {
			t.Fatalf("two are named %s", s.Name)
		}
		seen[s.Name] = true
		for c := range points {
			for d := range points {
				before, after := distance(latin.Cell(c), latin.Cell(d)), distance(s.Image[c], s.Image[d])
				if math.Abs(before-after) > 0.03 {
					t.Fatalf("%s changes a distance from %g to %g", s.Name, before, after)
				}
			}
		}
	}
	for _, s := range list {
		for _, u := range list {
			product := make([]latin.Cell, len(points))
			for c, d := range s.Image {
				product[c] = u.Image[d]
			}
			if !images[fmt.Sprint(product)] {
				t.Fatalf("%s after %s is missing", u.Name, s.Name)
			}
		}
	}
}

// A circle of very many cells has too many isometries to list.
func TestTooRoundForIsometries(t *testing.T) {
	if got := names(drawnAt(t, ring(4000, 1000, 0)...).Isometries()); got != "identity" {
		t.Errorf("isometries %.100s", got)
	}
}

func TestGenerated(t *testing.T) {
	b := lines(t, 3, 3)
	byName := make(map[string]latin.Symmetry)
	for _, s := range b.Isometries() {
		byName[s.Name] = s
	}
	tests := []struct {
		generators []string
		want       string
	}{
		{nil, "[[0] [1] [2] [3] [4] [5] [6] [7] [8]]"},
		{[]string{"half-turn"}, "[[0 8] [1 7] [2 6] [3 5] [4]]"},
		{[]string{"mirror-left-right"}, "[[0 2] [1] [3 5] [4] [6 8] [7]]"},
		{[]string{"diagonal"}, "[[0] [1 3] [2 6] [4] [5 7] [8]]"},
		{[]string{"quarter-turn"}, "[[0 2 6 8] [1 3 5 7] [4]]"},
		{[]string{"mirror-left-right", "mirror-up-down"}, "[[0 2 6 8] [1 7] [3 5] [4]]"},
	}
	for _, test := range tests {
		var generators []latin.Symmetry
		for _, name := range test.generators {
			generators = append(generators, byName[name])
		}
		if got := fmt.Sprint(latin.Generated(generators, b.Len())); got != test.want {
			t.Errorf("%v: %s, want %s", test.generators, got, test.want)
		}
	}
}

func BenchmarkSymmetries(b *testing.B) {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		p.Board.Symmetries()
	}
}
