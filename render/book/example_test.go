package book_test

import (
	"fmt"
	"io"

	"latin"
	"latin/render"
	"latin/render/book"
)

// item makes a tiny puzzle and its solution.
func item(puzzle *latin.Puzzle, clues, solution string) book.Item {
	c, _ := puzzle.ParseCells(clues)
	s, _ := puzzle.ParseCells(solution)
	return book.Item{Puzzle: puzzle, Clues: c, Solution: s, Note: fmt.Sprintf("%d clues", c.Filled())}
}

// A book is a value: the puzzles, and the words around them. Plan tells what
// will be on which page, Write prints it.
func Example() {
	small, _ := latin.Sudoku.New(latin.Options{Size: "2x2"})
	first := item(small, "1..4.2........3.", "1324421331422431")
	second := item(small, "..2..4..1....21.", "3124243113424213")
	b := book.Book{
		Title:  "Two Little Sudoku",
		Author: "Ada Byron",
		Examples: []book.Example{{Steps: []book.Step{{
			View: render.View{Puzzle: small, Clues: first.Clues,
				Highlights: []render.Highlight{{Cells: small.Board.Asterisms()[0].Cells}}},
			Caption: "The shaded row lacks 2, 3 and 4.",
		}}}},
		Sections: []book.Section{{Title: "Warming up", Items: []book.Item{first, second}}},
	}
	b.Trim, _ = book.ParseTrim("6x9")

	layout, err := book.Plan(b)
	fmt.Print(layout, "error: ", err, "\n")
	for _, p := range layout.Places {
		fmt.Printf("puzzle %d: page %d, solution: page %d\n", p.Number, p.Puzzle, p.Solution)
	}
	fmt.Println("error:", book.Write(io.Discard, b))
	// Output:
	// print, 10 pages of 6 × 9 in, gutter 0.615 in
	//    1 right title
	//    2 left  copyright
	//    3 right contents
	//    4 left  how to play
	//    5 right section
	//    6 left  puzzles 1 2
	//    7 right section
	//    8 left  solutions 1 2
	//    9 right blank
	//   10 left  blank
	// error: <nil>
	// puzzle 1: page 6, solution: page 8
	// puzzle 2: page 6, solution: page 8
	// error: <nil>
}

// Preflight tells what a printer would refuse, with the remedy.
func ExamplePreflight() {
	small, _ := latin.Sudoku.New(latin.Options{Size: "2x2"})
	b := book.Book{
		Title:    "One",
		Sections: []book.Section{{Items: []book.Item{item(small, "1..4.2........3.", "1324421331422431")}}},
	}
	for _, f := range book.Preflight(b) {
		fmt.Println(f.Severity, f)
	}
	// Output:
	// warning pages: 10; paperbacks of KDP have at least 24: add puzzles or print fewer a page
}

// ParseTrim reads the names of usual sizes, and others as width by height.
func ExampleParseTrim() {
	for _, s := range []string{"a4", "7.44x9.69", "148x210mm", "148x210"} {
		t, err := book.ParseTrim(s)
		fmt.Printf("%.1f × %.1f pt, %v\n", t.W, t.H, err)
	}
	// Output:
	// 595.3 × 841.9 pt, <nil>
	// 535.7 × 697.7 pt, <nil>
	// 419.5 × 595.3 pt, <nil>
	// 0.0 × 0.0 pt, not a page size: "148x210" is 148 × 210 in; each side must be from 3 to 20 in (write millimetres as 148x210mm)
}
