package knight

import (
	"math/rand/v2"
	"testing"
)

// TestRibbonTakesTurns: the path goes through every square once, and from colour to colour.
func TestRibbonTakesTurns(t *testing.T) {
	for rows := 4; rows < 40; rows++ {
		for cols := 4; cols < 30; cols++ {
			if rows*cols%2 != 0 {
				continue
			}
			seen := make(map[Square]bool)
			for i, s := range ribbon(rows, cols) {
				if seen[s] || s.Row < 0 || s.Row >= rows || s.Col < 0 || s.Col >= cols {
					t.Fatalf("%dx%d: %v is there twice, or lies outside", rows, cols, s)
				}
				if seen[s] = true; (s.Row+s.Col+i)%2 != 0 {
					t.Fatalf("%dx%d: number %d, %v, has the colour of the one before", rows, cols, i, s)
				}
			}
			if len(seen) != rows*cols {
				t.Fatalf("%dx%d: %d squares", rows, cols, len(seen))
			}
		}
	}
}

// TestRibbon: long circuits on boards of any size, also where hardly any lengths add up.
func TestRibbon(t *testing.T) {
	for _, c := range []struct{ rows, cols, k int }{
		{7, 12, 1}, {7, 40, 3}, {12, 7, 1}, {40, 9, 4}, {19, 20, 4}, {20, 19, 3}, {31, 32, 11}, {57, 60, 29}, {97, 100, 33},
	} {
		b := shaped(t, Shape{Rows: c.rows, Cols: c.cols})
		p, err := Balanced(b, c.k)
		if err != nil {
			t.Fatal(err)
		}
		cover, err := Ribbon(t.Context(), p, 60_000_000, rand.New(rand.NewPCG(1, 2)))
		if err != nil || cover == nil {
			t.Errorf("%dx%d, %d circuits: no cover, %v", c.rows, c.cols, c.k, err)
			continue
		}
		if err := p.Check(cover); err != nil {
			t.Errorf("%dx%d, %d circuits: %v", c.rows, c.cols, c.k, err)
		}
	}
}

// TestNoRibbon: boards that are no rectangles, or narrow, circuits that are short, and
// lengths that do not add up.
func TestNoRibbon(t *testing.T) {
	for name, p := range map[string]Problem{
		"a hole":       {shaped(t, Shape{Rows: 20, Cols: 20, Holes: []Square{{0, 0}, {0, 1}}}), 2, []int{198, 200}},
		"narrow":       {shaped(t, Shape{Rows: 6, Cols: 60}), 2, []int{180}},
		"short":        {shaped(t, Shape{Rows: 20, Cols: 20}), 50, []int{8}},
		"never adding": {shaped(t, Shape{Rows: 20, Cols: 20}), 3, []int{100, 120}},
	} {
		if cover, err := Ribbon(t.Context(), p, 60_000_000, rand.New(rand.NewPCG(1, 2))); cover != nil || err != nil {
			t.Errorf("%s: %v, %v", name, cover, err)
		}
	}
}
