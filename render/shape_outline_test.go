package render

import (
	"testing"

	"pgregory.net/rapid"

	"latin"
)

// On a grid with any regions, each side of each cell lies on one thick line or
// on one thin line, on the thick one just where two regions meet or the board ends.
func TestThickLinesBetweenRegions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 7).Draw(t, "order")
		marks := rapid.SliceOfN(rapid.IntRange(0, 2), n*n, n*n).Draw(t, "regions")
		r, s := &recorder{}, regionScene(t, n, marks)
		s.canvas = r
		Outline.draw(s)
		thick, thin := r.strokes(s.thick), r.strokes(s.thin)
		region := func(x, y int) int {
			if x < 0 || y < 0 || x >= n || y >= n {
				return -1
			}
			return marks[y*n+x]
		}
		for y := range n + 1 {
			for x := range n + 1 {
				if x < n {
					checkSide(t, s, thick, thin, latin.Point{X: float64(x) + 0.5, Y: float64(y)}, region(x, y-1) != region(x, y))
				}
				if y < n {
					checkSide(t, s, thick, thin, latin.Point{X: float64(x), Y: float64(y) + 0.5}, region(x-1, y) != region(x, y))
				}
			}
		}
	})
}

func checkSide(t *rapid.T, s *scene, thick, thin []polyline, middle latin.Point, border bool) {
	at := s.at(middle)
	if on(thick, at) != b2i(border) || on(thin, at) != 1-b2i(border) {
		t.Fatalf("side at %v: on %d thick and %d thin lines; border: %v", middle, on(thick, at), on(thin, at), border)
	}
}

// regionScene is a drawing of a grid with a partition into up to three regions.
func regionScene(t *rapid.T, n int, marks []int) *scene {
	g := latin.NewGrid(n, n)
	for m := range 3 {
		var cells []latin.Cell
		for i, k := range marks {
			if k == m {
				cells = append(cells, latin.Cell(i))
			}
		}
		if len(cells) > 0 {
			g.Add("region "+string(rune('A'+m)), latin.MarkBorder, cells...)
		}
	}
	board, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	labels, err := latin.NewLabels(latin.Numbers(n * n)...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := latin.NewPuzzle(board, labels, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, ok := newScene(nil, Rect{10, 20, 300, 200}, View{Puzzle: p})
	if !ok {
		t.Fatal("nothing to draw")
	}
	return s
}

// The lines of a drawing obey the printers' least widths.
func TestWidths(t *testing.T) {
	for _, size := range []float64{5, 40, 72, 149, 150, 300, 500, 1000} {
		var s scene
		s.setWidths(size)
		least := 0.3
		if size >= 150 {
			least = 0.75
		}
		if s.thin < least || s.thick < 2*s.thin || s.thick > 4*s.thin {
			t.Errorf("%g points: thin %.2f, thick %.2f; want at least %.2f and two to four times that", size, s.thin, s.thick, least)
		}
	}
	var s scene
	if s.setWidths(300); s.thick != 2 {
		t.Errorf("300 points: thick %g; want 2", s.thick)
	}
}

func TestShades(t *testing.T) {
	s, _ := newScene(nil, Rect{W: 300, H: 300}, View{Puzzle: windowsBoard(t)})
	depth := s.shades()
	at := func(r, c int) int { return depth[8*r+c] }
	for _, tt := range []struct{ r, c, want int }{
		{0, 0, 0}, // no window
		{1, 1, 1}, // window 1 alone
		{5, 1, 1}, // window 3 alone
		{5, 4, 2}, // window 4 alone, beside window 3
	} {
		if got := at(tt.r, tt.c); got != tt.want {
			t.Errorf("row %d column %d: depth %d; want %d", tt.r+1, tt.c+1, got, tt.want)
		}
	}
	if both, one, two := at(2, 2), at(1, 1), at(3, 3); both <= one || both <= two {
		t.Errorf("overlap %d, windows %d and %d; want the overlap deepest", both, one, two)
	}
}

// A thick line that ends at the rim at an angle does not stick out of it.
func TestLinesEndWithinTheRim(t *testing.T) {
	for _, name := range []string{"triangle", "jigsaw", "sudoku"} {
		r := &recorder{}
		s, _ := newScene(r, Rect{W: 300, H: 300}, View{Puzzle: boards(t)[name]})
		Outline.draw(s)
		lines := r.strokes(s.thick)
		var rim polyline
		for _, l := range lines {
			if l.closed {
				rim = l
			}
		}
		ends := 0
		for _, l := range lines {
			if l.closed {
				continue
			}
			ends++
			for _, q := range strokeOutlines(l, Style{Width: s.thick})[0][0].points {
				if !inside([]polyline{rim}, q) && !near(rim, q, s.thick/2) {
					t.Errorf("%s: %v sticks out of the rim", name, q)
				}
			}
		}
		if ends == 0 {
			t.Errorf("%s: no line ends at the rim", name)
		}
	}
}

// near says whether the point is no further from the closed line than that.
func near(l polyline, q xy, most float64) bool {
	for i, a := range l.points {
		if distance(a, l.points[(i+1)%len(l.points)], q) <= most+1e-6 {
			return true
		}
	}
	return false
}
