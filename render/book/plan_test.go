package book

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"latin"
)

var update = flag.Bool("update", false, "write the golden files")

// dump tells everything of a layout, to a tenth of a point.
func dump(l Layout) string {
	var b strings.Builder
	b.WriteString(l.String())
	for _, m := range l.Marks {
		fmt.Fprintf(&b, "mark %d %q page %d\n", m.Level, m.Title, m.Page)
	}
	for _, p := range l.Pages {
		fmt.Fprintf(&b, "\npage %d %s, live %.1f %.1f %.1f %.1f\n", p.Number, p.Kind, p.Live.X, p.Live.Y, p.Live.W, p.Live.H)
		for _, d := range p.Boards {
			fmt.Fprintf(&b, "  board %d at %.1f %.1f, %.1f by %.1f, solution %t\n", d.Number, d.Frame.X, d.Frame.Y, d.Frame.W, d.Frame.H, d.Solution)
		}
		for _, r := range p.Rules {
			fmt.Fprintf(&b, "  rule %.1f..%.1f at %.1f, %.2f pt\n", r.X1, r.X2, r.Y1, r.Width)
		}
		for _, t := range p.Texts {
			fmt.Fprintf(&b, "  %.1f %.1f %.1f pt %q -> %d\n", t.X, t.Y, t.Font.Size, t.Text, t.Page)
		}
	}
	return b.String()
}

func TestPlanGolden(t *testing.T) {
	for _, profile := range []Profile{Print, Screen} {
		name := map[Profile]string{Print: "print", Screen: "screen"}[profile]
		t.Run(name, func(t *testing.T) {
			b := sampleBook(t, 5)
			b.Profile = profile
			l, err := Plan(b)
			if err != nil {
				t.Fatal(err)
			}
			golden(t, filepath.Join("..", "..", "testdata", "book", "plan_"+name+".txt"), dump(l))
		})
	}
}

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines, expected := strings.Split(got, "\n"), strings.Split(strings.ReplaceAll(string(want), "\r\n", "\n"), "\n")
	for i := range max(len(lines), len(expected)) {
		if i >= len(lines) || i >= len(expected) || lines[i] != expected[i] {
			t.Fatalf("%s, line %d differs; look at it, then run go test -update\n got %q\nwant %q", file, i+1,
				append(lines, "")[min(i, len(lines))], append(expected, "")[min(i, len(expected))])
		}
	}
}

// TestGutterGrows: a book so thick that its gutter needs a second round still has it right.
func TestGutterGrows(t *testing.T) {
	for _, n := range []int{60, 300, 500} {
		b := sampleBook(t, n)
		b.PerPage = 1
		l, err := Plan(b)
		if err != nil {
			t.Fatal(err)
		}
		if want := MinGutter(len(l.Pages)); l.Gutter < want || l.Gutter > want+0.1*l.Trim.W {
			t.Errorf("%d pages: gutter %g, minimum %g", len(l.Pages), l.Gutter, want)
		}
	}
}

func TestPerPage(t *testing.T) {
	tests := []struct {
		trim, kind         string
		asked              int
		puzzles, solutions int
	}{
		{"8.5x11", "sudoku", 0, 2, 12},
		{"8x10", "sudoku", 0, 2, 12},
		{"7x10", "sudoku", 0, 2, 12},
		{"6x9", "sudoku", 0, 1, 6},
		{"5x8", "sudoku", 0, 1, 6},
		{"a4", "sudoku", 0, 2, 12},
		{"letter", "sudoku", 4, 4, 12},
		{"letter", "sudoku", 3, 3, 12},
		{"8.5x11", "sudoku:4x4", 0, 1, 2},
		{"8.5x11", "sudoku:5x5", 0, 1, 1},
		{"8.5x11", "sudoku:5x5", 6, 1, 1}, // fewer than asked, lest the labels vanish
		{"8.5x11", "sudoku:2x2", 0, 6, 12},
		{"8.5x11", "sudoku:2x3", 0, 4, 12},
	}
	for _, tt := range tests {
		b := sampleBook(t, 12)
		b.PerPage = tt.asked
		b.Trim, _ = ParseTrim(tt.trim)
		p := puzzleOf(t, tt.kind)
		for i := range b.Sections[0].Items {
			b.Sections[0].Items[i] = Item{Puzzle: p, Clues: make(latin.PB, p.Board.Len()), Solution: make(latin.PB, p.Board.Len())}
		}
		l, err := Plan(b)
		if err != nil {
			t.Errorf("%v: %v", tt, err)
			continue
		}
		if puzzles, solutions := l.together(1, 12); puzzles != tt.puzzles || solutions != tt.solutions {
			t.Errorf("%s on %s, %d asked: %d puzzles and %d solutions a page; want %d and %d",
				tt.kind, tt.trim, tt.asked, puzzles, solutions, tt.puzzles, tt.solutions)
		}
	}
}
