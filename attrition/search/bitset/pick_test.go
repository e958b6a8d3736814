package bitset

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// TestAmid counts, in states of random Sudoku, what each place with two labels sees; when much
// has failed it wants weights instead.
func TestAmid(t *testing.T) {
	p, rng := searchtest.Sudoku(t, 3, 3), searchtest.Seeded(5)
	e, b := New(p), engine.NewBudget(t.Context(), 0)
	board := e.Random(&b, searchtest.Blank(p), rng).Clone()
	some := 0
	for range 200 {
		pb := searchtest.Blank(p)
		for _, c := range rng.Perm(81)[:27] {
			pb[c] = board[c]
		}
		s := newSearch(newPlan(p, 0))
		if s.start(pb); s.at(0).fixed == s.all {
			continue
		}
		at := s.at(0)
		two, _, open := fewLabels(at)
		if two.empty() {
			continue
		}
		some++
		_, place := s.pick(at)
		most := seenFrom(&s, place, two, open)
		for x := two; !x.empty(); x = x.rest() {
			if n := seenFrom(&s, x.first(), two, open); !two.has(place) || n > most {
				t.Fatalf("place %d sees %d, and %d is chosen, with %d", x.first(), n, place, most)
			}
		}
		s.failures = few
		if _, place := s.pick(at); place != s.central(at, two, two) {
			t.Fatal("no weights after failures")
		}
	}
	if some < 50 {
		t.Error("too few states to choose in:", some)
	}
}

// seenFrom counts the open places that a place sees, those with two labels three times.
func seenFrom(s *search, place int, two, open set) (n int) {
	for cell := range latin.Cell(81) {
		i := s.place(int(cell))
		if s.sees[place].has(i) && open.has(i) {
			n++
			if two.has(i) {
				n += 2
			}
		}
	}
	return n
}
