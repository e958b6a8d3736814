package book

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"latin"
	"latin/render"
)

// TestPreflight breaks a good book in one way at a time.
func TestPreflight(t *testing.T) {
	tests := []struct {
		name     string
		spoil    func(*Book)
		severity Severity
		says     string
	}{
		{"title", func(b *Book) { b.Title = " \n" }, Error, "give the book a title"},
		{"no puzzles", func(b *Book) { b.Sections = nil }, Error, "add one"},
		{"glyph in words", func(b *Book) { b.Sections[0].Intro = "a 漢 b" }, Error, "漢"},
		{"glyph above the basic plane", func(b *Book) { b.Author = "😀" }, Error, "use other characters"},
		{"broken text", func(b *Book) { b.Sections[0].Title = "a\xffb" }, Error, "not valid UTF-8"},
		{"glyph in note", func(b *Book) { b.Sections[0].Items[1].Note = "字" }, Error, "字"},
		{"glyph in labels", func(b *Book) {
			l, _ := latin.ParseLabels("一二三四五六七八九")
			k, _, _ := latin.FindKind("sudoku")
			p, _ := k.New(latin.Options{Labels: l})
			b.Sections[0].Items[0].Puzzle = p
		}, Error, "puzzle 1: DejaVu Sans cannot print \"一二"},
		{"no Puzzle", func(b *Book) { b.Sections[0].Items[0].Puzzle = nil }, Error, "give its Puzzle"},
		{"empty Puzzle", func(b *Book) { b.Sections[0].Items[0].Puzzle = &latin.Puzzle{} }, Error, "give its Puzzle"},
		{"short clues", func(b *Book) { b.Sections[0].Items[0].Clues = latin.NewPB(80) }, Error, "puzzle 1: 80 cells found, its board has 81"},
		{"no clues", func(b *Book) { b.Sections[0].Items[0].Clues = nil }, Error, "no clues"},
		{"no solution", func(b *Book) { b.Sections[1].Items[0].Solution = nil }, Error, "puzzle 31: its solution is not full"},
		{"solution with blank", func(b *Book) { b.Sections[0].Items[0].Solution[7] = latin.Blank }, Error, "solve it"},
		{"label out of range", func(b *Book) { b.Sections[0].Items[0].Solution[7] = 9 }, Error, "label number 9"},
		{"other solution", func(b *Book) { b.Sections[0].Items[0].Clues[8] = 1; b.Sections[0].Items[0].Solution[8] = 0 }, Error, "differ in cell r1c"},
		{"example without board", func(b *Book) { b.Examples[0].Steps[1].View = render.View{} }, Error, "example 1, step 2"},
		{"cells far apart", func(b *Book) { b.Sections[0].Items[0] = lonely(t, 1e5) }, Error, "choose a larger trim"},
		{"trim", func(b *Book) { b.Trim = Trim{Name: "1x1", W: 72, H: 72} }, Error, "3 to 20 in"},
		{"too large a board", func(b *Book) {
			p := puzzleOf(t, "sudoku:6x6")
			b.Trim, _ = ParseTrim("5x8")
			b.Sections[0].Items = []Item{{Puzzle: p, Clues: latin.NewPB(36 * 36), Solution: make(latin.PB, 36*36)}}
		}, Error, "choose a larger trim"},
		{"too few pages", func(b *Book) { b.Sections[0].Items = b.Sections[0].Items[:1]; b.Sections[1].Items = nil }, Warning, "at least 24"},
		{"too many pages", func(b *Book) { b.Sections = append(b.Sections, sampleBook(t, 900).Sections...) }, Warning, "two volumes"},
		{"odd trim", func(b *Book) { b.Trim, _ = ParseTrim("12x12") }, Warning, "8.5 in wide"},
		{"more than fit", func(b *Book) { b.PerPage = 30 }, Warning, "30 puzzles a page were asked for"},
		{"narrow cells", func(b *Book) { b.PerPage = 9 }, Warning, "in wide; below 0.25 in"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := sampleBook(t, 30)
			if found := Preflight(b); len(found) > 0 {
				t.Fatalf("the good book: %v", found)
			}
			tt.spoil(&b)
			found := Preflight(b)
			if !mentions(found, tt.severity, tt.says) {
				t.Fatalf("found %v; want %s with %q", found, tt.severity, tt.says)
			}
			var out bytes.Buffer
			err := Write(&out, b)
			if (tt.severity == Error) != errors.Is(err, ErrBook) || (err != nil) != (out.Len() == 0) {
				t.Fatalf("Write: %v and %d bytes", err, out.Len())
			}
		})
	}
}

// TestNarrowCells: the warning never tells a width that is wide enough.
func TestNarrowCells(t *testing.T) {
	warned := 0
	for tenths := range 30 {
		b := sampleBook(t, 1)
		p := puzzleOf(t, "sudoku:4x4")
		b.Sections = []Section{{Items: []Item{{Puzzle: p, Clues: make(latin.PB, 256), Solution: make(latin.PB, 256)}}}}
		b.Trim, _ = ParseTrim(fmt.Sprintf("%.2fx9", 4.9+0.01*float64(tenths)))
		found := Preflight(b)
		if mentions(found, Warning, "0.25 in wide") {
			t.Errorf("%s: %v", b.Trim.Name, found)
		}
		if mentions(found, Warning, "0.24 in wide; below 0.25 in") {
			warned++
		}
	}
	if warned == 0 || warned == 30 {
		t.Errorf("%d of 30 widths are warned of; want some", warned)
	}
}

// lonely is a puzzle whose second cell lies at that place.
func lonely(t *testing.T, x float64) Item {
	board, err := latin.NewBoard(latin.Layout{
		Places:    []latin.Place{latin.Square(0, 0), {At: latin.Point{X: x}}},
		Asterisms: []latin.Asterism{{Cells: []latin.Cell{0, 1}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	l, _ := latin.ParseLabels("12")
	p, err := latin.NewPuzzle(board, l, nil)
	if err != nil {
		t.Fatal(err)
	}
	return Item{Puzzle: p, Clues: latin.PB{0, latin.Blank}, Solution: latin.PB{0, 1}}
}

func mentions(found []Finding, severity Severity, text string) bool {
	for _, f := range found {
		if f.Severity == severity && strings.Contains(f.String(), text) {
			return true
		}
	}
	return false
}
