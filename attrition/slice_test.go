package attrition_test

import (
	"context"
	"testing"

	"latin"
	"latin/attrition"
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
