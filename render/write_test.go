package render

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"latin"
)

func TestWrite(t *testing.T) {
	items := []Item{{View: numbered(sudokuBoard(t)), Caption: "fig-1"}, {View: numbered(jigsawBoard(t))}}
	begin := map[string]string{"pdf": "%PDF-1.", "svg": "<svg ", "png": "\x89PNG"}
	for _, format := range Formats {
		var b bytes.Buffer
		if err := Write(&b, format, items, Options{DPI: 50}); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(b.String(), begin[format]) {
			t.Errorf("%s begins with %q", format, b.String()[:8])
		}
	}
	var b bytes.Buffer
	if err := Write(&b, "pdf", items, Options{}); err != nil || !bytes.Contains(b.Bytes(), []byte("/Count 2\n")) {
		t.Errorf("not a page each (%v)", err)
	}
}

// Several drawings in one SVG do not overlap and fit on it.
func TestStack(t *testing.T) {
	items := []Item{{View: numbered(sudokuBoard(t)), Caption: "a"}, {View: numbered(jigsawBoard(t)), Caption: "b"}, {View: numbered(orbBoard(t))}}
	opt := Options{}.filled()
	bottom := 0.0
	for i, it := range items {
		r := &recorder{}
		stack(r, items[:i+1], opt)
		alone := &recorder{}
		stack(alone, items[:i], opt)
		low, high := 1e9, 0.0
		for _, p := range r.paths[len(alone.paths):] {
			for _, l := range flatten(p.path, 0.1) {
				for _, q := range l.points {
					low, high = min(low, q.y), max(high, q.y)
				}
			}
		}
		if _, end := stackSize(items[:i+1], opt); low < bottom+captionRoom(it) || high > end {
			t.Errorf("drawing %d goes from %g to %g; the last one ended at %g", i, low, high, bottom)
		}
		bottom = high
	}
}

// TestStackColumns: with columns the drawings stand side by side, none over another.
func TestStackColumns(t *testing.T) {
	items := []Item{{View: numbered(sudokuBoard(t)), Caption: "a"}, {View: numbered(sudokuBoard(t))}, {View: numbered(sudokuBoard(t))}}
	opt := Options{Width: 100, Columns: 2}.filled()
	w, h := stackSize(items, opt)
	if want := 2*100 + gap + 2*margin; w != float64(want) {
		t.Errorf("width %g, want %d", w, want)
	}
	one, _ := stackSize(items[:1], opt)
	if want := 100 + 2*margin; one != float64(want) {
		t.Errorf("width of one %g, want %d", one, want)
	}
	if high := 2*100 + 2*captionFont.Size + gap + 2*margin; h != high {
		t.Errorf("height %g, want %g", h, high)
	}
}

func TestWriteErrors(t *testing.T) {
	item := []Item{{View: numbered(sudokuBoard(t))}}
	foreign := []Item{{View: numbered(puzzleOn(t, square(1).Layout, "漢"))}}
	tests := []struct {
		name, format string
		items        []Item
		opt          Options
		want         error
	}{
		{"format", "gif", item, Options{}, ErrFormat},
		{"nothing", "svg", nil, Options{}, ErrNothing},
		{"narrow", "svg", item, Options{Width: 1}, ErrWidth},
		{"wide", "pdf", item, Options{Width: 1e9}, ErrWidth},
		{"pixels", "png", item, Options{DPI: 1e5}, ErrPNG},
		{"letters", "pdf", foreign, Options{}, ErrPDF},
		{"letters", "png", foreign, Options{}, ErrPNG},
		{"page", "pdf", item, Options{PageWidth: -3}, ErrPDF},
	}
	for _, tt := range tests {
		if err := Write(io.Discard, tt.format, tt.items, tt.opt); !errors.Is(err, tt.want) {
			t.Errorf("%s: error %v, want %v", tt.name, err, tt.want)
		}
	}
}

// Whatever a label, a caption or a title holds, every output gives a file or
// an error, and an SVG is always XML.
func FuzzWrite(f *testing.F) {
	for _, s := range []string{"8", "10", "ABCDEFGH", "<&>", "漢", "😀", "ﷺ", "\u0301", "a\xff", "\x00", "\u202e", "ÅÅ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		label := text
		if _, err := latin.NewLabels(text); err != nil {
			label = "1"
		}
		board, _ := latin.NewBoard(square(1).Layout)
		multiset, _ := latin.NewLabels(label)
		p, err := latin.NewPuzzle(board, multiset, nil)
		if err != nil {
			t.Fatal(err)
		}
		items := []Item{{View: View{Puzzle: p, Clues: latin.PB{0}}, Caption: text}}
		for _, format := range Formats {
			var b bytes.Buffer
			err := Write(&b, format, items, Options{Title: text, Width: 30, DPI: 20})
			if (err == nil) != (b.Len() > 0) {
				t.Errorf("%s: %d bytes and error %v", format, b.Len(), err)
			}
			if format == "svg" {
				if err := wellFormed(b.String()); err != nil {
					t.Errorf("the SVG is not XML: %v", err)
				}
			}
		}
	})
}

func BenchmarkWrite(b *testing.B) {
	items := []Item{{View: numbered(sudokuBoard(b))}}
	for _, format := range Formats {
		b.Run("format="+format, func(b *testing.B) {
			for b.Loop() {
				if err := Write(io.Discard, format, items, Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkPages is a book of 200 pages with two puzzles each.
func BenchmarkPages(b *testing.B) {
	v := numbered(sudokuBoard(b))
	for b.Loop() {
		d := NewPDF(PDFOptions{})
		for range 200 {
			page := d.AddPage(432, 648)
			Draw(page, Rect{60, 40, 270, 270}, v)
			Draw(page, Rect{60, 340, 270, 270}, v)
		}
		if err := d.Write(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}
