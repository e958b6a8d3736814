package latin_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

func cellsOf(indices ...latin.Cell) latin.Asterism { return latin.Asterism{Cells: indices} }

func TestNewBoardRefuses(t *testing.T) {
	at := func(x float64) []latin.Place { return []latin.Place{{At: latin.Point{X: x}}} }
	one := []latin.Asterism{cellsOf(0)}
	tests := []struct {
		name   string
		layout latin.Layout
		says   string
	}{
		{"no cells", latin.Layout{}, "no cells"},
		{"no asterisms", latin.Layout{Places: make([]latin.Place, 1)}, "cell 1 lies in no asterism"},
		{"a cell outside", latin.Layout{Places: make([]latin.Place, 3), Asterisms: []latin.Asterism{cellsOf(0, 1)}}, "cell 3 lies in no asterism"},
		{"an empty asterism", latin.Layout{Places: make([]latin.Place, 1), Asterisms: []latin.Asterism{cellsOf(0), cellsOf()}}, "asterism 2 is empty"},
		{"a cell twice", latin.Layout{Places: make([]latin.Place, 2), Asterisms: []latin.Asterism{cellsOf(0, 1, 0)}}, "asterism 1 holds cell 1 twice"},
		{"a cell too high", latin.Layout{Places: make([]latin.Place, 2), Asterisms: []latin.Asterism{cellsOf(0, 2)}}, "cells run from 0 to 1"},
		{"a cell below zero", latin.Layout{Places: make([]latin.Place, 2), Asterisms: []latin.Asterism{cellsOf(-1)}}, "cells run from 0 to 1"},
		{"a name twice", latin.Layout{Places: make([]latin.Place, 1), Asterisms: []latin.Asterism{{Name: "a", Cells: []latin.Cell{0}}, {Name: "a", Cells: []latin.Cell{0}}}}, `two asterisms are named "a"`},
		{"a cell's name twice", latin.Layout{Places: []latin.Place{{Name: "2"}, {}}, Asterisms: []latin.Asterism{cellsOf(0, 1)}}, `two cells are named "2"`},
		{"nowhere", latin.Layout{Places: at(math.NaN()), Asterisms: one}, "cannot be drawn"},
		{"far away", latin.Layout{Places: at(math.Inf(-1)), Asterisms: one}, "cannot be drawn"},
		{"too many cells", latin.Layout{Places: make([]latin.Place, latin.MaxCells+1)}, "at most 16384"},
		{"too many asterisms", latin.Layout{Places: make([]latin.Place, 1), Asterisms: make([]latin.Asterism, latin.MaxAsterisms+1)}, "at most 65536"},
		{"too large asterisms", latin.Layout{Places: make([]latin.Place, 1), Asterisms: []latin.Asterism{cellsOf(make([]latin.Cell, latin.MaxIncidence+1)...)}}, "at most 1048576"},
	}
	for _, test := range tests {
		_, err := latin.NewBoard(test.layout)
		if !errors.Is(err, latin.ErrBoard) || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: error %v, want one about %q", test.name, err, test.says)
		}
	}
}

func TestLargestBoard(t *testing.T) {
	g := latin.NewGrid(128, 128)
	g.Lines()
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	if b.Len() != latin.MaxCells || b.K() != 128 || len(b.Rows()) != 128 {
		t.Errorf("%d cells, %d in an asterism, %d rows", b.Len(), b.K(), len(b.Rows()))
	}
}

// drawBoard draws a board of up to ten cells with any asterisms, drawn anywhere.
func drawBoard(t *rapid.T) *latin.Board {
	n := rapid.IntRange(1, 10).Draw(t, "cells")
	l := latin.Layout{Places: make([]latin.Place, n)}
	coordinate := rapid.Float64Range(-3, 3)
	for i := range l.Places {
		l.Places[i].At = latin.Point{X: coordinate.Draw(t, "x"), Y: coordinate.Draw(t, "y")}
	}
	cell := rapid.Map(rapid.IntRange(0, n-1), func(i int) latin.Cell { return latin.Cell(i) })
	for range rapid.IntRange(1, 6).Draw(t, "asterisms") {
		l.Asterisms = append(l.Asterisms, cellsOf(rapid.SliceOfNDistinct(cell, 1, n, rapid.ID[latin.Cell]).Draw(t, "asterism")...))
	}
	var all []latin.Cell
	for c := range n {
		all = append(all, latin.Cell(c))
	}
	l.Asterisms = append(l.Asterisms, cellsOf(all...))
	b, err := latin.NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestBoardIndex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		for c := range latin.Cell(b.Len()) {
			var want []int
			for i, a := range b.Asterisms() {
				if slices.Contains(a.Cells, c) {
					want = append(want, i)
				}
			}
			if got := b.AsterismsOf(c); !slices.Equal(got, want) {
				t.Fatalf("cell %d lies in %v, want %v", c, got, want)
			}
			if found, ok := b.CellNamed(b.CellName(c)); !ok || found != c {
				t.Fatalf("cell %d is found as %d", c, found)
			}
		}
		for _, a := range b.Asterisms() {
			if len(a.Cells) > b.K() || a.Name == "" {
				t.Fatalf("asterism %q of %d cells, K is %d", a.Name, len(a.Cells), b.K())
			}
		}
	})
}

func TestCellNamed(t *testing.T) {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := p.Board.CellNamed("r4c7"); !ok || c != 33 {
		t.Errorf("r4c7 is %d, %v", c, ok)
	}
	if c, ok := p.Board.CellNamed("r10c1"); ok {
		t.Errorf("r10c1 is %d", c)
	}
	if place := p.Board.Place(33); place.Name != "r4c7" || place.At != (latin.Point{X: 6.5, Y: 3.5}) {
		t.Errorf("r4c7 is at %v", place)
	}
	if p.Board.Shape() != "outline" || len(p.Board.Notes()) != 0 {
		t.Errorf("shape %q, notes %v", p.Board.Shape(), p.Board.Notes())
	}
}

// Rows of a triangle: up and down cells of one stripe stand at slightly different heights.
func TestRowsOfTriangle(t *testing.T) {
	var l latin.Layout
	for r := range 4 {
		for i := range 2*r + 1 {
			y := float64(r) * math.Sqrt(3) / 2
			if i%2 == 1 {
				y -= math.Sqrt(3) / 6
			}
			l.Places = append(l.Places, latin.Place{At: latin.Point{X: float64(i-r) / 2, Y: y}})
			l.Asterisms = append(l.Asterisms, cellsOf(latin.Cell(len(l.Places)-1)))
		}
	}
	b, err := latin.NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	var sizes []int
	for _, row := range b.Rows() {
		sizes = append(sizes, len(row))
	}
	if want := []int{1, 3, 5, 7}; !slices.Equal(sizes, want) {
		t.Errorf("rows of %v cells, want %v", sizes, want)
	}
}

func TestMarkNames(t *testing.T) {
	for m, want := range map[latin.Mark]string{
		latin.MarkNone: "none", latin.MarkBorder: "border", latin.MarkShade: "shade", latin.MarkLinks: "links", -1: "none", 99: "none",
	} {
		if m.String() != want {
			t.Errorf("mark %d is %q, want %q", int(m), m, want)
		}
	}
}
