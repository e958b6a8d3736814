package attrition_test

import (
	"context"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
)

// dearest is the dearest rule of the rounds beyond the lowest tier, nil for none.
func dearest(t *testing.T, pr *attrition.Prover, start latin.Domains) (*attrition.Rule, attrition.Outcome) {
	t.Helper()
	var hardest *attrition.Rule
	outcome, err := pr.Rounds(t.Context(), start, func(r *attrition.Round) {
		if hardest == nil || r.Rule.Cost > hardest.Cost {
			hardest = r.Rule
		}
		for _, q := range r.Removes {
			if !pr.End()[q.Cell].Has(q.Label) {
				t.Errorf("%s removes %v, which is not there", r.Rule.Name, q)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return hardest, outcome
}

// TestRoundsEndAsProofs compares with proofs, which take one step at a time: since rules
// are monotonic both end with the same domains and need the same dearest rule.
func TestRoundsEndAsProofs(t *testing.T) {
	p := sudoku(t)
	pr := attrition.NewProver(p, attrition.UpTo(attrition.Advanced))
	for _, text := range []string{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
		"..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
		"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
		"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
		"11...............................................................................",
	} {
		pb, err := p.ParseCells(text)
		if err != nil {
			t.Fatal(err)
		}
		start := attrition.Start(p, pb)
		pf, err := pr.Prove(t.Context(), start)
		if err != nil {
			t.Fatal(err)
		}
		end, want, outcome := slices.Clone(pf.End), pf.Hardest(), pf.Outcome
		hardest, got := dearest(t, pr, start)
		if got != outcome {
			t.Errorf("%s: %v; the proof is %v", text, got, outcome)
		}
		if outcome == attrition.NoSolution {
			continue
		}
		if !slices.Equal(pr.End(), end) {
			t.Errorf("%s: other domains at the end than those of the proof", text)
		}
		if want.Tier > attrition.Singles && hardest != want || want.Tier == attrition.Singles && hardest != nil {
			t.Errorf("%s: dearest rule %v; that of the proof is %s", text, hardest, want.Name)
		}
	}
}

// TestRoundsOfATurnedPuzzle turns a puzzle by a quarter: so do its rounds.
func TestRoundsOfATurnedPuzzle(t *testing.T) {
	p := sudoku(t)
	pr := attrition.NewProver(p, attrition.UpTo(attrition.Advanced))
	pb, err := p.ParseCells("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..")
	if err != nil {
		t.Fatal(err)
	}
	rounds := func(pb latin.PB, image []latin.Cell) (list []string) {
		_, err := pr.Rounds(t.Context(), attrition.Start(p, pb), func(r *attrition.Round) {
			removes := make([]attrition.Candidate, len(r.Removes))
			for i, q := range r.Removes {
				removes[i] = attrition.Candidate{Cell: image[q.Cell], Label: q.Label}
			}
			list = append(list, r.Rule.Name+" "+sortedText(removes))
		})
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	for _, y := range p.Board.Symmetries() {
		turned, same := latin.NewPB(81), make([]latin.Cell, 81)
		for c, l := range pb {
			turned[y.Image[c]] = l
			same[c] = latin.Cell(c)
		}
		if got, want := rounds(turned, same), rounds(pb, y.Image); !slices.Equal(got, want) {
			t.Errorf("%s: %v; want %v", y.Name, got, want)
		}
	}
}

func sortedText(list []attrition.Candidate) string {
	slices.SortFunc(list, func(a, b attrition.Candidate) int {
		return 100*int(a.Cell-b.Cell) + int(a.Label) - int(b.Label)
	})
	text := ""
	for _, q := range list {
		text += string(rune('0'+q.Cell)) + string(rune('a'+q.Label)) + " "
	}
	return text
}

func TestRoundsNeedSinglesAndTime(t *testing.T) {
	p := sudoku(t)
	start := attrition.Start(p, latin.NewPB(81))
	if _, err := attrition.NewProver(p, []*attrition.Rule{attrition.XWing}).Rounds(t.Context(), start, nil); err == nil {
		t.Error("no error without singles")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := attrition.NewProver(p, nil).Rounds(ctx, start, func(*attrition.Round) {}); err == nil {
		t.Error("no error when the time is up")
	}
}
