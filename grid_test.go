package latin_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"latin"
)

// outline lists the asterisms of a grid, name and cells.
func outline(g *latin.Grid) string {
	var s []string
	for _, a := range g.Layout.Asterisms {
		s = append(s, fmt.Sprintf("%s %v", a.Name, a.Cells))
	}
	return strings.Join(s, "; ")
}

func TestGridLines(t *testing.T) {
	g := latin.NewGrid(2, 3)
	g.Lines()
	want := "row 1 [0 1 2]; row 2 [3 4 5]; column 1 [0 3]; column 2 [1 4]; column 3 [2 5]"
	if got := outline(g); got != want {
		t.Errorf("%s; want %s", got, want)
	}
	if g.At(1, 2) != 5 || g.Layout.Places[5].Name != "r2c3" {
		t.Errorf("cell r2c3 is %d, named %s", g.At(1, 2), g.Layout.Places[5].Name)
	}
}

func TestGridBoxes(t *testing.T) {
	tests := []struct {
		rows, cols, h, w int
		want             string
	}{
		{2, 4, 2, 2, "box 1 [0 1 4 5]; box 2 [2 3 6 7]"},
		{2, 3, 1, 3, "box 1 [0 1 2]; box 2 [3 4 5]"},
		{3, 3, 2, 2, "box 1 [0 1 3 4]"},
	}
	for _, test := range tests {
		g := latin.NewGrid(test.rows, test.cols)
		g.Boxes(test.h, test.w)
		if got := outline(g); got != test.want {
			t.Errorf("%dx%d in %dx%d: %s; want %s", test.h, test.w, test.rows, test.cols, got, test.want)
		}
	}
}

func TestGridRegions(t *testing.T) {
	g := latin.NewGrid(2, 3)
	if err := g.Regions(" BBé\n\tAAé ", "region", latin.MarkShade); err != nil {
		t.Fatal(err)
	}
	want := "region B [0 1]; region é [2 5]; region A [3 4]"
	if got := outline(g); got != want {
		t.Errorf("%s; want %s", got, want)
	}
	if g.Layout.Asterisms[0].Mark != latin.MarkShade {
		t.Error("the mark is lost")
	}
	for _, marks := range []string{"", "AAAAA", "AAAAAAA", strings.Repeat("ABC", 1_000_000)} {
		err := g.Regions(marks, "more", latin.MarkNone)
		if n := fmt.Sprintf("%d marks for 6 cells", len(marks)); !errors.Is(err, latin.ErrRegions) || !strings.Contains(err.Error(), n) {
			t.Errorf("%d marks: %v", len(marks), err)
		}
	}
	if len(g.Layout.Asterisms) != 3 {
		t.Error("a refused map left asterisms")
	}
}

func TestGridBlockIsInReadingOrder(t *testing.T) {
	g := latin.NewGrid(4, 5)
	got := g.Block(1, 2, 2, 3)
	if want := []latin.Cell{7, 8, 9, 12, 13, 14}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
