// Package book prints books of puzzles that were made already: title page,
// contents, how to play with a worked example, sections of puzzles, solutions
// at the back, and page numbers that lead from each to the other.
//
// It knows no rules and makes no puzzles. A [Book] is a plain value; what a
// caller leaves out gets a sensible default:
//
//	err := book.Write(w, book.Book{
//		Title:    "Sixty Sudoku",
//		Sections: []book.Section{{Title: "Gentle", Items: items}},
//	})
//
// # How a book is laid out
//
// [Plan] makes a [Layout]: pages, and on each page lines of type, rules and
// boards with their places. [Write] only paints it. Three things depend on one
// another: how many pages there are, how wide the gutter must be, and the page
// numbers that are printed. So the book is set again, with the numbers of the
// last round, until nothing moves; two or three rounds are the rule.
//
// Boards share a page as long as their cells are wide enough for a pencil and
// their labels for an eye: a specimen of each board is drawn once, its smallest
// type is measured, and a grid of slots is chosen from that. So a 25×25 board
// gets a page of its own and a 4×4 board shares one, on any paper.
//
// # What printers ask
//
// The [Print] profile follows Amazon KDP and IngramSpark as of 2026: nothing
// within half an inch of the edges, a gutter that grows with the number of
// pages ([MinGutter]), type of 7 points or more, lines of 0.75 points or more,
// grey only, odd numbers on right-hand pages, an even number of pages with the
// last one blank, no links and no outline. The [Screen] profile has links and
// an outline instead. [Preflight] lists what a printer would refuse.
//
// # Reading the source
//
// book.go says what goes in, page.go what comes out, plan.go how one becomes
// the other. setter.go, flow.go, paragraph.go and hyphen.go set type; front.go,
// contents.go, guide.go (with groups.go), opener.go, puzzles.go (with legend.go)
// and solutions.go each set one part of the book; specimen.go and grid.go decide
// how large boards are.
package book
