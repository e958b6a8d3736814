package bands

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// TestWrite compares the first state with what each clue says, of Latin boards
// and of nonsense.
func TestWrite(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e := New(p)
	rng := searchtest.Seeded(1)
	for range 500 {
		pb := searchtest.Blank(p)
		for range rng.IntN(82) {
			pb[rng.IntN(81)] = latin.Label(rng.IntN(9))
		}
		e.write(pb)
		root := &e.stack[0]
		for cell, place := range e.places {
			if root.open.has(int(place)) != (pb[cell] == latin.Blank) {
				t.Fatalf("%v: cell %d is open, or is not", pb, cell)
			}
			for d := range latin.Label(labels) {
				want := pb[cell] == latin.Blank || pb[cell] == d
				for other := range 81 {
					want = want && !(other != cell && pb[other] == d && see(cell, other))
				}
				if got := root.may(int(d), int(place)); got != want {
					t.Fatalf("%v: cell %d, label %d: %v", pb, cell, d, got)
				}
			}
		}
	}
}

// TestHolding looks for random cells in planes with few.
func TestHolding(t *testing.T) {
	rng := searchtest.Seeded(2)
	for range 2000 {
		var s state
		looked := cells{rng.Uint64() & everyLo, rng.Uint32() & everyHi}
		want := uint(0)
		for d := range s.planes {
			p := &s.planes[d]
			p.lo = rng.Uint64() & rng.Uint64() & rng.Uint64() & rng.Uint64() & rng.Uint64() & everyLo
			p.hi = rng.Uint32() & rng.Uint32() & rng.Uint32() & rng.Uint32() & everyHi
			if !(cells{p.lo, p.hi}).and(looked).empty() {
				want |= 1 << d
			}
		}
		if got := s.holding(looked.lo, looked.hi); got != want {
			t.Fatalf("labels %b, want %b", got, want)
		}
	}
}

// TestKnownCells compares, after clues of random boards are written and the planes closed, what planes hold
// with what is open.
func TestKnownCells(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e := NewScalar(p)
	rng := searchtest.Seeded(3)
	b := engine.NewBudget(t.Context(), 0)
	full := e.Random(&b, searchtest.Blank(p), rng)
	for range 300 {
		pb := searchtest.Blank(p)
		for _, c := range rng.Perm(81)[:17+rng.IntN(20)] {
			pb[c] = full[c]
		}
		e.write(pb)
		root := &e.stack[0]
		if !root.propagate(nil, 1<<labels-1) {
			t.Fatalf("%s: impossible", p.FormatCells(pb))
		}
		again := *root
		if !again.propagate(nil, 1<<labels-1) || again != *root {
			t.Fatalf("%s: closed again, planes lose more", p.FormatCells(pb))
		}
		held := cells{}
		for d := range root.planes {
			plane := &root.planes[d]
			own := cells{plane.heldLo, plane.heldHi}
			if !own.and(held).empty() || !own.and(root.open).empty() || !(cells{plane.lo, plane.hi}).without(root.open).empty() {
				t.Fatalf("%s: label %d holds %v, and may hold %v", p.FormatCells(pb), d, list(own), list(cells{plane.lo, plane.hi}))
			}
			held = held.or(own)
		}
		if held.or(root.open) != (cells{everyLo, everyHi}) {
			t.Fatalf("%s: some cells are neither open nor held", p.FormatCells(pb))
		}
	}
}

// TestAvoidingClue asks for boards without the label of a clue.
func TestAvoidingClue(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	pb := searchtest.Blank(p)
	for _, c := range []latin.Cell{0, 40, 80} {
		pb[c] = 4
		for _, e := range []*Engine{New(p), NewScalar(p)} {
			b := engine.NewBudget(t.Context(), 0)
			if board := e.Avoiding(&b, pb, c, 4); board != nil {
				t.Errorf("cell %d: %v", c, board)
			}
		}
		pb[c] = latin.Blank
	}
}
