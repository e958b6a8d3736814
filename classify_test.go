package latin_test

import (
	"testing"

	"latin"
)

func TestClassify(t *testing.T) {
	tests := []struct {
		kind string
		want latin.Class
	}{
		{"latin-square", latin.Class{LS: true, Symmetric: true}},
		{"latin-square:1", latin.Class{LS: true}},
		{"latin-square:32", latin.Class{LS: true, Symmetric: true}},
		{"wave", latin.Class{LS: true, Symmetric: true}},
		{"sudoku", latin.Class{LS: true, Symmetric: true}},
		{"sudoku:6x6", latin.Class{LS: true, Symmetric: true}},
		{"tartan", latin.Class{Symmetric: true}},
		{"quadoku-ripeto", latin.Class{LS: true, Symmetric: true, Repeat: true}},
		{"custom-win", latin.Class{LS: true, Symmetric: true, Inscribed: true}},
		{"custom-sky", latin.Class{LS: true, Symmetric: true, Repeat: true, Inscribed: true}},
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
		if got := p.Classify(); got != test.want {
			t.Errorf("%s is %+v, want %+v", test.kind, got, test.want)
		}
	}
}

// gridWith is a grid with these asterisms.
func gridWith(t testing.TB, n int, add ...func(*latin.Grid)) *latin.Board {
	t.Helper()
	g := latin.NewGrid(n, n)
	for _, a := range add {
		a(g)
	}
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func rows(g *latin.Grid) {
	for r := range g.Rows {
		g.Add("row "+latin.Numbers(64)[r], latin.MarkNone, g.Block(r, 0, 1, g.Cols)...)
	}
}

func boxesOf(h, w int) func(*latin.Grid) { return func(g *latin.Grid) { g.Boxes(h, w) } }

func regions(marks, name string) func(*latin.Grid) {
	return func(g *latin.Grid) {
		if err := g.Regions(marks, name, latin.MarkBorder); err != nil {
			panic(err)
		}
	}
}

func TestHoldsLatinSquare(t *testing.T) {
	tests := []struct {
		name string
		b    *latin.Board
		want bool
	}{
		{"rows only", gridWith(t, 3, rows), false},
		{"rows and boxes", gridWith(t, 4, rows, boxesOf(2, 2)), false},
		{"rows and diagonals", gridWith(t, 3, rows, regions("ABCCABBCA", "broken diagonal")), true},
		{"two sorts of diagonals", gridWith(t, 3, regions("ABCCABBCA", "falling"), regions("ABCBCACAB", "rising")), true},
		{"rows twice", gridWith(t, 3, rows, regions("AAABBBCCC", "region")), false},
		{"boxes first", gridWith(t, 9, boxesOf(3, 3), (*latin.Grid).Lines), true},
		{"a column less", gridWith(t, 3, rows, regions("ABAABAABA", "region")), false},
		{"no square", lines(t, 2, 3), false},
	}
	for _, test := range tests {
		if got := test.b.HoldsLatinSquare(); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}
