package generator

import (
	"errors"
	"math"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"

	"pgregory.net/rapid"
)

// TestRandomBoardNearUniform draws 12 times as many boards as there are. Were
// they uniform, chi-square would have the mean n-1 and the variance 2(n-1);
// the bound is six standard deviations above. What the search alone draws is
// 20 to 60 beyond.
func TestRandomBoardNearUniform(t *testing.T) {
	if testing.Short() {
		t.Skip("short: thousands of boards, drawn one after another")
	}
	for _, test := range []struct {
		name   string
		puzzle *latin.Puzzle
		pb     string
	}{
		{"Sudoku", square(t, "1234", 2, 2), "................"},
		{"Latin squares", square(t, "1234", 0, 0), "................"},
		{"Latin squares with a row", square(t, "1234", 0, 0), "1234............"},
		{"two labels, each twice", square(t, "1122", 0, 0), "................"},
		{"one label twice", square(t, "1123", 2, 2), "................"},
		{"small asterisms", ring(t), "........"},
		{"pairs", pairs(t), "......."},
	} {
		s := search.New(test.puzzle)
		rng := seeded(5)
		pb := cellsOf(t, test.puzzle, test.pb)
		n := len(brute(test.puzzle, pb))
		chi := chiSquare(n, func() string {
			board, err := RandomBoard(background, s, pb, rng)
			if err != nil {
				t.Fatal(err)
			}
			return test.puzzle.FormatCells(board)
		})
		mean := float64(n - 1)
		t.Logf("%s: chi-square %.0f for %d boards", test.name, chi, n)
		if beyond := (chi - mean) / math.Sqrt(2*mean); beyond > 6 {
			t.Errorf("%s: chi-square %.0f for %d boards, %.1f standard deviations too much", test.name, chi, n, beyond)
		}
	}
}

// ring is a board with asterisms smaller than the multiset.
func ring(t testing.TB) *latin.Puzzle {
	g := latin.NewGrid(1, 8)
	for i := range 4 {
		g.Add(string(rune('a'+i)), latin.MarkNone, cell(2*i), cell(2*i+1), cell((2*i+2)%8))
	}
	g.Add("odd", latin.MarkNone, 1, 3, 5)
	l, err := latin.ParseLabels("aabc")
	if err != nil {
		t.Fatal(err)
	}
	return puzzleOf(t, g.Layout, l, nil)
}

// pairs is a line of cells of which only neighbours differ.
func pairs(t testing.TB) *latin.Puzzle {
	g := latin.NewGrid(1, 7)
	for c := range 6 {
		g.Add(string(rune('a'+c)), latin.MarkNone, cell(c), cell(c+1))
	}
	l, err := latin.ParseLabels("abc")
	if err != nil {
		t.Fatal(err)
	}
	return puzzleOf(t, g.Layout, l, nil)
}

// chiSquare of 12 n draws among n results.
func chiSquare(n int, draw func() string) float64 {
	count := make(map[string]int)
	for range 12 * n {
		count[draw()]++
	}
	sum := float64(12 * (n - len(count))) // those that never came
	for _, c := range count {
		sum += float64((c-12)*(c-12)) / 12
	}
	return sum
}

func TestRandomBoardAtOrBelow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, s, pb := anyCase(t)
		seed := uint64(rapid.Byte().Draw(t, "seed"))
		board, err := RandomBoard(background, s, pb, seeded(seed))
		all := o.solutions(pb)
		if len(all) == 0 {
			if !errors.Is(err, search.ErrNone) {
				t.Fatalf("%v, %v, want ErrNone", board, err)
			}
			return
		}
		if err != nil || !slices.ContainsFunc(all, func(b latin.PB) bool { return slices.Equal(b, board) }) {
			t.Fatalf("%v (%v) is no Latin board below %v", board, err, pb)
		}
		again, _ := RandomBoard(background, s, pb, seeded(seed))
		if !slices.Equal(board, again) {
			t.Fatal("the same seed gives another board")
		}
	})
}
