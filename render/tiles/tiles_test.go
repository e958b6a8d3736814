package tiles

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"latin/render"
)

// A recorder keeps what is drawn.
type recorder struct {
	paths  []render.Path
	styles []render.Style
	fonts  []render.Font
	texts  []string
	ends   [][2]float64 // of texts, left and right
}

func (r *recorder) Path(p render.Path, s render.Style) {
	r.paths, r.styles = append(r.paths, p), append(r.styles, s)
}

func (r *recorder) Text(x, _ float64, text string, f render.Font) {
	width := render.Measure(text, f)
	if f.Align == render.Center {
		x -= width / 2
	}
	r.texts, r.fonts, r.ends = append(r.texts, text), append(r.fonts, f), append(r.ends, [2]float64{x, x + width})
}

func allCards() []Card {
	var list []Card
	for _, rank := range []Rank{Jack, Queen, King, Ace} {
		for _, suit := range []Suit{Spades, Hearts, Diamonds, Clubs} {
			list = append(list, Card{rank, suit})
		}
	}
	return list
}

// samples are tiles of every sort.
func samples() []Tile {
	list := []Tile{Nested{palette[0], palette[0]}, Nested{palette[1], palette[2]}}
	for _, c := range allCards() {
		list = append(list, c)
	}
	list = append(list, TextTiles([][][]string{{{"A", "α"}, {"30", "17"}}})[0]...)
	return append(list, TextTiles([][][]string{{{"1", "2", "3", "4"}}})[0]...)
}

// Nothing is drawn outside the frame.
func TestTilesStayInTheirFrames(t *testing.T) {
	for _, tile := range samples() {
		frame := render.Rect{X: 100, Y: 200, W: 50, H: 50 * tile.Aspect()}
		var r recorder
		tile.Draw(&r, frame)
		const slack = 0.5 // half the width of lines
		for _, p := range r.paths {
			for _, g := range p {
				if g.Op != render.Close && (g.X < frame.X-slack || g.X > frame.X+frame.W+slack || g.Y < frame.Y-slack || g.Y > frame.Y+frame.H+slack) {
					t.Fatalf("%v: %g, %g lies outside", tile, g.X, g.Y)
				}
			}
		}
		for i, e := range r.ends {
			if e[0] < frame.X || e[1] > frame.X+frame.W {
				t.Errorf("%v: %q lies outside", tile, r.texts[i])
			}
		}
	}
}

// All cards look different, and each the same but for half a turn, save for what
// stands in the middle of an ace.
func TestCards(t *testing.T) {
	seen := map[string]Card{}
	for _, c := range allCards() {
		var r recorder
		c.Draw(&r, render.Rect{W: 63, H: 88})
		key := fmt.Sprint(r.paths, r.styles)
		if other, ok := seen[key]; ok {
			t.Errorf("%v is drawn as %v", c, other)
		}
		seen[key] = c
		if c.Rank != Ace {
			halfTurn(t, c, &r)
		}
	}
}

// halfTurn looks for the turned point of every point of the outlines.
func halfTurn(t *testing.T, c Card, r *recorder) {
	t.Helper()
	key := func(x, y float64) [2]float64 { return [2]float64{math.Round(1e3 * x), math.Round(1e3 * y)} }
	points := map[[2]float64]bool{}
	for _, p := range r.paths {
		for _, g := range p {
			if g.Op != render.Close {
				points[key(g.X-31.5, g.Y-44)] = true
			}
		}
	}
	for at := range points {
		if !points[[2]float64{-at[0], -at[1]}] {
			t.Fatalf("%v: nothing lies opposite to %v", c, at)
		}
	}
}

// Texts of a page have one size, whatever their lengths.
func TestTextsHaveOneSize(t *testing.T) {
	rows := TextTiles([][][]string{{{"1", "2"}, {"10", "7"}}, {{"9", "10"}, {"10", "10"}}})
	sizes := map[float64]bool{}
	for _, row := range rows {
		for _, tile := range row {
			var r recorder
			tile.Draw(&r, render.Rect{W: 30, H: 30})
			for _, f := range r.fonts {
				sizes[f.Size] = true
			}
		}
	}
	if len(sizes) != 1 {
		t.Errorf("sizes %v", sizes)
	}
}

func TestPage(t *testing.T) {
	page := Page{Title: "Two", Caption: strings.Repeat("long ", 60), Rows: [][]Tile{{Card{Queen, Hearts}, Card{Ace, Clubs}}}}
	begin := map[string]string{"pdf": "%PDF-1.", "svg": "<svg ", "png": "\x89PNG"}
	for _, format := range render.Formats {
		var b, again bytes.Buffer
		if err := page.Write(&b, format); err != nil {
			t.Fatal(err)
		}
		if err := page.Write(&again, format); err != nil || !bytes.Equal(b.Bytes(), again.Bytes()) {
			t.Errorf("%s: not the same twice (%v)", format, err)
		}
		if !strings.HasPrefix(b.String(), begin[format]) {
			t.Errorf("%s begins with %q", format, b.String()[:8])
		}
	}
	var r recorder
	page.draw(&r)
	if e := r.ends[len(r.ends)-1]; e[0] < margin-1 || e[1] > width-margin+1 {
		t.Errorf("the caption goes from %g to %g", e[0], e[1])
	}
}

// In grey, no colour is left; black, white and what is transparent stay.
func TestGray(t *testing.T) {
	var coloured, gray recorder
	page := Page{Title: "a", Rows: [][]Tile{{Card{King, Hearts}, Card{Ace, Diamonds}}, TextTiles([][][]string{{{"1", "2"}, {"2", "1"}}})[0]}}
	page.draw(&coloured)
	page.Gray = true
	page.draw(&gray)
	for i, s := range gray.styles {
		for _, c := range []*render.Color{s.Fill, s.Stroke} {
			if c != nil && (c.R != c.G || c.G != c.B) {
				t.Fatalf("path %d has colour %v", i, *c)
			}
		}
		if old := coloured.styles[i]; (old.Fill == nil) != (s.Fill == nil) || (old.Stroke == nil) != (s.Stroke == nil) {
			t.Fatalf("path %d: %v became %v", i, old, s)
		}
	}
	for i, f := range gray.fonts {
		if f.Color.R != f.Color.G || f.Color.G != f.Color.B {
			t.Errorf("text %q has colour %v", gray.texts[i], f.Color)
		}
	}
	white, black := render.Gray(255), render.Gray(0)
	if *white.Grey() != white || *black.Grey() != black {
		t.Error("white or black changed")
	}
}

func TestPageErrors(t *testing.T) {
	var b bytes.Buffer
	full := Page{Rows: [][]Tile{{Nested{}}}}
	for _, test := range []struct {
		page   Page
		format string
		want   error
	}{
		{Page{}, "svg", ErrEmpty},
		{Page{Rows: [][]Tile{{}}}, "pdf", ErrEmpty},
		{full, "gif", render.ErrFormat},
	} {
		if err := test.page.Write(&b, test.format); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", test.format, err, test.want)
		}
	}
}

func TestPalette(t *testing.T) {
	seen := map[render.Color]bool{}
	for _, c := range Palette() {
		seen[c] = true
	}
	if len(seen) != 12 {
		t.Errorf("%d colours", len(seen))
	}
	Palette()[0] = render.Gray(0)
	if Palette()[0] != palette[0] {
		t.Error("a caller changes the palette")
	}
}
