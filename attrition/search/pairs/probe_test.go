package pairs

import (
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition/search/engine"
)

// TestProberAgreesWithTheLearner counts the squares that keep some labels of one, sometimes
// with a wrong one, to 60, and looks for one without one of them.
func TestProberAgreesWithTheLearner(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	none, several := 0, 0
	for _, c := range []struct {
		kind *latin.Kind
		size string
	}{{latin.Graeco, "3"}, {latin.Graeco, "4"}, {latin.GraecoDiagonal, "4"}, {latin.Graeco, "5"}, {latin.GraecoDiagonal, "5"}} {
		p, e := engineOf(t, c.kind, c.size)
		b := engine.NewBudget(t.Context(), 0)
		l := newLearner(e.array)
		l.Find(&b)
		for range 40 {
			pb := e.read(l)
			cells := rng.Perm(len(pb))
			for _, c := range cells[:len(cells)*(45+rng.IntN(35))/100] {
				pb[c] = latin.Blank
			}
			if c := cells[len(cells)-1]; rng.IntN(3) == 0 {
				pb[c] = latin.Label(rng.IntN(2 * e.order))
			}
			want, prober := e.learner(pb, nil).Count(&b, 60), e.newProber(pb, nil)
			if prober == nil {
				if want != 0 {
					t.Fatalf("%s: nothing to probe in %v", c.kind.Name, pb)
				}
				continue
			}
			got := uint64(0)
			for got < 60 && prober.Find(&b) {
				got++
				board := e.readProbed(prober)
				if err := p.CheckPLB(board); err != nil || !board.Full() || !pb.Below(board) {
					t.Fatalf("%s: %v of %v: %v", c.kind.Name, board, pb, err)
				}
			}
			if got != want {
				t.Fatalf("%s: %d squares of %v, want %d", c.kind.Name, got, pb, want)
			}
			switch {
			case want == 0:
				none++
			case want > 1:
				several++
			}
		}
	}
	if none < 10 || several < 25 {
		t.Errorf("%d without a square, %d with several", none, several)
	}
}

// TestProberConcludes has few branches for many squares, and for some puzzles. Where a
// triple that becomes false tells nothing about those that make a square with it, it takes
// six times as many for the first; where one that becomes true does not, nearly three times
// for the others.
func TestProberConcludes(t *testing.T) {
	b := engine.NewBudget(t.Context(), 0)
	_, five := engineOf(t, latin.Graeco, "5")
	n := five.newProber(latin.NewPB(50), nil).Count(&b, 3000)
	if n != 3000 || b.Taken() > 5000 {
		t.Errorf("%d of 3000 squares, %d branches", n, b.Taken())
	}
	_, seven := engineOf(t, latin.Graeco, "7")
	rng, squares := rand.New(rand.NewPCG(1, 3)), uint64(0)
	b = engine.NewBudget(t.Context(), 0)
	for range 20 {
		pb := latin.NewPB(98)
		for _, i := range rng.Perm(98)[:26] {
			row, column := i/14, i/2%7
			pb[i] = latin.Label((row + column) % 7)
			if i%2 == 1 {
				pb[i] = latin.Label((row+2*column)%7 + 7)
			}
		}
		squares += seven.newProber(pb, nil).Count(&b, 100)
	}
	if squares != 30 || b.Taken() > 300 {
		t.Errorf("%d of 30 squares, %d branches", squares, b.Taken())
	}
}
