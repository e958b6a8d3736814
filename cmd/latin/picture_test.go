package main

import (
	"strings"
	"testing"

	"latin"
)

func jigsawOf(t *testing.T, size, regions string) *latin.Puzzle {
	t.Helper()
	p, err := latin.Jigsaw.New(latin.Options{Size: size, Regions: regions})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPictures: borders run where regions meet, and columns stay in line.
func TestPictures(t *testing.T) {
	got := picture(jigsawOf(t, "4", "AAABCCABCDBBCDDD"), strings.Split("a bb c d e f g h i j k l m n o p", " "))
	const want = `
  a    bb   c  | d
  --------+    |
  e    f  | g  | h
     +----+----+
  i  | j  | k    l
     |    +--------
  m  | n    o    p
`
	if got != want[1:] {
		t.Errorf("%s\nwant%s", got, want)
	}
}

// TestPictureByPlace: cells that are no grid stand where the drawing has them.
func TestPictureByPlace(t *testing.T) {
	at := func(points ...latin.Point) *latin.Puzzle {
		places := make([]latin.Place, len(points))
		cells := make([]latin.Cell, len(points))
		for i, p := range points {
			places[i], cells[i] = latin.Place{At: p, Room: 0.4}, latin.Cell(i)
		}
		b, err := latin.NewBoard(latin.Layout{Places: places, Asterisms: []latin.Asterism{{Cells: cells}}, Shape: "point"})
		if err != nil {
			t.Fatal(err)
		}
		labels, err := latin.NewLabels(latin.Numbers(len(points))...)
		if err != nil {
			t.Fatal(err)
		}
		p, err := latin.NewPuzzle(b, labels, nil)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, test := range []struct {
		p          *latin.Puzzle
		text, want string
	}{
		{at(latin.Point{X: 1}, latin.Point{Y: 1}, latin.Point{X: 2, Y: 1}), "a b c", "  r1    a\n  r2   b c\n"},
		{at(latin.Point{}, latin.Point{X: 1}, latin.Point{X: 500}, latin.Point{Y: 1}), "a b c d", "  r1   a b c\n  r2   d\n"},
		{at(latin.Point{X: 1}, latin.Point{Y: 1}, latin.Point{X: 3, Y: 2}), "a b c", "  r1c1 a   r2c1 b   r3c1 c\n"},
	} {
		if got := picture(test.p, strings.Fields(test.text)); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}
