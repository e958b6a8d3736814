package attrition_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
	"latin/generator"
)

// proofOf proves a puzzle given as CELLS, and checks the proof.
func proofOf(t testing.TB, p *latin.Puzzle, cells string, rules []*attrition.Rule) *attrition.Proof {
	t.Helper()
	clues, err := p.ParseCells(cells)
	if err != nil {
		t.Fatal(err)
	}
	pf, err := attrition.NewProver(p, rules).Prove(context.Background(), attrition.Start(p, clues))
	if err != nil {
		t.Fatal(err)
	}
	if err := attrition.Verify(pf); err != nil {
		t.Fatal(err)
	}
	return pf
}

func sudoku(t testing.TB) *latin.Puzzle {
	t.Helper()
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// needsLocked is a puzzle that singles do not solve.
const needsLocked = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

func TestSliceOfTheSolution(t *testing.T) {
	pf := proofOf(t, sudoku(t), needsLocked, nil)
	if pf.Outcome != attrition.Solved {
		t.Fatalf("%v after %d steps", pf.Outcome, len(pf.Steps))
	}
	short := attrition.Slice(pf, nil)
	if err := attrition.Verify(short); err != nil {
		t.Fatal(err)
	}
	if short.Outcome != attrition.Solved || len(short.Steps) > len(pf.Steps) {
		t.Errorf("%v in %d steps of %d", short.Outcome, len(short.Steps), len(pf.Steps))
	}
}

func TestSliceOfACell(t *testing.T) {
	pf := proofOf(t, sudoku(t), needsLocked, nil)
	board := pf.Solution()
	for c := range board {
		q := attrition.Candidate{Cell: latin.Cell(c), Label: board[c]}
		short := attrition.Slice(pf, []attrition.Candidate{q})
		if err := attrition.Verify(short); err != nil {
			t.Fatalf("cell %d: %v", c, err)
		}
		if short.End[c] != latin.Just(board[c]) {
			t.Errorf("cell %d is not placed", c)
		}
	}
}

// sliceCases are puzzles whose slices went wrong once.
var sliceCases = []struct{ name, kind, labels, regions, cells, rules string }{
	{"a placement by prices needs what left its cell before", "jigsaw", "112345678",
		"AAABBCCCCAAABBCCCCAAABBBDDCEEEFBBDDDEEEFGGDDDEEHFGGGIDEHHFGGGIIHHHFFGIIIHHHFFFIII",
		"2.....43.1......65....1............2..2..5.....6.8.......17....3..7......75....4.", "all"},
	{"a case ends earlier than it did", "custom-steps", "1122334455", "",
		"..2...4...5...2...1..252......4......11.....5....211223344551.1........3...4..3.2...5..2....44....3.", "all"},
	{"a step is left with nothing to do", "sudoku", "", "",
		"1.....7....71.9...68..7......8.6.9..3..2...5.........2..6.1.8...4......3.....5.4.", "all"},
	{"prices alone", "sudoku", "", "", needsLocked, "prices"},
}

func TestSliceCases(t *testing.T) {
	for _, c := range sliceCases {
		t.Run(c.name, func(t *testing.T) {
			kind, _, err := latin.FindKind(c.kind)
			if err != nil {
				t.Fatal(err)
			}
			var labels *latin.Labels
			if c.labels != "" {
				labels, err = latin.ParseLabels(c.labels)
			}
			if err != nil {
				t.Fatal(err)
			}
			p, err := kind.New(latin.Options{Labels: labels, Regions: c.regions})
			if err != nil {
				t.Fatal(err)
			}
			clues, err := p.ParseCells(c.cells)
			if err != nil {
				t.Fatal(err)
			}
			rules, err := attrition.ParseRules(c.rules)
			if err != nil {
				t.Fatal(err)
			}
			checkSlices(t, p, clues, rules, rand.New(rand.NewPCG(1, 1)))
		})
	}
}

// TestSlicesOfAllKinds slices proofs of puzzles of every kind, whole and for
// single cells, some with rules that need no singles.
func TestSlicesOfAllKinds(t *testing.T) {
	prices, err := attrition.ParseRules("prices,backtrack")
	if err != nil {
		t.Fatal(err)
	}
	for i, kind := range latin.Kinds {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(3, uint64(i)))
			p, clues := critical(t, kind, rng)
			checkSlices(t, p, clues, nil, rng)
			if p.Board.Len() <= 49 {
				checkSlices(t, p, clues, prices, rng)
			}
		})
	}
}

// critical is a critical puzzle of the kind. Random regions may have no Latin
// board: then others are drawn.
func critical(t *testing.T, kind *latin.Kind, rng *rand.Rand) (*latin.Puzzle, latin.PB) {
	t.Helper()
	for {
		p, err := kind.New(latin.Options{Rand: rng})
		if err != nil {
			t.Fatal(err)
		}
		made, err := generator.Generate(t.Context(), search.New(p), generator.Request{Critical: true}, rng)
		if err == nil {
			return p, made.Clues
		}
		if !errors.Is(err, generator.ErrImpossible) {
			t.Fatal(err)
		}
	}
}

// checkSlices looks at the slice of the whole proof and at those of some of its
// candidates: they must be true, say the same and have no idle step.
func checkSlices(t *testing.T, p *latin.Puzzle, clues latin.PB, rules []*attrition.Rule, rng *rand.Rand) {
	t.Helper()
	pf, err := attrition.NewProver(p, rules).Prove(t.Context(), attrition.Start(p, clues))
	if err != nil {
		t.Fatal(err)
	}
	if short := attrition.Slice(pf, nil); short.Outcome != pf.Outcome {
		t.Errorf("the slice is %v, the proof %v", short.Outcome, pf.Outcome)
	} else if err := soundSlice(short); err != nil {
		t.Error(err)
	}
	for range 5 {
		c := latin.Cell(rng.IntN(p.Board.Len()))
		for l := range p.Labels.All().Labels() {
			goal := attrition.Candidate{Cell: c, Label: l}
			short := attrition.Slice(pf, []attrition.Candidate{goal})
			if err := soundSlice(short); err != nil {
				t.Errorf("goal %v: %v", goal, err)
			}
			if short.End[c].Has(l) != pf.End[c].Has(l) || pf.End[c] == latin.Just(l) && short.End[c] != pf.End[c] {
				t.Errorf("goal %v: the slice leaves %v, the proof %v", goal, short.End[c], pf.End[c])
			}
		}
	}
}

func soundSlice(pf *attrition.Proof) error {
	for i := range pf.Steps {
		if st := &pf.Steps[i]; !st.Contradiction && len(st.Removes)+len(st.Places) == 0 {
			return fmt.Errorf("step %d (%s) does nothing", i+1, st.Rule.Name)
		}
	}
	return attrition.Verify(pf)
}
