package attrition_test

import (
	"strings"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// stubborn are puzzles that were each once called the hardest Sudoku.
var stubborn = []struct{ name, clues string }{
	// Arto Inkala, "AI Escargot", 2006.
	{"AI Escargot", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
	// Arto Inkala, The Telegraph, 28 June 2012.
	{"Inkala 2012", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
	// The next three: "The hardest sudokus", The New Sudoku Players' Forum, from 2007 on.
	{"Easter Monster", "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
	{"Golden Nugget", ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
	{"Platinum Blonde", ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."},
}

// TestStubborn: singles and backtracking prove the one solution of each, which
// exact search finds too; the rules in tiers alone say what they say soundly.
func TestStubborn(t *testing.T) {
	p := sudoku(t)
	rules, err := attrition.ParseRules("singles,backtrack")
	if err != nil {
		t.Fatal(err)
	}
	pr := attrition.NewProver(p, rules)
	for _, puzzle := range stubborn {
		t.Run(puzzle.name, func(t *testing.T) {
			clues := parse(t, p, puzzle.clues)
			pf, err := pr.Prove(t.Context(), attrition.Start(p, clues))
			if err != nil {
				t.Fatal(err)
			}
			if err := attrition.Verify(pf); err != nil {
				t.Error(err)
			}
			if pf.Hardest() != attrition.Backtrack || pf.Fair() {
				t.Errorf("the hardest rule is %s, fair %v", pf.Hardest().Name, pf.Fair())
			}
			boards, err := search.New(p).UpTo(t.Context(), clues, 2)
			if err != nil || len(boards) != 1 {
				t.Fatalf("%d solutions, %v", len(boards), err)
			}
			if got, want := p.FormatCells(pf.Solution()), p.FormatCells(boards[0]); got != want {
				t.Errorf("solution %s, want %s", got, want)
			}
		})
	}
}

// TestBacktrackWithSeveralSolutions: without its first clue, AI Escargot has
// several solutions, so that there is nothing to prove.
func TestBacktrackWithSeveralSolutions(t *testing.T) {
	p := sudoku(t)
	clues := parse(t, p, "."+stubborn[0].clues[1:])
	boards, err := search.New(p).UpTo(t.Context(), clues, 2)
	if err != nil || len(boards) != 2 {
		t.Fatalf("%d solutions, %v; want several", len(boards), err)
	}
	pf, err := attrition.NewProver(p, []*attrition.Rule{attrition.FullLabel, attrition.HiddenSingle, attrition.NakedSingle, attrition.Backtrack}).
		Prove(t.Context(), attrition.Start(p, clues))
	if err != nil {
		t.Fatal(err)
	}
	if pf.Outcome != attrition.Stuck || pf.Hardest() == attrition.Backtrack {
		t.Errorf("%v by %v, want a stuck proof without backtracking", pf.Outcome, pf.Theorems())
	}
}

// TestBacktrackWithoutSolution: Inkala's puzzle with 1 for the 8 in its first
// cell has none, and the cases prove it.
func TestBacktrackWithoutSolution(t *testing.T) {
	p := sudoku(t)
	clues := parse(t, p, "1"+stubborn[1].clues[1:])
	boards, err := search.New(p).UpTo(t.Context(), clues, 1)
	if err != nil || len(boards) != 0 {
		t.Fatalf("%d solutions, %v; want none", len(boards), err)
	}
	rules, err := attrition.ParseRules("basic,backtrack")
	if err != nil {
		t.Fatal(err)
	}
	pf, err := attrition.NewProver(p, rules).Prove(t.Context(), attrition.Start(p, clues))
	if err != nil {
		t.Fatal(err)
	}
	if err := attrition.Verify(pf); err != nil {
		t.Error(err)
	}
	if pf.Outcome != attrition.NoSolution || pf.Hardest() != attrition.Backtrack {
		t.Errorf("%v by %v, want no solution by backtracking", pf.Outcome, pf.Theorems())
	}
}

func parse(t *testing.T, p *latin.Puzzle, cells string) latin.PB {
	t.Helper()
	pb, err := p.ParseCells(strings.TrimSpace(cells))
	if err != nil {
		t.Fatal(err)
	}
	return pb
}
