package generator

import (
	"testing"

	"latin"
	"latin/attrition/search"
	"latin/attrition/search/engine"
	"latin/attrition/search/lawful"
)

// TestCriticalByAnotherEngine: of critical Graeco-Latin puzzles, the engine that knows
// no more than the conditions finds one square, and several without any clue.
func TestCriticalByAnotherEngine(t *testing.T) {
	for _, c := range []struct {
		kind  *latin.Kind
		order string
	}{{latin.Graeco, "3"}, {latin.Graeco, "4"}, {latin.Graeco, "5"}, {latin.GraecoDiagonal, "4"}, {latin.GraecoDiagonal, "5"}} {
		p, err := c.kind.New(latin.Options{Size: c.order})
		if err != nil {
			t.Fatal(err)
		}
		other := search.With(p, func(p *latin.Puzzle) engine.Engine { return lawful.New(p) })
		for seed := range uint64(4) {
			made, err := Generate(background, search.New(p), Request{Critical: true}, seeded(seed))
			if err != nil {
				t.Fatal(err)
			}
			if n := squares(t, other, made.Clues); n != 1 {
				t.Errorf("%s: %d squares", p.FormatCells(made.Clues), n)
			}
			for _, c := range made.Clues.Clues() {
				less := made.Clues.Clone()
				less[c] = latin.Blank
				if n := squares(t, other, less); n != 2 {
					t.Errorf("%s: %d squares without the clue in cell %d", p.FormatCells(made.Clues), n, c)
				}
			}
		}
	}
}

// squares are counted to two.
func squares(t *testing.T, s *search.Searcher, pb latin.PB) int {
	t.Helper()
	found, err := s.UpTo(background, pb, 2)
	if err != nil {
		t.Fatal(err)
	}
	return len(found)
}

// TestHardBoardsArePutAside: a board whose questions take too long is no error, as
// long as others can be made.
func TestHardBoardsArePutAside(t *testing.T) {
	p, err := latin.GraecoDiagonal.New(latin.Options{Size: "7"})
	if err != nil {
		t.Fatal(err)
	}
	w, err := newWorkshop(search.New(p), Request{Critical: true}, seeded(1))
	if err != nil {
		t.Fatal(err)
	}
	limits := map[uint64]bool{}
	for w.failures.undecided = range 7 { // limits of 1, 1, 2, 1, 1, 2, 4 units
		if err := w.patiently(func() error { limits[w.search.Steps] = true; return nil }); err != nil {
			t.Fatal(err)
		}
	}
	if len(limits) != 3 || !limits[patienceUnit] || w.search.Steps != 0 {
		t.Errorf("limits %v, afterwards %d", limits, w.search.Steps)
	}
	w.search.Steps = 10
	if _, ok, err := w.attempt(background); ok || err != nil || w.failures.undecided != 7 {
		t.Errorf("%v, %v, %d undecided", ok, err, w.failures.undecided)
	}
}
