package generator

import (
	"errors"
	"slices"
	"testing"

	"latin/attrition/search"

	"pgregory.net/rapid"
)

func TestMinimizeAndRedundantAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, s, pb := anyCase(t)
		if len(o.boards) > 0 && rapid.Bool().Draw(t, "inscribed") {
			c := rapid.IntRange(0, len(pb)-1).Draw(t, "inscribed cell")
			o.puzzle.Inscription[c] = o.boards[0][c]
		}
		rng := seeded(uint64(rapid.Byte().Draw(t, "seed")))
		if rapid.Bool().Draw(t, "in reading order") {
			rng = nil
		}
		before := pb.Clone()
		small, err := Minimize(background, s, pb, rng)
		cells, rerr := Redundant(background, s, pb)
		if !slices.Equal(pb, before) {
			t.Fatal("the argument was changed")
		}
		if !o.unique(pb) {
			if !errors.Is(err, ErrNotPuzzle) || !errors.Is(rerr, ErrNotPuzzle) {
				t.Fatalf("no puzzle: %v, %v", err, rerr)
			}
			return
		}
		if err != nil || rerr != nil {
			t.Fatal(err, rerr)
		}
		if !slices.Equal(cells, o.redundant(pb)) {
			t.Fatalf("redundant %v, want %v", cells, o.redundant(pb))
		}
		if !small.Below(pb) || !o.unique(small) || len(o.redundant(small)) > 0 {
			t.Fatalf("%v is no critical puzzle below %v", small, pb)
		}
		for c := range pb {
			if o.puzzle.Inscribed(pb, cell(c)) && small[c] != pb[c] {
				t.Fatal("a clue of the inscription was removed")
			}
		}
	})
}

// TestMinimizeInReadingOrder does what one would do by hand.
func TestMinimizeInReadingOrder(t *testing.T) {
	o := newOracle(square(t, "1234", 2, 2))
	for i := 0; i < len(o.boards); i += 17 {
		want := o.boards[i].Clone()
		for c := range want {
			if less := without(want, cell(c)); o.unique(less) {
				want = less
			}
		}
		got, err := Minimize(background, search.New(o.puzzle), o.boards[i], nil)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("got %v (%v), want %v", got, err, want)
		}
	}
}

// TestMinimizeDeterministic: the same seed, the same puzzle; other seeds, others.
func TestMinimizeDeterministic(t *testing.T) {
	p := square(t, "123456789", 3, 3)
	s := search.New(p)
	board, err := RandomBoard(background, s, p.Inscription, seeded(1))
	if err != nil {
		t.Fatal(err)
	}
	seen := make(map[string]bool)
	for i := range 6 {
		small, err := Minimize(background, s, board, seeded(uint64(i/2)))
		if err != nil {
			t.Fatal(err)
		}
		seen[p.FormatCells(small)] = true
	}
	if len(seen) != 3 {
		t.Errorf("3 seeds, each twice, gave %d puzzles", len(seen))
	}
}

// TestMinimizeHardQuestionsLast: with a limit that is too low for some questions, all that can be
// decided is, and the error says that the rest is not.
func TestMinimizeHardQuestionsLast(t *testing.T) {
	s, board := graecoSquare(t, "7", 1)
	s.Steps = 20
	less, err := Minimize(background, s, board, seeded(1))
	if !errors.Is(err, search.ErrUndecided) || less.Filled() > 40 {
		t.Fatalf("%d clues: %v", less.Filled(), err)
	}
	if n, _, err := search.New(s.Puzzle()).Count(background, less, 2); err != nil || n.Int64() != 1 {
		t.Errorf("%v squares: %v", n, err)
	}
	s.Steps = 0
	if less, err = Minimize(background, s, less, nil); err != nil {
		t.Fatal(err)
	}
	if cells, err := Redundant(background, s, less); err != nil || len(cells) > 0 {
		t.Errorf("redundant: %v, %v", cells, err)
	}
}
