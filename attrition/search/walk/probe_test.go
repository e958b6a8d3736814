package walk

import (
	"math"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// probes makes an engine that counts by probing as soon as it can.
func probes(p *latin.Puzzle) *Engine { return New(p).Trusting(0).Studying(1) }

// TestProberAgreesWithBruteForce asks about boards of any form; those on which
// labels repeat or asterisms are small go back to the learner.
func TestProberAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		searchtest.Agree(t, probes(p), p, searchtest.TinyClues(draw, p))
	})
}

// TestProberAgreesWithTheWalk counts the boards of Latin squares and Sudoku
// that keep some cells of one, sometimes with a wrong label.
func TestProberAgreesWithTheWalk(t *testing.T) {
	rng := searchtest.Seeded(3)
	probed := 0
	for _, p := range []*latin.Puzzle{crossed(t), searchtest.Square(t, 5), searchtest.Square(t, 7), searchtest.Square(t, 9), searchtest.Sudoku(t, 2, 3), searchtest.Sudoku(t, 3, 3)} {
		slow, fast := New(p).Trusting(math.MaxUint64), New(p)
		for range 60 {
			b := engine.NewBudget(t.Context(), 0)
			pb := slow.Random(&b, searchtest.Blank(p), rng).Clone()
			cells := len(pb)
			for _, c := range rng.Perm(cells)[:cells*(40+rng.IntN(25))/100] {
				pb[c] = latin.Blank
			}
			if wrong := rng.IntN(4 * cells); wrong < cells && pb[wrong] >= 0 {
				pb[wrong] = latin.Label(rng.IntN(p.Labels.Distinct()))
			}
			want, _ := slow.Count(&b, pb, 300)
			if fast.start(&b, pb); !fast.alive {
				continue
			}
			probed++
			prober := newProber(newLearner(fast.plan, fast.domainsAt(fast.asked), nil))
			if prober == nil {
				t.Fatalf("%v is not fit to be probed", pb)
			}
			got := prober.Count(&b, 300)
			if want.Cmp(searchtest.BigInt(int(got))) != 0 || b.Err() != nil {
				t.Fatalf("%v: %v, %v; want %v", pb, got, b.Err(), want)
			}
		}
	}
	if probed < 240 {
		t.Errorf("only %d of 360 were probed", probed)
	}
}

// TestProberKeepsToTheBudget has a board with more trials than it can conclude
// from in time.
func TestProberKeepsToTheBudget(t *testing.T) {
	p := searchtest.Square(t, 12)
	searchtest.Bounded(t, probes(p), p)
}

// crossed is a Latin square with its diagonals as asterisms, so that cells lie
// in two, three or four.
func crossed(t *testing.T) *latin.Puzzle {
	g := latin.NewGrid(7, 7)
	g.Lines()
	var down, up []latin.Cell
	for i := range 7 {
		down, up = append(down, g.At(i, i)), append(up, g.At(i, 6-i))
	}
	g.Add("down", latin.MarkNone, down...)
	g.Add("up", latin.MarkNone, up...)
	return searchtest.PuzzleOn(t, g, searchtest.Numbers(7))
}

// hard counts the boards of two hard Sudoku with four clues taken away, by a
// prober with so many branches at a time.
func hard(t *testing.T, branches uint64) (boards []uint64, taken uint64, stops int) {
	p := searchtest.Sudoku(t, 3, 3)
	g := New(p)
	b := engine.NewBudget(t.Context(), 0)
	for _, clues := range []string{searchtest.Inkala, searchtest.BruteHard} {
		pb := searchtest.Read(t, p, clues)
		for _, c := range []int{2, 3, 10, 40} {
			pb[c] = latin.Blank
		}
		g.start(&b, pb)
		prober := newProber(newLearner(g.plan, g.domainsAt(g.asked), nil))
		n := uint64(0)
		for done := false; !done; stops++ {
			done = b.Turn(branches, func(part *engine.Budget) { n += prober.Count(part, 200-n) })
		}
		boards = append(boards, n)
	}
	return boards, b.Taken(), stops
}

// TestProberConcludes lists boards with as few branches as it takes when trials
// are told what follows, and wrong literals are refuted.
func TestProberConcludes(t *testing.T) {
	boards, taken, _ := hard(t, 1000)
	if taken > 210 {
		t.Errorf("%d branches for %d boards", taken, boards)
	}
}

// TestProberGoesOn stops after every branch.
func TestProberGoesOn(t *testing.T) {
	want, taken, _ := hard(t, 1000)
	got, _, stops := hard(t, 1)
	if !slices.Equal(got, want) || uint64(stops) < taken/2 {
		t.Errorf("%d boards, %d stops; want %d, %d branches", got, stops, want, taken)
	}
}

// TestProberDeclines boards on which labels repeat, asterisms are small, or a
// label has more places than a word has bits.
func TestProberDeclines(t *testing.T) {
	lines := latin.NewGrid(4, 4)
	lines.Lines()
	small := latin.NewGrid(4, 4)
	small.Lines()
	small.Add("corner", latin.MarkNone, 0, 1, 4)
	for name, test := range map[string]struct {
		puzzle *latin.Puzzle
		fit    bool
	}{
		"Latin square":    {searchtest.PuzzleOn(t, lines, "1234"), true},
		"repeated labels": {searchtest.PuzzleOn(t, lines, "1123"), false},
		"small asterism":  {searchtest.PuzzleOn(t, small, "1234"), false},
		"32 places":       {searchtest.Square(t, 32), true},
		"33 places":       {searchtest.Square(t, 33), false},
	} {
		g := New(test.puzzle)
		b := engine.NewBudget(t.Context(), 0)
		g.start(&b, searchtest.Blank(test.puzzle))
		if p := newProber(newLearner(g.plan, g.domainsAt(g.asked), nil)); (p != nil) != test.fit {
			t.Errorf("%s: a prober %v", name, p != nil)
		}
	}
}
