package search

import (
	"strings"
	"testing"

	"latin"
)

// puzzleOn makes a Puzzle of a grid and a multiset as latin.ParseLabels reads it.
func puzzleOn(t testing.TB, g *latin.Grid, labels string) *latin.Puzzle {
	t.Helper()
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	l, err := latin.ParseLabels(labels)
	if err != nil {
		t.Fatal(err)
	}
	p, err := latin.NewPuzzle(b, l, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func numbers(n int) string { return strings.Join(latin.Numbers(n), ",") + "," }

// square is the Latin square of order n.
func square(t testing.TB, n int) *latin.Puzzle {
	g := latin.NewGrid(n, n)
	g.Lines()
	return puzzleOn(t, g, numbers(n))
}

// sudoku has boxes of h rows and w columns.
func sudoku(t testing.TB, h, w int) *latin.Puzzle {
	g := latin.NewGrid(h*w, h*w)
	g.Lines()
	g.Boxes(h, w)
	return puzzleOn(t, g, numbers(h*w))
}

// jigsaw is a square with regions given by marks.
func jigsaw(t testing.TB, marks ...string) *latin.Puzzle {
	t.Helper()
	n := len(marks)
	g := latin.NewGrid(n, n)
	g.Lines()
	if err := g.Regions(strings.Join(marks, ""), "region", latin.MarkBorder); err != nil {
		t.Fatal(err)
	}
	return puzzleOn(t, g, numbers(n))
}

// read takes the CELLS form; the digits 0 and the hyphen are blanks too.
func read(t testing.TB, p *latin.Puzzle, cells string) latin.PB {
	t.Helper()
	pb, err := p.ParseCells(cells)
	if err != nil {
		t.Fatal(err)
	}
	return pb
}

func blank(p *latin.Puzzle) latin.PB { return latin.NewPB(p.Board.Len()) }
