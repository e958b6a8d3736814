package generator

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search"
)

// asWanted checks a puzzle against its request with questions to the search
// that do not go through this package.
func asWanted(t *testing.T, p *latin.Puzzle, req Request, made Made) {
	t.Helper()
	s := search.New(p)
	unique := func(pb latin.PB) bool {
		found, err := s.UpTo(background, pb, 2)
		return err == nil && len(found) == 1 && slices.Equal(found[0], made.Solution)
	}
	n := made.Clues.Filled()
	inRange := n >= req.Clues.Min && (n <= req.Clues.Max || req.Clues.Max == 0)
	if !unique(made.Clues) || !p.Inscription.Below(made.Clues) || !inRange || made.Attempts < 1 {
		t.Fatalf("%s is not as wanted: %+v", p.FormatCells(made.Clues), req)
	}
	for _, c := range made.Clues.Clues() {
		if req.Critical && !p.Inscribed(made.Clues, c) && unique(without(made.Clues, c)) {
			t.Fatalf("%s: cell %d is redundant", p.FormatCells(made.Clues), c)
		}
		if req.Pattern != nil && !req.Pattern[c] && p.Inscription[c] == latin.Blank {
			t.Fatalf("cell %d is not in the pattern", c)
		}
	}
	orbits, err := made.Symmetry.Orbits(p.Board)
	for _, o := range orbits {
		for _, c := range o {
			if (made.Clues[c] == latin.Blank) != (made.Clues[o[0]] == latin.Blank) {
				t.Fatalf("%s is not symmetric (%s)", p.FormatCells(made.Clues), made.Symmetry)
			}
		}
	}
	if err != nil || req.Symmetry != AnySymmetry && made.Symmetry != req.Symmetry {
		t.Fatalf("symmetry %s (%v), want %s", made.Symmetry, err, req.Symmetry)
	}
}

func inscribed(t *testing.T, p *latin.Puzzle, cells string) *latin.Puzzle {
	t.Helper()
	q, err := latin.NewPuzzle(p.Board, p.Labels, cellsOf(t, p, cells))
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// checkered is the pattern of every second cell.
func checkered(n int) []bool {
	pattern := make([]bool, n)
	for i := range pattern {
		pattern[i] = i%2 == 0
	}
	return pattern
}

func TestGenerateAsWanted(t *testing.T) {
	sudoku := square(t, "123456789", 3, 3)
	singapore := square(t, "SINGAPORE", 0, 0)
	named := inscribed(t, singapore, "SINGAPORE"+strings.Repeat(".", 72))
	ripeto := square(t, "111222333", 3, 3)
	for _, test := range []struct {
		name   string
		puzzle *latin.Puzzle
		req    Request
	}{
		{"any", sudoku, Request{}},
		{"critical", sudoku, Request{Critical: true}},
		{"few", sudoku, Request{Clues: Range{Max: 23}}},
		{"many", sudoku, Request{Clues: Range{Min: 40}}},
		{"range", sudoku, Request{Clues: Range{28, 32}}},
		{"all", sudoku, Request{Clues: Range{81, 81}}},
		{"critical range", sudoku, Request{Clues: Range{23, 24}, Critical: true}},
		{"half-turn", sudoku, Request{Symmetry: HalfTurn}},
		{"half-turn and critical", sudoku, Request{Symmetry: HalfTurn, Critical: true}},
		{"full", sudoku, Request{Symmetry: FullSymmetry, Clues: Range{20, 36}}},
		{"any symmetry", sudoku, Request{Symmetry: AnySymmetry}},
		{"pattern", sudoku, Request{Pattern: checkered(81)}},
		{"symmetric pattern", sudoku, Request{Pattern: checkered(81), Symmetry: QuarterTurn}},
		{"inscription", named, Request{Critical: true}},
		{"inscription and pattern", named, Request{Pattern: checkered(81)}},
		{"inscription and symmetry", named, Request{Symmetry: HalfTurn}},
		{"inscription and range", named, Request{Clues: Range{40, 41}}},
		{"repeated labels", ripeto, Request{Critical: true}},
		{"small asterisms", ring(t), Request{Critical: true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := search.New(test.puzzle)
			rng, again := seeded(11), seeded(11)
			for range 4 {
				made, err := Generate(background, s, test.req, rng)
				if err != nil {
					t.Fatal(err)
				}
				asWanted(t, test.puzzle, test.req, made)
				same, err := Generate(background, search.New(test.puzzle), test.req, again)
				if err != nil || fmt.Sprint(same) != fmt.Sprint(made) {
					t.Fatalf("the same seed gave %v (%v) and %v", same, err, made)
				}
			}
			if s.Steps != 0 {
				t.Error("the limit of steps was changed")
			}
		})
	}
}

// TestGenerateCountsVary: every number of the range occurs.
func TestGenerateCountsVary(t *testing.T) {
	p := square(t, "123456", 2, 3)
	s := search.New(p)
	rng := seeded(2)
	count := make(map[int]int)
	for range 300 {
		made, err := Generate(background, s, Request{Clues: Range{15, 20}}, rng)
		if err != nil {
			t.Fatal(err)
		}
		count[made.Clues.Filled()]++
	}
	for n := 15; n <= 20; n++ {
		if count[n] < 25 || count[n] > 80 {
			t.Errorf("%d of 300 puzzles have %d clues, want about 50", count[n], n)
		}
	}
}

// TestGenerateCritical finds, of the squares of order 3 with 123 in the first
// row, only critical puzzles, and all of them.
func TestGenerateCritical(t *testing.T) {
	o := newOracle(inscribed(t, square(t, "123", 0, 0), "123......"))
	want := make(map[string]bool)
	for _, board := range o.solutions(o.puzzle.Inscription) {
		for text := range o.subsets(board) {
			want[text] = len(o.redundant(cellsOf(t, o.puzzle, text))) == 0
		}
	}
	s := search.New(o.puzzle)
	rng := seeded(9)
	seen := make(map[string]bool)
	for range 500 {
		made, err := Generate(background, s, Request{Critical: true}, rng)
		if err != nil {
			t.Fatal(err)
		}
		text := o.puzzle.FormatCells(made.Clues)
		if !want[text] {
			t.Fatalf("%s is not critical", text)
		}
		seen[text] = true
	}
	for text, critical := range want {
		if critical && !seen[text] {
			t.Errorf("%s never came", text)
		}
	}
}

func TestGenerateAccept(t *testing.T) {
	p := square(t, "1234", 2, 2)
	asked := 0
	req := Request{Accept: func(q *latin.Puzzle, clues latin.PB) bool {
		asked++
		clues[0] = 0 // a copy: this must not harm
		return q == p && asked == 3
	}}
	made, err := Generate(background, search.New(p), req, seeded(1))
	if err != nil || made.Attempts != 3 {
		t.Errorf("%+v, %v; want the third", made, err)
	}
	asWanted(t, p, Request{Symmetry: made.Symmetry}, made)
}

func TestGenerateRefuses(t *testing.T) {
	p := square(t, "123456789", 3, 3)
	named := inscribed(t, p, "123456789"+strings.Repeat(".", 72))
	for _, test := range []struct {
		name   string
		puzzle *latin.Puzzle
		req    Request
		want   error
		text   string
	}{
		{"negative", p, Request{Clues: Range{-1, 3}}, ErrRequest, "negative"},
		{"upside down", p, Request{Clues: Range{30, 20}}, ErrRequest, "at least 30 and at most 20"},
		{"more than cells", p, Request{Clues: Range{Min: 82}}, ErrRequest, "81 cells"},
		{"short pattern", p, Request{Pattern: make([]bool, 80)}, ErrRequest, "80 cells"},
		{"more than pattern", p, Request{Pattern: checkered(81), Clues: Range{Min: 42}}, ErrRequest, "room for 41"},
		{"less than inscription", named, Request{Clues: Range{Max: 8}}, ErrRequest, "has 9"},
		{"inscription leaves pattern", named, Request{Pattern: checkered(81), Symmetry: HalfTurn}, ErrRequest, "r9c8"},
		{"negative attempts", p, Request{Attempts: -1}, ErrRequest, "attempts"},
		{"unknown symmetry", p, Request{Symmetry: "odd"}, ErrSymmetry, "odd"},
		{"too few", p, Request{Clues: Range{Max: 16}, Attempts: 30}, ErrNotFound, "30 attempts: 30 times there were too many clues"},
		{"too many", p, Request{Clues: Range{Min: 60}, Critical: true, Attempts: 30}, ErrNotFound, "too few clues"},
		{"pattern too small", p, Request{Pattern: append(make([]bool, 71), checkered(10)...), Attempts: 30}, ErrNotFound, "several solutions"},
		{"refused", p, Request{Accept: func(*latin.Puzzle, latin.PB) bool { return false }, Attempts: 5}, ErrNotFound, "5 times the puzzle was as wanted but refused"},
	} {
		made, err := Generate(background, search.New(test.puzzle), test.req, seeded(1))
		if !errors.Is(err, test.want) || !strings.Contains(err.Error(), test.text) || made.Clues != nil {
			t.Errorf("%s: %v, %v; want %v with %q", test.name, made, err, test.want, test.text)
		}
	}
}

func TestGenerateUndecided(t *testing.T) {
	p := square(t, "123456789", 3, 3)
	ctx, cancel := context.WithCancel(background)
	req := Request{Accept: func(*latin.Puzzle, latin.PB) bool { cancel(); return false }}
	_, err := Generate(ctx, search.New(p), req, seeded(1))
	if !errors.Is(err, search.ErrUndecided) || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want an undecided question because of the context", err)
	}
	s := search.New(p)
	s.Steps = 1
	if _, err := Generate(background, s, Request{}, seeded(1)); !errors.Is(err, search.ErrUndecided) {
		t.Errorf("with one step: %v, want an undecided question", err)
	}
}

func TestRangeString(t *testing.T) {
	for want, r := range map[string]Range{"any": {}, "24-30": {24, 30}, "24": {24, 24}, "24-": {24, 0}, "0-30": {0, 30}} {
		if got := r.String(); got != want {
			t.Errorf("%#v: %q, want %q", r, got, want)
		}
	}
}
