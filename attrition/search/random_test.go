package search

import (
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// TestRandomFillsLargeBoards limits the steps: without restarts and heat, the
// large Sudoku boards would need incomparably more.
func TestRandomFillsLargeBoards(t *testing.T) {
	tests := []struct {
		name   string
		puzzle *latin.Puzzle
	}{
		{"sudoku 3x3", searchtest.Sudoku(t, 3, 3)},
		{"sudoku 4x4", searchtest.Sudoku(t, 4, 4)},
		{"sudoku 5x5", searchtest.Sudoku(t, 5, 5)},
		{"sudoku 6x6", searchtest.Sudoku(t, 6, 6)},
		{"square 32", searchtest.Square(t, 32)},
	}
	for _, test := range tests {
		s := New(test.puzzle)
		s.Steps = 50_000
		for seed := range uint64(5) {
			board, err := s.Random(t.Context(), searchtest.Blank(test.puzzle), searchtest.Seeded(seed))
			if err != nil {
				t.Errorf("%s, seed %d: %v", test.name, seed, err)
				continue
			}
			searchtest.Check(t, test.puzzle, searchtest.Blank(test.puzzle), board)
		}
	}
}

func TestRandomFollowsItsSource(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	s := New(p)
	first, _ := s.Random(t.Context(), searchtest.Blank(p), searchtest.Seeded(1))
	other, _ := s.Random(t.Context(), searchtest.Blank(p), searchtest.Seeded(2))
	again, _ := New(p).Random(t.Context(), searchtest.Blank(p), searchtest.Seeded(1))
	if fmt.Sprint(first) != fmt.Sprint(again) {
		t.Error("the same seed gave two boards")
	}
	if fmt.Sprint(first) == fmt.Sprint(other) {
		t.Error("two seeds gave the same board")
	}
}

// TestRandomReachesAll draws until all 288 boards were seen, and compares how
// often each label stands in each cell: equally often, by the symmetry of the
// search. 20,000 draws, a label expected 5,000 times with standard deviation
// 61; five of them are allowed.
func TestRandomReachesAll(t *testing.T) {
	p := searchtest.Sudoku(t, 2, 2)
	s, rng := New(p), searchtest.Seeded(3)
	seen := make(map[string]bool)
	var count [16][4]int
	for range 20_000 {
		board, err := s.Random(t.Context(), searchtest.Blank(p), rng)
		if err != nil {
			t.Fatal(err)
		}
		seen[searchtest.Key(board)] = true
		for c, x := range board {
			count[c][x]++
		}
	}
	if len(seen) != 288 {
		t.Errorf("%d of 288 boards", len(seen))
	}
	for c, labels := range count {
		for x, n := range labels {
			if n < 5000-306 || n > 5000+306 {
				t.Errorf("cell %d holds label %d %d times", c, x, n)
			}
		}
	}
}

func BenchmarkRandom(b *testing.B) {
	for _, test := range []struct {
		name   string
		puzzle *latin.Puzzle
	}{
		{"sudoku-3x3", searchtest.Sudoku(b, 3, 3)},
		{"sudoku-4x4", searchtest.Sudoku(b, 4, 4)},
		{"sudoku-5x5", searchtest.Sudoku(b, 5, 5)},
		{"sudoku-6x6", searchtest.Sudoku(b, 6, 6)},
		{"square-32", searchtest.Square(b, 32)},
		{"quadoku", searchtest.Quadoku(b)},
	} {
		b.Run("board="+test.name, func(b *testing.B) {
			s, rng := New(test.puzzle), searchtest.Seeded(1)
			steps := uint64(0)
			for b.Loop() {
				if _, err := s.Random(b.Context(), searchtest.Blank(test.puzzle), rng); err != nil {
					b.Fatal(err)
				}
				steps += s.taken
			}
			b.ReportMetric(float64(steps)/float64(b.N), "steps/board")
		})
	}
}
