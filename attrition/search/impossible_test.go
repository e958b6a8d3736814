package search

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// TestMisfits are regions that admit no Latin board, for a reason that plain
// search does not find on the larger ones.
func TestMisfits(t *testing.T) {
	for _, box := range [][2]int{{2, 2}, {2, 3}, {3, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}} {
		p := searchtest.Misfit(t, box[0], box[1])
		s := New(p)
		s.Steps = 1
		if found, err := s.UpTo(t.Context(), searchtest.Blank(p), 1); len(found) != 0 || err != nil {
			t.Errorf("%v: UpTo %v, %v", box, found, err)
		}
		if n, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0); n.Sign() != 0 || !exact || err != nil {
			t.Errorf("%v: Count %v, %v, %v", box, n, exact, err)
		}
		if _, err := s.Random(t.Context(), searchtest.Blank(p), rand.New(rand.NewPCG(1, 1))); !errors.Is(err, ErrNone) {
			t.Errorf("%v: Random %v", box, err)
		}
		d, err := s.Candidates(t.Context(), searchtest.Blank(p))
		for _, labels := range d {
			if labels != 0 || err != nil {
				t.Fatalf("%v: Candidates %v, %v", box, labels, err)
			}
		}
	}
}

// clique has cells of which each pair must differ.
func clique(t testing.TB, cells, labels int) *latin.Puzzle {
	g := latin.NewGrid(1, cells)
	for i := range cells {
		for j := range i {
			g.Add(fmt.Sprint(j, i), latin.MarkNone, latin.Cell(j), latin.Cell(i))
		}
	}
	return searchtest.PuzzleOn(t, g, searchtest.Numbers(labels))
}

// TestPigeons has a cell more than labels. Since those can be exchanged, one
// branch a label shows it, and not one for each of their orders.
func TestPigeons(t *testing.T) {
	p := clique(t, 21, 20)
	s := New(p)
	s.Steps = 20
	if found, err := s.UpTo(t.Context(), searchtest.Blank(p), 1); len(found) != 0 || err != nil {
		t.Error(found, err)
	}
	if n, exact, err := s.Count(t.Context(), searchtest.Blank(p), 0); n.Sign() != 0 || !exact || err != nil {
		t.Error(n, exact, err)
	}
}

func TestNoPLB(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Blank(p)
	pb[0], pb[8] = 4, 4
	s := New(p)
	if n, exact, err := s.Count(t.Context(), pb, 0); n.Sign() != 0 || !exact || err != nil {
		t.Error(n, exact, err)
	}
	if found, err := s.UpTo(t.Context(), pb, 2); len(found) != 0 || err != nil {
		t.Error(found, err)
	}
}
