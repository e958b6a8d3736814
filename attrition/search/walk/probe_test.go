package walk

import (
	"math"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// probing makes an engine that counts by probing as soon as it can.
func probing(p *latin.Puzzle) *Engine { return New(p).Trusting(0).Studying(1) }

// TestProberAgreesWithBruteForce asks about boards of any form; those on which
// labels repeat or asterisms are small go back to the learner.
func TestProberAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		searchtest.Agree(t, probing(p), p, searchtest.TinyClues(draw, p))
	})
}

// TestProberAgreesWithTheWalk counts the boards of Latin squares and Sudoku
// that keep some cells of one, sometimes with a wrong label.
func TestProberAgreesWithTheWalk(t *testing.T) {
	rng := searchtest.Seeded(3)
	probed := 0
	for _, p := range []*latin.Puzzle{searchtest.Square(t, 5), searchtest.Square(t, 7), searchtest.Square(t, 9), searchtest.Sudoku(t, 2, 3), searchtest.Sudoku(t, 3, 3)} {
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
			prober := newProber(&b, newLearner(fast.plan, fast.domainsAt(fast.asked), nil))
			if prober == nil {
				t.Fatalf("%v is not fit to be probed", pb)
			}
			got := prober.count(300, 0)
			if want.Cmp(searchtest.BigInt(int(got))) != 0 || b.Err() != nil {
				t.Fatalf("%v: %v, %v; want %v", pb, got, b.Err(), want)
			}
		}
	}
	if probed < 200 {
		t.Errorf("only %d of 300 were probed", probed)
	}
}

// TestProberKeepsToTheBudget has a board with more trials than it can conclude
// from in time.
func TestProberKeepsToTheBudget(t *testing.T) {
	p := searchtest.Square(t, 12)
	searchtest.Bounded(t, probing(p), p)
}

// TestProberConcludes lists boards with as few branches as it takes when every
// choice is looked at that became smaller below a branch.
func TestProberConcludes(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	g := New(p)
	b := engine.NewBudget(t.Context(), 0)
	for _, clues := range []string{searchtest.Inkala, searchtest.BruteHard} {
		pb := searchtest.Read(t, p, clues)
		for _, c := range []int{2, 3, 10, 40} {
			pb[c] = latin.Blank
		}
		g.start(&b, pb)
		n := newProber(&b, newLearner(g.plan, g.domainsAt(g.asked), nil)).count(200, 0)
		if n == 0 {
			t.Errorf("%s: no board", clues)
		}
	}
	if b.Taken() > 210 {
		t.Errorf("%d branches", b.Taken())
	}
}
