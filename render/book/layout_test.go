package book

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
	"latin/render"

	"pgregory.net/rapid"
)

// stock is the Puzzles of which the random books are made.
func stock(t testing.TB) []*latin.Puzzle {
	words, err := latin.ParseLabels("SINGAPORE")
	if err != nil {
		t.Fatal(err)
	}
	wordy := *puzzleOf(t, "sudoku:2x2")
	wordy.Title = strings.Repeat("Title ", 40)
	return []*latin.Puzzle{
		&wordy,
		puzzleOf(t, "sudoku"), puzzleOf(t, "sudoku:2x2"), puzzleOf(t, "sudoku:4x4"),
		puzzleOf(t, "latin-square:5"), puzzleOf(t, "latin-square:1"), puzzleOf(t, "tartan"),
		puzzleOf(t, "sudoku", latin.Options{Labels: words}),
	}
}

// drawBook draws a random book. Its trims are those on which all of the stock fits.
func drawBook(t *rapid.T, stock []*latin.Puzzle) Book {
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	prose := rapid.SampledFrom([]string{"", "One line.", strings.Repeat("Some words that fill a paragraph. ", 30),
		strings.Repeat("Paragraph after paragraph goes on for pages and pages.\n\n", 60)})
	b := Book{
		Title:            rapid.SampledFrom([]string{"T", "Sixty Sudoku", "Incomprehensibilities of Considerable Length, Volume 12", strings.Repeat("Endless ", 100)}).Draw(t, "title"),
		Subtitle:         rapid.SampledFrom([]string{"", "A subtitle", strings.Repeat("more and more ", 80)}).Draw(t, "sub"),
		Author:           rapid.SampledFrom([]string{"", "A. Author", strings.Repeat("Author ", 90)}).Draw(t, "author"),
		Intro:            prose.Draw(t, "intro"),
		Trim:             rapid.SampledFrom(Trims).Draw(t, "trim"),
		Profile:          rapid.SampledFrom([]Profile{Print, Screen}).Draw(t, "profile"),
		PerPage:          rapid.IntRange(0, 7).Draw(t, "per page"),
		SolutionsPerPage: rapid.IntRange(0, 13).Draw(t, "solutions per page"),
	}
	for range rapid.IntRange(1, 4).Draw(t, "sections") {
		s := Section{Title: rapid.SampledFrom([]string{"", "Gentle", strings.Repeat("Long ", 30)}).Draw(t, "section"), Intro: prose.Draw(t, "section intro")}
		for range rapid.IntRange(0, 9).Draw(t, "items") {
			s.Items = append(s.Items, sampleItem(rapid.SampledFrom(stock).Draw(t, "puzzle"), rng))
		}
		b.Sections = append(b.Sections, s)
	}
	b.Sections = append(b.Sections, sampleSection(stock[1], rapid.SampledFrom([]int{1, 5, 12, 60}).Draw(t, "more"), "Last", rng))
	if rapid.Bool().Draw(t, "example") {
		b.Examples = append(b.Examples, sampleExample(stock[1], rng))
		b.Examples[0].Steps[0].Caption = prose.Draw(t, "caption")
	}
	return b
}

// TestLayoutLaws lays out random books on all papers and checks all that every book must be.
func TestLayoutLaws(t *testing.T) {
	puzzles := stock(t)
	rapid.Check(t, func(t *rapid.T) {
		b := drawBook(t, puzzles)
		l, err := Plan(b)
		if err != nil {
			t.Fatal(err)
		}
		checkNumbers(t, b, l)
		checkReferences(t, l)
		checkMargins(t, l)
		for _, p := range l.Pages {
			checkInside(t, l, p)
			checkApart(t, p)
		}
	})
}

type fataler interface{ Fatalf(string, ...any) }

// checkNumbers: every puzzle and every solution is printed once, in order, with its own labels.
func checkNumbers(t fataler, b Book, l Layout) {
	var items []Item
	for _, s := range b.Sections {
		items = append(items, s.Items...)
	}
	puzzle, solution := 0, 0
	for _, p := range l.Pages {
		for _, board := range p.Boards {
			n := &puzzle
			switch {
			case board.Number == 0:
				continue
			case board.Solution:
				n = &solution
			}
			*n++
			if board.Number != *n {
				t.Fatalf("page %d: board %d comes as number %d", p.Number, *n, board.Number)
			}
			item := items[*n-1]
			if board.View.Puzzle != item.Puzzle || (board.View.Solution != nil) != board.Solution {
				t.Fatalf("page %d: board %d is not that of its item", p.Number, *n)
			}
		}
	}
	if puzzle != len(items) || solution != len(items) || len(l.Places) != len(items) {
		t.Fatalf("%d puzzles, %d solutions, %d places for %d items", puzzle, solution, len(l.Places), len(items))
	}
}

// checkReferences: what is printed over and under each board is where the other one stands.
func checkReferences(t fataler, l Layout) {
	var answers, puzzles []int
	for _, p := range l.Pages {
		for _, text := range p.Texts {
			var page int
			if n, _ := fmt.Sscanf(text.Text, "Solution: page %d", &page); n == 1 {
				answers = append(answers, page)
			}
			if n, _ := fmt.Sscanf(text.Text, "Puzzle: page %d", &page); n == 1 {
				puzzles = append(puzzles, page)
			}
			if text.Page > len(l.Pages) {
				t.Fatalf("page %d: %q leads to page %d of %d", p.Number, text.Text, text.Page, len(l.Pages))
			}
		}
	}
	for i, place := range l.Places {
		if answers[i] != place.Solution || puzzles[i] != place.Puzzle {
			t.Fatalf("puzzle %d stands on pages %d and %d; printed are %d and %d", i+1, place.Puzzle, place.Solution, puzzles[i], answers[i])
		}
		if !l.Pages[place.Puzzle-1].shows(i+1, false) || !l.Pages[place.Solution-1].shows(i+1, true) {
			t.Fatalf("puzzle %d is not where its place says", i+1)
		}
	}
}

func (p Page) shows(number int, solution bool) bool {
	for _, b := range p.Boards {
		if b.Number == number && b.Solution == solution {
			return true
		}
	}
	return false
}

// checkMargins: gutter, even number, blank pages, sides.
func checkMargins(t fataler, l Layout) {
	n := len(l.Pages)
	blank := 0
	for i, p := range l.Pages {
		if p.Number != i+1 {
			t.Fatalf("page %d has number %d", i+1, p.Number)
		}
		spine, outside := p.Live.X, l.Trim.W-p.Live.X-p.Live.W
		if p.Number%2 == 0 {
			spine, outside = outside, spine
		}
		if math.Abs(spine-l.Gutter) > 1e-9 || math.Abs(outside-l.Edge) > 1e-9 {
			t.Fatalf("page %d: margins %g and %g; want %g and %g", p.Number, spine, outside, l.Gutter, l.Edge)
		}
		if l.Profile == Print && spine < MinGutter(n)-1e-9 {
			t.Fatalf("page %d of %d: gutter %g pt, at least %g needed", p.Number, n, spine, MinGutter(n))
		}
		if p.Kind == BlankPage {
			blank++
		} else {
			blank = 0
		}
		if blank > 2 || (p.Kind == BlankPage && l.Profile == Screen) {
			t.Fatalf("page %d is the blank page number %d in a row", p.Number, blank)
		}
		if l.Profile == Print && p.Kind == OpenerPage && l.Pages[i-1].Kind != OpenerPage && p.Number%2 == 0 {
			t.Fatalf("a section begins on the left-hand page %d", p.Number)
		}
	}
	if l.Profile == Print && (n%2 != 0 || blank == 0) {
		t.Fatalf("%d pages, %d of them blank at the end", n, blank)
	}
}

// checkInside: nothing is drawn outside the live area, no type is too small and no line too thin.
func checkInside(t fataler, l Layout, p Page) {
	const slack = 1.6 // half a thick line
	live := render.Rect{X: p.Live.X - slack, Y: p.Live.Y - slack, W: p.Live.W + 2*slack, H: p.Live.H + 2*slack}
	drawn := painted(l, p)
	for _, at := range drawn.points {
		if !within(live, at[0], at[1]) {
			t.Fatalf("page %d (%s): a line at %.1f, %.1f is outside %v", p.Number, p.Kind, at[0], at[1], p.Live)
		}
	}
	for _, text := range drawn.texts {
		box := text.inked()
		if !within(live, box.X, box.Y) || !within(live, box.X+box.W, box.Y+box.H) {
			t.Fatalf("page %d (%s): %q at %v is outside %v", p.Number, p.Kind, text.Text, box, p.Live)
		}
		if text.Font.Size < minType-1e-6 {
			t.Fatalf("page %d (%s): %q has %.2f pt", p.Number, p.Kind, text.Text, text.Font.Size)
		}
	}
	for _, text := range p.Texts {
		top, bottom := text.Y-render.Ascent(text.Font), text.Y+render.Descent(text.Font)
		if top < p.Live.Y-1e-6 || bottom > p.Live.Y+p.Live.H+1e-6 {
			t.Fatalf("page %d (%s): ascenders or descenders of %q, from %.2f to %.2f, are outside %v", p.Number, p.Kind, text.Text, top, bottom, p.Live)
		}
	}
	for _, w := range drawn.widths {
		if l.Profile == Print && w < minLine-1e-9 {
			t.Fatalf("page %d (%s): a line of %.2f pt", p.Number, p.Kind, w)
		}
	}
	if l.Profile == Print && !drawn.greys {
		t.Fatalf("page %d (%s) has colour", p.Number, p.Kind)
	}
}

func within(r render.Rect, x, y float64) bool {
	return x >= r.X && x <= r.X+r.W && y >= r.Y && y <= r.Y+r.H
}

// inked is the part of a text's box from cap height to base line.
func (t Text) inked() render.Rect {
	box := t.box()
	box.H = render.CapHeight(t.Font)
	box.Y = t.Y - box.H
	return box
}

// checkApart: no two boards and no two lines of type on a page overlap.
func checkApart(t fataler, p Page) {
	var boxes []render.Rect
	var names []string
	for _, b := range p.Boards {
		boxes, names = append(boxes, b.Frame), append(names, fmt.Sprintf("board %d", b.Number))
	}
	for _, text := range p.Texts {
		boxes, names = append(boxes, text.inked()), append(names, fmt.Sprintf("%q", text.Text))
	}
	for i, a := range boxes {
		for j := range i {
			if c := boxes[j]; a.X < c.X+c.W-0.1 && c.X < a.X+a.W-0.1 && a.Y < c.Y+c.H-0.1 && c.Y < a.Y+a.H-0.1 {
				t.Fatalf("page %d (%s): %s %v and %s %v overlap", p.Number, p.Kind, names[i], a, names[j], c)
			}
		}
	}
}
