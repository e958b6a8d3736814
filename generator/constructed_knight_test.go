package generator

import (
	"context"
	"errors"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"
)

func knightPuzzle(t testing.TB, size string) *latin.Puzzle {
	t.Helper()
	p, err := latin.Knight.New(latin.Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestKnightBoards: boards of any size, and several of each.
func TestKnightBoards(t *testing.T) {
	for _, size := range []string{"3x4x2", "3x10", "5x6", "6x5", "6x6x5", "6x7x4", "8x8", "8x8x16"} {
		p := knightPuzzle(t, size)
		s, rng := search.New(p), seeded(3)
		seen := make(map[string]bool)
		starts := make(map[latin.Label]bool) // labels of the first cell
		for range 20 {
			board, err := RandomBoard(background, s, latin.NewPB(p.Board.Len()), rng)
			if err != nil {
				t.Fatalf("%s: %v", size, err)
			}
			if err := p.CheckPLB(board); err != nil || !board.Full() {
				t.Fatalf("%s: %s: %v", size, p.FormatCells(board), err)
			}
			seen[p.FormatCells(board)] = true
			starts[board[0]] = true
		}
		if len(seen) < 15 || len(starts) < 5 {
			t.Errorf("%s: %d boards of 20, %d labels of the first cell", size, len(seen), len(starts))
		}
	}
}

// TestKnightBoardsEnd when the context does.
func TestKnightBoardsEnd(t *testing.T) {
	p := knightPuzzle(t, "8x8")
	ctx, cancel := context.WithCancelCause(background)
	cause := errors.New("enough")
	cancel(cause)
	if _, err := knightBoard(ctx, p, seeded(1)); !errors.Is(err, cause) {
		t.Errorf("%v", err)
	}
}

// TestFirstStepsStay, unless no clue may be too many.
func TestFirstStepsStay(t *testing.T) {
	for _, size := range []string{"6x6", "6x6x3"} {
		p := knightPuzzle(t, size)
		s, rng := search.New(p), seeded(8)
		gone := 0
		for range 10 {
			made, err := Generate(background, s, Request{}, rng)
			if err != nil {
				t.Fatal(err)
			}
			asWanted(t, p, Request{}, made)
			for _, steps := range p.Circuits().Steps {
				if !slices.Contains(made.Clues, steps[0]) {
					t.Errorf("%s: %s is not given in %s", size, p.Labels.Text(steps[0]), p.FormatCells(made.Clues))
				}
			}
			request := Request{Critical: true}
			if made, err = Generate(background, s, request, rng); err != nil {
				t.Fatal(err)
			}
			asWanted(t, p, request, made)
			if !slices.Contains(made.Clues, p.Circuits().Steps[0][0]) {
				gone++
			}
		}
		if gone == 0 {
			t.Errorf("%s: step 1 is always given in critical puzzles", size)
		}
	}
}
