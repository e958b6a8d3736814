package book

import (
	"time"

	"latin"
	"latin/render"
)

// A Book is what goes to the printer: puzzles that were made already, in
// sections, and the words around them. Title and at least one puzzle are
// needed; everything else may be left out.
type Book struct {
	Title, Subtitle, Author string
	// Copyright is one line, such as "Copyright © 2026 Ada Byron".
	Copyright string
	// Imprint is the publisher, on the title page and the copyright page.
	Imprint string
	// Program is the name and version of the program, for the copyright page.
	Program string
	// Seed from which the puzzles were made, for the copyright page.
	Seed string
	// Date is written into the file; the bytes depend on it. The zero time is 2000-01-01.
	Date time.Time
	// Trim is the size of the paper; zero for 8.5 × 11 in.
	Trim Trim
	// Profile is Print or Screen.
	Profile Profile
	// Intro heads the pages on how to play. Blank lines part paragraphs.
	Intro string
	// Examples are worked, one a Puzzle, and come with its rules.
	Examples []Example
	// Ornament is printed on the title page; nil for the first puzzle.
	Ornament *render.View
	Sections []Section
	// PerPage and SolutionsPerPage hold for sections that do not say; 0 is as fits best.
	PerPage, SolutionsPerPage int
}

// A Section is a part of the book with its own opening page. Its puzzles come
// in the order given; their numbers run on through the book.
type Section struct {
	Title string
	// Intro is printed under the title. Blank lines part paragraphs.
	Intro string
	Items []Item
	// PerPage and SolutionsPerPage are the most that share a page; fewer do
	// where labels would get too small. 0 is what the book says.
	PerPage, SolutionsPerPage int
}

// An Item is one puzzle with its solution.
type Item struct {
	Puzzle   *latin.Puzzle
	Clues    latin.PB
	Solution latin.PB
	// Note is printed beside the number, such as "28 clues"; may be empty.
	Note string
	// ID is not printed; [Layout.Places] repeats it.
	ID string
	// Net prints the puzzle as the net of a body, to cut out, fold and glue,
	// where it has one.
	Net bool
}

// An Example shows, step by step, how a puzzle is solved. It is printed with
// the rules of the Puzzle that the view of its first step shows.
type Example struct {
	Intro string
	Steps []Step
}

// A Step is one picture of an [Example] and what it says.
type Step struct {
	View    render.View
	Caption string
}

// A Profile says what the file is for.
type Profile int

const (
	// Print is for a press: grey only, mirrored margins, no links, an even
	// number of pages, the last of them blank.
	Print Profile = iota
	// Screen has an outline, links between puzzles and solutions, equal
	// margins and no blank pages.
	Screen
)

// view shows the clues of the item, as a net to fold where that is wanted.
func (i Item) view() render.View {
	return render.View{Puzzle: i.Puzzle, Clues: i.Clues, Net: i.Net}
}

// full is the view with all labels, by which the size of the board is chosen.
func (i Item) full() render.View {
	v := i.view()
	v.Solution = i.Solution
	return v
}

// solved shows the solution, without the notes that only players need.
func (i Item) solved() render.View {
	return render.View{Puzzle: i.Puzzle, Clues: i.Clues, Solution: i.Solution, Bare: true}
}

// perPage is what the section asks for, or the book, or 0.
func (b Book) perPage(s Section) int {
	if s.PerPage > 0 {
		return s.PerPage
	}
	return b.PerPage
}

func (b Book) solutionsPerPage(s Section) int {
	if s.SolutionsPerPage > 0 {
		return s.SolutionsPerPage
	}
	return b.SolutionsPerPage
}

// count is the number of puzzles in the book.
func (b Book) count() int {
	n := 0
	for _, s := range b.Sections {
		n += len(s.Items)
	}
	return n
}
