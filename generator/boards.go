package generator

import (
	"context"
	"iter"

	"latin"
	"latin/attrition/search"
)

// All asks [Boards] and [PuzzlesFromPB] for every Latin board.
const All = -1

// Boards is Palomo's algorithm 1, list_LBs_from_PB(PB, N): up to n Latin
// boards at or below pb, each once, in the order of the search; all of them
// when n is negative ([All], the paper's N = ∞). There are none when pb is not
// a PLB, and none when n is 0. With All, or with 2, it decides whether pb is a
// Latin puzzle. An error (see package search) comes last, with a nil board.
func Boards(ctx context.Context, s *search.Searcher, pb latin.PB, n int) iter.Seq2[latin.PB, error] {
	return func(yield func(latin.PB, error) bool) {
		if n == 0 {
			return
		}
		found := 0
		for board, err := range s.Solutions(ctx, pb) {
			if !yield(board, err) || err != nil {
				return
			}
			if found++; found == n {
				return
			}
		}
	}
}
