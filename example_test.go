package latin_test

import (
	"fmt"

	"latin"
)

// From a kind to a puzzle: Sudoku with boxes of two rows and three columns.
func Example() {
	kind, size, err := latin.FindKind("sudoku:2x3")
	if err != nil {
		fmt.Println(err)
		return
	}
	sudoku, err := kind.New(latin.Options{Size: size})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sudoku.Rules)
	fmt.Println(sudoku.Board.Len(), "cells,", len(sudoku.Board.Asterisms()), "asterisms")

	for _, text := range []string{
		"1.....|4.....|..2...|..3...|....5.|.....6",
		"1.....4.......2.....3.......5......6..",
		"1.....1.......2.....3.......5......6",
		"1.....4.......2.....3.......5......6",
	} {
		clues, err := sudoku.ParseCells(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(clues.Filled(), "clues:", sudoku.CheckPLB(clues))
	}
	// Output:
	// Complete the board so that every row, every column and every box with thick borders holds the numbers 1 to 6, each once.
	// 36 cells, 18 asterisms
	// column 7: unknown label "|"; the labels are 123456, a blank is "."
	// column 37: 38 cells found, sudoku:2x3 has 36 (one character a cell, "." for a blank)
	// 6 clues: column 1 holds "1" in r1c1, r2c1; at most 1 allowed
	// 6 clues: <nil>
}

// A board is cells and sets of cells, of any shape: here the seven points and
// seven lines of the Fano plane, with two labels that repeat.
func ExampleNewBoard() {
	layout := latin.Layout{Places: make([]latin.Place, 7), Shape: "point"}
	for i := range latin.Cell(7) {
		layout.Asterisms = append(layout.Asterisms, latin.Asterism{
			Name:  fmt.Sprintf("line %d", i+1),
			Cells: []latin.Cell{i, (i + 1) % 7, (i + 3) % 7},
		})
	}
	board, err := latin.NewBoard(layout)
	if err != nil {
		fmt.Println(err)
		return
	}
	labels, err := latin.ParseLabels("112")
	if err != nil {
		fmt.Println(err)
		return
	}
	fano, err := latin.NewPuzzle(board, labels, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(fano.Rules)
	fmt.Println("cell 1 lies in", len(board.AsterismsOf(0)), "lines;", board.AutomorphismCount(), "automorphisms")
	clues, _ := fano.ParseCells("2..2...")
	fmt.Println(fano.CheckPLB(clues))
	// Output:
	// Complete the board so that every asterism holds 1 twice and 2 once.
	// cell 1 lies in 3 lines; 168 automorphisms
	// line 1 holds "2" in 1, 4; at most 1 allowed
}

// Labels are a multiset of short texts, and know how often a set of any size
// may hold each.
func ExampleParseLabels() {
	for _, text := range []string{"123456789", "111222333", "WillShortz", "red,green,blue"} {
		l, err := latin.ParseLabels(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%d labels, %d distinct: %s\n", l.K(), l.Distinct(), l.Describe())
	}
	_, err := latin.ParseLabels("12.4")
	fmt.Println(err)
	// Output:
	// 9 labels, 9 distinct: the numbers 1 to 9, each once
	// 9 labels, 3 distinct: 1, 2 and 3, each three times
	// 10 labels, 9 distinct: the letters of WillShortz, with l twice
	// 3 labels, 3 distinct: red, green and blue, each once
	// not a multiset of labels: label "." holds '.'; the characters . , : # white space and invisible ones are not allowed
}

// A domain is a set of labels in one word.
func ExampleDomain() {
	d := latin.Just(0) | latin.Just(2) | latin.Just(5)
	fmt.Println(d.Len(), d.Has(2), d.Has(3), d.First())
	for x := range d.Labels() {
		fmt.Print(x, " ")
	}
	_, only := d.Only()
	fmt.Println(only)
	// Output:
	// 3 true false 0
	// 0 2 5 false
}

// A grid helps to make rectangular boards with regions of one's own.
func ExampleGrid() {
	g := latin.NewGrid(4, 4)
	g.Lines()
	if err := g.Regions(`
		AABB
		AACB
		DCCB
		DDDC`, "region", latin.MarkBorder); err != nil {
		fmt.Println(err)
		return
	}
	board, err := latin.NewBoard(g.Layout)
	if err != nil {
		fmt.Println(err)
		return
	}
	c := g.At(2, 1)
	for _, a := range board.AsterismsOf(c) {
		fmt.Println(board.CellName(c), "lies in", board.Asterisms()[a].Name)
	}
	// Output:
	// r3c2 lies in row 3
	// r3c2 lies in column 2
	// r3c2 lies in region C
}

// The symmetries of the drawing keep the asterisms; the orbits of some of them
// are the parts of a symmetric pattern of clues.
func ExampleGenerated() {
	sudoku, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, s := range sudoku.Board.Symmetries() {
		if s.Name == "quarter-turn" {
			fmt.Println(latin.Generated([]latin.Symmetry{s}, sudoku.Board.Len()))
		}
	}
	// Output:
	// [[0 3 12 15] [1 7 8 14] [2 4 11 13] [5 6 9 10]]
}

// What kind of Puzzle it is, in the classes of the paper.
func ExamplePuzzle_Classify() {
	for _, kind := range []*latin.Kind{latin.Sudoku, latin.Tartan, latin.CustomWin} {
		p, err := kind.New(latin.Options{})
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%s %+v\n", p.Name(), p.Classify())
	}
	// Output:
	// sudoku {LS:true Symmetric:true Repeat:false Inscribed:false}
	// tartan {LS:false Symmetric:true Repeat:false Inscribed:false}
	// custom-win {LS:true Symmetric:true Repeat:false Inscribed:true}
}
