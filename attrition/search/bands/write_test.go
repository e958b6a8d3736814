package bands

import (
	"testing"

	"latin"
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

// TestTake clears random cells, some of them held, from random planes.
func TestTake(t *testing.T) {
	rng := searchtest.Seeded(2)
	for range 2000 {
		var s state
		var own [labels]cells
		held := cells{rng.Uint64() & everyLo, rng.Uint32() & everyHi}
		s.open = cells{everyLo, everyHi}
		for d := range s.planes {
			// Few cells, so that some planes lose none.
			s.planes[d].lo = rng.Uint64() & rng.Uint64() & rng.Uint64() & rng.Uint64() & everyLo
			s.planes[d].hi = rng.Uint32() & rng.Uint32() & rng.Uint32() & everyHi
			if rng.IntN(2) == 0 {
				own[d] = cells{s.planes[d].lo, s.planes[d].hi}.and(held)
			}
		}
		before, want := s, uint(0)
		got := s.take(held.lo, held.hi, &own)
		for d := range s.planes {
			was, is := cells{before.planes[d].lo, before.planes[d].hi}, cells{s.planes[d].lo, s.planes[d].hi}
			if is != was.without(held.without(own[d])) {
				t.Fatalf("label %d: %v of %v", d, is, was)
			}
			if is != was {
				want |= 1 << d
			}
		}
		if got != want || s.open != before.open.without(held) {
			t.Fatalf("labels %b, want %b; open %v", got, want, s.open)
		}
	}
}
