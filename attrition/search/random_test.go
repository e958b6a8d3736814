package search

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
)

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// TestRandomFillsLargeBoards limits the steps: without restarts and heat, the
// large Sudoku boards would need incomparably more.
func TestRandomFillsLargeBoards(t *testing.T) {
	tests := []struct {
		name   string
		puzzle *latin.Puzzle
	}{
		{"sudoku 3x3", sudoku(t, 3, 3)},
		{"sudoku 4x4", sudoku(t, 4, 4)},
		{"sudoku 5x5", sudoku(t, 5, 5)},
		{"sudoku 6x6", sudoku(t, 6, 6)},
		{"square 32", square(t, 32)},
	}
	for _, test := range tests {
		s := New(test.puzzle)
		s.Steps = 50_000
		for seed := range uint64(5) {
			board, err := s.Random(t.Context(), blank(test.puzzle), seeded(seed))
			if err != nil {
				t.Errorf("%s, seed %d: %v", test.name, seed, err)
				continue
			}
			check(t, test.puzzle, blank(test.puzzle), board)
		}
	}
}

func TestRandomFollowsItsSource(t *testing.T) {
	p := sudoku(t, 3, 3)
	s := New(p)
	first, _ := s.Random(t.Context(), blank(p), seeded(1))
	other, _ := s.Random(t.Context(), blank(p), seeded(2))
	again, _ := New(p).Random(t.Context(), blank(p), seeded(1))
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
	p := sudoku(t, 2, 2)
	s, rng := New(p), seeded(3)
	seen := make(map[string]bool)
	var count [16][4]int
	for range 20_000 {
		board, err := s.Random(t.Context(), blank(p), rng)
		if err != nil {
			t.Fatal(err)
		}
		seen[key(board)] = true
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
		{"sudoku-3x3", sudoku(b, 3, 3)},
		{"sudoku-4x4", sudoku(b, 4, 4)},
		{"sudoku-5x5", sudoku(b, 5, 5)},
		{"sudoku-6x6", sudoku(b, 6, 6)},
		{"square-32", square(b, 32)},
		{"quadoku", quadoku(b)},
	} {
		b.Run("board="+test.name, func(b *testing.B) {
			s, rng := New(test.puzzle), seeded(1)
			steps := uint64(0)
			for b.Loop() {
				if _, err := s.Random(b.Context(), blank(test.puzzle), rng); err != nil {
					b.Fatal(err)
				}
				steps += s.taken
			}
			b.ReportMetric(float64(steps)/float64(b.N), "steps/board")
		})
	}
}
