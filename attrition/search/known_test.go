package search

import (
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

func TestKnownPuzzles(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	s := New(p)
	for _, cells := range []string{searchtest.BruteHard, searchtest.Inkala} {
		pb := searchtest.Read(t, p, cells)
		found, err := s.UpTo(t.Context(), pb, 2)
		if len(found) != 1 || err != nil {
			t.Fatalf("%s: %d boards, %v", cells, len(found), err)
		}
		searchtest.Check(t, p, pb, found[0])
	}
	if found, _ := s.UpTo(t.Context(), searchtest.Read(t, p, searchtest.BruteHard), 1); p.FormatCells(found[0]) != searchtest.BruteHardSolution {
		t.Error(p.FormatCells(found[0]))
	}
}

func BenchmarkKnownPuzzles(b *testing.B) {
	p := searchtest.Sudoku(b, 3, 3)
	for _, test := range [][2]string{{"brute-hard", searchtest.BruteHard}, {"inkala", searchtest.Inkala}} {
		b.Run("puzzle="+test[0], func(b *testing.B) {
			countToTwo(b, p, []latin.PB{searchtest.Read(b, p, test[1])})
		})
	}
}
