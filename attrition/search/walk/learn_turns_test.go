package walk

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// TestTurnsShowEachBoardOnce lists boards by turns that are short at first, so
// that either finds some before it comes to those of the other.
func TestTurnsShowEachBoardOnce(t *testing.T) {
	p := searchtest.Sudoku(t, 2, 2)
	for _, study := range []uint64{1, 5, 40} {
		g := probes(p).Studying(study)
		b := engine.NewBudget(t.Context(), 0)
		seen := make(map[string]bool)
		shown := 0
		g.Each(&b, searchtest.Blank(p), func(board latin.PB) bool {
			searchtest.Check(t, p, searchtest.Blank(p), board)
			seen[packed(board)] = true
			shown++
			return true
		})
		if len(seen) != 288 || shown != 288 {
			t.Errorf("study %d: %d boards shown, %d different; want 288", study, shown, len(seen))
		}
	}
}

// TestTurnsAreOver when one of the two has its answer: with a budget in which
// only a prober can have found it.
func TestTurnsAreOver(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	for _, clues := range []string{searchtest.Inkala, searchtest.BruteHard} {
		pb := searchtest.Read(t, p, clues)
		g := probes(p)
		for name, ask := range map[string]func(*engine.Budget) int{
			"Each": func(b *engine.Budget) (n int) {
				g.Each(b, pb, func(latin.PB) bool { n++; return true })
				return n
			},
			"Avoiding": func(b *engine.Budget) int {
				c := pb.Clues()[0]
				part := pb.Clone()
				part[c] = latin.Blank
				board := g.Avoiding(b, part, c, pb[c])
				if board == nil || board[c] == pb[c] {
					return 0
				}
				searchtest.Check(t, p, part, board)
				return 1
			},
		} {
			b := engine.NewBudget(t.Context(), 40)
			if n := ask(&b); n != 1 || b.Err() != nil {
				t.Errorf("%s of %s: %d boards, %v after %d steps", name, clues, n, b.Err(), b.Taken())
			}
		}
	}
}
