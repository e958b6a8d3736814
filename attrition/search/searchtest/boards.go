package searchtest

import (
	"fmt"
	"strings"
	"testing"

	"latin"
)

// Two well-known Sudoku puzzles with one solution.
const (
	// BruteHard is "a Sudoku designed to work against brute force" in Wikipedia's "Sudoku solving algorithms".
	BruteHard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
	// BruteHardSolution is printed there too.
	BruteHardSolution = "987654321246173985351928746128537694634892157795461832519286473472319568863745219"
	// Inkala was published by A. Inkala in 2010 as the hardest.
	Inkala = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
)

// PuzzleOn makes a Puzzle of a grid and a multiset as latin.ParseLabels reads it.
func PuzzleOn(t testing.TB, g *latin.Grid, labels string) *latin.Puzzle {
	t.Helper()
	p, err := MakePuzzle(g.Layout, labels)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// MakePuzzle is PuzzleOn without a test.
func MakePuzzle(layout latin.Layout, labels string) (*latin.Puzzle, error) {
	b, err := latin.NewBoard(layout)
	if err != nil {
		return nil, err
	}
	l, err := latin.ParseLabels(labels)
	if err != nil {
		return nil, err
	}
	return latin.NewPuzzle(b, l, nil)
}

// Numbers are the labels 1 to n, as one text.
func Numbers(n int) string { return strings.Join(latin.Numbers(n), ",") + "," }

// Square is the Latin square of order n.
func Square(t testing.TB, n int) *latin.Puzzle {
	g := latin.NewGrid(n, n)
	g.Lines()
	return PuzzleOn(t, g, Numbers(n))
}

// Boxed is the grid of a Sudoku with boxes of h rows and w columns.
func Boxed(h, w int) *latin.Grid {
	g := latin.NewGrid(h*w, h*w)
	g.Lines()
	g.Boxes(h, w)
	return g
}

// Sudoku has boxes of h rows and w columns.
func Sudoku(t testing.TB, h, w int) *latin.Puzzle { return PuzzleOn(t, Boxed(h, w), Numbers(h*w)) }

// Quadoku is Sudoku with four windows.
func Quadoku(t testing.TB) *latin.Puzzle { return QuadokuOf(t, Numbers(9)) }

// QuadokuOf is Quadoku with other labels.
func QuadokuOf(t testing.TB, labels string) *latin.Puzzle {
	g := Boxed(3, 3)
	for _, at := range [][2]int{{1, 1}, {1, 5}, {5, 1}, {5, 5}} {
		g.Add(fmt.Sprint("window ", at), latin.MarkShade, g.Block(at[0], at[1], 3, 3)...)
	}
	return PuzzleOn(t, g, labels)
}

// Misfit is Sudoku with boxes that exchange one cell with the box below, in
// the same column. The first row of boxes then covers the first h rows but for
// one cell, and one cell below it: these two would have to hold the same label.
func Misfit(t testing.TB, h, w int) *latin.Puzzle {
	g := latin.NewGrid(h*w, h*w)
	g.Lines()
	for i := range h * w {
		cells := g.Block(i/h*h, i%h*w, h, w)
		switch i {
		case 0:
			cells[h*w-1] = g.At(h, w-1)
		case h:
			cells[w-1] = g.At(h-1, w-1)
		}
		g.Add(fmt.Sprint("region ", i), latin.MarkBorder, cells...)
	}
	return PuzzleOn(t, g, Numbers(h*w))
}

// Read takes the CELLS form.
func Read(t testing.TB, p *latin.Puzzle, cells string) latin.PB {
	t.Helper()
	pb, err := p.ParseCells(cells)
	if err != nil {
		t.Fatal(err)
	}
	return pb
}

// Blank is the empty board.
func Blank(p *latin.Puzzle) latin.PB { return latin.NewPB(p.Board.Len()) }

// Check fails unless the board is a Latin board below pb.
func Check(t testing.TB, p *latin.Puzzle, pb, board latin.PB) {
	t.Helper()
	if len(board) != len(pb) || !board.Full() || !pb.Below(board) || p.CheckPLB(board) != nil {
		t.Errorf("%v is no Latin board below %v", board, pb)
	}
}
