package generator

import (
	"errors"
	"slices"
	"testing"

	"latin"
	"latin/attrition/search"

	"pgregory.net/rapid"
)

// irreducible says what is wrong with a conflict, by brute force.
func (o *oracle) irreducible(t fataler, pb latin.PB, set []latin.Cell) {
	t.Helper()
	if !slices.IsSorted(set) {
		t.Fatalf("conflict %v is not ascending", set)
	}
	part := only(pb, set)
	if part.Filled() != len(set) {
		t.Fatalf("conflict %v holds a blank cell of %v", set, pb)
	}
	if len(o.solutions(part)) > 0 {
		t.Fatalf("the clues %v of %v can stand together", set, pb)
	}
	for _, c := range set {
		if len(o.solutions(without(part, c))) == 0 {
			t.Fatalf("conflict %v of %v holds without cell %d too", set, pb, c)
		}
	}
}

func TestConflictAgainstBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, s, pb := anyCase(t)
		set, err := Conflict(background, s, pb)
		if err != nil {
			t.Fatal(err)
		}
		if len(o.solutions(pb)) == 0 {
			o.irreducible(t, pb, set)
		} else if set != nil {
			t.Fatalf("conflict %v in %v, which has a solution", set, pb)
		}
	})
}

// TestConflictOfExcess: two equal labels in a row are the whole conflict,
// although there is another.
func TestConflictOfExcess(t *testing.T) {
	p := square(t, "1234", 2, 2)
	set, err := Conflict(background, search.New(p), cellsOf(t, p, "1..12..23..3...."))
	if err != nil || !slices.Equal(set, []latin.Cell{0, 3}) {
		t.Errorf("conflict %v (%v), want cells 0 and 3", set, err)
	}
}

// TestConflictUndecided: with too few steps the set is still in conflict, or
// there is none.
func TestConflictUndecided(t *testing.T) {
	o := newOracle(square(t, "1234", 0, 0))
	rng := seeded(7)
	undecided := 0
	for range 300 {
		pb := latin.NewPB(16)
		for range 8 {
			pb[rng.IntN(16)] = latin.Label(rng.IntN(4))
		}
		s := search.New(o.puzzle)
		s.Steps = 1
		set, err := Conflict(background, s, pb)
		if err != nil {
			undecided++
			if !errors.Is(err, search.ErrUndecided) {
				t.Fatal(err)
			}
		}
		if set != nil && len(o.solutions(only(pb, set))) > 0 {
			t.Fatalf("the clues %v of %v can stand together", set, pb)
		}
	}
	if undecided == 0 {
		t.Error("one step is always enough; the test tests nothing")
	}
}
