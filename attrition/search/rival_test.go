package search

import (
	"errors"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// TestRival asks every engine about the clues of a critical puzzle, of
// which each is needed, and about one that is added to it.
func TestRival(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	solution := searchtest.Read(t, p, searchtest.BruteHardSolution)
	for _, choice := range Engines {
		if choice.Fits != nil && choice.Fits(p) != nil {
			continue
		}
		s := With(p, choice.New)
		pb := searchtest.Read(t, p, searchtest.BruteHard)
		for _, c := range pb.Clues()[:3] {
			clue := pb[c]
			pb[c] = latin.Blank
			board, err := s.Rival(t.Context(), pb, solution, c)
			if err != nil || board[c] == clue {
				t.Errorf("%s: %v, %v", choice.Name, board, err)
				continue
			}
			searchtest.Check(t, p, pb, board)
			pb[c] = clue
		}
		if _, err := s.Rival(t.Context(), pb, solution, 0); !errors.Is(err, ErrNone) {
			t.Errorf("%s: %v for a label that the puzzle implies", choice.Name, err)
		}
		if _, err := s.Rival(t.Context(), pb, solution, 81); !errors.Is(err, ErrPB) {
			t.Errorf("%s: %v for a cell that is not there", choice.Name, err)
		}
		if _, err := s.Rival(t.Context(), pb, latin.NewPB(81), 0); !errors.Is(err, ErrPB) {
			t.Errorf("%s: %v for a cell without a label", choice.Name, err)
		}
	}
}
