package search

import (
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// TestCandidatesOfAnEmptyBoard takes one board: all labels can be exchanged.
func TestCandidatesOfAnEmptyBoard(t *testing.T) {
	p := searchtest.Sudoku(t, 5, 5)
	s := New(p)
	s.Steps = 20_000
	d, err := s.Candidates(t.Context(), searchtest.Blank(p))
	if err != nil {
		t.Fatal(err)
	}
	for c, labels := range d {
		if labels != p.Labels.All() {
			t.Fatalf("cell %d: %v", c, labels)
		}
	}
}

// TestCandidatesOfAPuzzle are its solution.
func TestCandidatesOfAPuzzle(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	d, err := New(p).Candidates(t.Context(), searchtest.Read(t, p, searchtest.BruteHard))
	if err != nil {
		t.Fatal(err)
	}
	if want := searchtest.BruteCandidates(81, []latin.PB{searchtest.Read(t, p, searchtest.BruteHardSolution)}); fmt.Sprint(d) != fmt.Sprint(want) {
		t.Errorf("%v; want %v", d, want)
	}
}

// TestCandidatesOfManyBoards must not list them: one clue less than a puzzle
// of 17 has few, an almost empty large board has more than there are atoms.
func TestCandidatesOfManyBoards(t *testing.T) {
	p := searchtest.Sudoku(t, 4, 4)
	s := New(p)
	s.Steps = 200_000
	full, err := s.Random(t.Context(), searchtest.Blank(p), searchtest.Seeded(1))
	if err != nil {
		t.Fatal(err)
	}
	pb := searchtest.Blank(p)
	for c := 0; c < len(pb); c += 9 {
		pb[c] = full[c]
	}
	d, err := s.Candidates(t.Context(), pb)
	if err != nil {
		t.Fatal(err)
	}
	for c, x := range full {
		if !d[c].Has(x) {
			t.Errorf("cell %d lacks label %d", c, x)
		}
	}
}

func BenchmarkCandidates(b *testing.B) {
	p := searchtest.Sudoku(b, 3, 3)
	s := New(p)
	pb := searchtest.Read(b, p, searchtest.Inkala)
	for c := 0; c < 40; c++ {
		pb[c] = latin.Blank
	}
	for b.Loop() {
		if _, err := s.Candidates(b.Context(), pb); err != nil {
			b.Fatal(err)
		}
	}
}
