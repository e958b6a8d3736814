package generator

import (
	"context"
	"iter"

	"latin"
	"latin/attrition/search"
)

// Found is a puzzle that [PuzzlesFromPB] found.
type Found struct {
	Board latin.PB // its solution
	Clues latin.PB
}

// PuzzlesFromPB is Palomo's algorithm 3: from a PB to its Latin boards
// ([Boards]), and from each of them to every Latin puzzle below it ([Puzzles]).
// It takes the first few boards, all of them when boards is negative ([All]).
// No puzzle comes twice, since a puzzle has one board only. The labels of pb
// are not kept as clues unless they belong to the inscription. An error comes
// last, with the zero Found.
func PuzzlesFromPB(ctx context.Context, s *search.Searcher, pb latin.PB, boards int) iter.Seq2[Found, error] {
	return func(yield func(Found, error) bool) {
		below := search.New(s.Puzzle()) // as s is busy with the boards
		below.Steps = s.Steps
		for board, err := range Boards(ctx, s, pb, boards) {
			if err != nil {
				yield(Found{}, err)
				return
			}
			for clues, err := range Puzzles(ctx, below, board) {
				if err != nil {
					yield(Found{}, err)
					return
				}
				if !yield(Found{board, clues}, nil) {
					return
				}
			}
		}
	}
}
