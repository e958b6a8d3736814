package census

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// unlimited is more effort than any test takes.
const unlimited = 1 << 40

func count(t searchtest.TB, c *Census) string {
	t.Helper()
	b := engine.NewBudget(context.Background(), 0)
	n, err := c.Count(&b, unlimited)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return n.String()
}

// TestAgreesWithBruteForce counts boards of any form, in one go and in small
// pieces.
func TestAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		for range 3 {
			pb := searchtest.TinyClues(draw, p)
			want := searchtest.BigInt(len(searchtest.BruteForce(p, pb))).String()
			if got := count(t, New(p, pb)); got != want {
				t.Fatalf("%s in %s on %v: %s; want %s", p.FormatCells(pb), p.Labels, p.Board.Asterisms(), got, want)
			}
			if got := inPieces(t, New(p, pb)); got != want {
				t.Fatalf("%s in %s on %v, in pieces: %s; want %s", p.FormatCells(pb), p.Labels, p.Board.Asterisms(), got, want)
			}
		}
	})
}

func inPieces(t searchtest.TB, c *Census) string {
	b := engine.NewBudget(context.Background(), 0)
	for {
		switch n, err := c.Count(&b, 1); {
		case err == nil:
			return n.String()
		case !errors.Is(err, ErrEffort):
			t.Fatalf("%v", err)
		}
	}
}

// TestPublished are numbers of Latin squares (OEIS A002860), of Sudoku boards
// (2×2, 2×3, 2×4: F. Jarvis), and of Sudoku boards of which a third is filled.
func TestPublished(t *testing.T) {
	tests := []struct {
		name   string
		puzzle *latin.Puzzle
		want   string
	}{
		{"square of order 1", searchtest.Square(t, 1), "1"},
		{"square of order 6", searchtest.Square(t, 6), "812851200"},
		{"square of order 7", searchtest.Square(t, 7), "61479419904000"},
		{"sudoku 2x3", searchtest.Sudoku(t, 2, 3), "28200960"},
		{"sudoku 3x2", searchtest.Sudoku(t, 3, 2), "28200960"},
		{"sudoku 2x4", searchtest.Sudoku(t, 2, 4), "29136487207403520"},
		{"misfit 3x3", searchtest.Misfit(t, 3, 3), "0"},
	}
	for _, test := range tests {
		if got := count(t, New(test.puzzle, searchtest.Blank(test.puzzle))); got != test.want {
			t.Errorf("%s: %s; want %s", test.name, got, test.want)
		}
	}
}

// TestRectangles counts Latin rectangles of 3 rows (OEIS A000186 times n!):
// asterisms smaller than the multiset.
func TestRectangles(t *testing.T) {
	for n, want := range map[int]string{3: "12", 4: "576", 5: "66240", 6: "15321600", 8: "2834466324480"} {
		g := latin.NewGrid(3, n)
		g.Lines()
		p := searchtest.PuzzleOn(t, g, searchtest.Numbers(n))
		if got := count(t, New(p, searchtest.Blank(p))); got != want {
			t.Errorf("3 rows of %d: %s; want %s", n, got, want)
		}
	}
}

// TestBeyondWords fills one line in any order, and two lines that share a cell.
func TestBeyondWords(t *testing.T) {
	line := latin.NewGrid(1, 40)
	line.Add("line", latin.MarkNone, line.Block(0, 0, 1, 40)...)
	p := searchtest.PuzzleOn(t, line, searchtest.Numbers(40))
	if got, want := count(t, New(p, searchtest.Blank(p))), new(big.Int).MulRange(1, 40).String(); got != want {
		t.Errorf("a line: %s; want %s", got, want)
	}
	cross := latin.NewGrid(1, 39)
	cross.Add("first", latin.MarkNone, cross.Block(0, 0, 1, 20)...)
	cross.Add("second", latin.MarkNone, cross.Block(0, 19, 1, 20)...)
	p = searchtest.PuzzleOn(t, cross, searchtest.Numbers(20))
	want := new(big.Int).MulRange(1, 20)
	want.Mul(want, new(big.Int).MulRange(1, 19))
	if got := count(t, New(p, searchtest.Blank(p))); got != want.String() {
		t.Errorf("two lines: %s; want %v", got, want)
	}
}

// TestSymmetryIsUsed: equivalent states are one. Without labels being
// interchangeable there are thousands of times as many states on a square of
// order 6, without asterisms being so some hundred times as many.
func TestSymmetryIsUsed(t *testing.T) {
	p := searchtest.Square(t, 6)
	c := New(p, searchtest.Blank(p))
	if count(t, c); c.Widest() > 100 {
		t.Errorf("%d states of one level", c.Widest())
	}
}

func TestTooWide(t *testing.T) {
	b := engine.NewBudget(context.Background(), 0)
	p := searchtest.Square(t, 30)
	if _, err := New(p, searchtest.Blank(p)).Count(&b, unlimited); !errors.Is(err, ErrTooWide) {
		t.Errorf("square of order 30: %v", err)
	}
	pairs := latin.NewGrid(1, 300)
	for i := range 300 {
		for j := range i {
			pairs.Add(fmt.Sprint(i, j), latin.MarkNone, latin.Cell(i), latin.Cell(j))
		}
	}
	p = searchtest.PuzzleOn(t, pairs, "1,2,3")
	if _, err := New(p, searchtest.Blank(p)).Count(&b, unlimited); !errors.Is(err, ErrTooWide) {
		t.Errorf("all pairs: %v", err)
	}
	p = searchtest.Sudoku(t, 3, 3)
	c := New(p, searchtest.Blank(p))
	c.Room = 1 << 18
	if _, err := c.Count(&b, unlimited); !errors.Is(err, ErrTooWide) {
		t.Errorf("sudoku in little room: %v", err)
	}
}

// TestNodesOfManyGroups has few labels and many asterisms, so that a node is
// large: the bytes are limited, not the nodes.
func TestNodesOfManyGroups(t *testing.T) {
	rng := searchtest.Seeded(1)
	pairs := latin.NewGrid(1, 300)
	for i := range 300 {
		pairs.Add(fmt.Sprint(i), latin.MarkNone, latin.Cell(i))
	}
	for i := range 330 {
		two := rng.Perm(300)[:2]
		pairs.Add(fmt.Sprint("pair ", i), latin.MarkNone, latin.Cell(two[0]), latin.Cell(two[1]))
	}
	p := searchtest.PuzzleOn(t, pairs, "abcd")
	c := New(p, searchtest.Blank(p))
	b := engine.NewBudget(context.Background(), 0)
	if _, err := c.Count(&b, unlimited); !errors.Is(err, ErrTooWide) {
		t.Fatal(err)
	}
	bytes := 0
	for _, level := range c.tracks.levels {
		for profile := range level.known {
			bytes += len(profile)
		}
	}
	if bytes > maxTracks {
		t.Errorf("%d bytes of profiles alone", bytes)
	}
}

func TestBudget(t *testing.T) {
	for _, p := range []*latin.Puzzle{searchtest.Sudoku(t, 3, 3), searchtest.Square(t, 30)} {
		for looks := range 6 {
			b := engine.NewBudget(searchtest.AfterLooks(looks), 0)
			if n, err := New(p, searchtest.Blank(p)).Count(&b, unlimited); n != nil || b.Err() == nil || !errors.Is(err, b.Err()) {
				t.Errorf("after %d looks: %v, %v, %v", looks, n, err, b.Err())
			}
		}
	}
}

func BenchmarkCount(b *testing.B) {
	for _, test := range []struct {
		name   string
		puzzle *latin.Puzzle
	}{
		{"square-6", searchtest.Square(b, 6)},
		{"square-7", searchtest.Square(b, 7)},
		{"sudoku-2x3", searchtest.Sudoku(b, 2, 3)},
		{"sudoku-2x4", searchtest.Sudoku(b, 2, 4)},
	} {
		b.Run("board="+test.name, func(b *testing.B) {
			widest := 0
			for b.Loop() {
				c := New(test.puzzle, searchtest.Blank(test.puzzle))
				count(b, c)
				widest = c.Widest()
			}
			b.ReportMetric(float64(widest), "states")
		})
	}
}
