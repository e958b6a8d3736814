package search

import (
	"math/big"
	"testing"

	"latin"
)

// The published numbers of Latin squares (OEIS A002860) and of Sudoku boards
// (A107739 and A291187 of the OEIS).
func TestPublishedCounts(t *testing.T) {
	tests := []struct {
		name   string
		puzzle *latin.Puzzle
		want   string
	}{
		{"square 1", square(t, 1), "1"},
		{"square 2", square(t, 2), "2"},
		{"square 3", square(t, 3), "12"},
		{"square 4", square(t, 4), "576"},
		{"square 5", square(t, 5), "161280"},
		{"sudoku 2x2", sudoku(t, 2, 2), "288"},
		{"sudoku 2x3", sudoku(t, 2, 3), "28200960"},
	}
	for _, test := range tests {
		n, exact, err := New(test.puzzle).Count(t.Context(), blank(test.puzzle), 0)
		if n.String() != test.want || !exact || err != nil {
			t.Errorf("%s: %v, %v, %v; want %s", test.name, n, exact, err, test.want)
		}
	}
}

func BenchmarkCountSquare6(b *testing.B) {
	p := square(b, 6)
	s := New(p)
	for b.Loop() {
		n, _, _ := s.Count(b.Context(), blank(p), 0)
		if n.Cmp(big.NewInt(812_851_200)) != 0 {
			b.Fatal(n)
		}
	}
}
