package search

import (
	"fmt"
	"math/big"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// published has numbers of Latin squares (OEIS A002860) and of Sudoku boards
// (OEIS A107739 for the square boxes; 28,200,960 of 2×3: E. Russell, F. Jarvis, 2006).
func published(t testing.TB) []countCase {
	return []countCase{
		{"square of order 1", searchtest.Square(t, 1), "1"},
		{"square of order 2", searchtest.Square(t, 2), "2"},
		{"square of order 3", searchtest.Square(t, 3), "12"},
		{"square of order 4", searchtest.Square(t, 4), "576"},
		{"square of order 5", searchtest.Square(t, 5), "161280"},
		{"sudoku 2x2", searchtest.Sudoku(t, 2, 2), "288"},
		{"sudoku 2x3", searchtest.Sudoku(t, 2, 3), "28200960"},
		{"square of order 6", searchtest.Square(t, 6), "812851200"},
		{"square of order 7", searchtest.Square(t, 7), "61479419904000"},
	}
}

type countCase struct {
	name   string
	puzzle *latin.Puzzle
	want   string
}

func TestPublishedCounts(t *testing.T) {
	for _, test := range published(t) {
		n, exact, err := New(test.puzzle).Count(t.Context(), searchtest.Blank(test.puzzle), 0)
		if n.String() != test.want || !exact || err != nil {
			t.Errorf("%s: %v, %v, %v; want %s", test.name, n, exact, err, test.want)
		}
	}
}

// TestCountBeyondWords counts what overflows 64 bits, where the numbers are plain.
func TestCountBeyondWords(t *testing.T) {
	line := latin.NewGrid(1, 40)
	line.Add("line", latin.MarkNone, line.Block(0, 0, 1, 40)...)
	pair := latin.NewGrid(1, 3)
	pair.Add("pair", latin.MarkNone, 0, 1)
	pair.Add("cell", latin.MarkNone, 2)
	tests := []countCase{
		{"one line of 40", searchtest.PuzzleOn(t, line, searchtest.Numbers(40)), new(big.Int).MulRange(1, 40).String()},
		{"a pair and a cell of 60 labels", searchtest.PuzzleOn(t, pair, searchtest.Numbers(60)), "212400"}, // 60·59·60
	}
	for _, test := range tests {
		s := New(test.puzzle)
		n, exact, err := s.Count(t.Context(), searchtest.Blank(test.puzzle), 0)
		if n.String() != test.want || !exact || err != nil {
			t.Errorf("%s: %v, %v, %v; want %s", test.name, n, exact, err, test.want)
		}
		n, exact, err = s.Count(t.Context(), searchtest.Blank(test.puzzle), 1000)
		if n.Cmp(big.NewInt(1000)) != 0 || exact || err != nil {
			t.Errorf("%s to 1000: %v, %v, %v", test.name, n, exact, err)
		}
	}
}

// TestColourings counts the colourings of a cycle of n cells in k labels,
// (k-1)^n + (-1)^n (k-1), and lists them.
func TestColourings(t *testing.T) {
	for n := 3; n <= 7; n++ {
		for k := 2; k <= 4; k++ {
			g := latin.NewGrid(1, n)
			for i := range n {
				g.Add(fmt.Sprint(i), latin.MarkNone, latin.Cell(i), latin.Cell((i+1)%n))
			}
			want := k - 1
			for range n - 1 {
				want *= k - 1
			}
			want += (1 - n%2*2) * (k - 1)
			p := searchtest.PuzzleOn(t, g, searchtest.Numbers(k))
			s := New(p)
			if got, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0); got.Cmp(searchtest.BigInt(want)) != 0 || !exact || err != nil {
				t.Errorf("%d cells, %d labels: %v, %v, %v; want %d", n, k, got, exact, err, want)
			}
			if found, err := s.UpTo(t.Context(), searchtest.Blank(p), want+1); len(found) != want || err != nil {
				t.Errorf("%d cells, %d labels: %d listed, %v; want %d", n, k, len(found), err, want)
			}
		}
	}
}

// TestCountTooWideForACensus counts what the walk needs several turns for and a
// census refuses: 14 chains of 80 cells, of which neighbours differ, in 2 labels.
func TestCountTooWideForACensus(t *testing.T) {
	const chains, length = 14, 80
	g := latin.NewGrid(chains, length)
	for r := range chains {
		for c := range length - 1 {
			g.Add(fmt.Sprint(r, c), latin.MarkNone, g.Block(r, c, 1, 2)...)
		}
	}
	p := searchtest.PuzzleOn(t, g, "12")
	s := New(p)
	n, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0)
	if n.Int64() != 1<<chains || !exact || err != nil {
		t.Errorf("%v, %v, %v; want %d", n, exact, err, 1<<chains)
	}
	if s.taken < firstTurn {
		t.Errorf("%d branches are one turn", s.taken)
	}
	s.Steps = firstTurn
	first, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0)
	if first.Sign() == 0 || exact || err == nil {
		t.Errorf("cut short: %v, %v, %v", first, exact, err)
	}
	for s.Steps < 3*firstTurn { // a later turn that is cut short takes nothing back
		s.Steps += firstTurn / 8
		if n, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0); n.Cmp(first) < 0 || exact || err == nil {
			t.Errorf("cut short after %d steps: %v, %v, %v; had %v", s.Steps, n, exact, err, first)
		}
	}
}

// TestCountSavesSymmetry counts an empty board in far fewer branches than it has boards.
func TestCountSavesSymmetry(t *testing.T) {
	p := searchtest.Square(t, 5)
	s := New(p)
	if _, _, err := s.Count(t.Context(), searchtest.Blank(p), 0); err != nil || s.taken > 161280/100 {
		t.Errorf("%d branches, %v", s.taken, err)
	}
}

func TestCountDoesNotAllocate(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	s, pb := New(p), searchtest.Read(t, p, searchtest.BruteHard)
	allocs := testing.AllocsPerRun(20, func() {
		if n, _, err := s.Count(t.Context(), pb, 2); n.Cmp(big.NewInt(1)) != 0 || err != nil {
			t.Error(n, err)
		}
	})
	if allocs > 3 { // the result and its digits, and the test's own
		t.Errorf("%v allocations for a question", allocs)
	}
}

// 812,851,200 Latin squares of order 6 (OEIS A002860).
func BenchmarkCountSquare6(b *testing.B) {
	p := searchtest.Square(b, 6)
	s := New(p)
	for b.Loop() {
		if n, _, _ := s.Count(b.Context(), searchtest.Blank(p), 0); n.Cmp(big.NewInt(812_851_200)) != 0 {
			b.Fatal(n)
		}
	}
}

func BenchmarkCountPublished(b *testing.B) {
	for _, test := range published(b) {
		b.Run("board="+test.name, func(b *testing.B) {
			s := New(test.puzzle)
			for b.Loop() {
				if n, _, _ := s.Count(b.Context(), searchtest.Blank(test.puzzle), 0); n.String() != test.want {
					b.Fatal(n)
				}
			}
		})
	}
}
