package bands

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

func TestWays(t *testing.T) {
	for _, way := range ways {
		var rows, boxes int
		for triad := range 9 {
			if way>>triad&1 != 0 {
				rows |= 1 << (triad % 3)
				boxes |= 1 << (triad / 3)
			}
		}
		if rows != 7 || boxes != 7 {
			t.Errorf("%o", way)
		}
	}
}

func count(t testing.TB, e *Engine, p *latin.Puzzle, text string) uint64 {
	b := engine.NewBudget(t.Context(), 0)
	n, _ := e.Count(&b, searchtest.Read(t, p, text), 2)
	return n.Uint64()
}

func TestKnown(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	e := New(p)
	for _, text := range []string{searchtest.BruteHard, searchtest.Inkala} {
		if n := count(t, e, p, text); n != 1 {
			t.Error(text, n)
		}
	}
}

// TestTwoInARow has two cells of a row that can hold nothing but the same
// label, in two boxes and in one.
func TestTwoInARow(t *testing.T) {
	for _, col := range []int{1, 5} {
		var s state
		s.open = cells{everyLo, everyHi}
		pair := cells{}
		pair.add(at(4, 0))
		pair.add(at(4, col))
		for d := range s.planes {
			s.planes[d] = plane{lo: everyLo, hi: everyHi}
			if d != 6 {
				s.planes[d].lo &^= pair.lo
				s.planes[d].hi &^= pair.hi
			}
		}
		if s.propagate(nil, 1<<labels-1) {
			t.Errorf("columns 0 and %d", col)
		}
	}
}

func BenchmarkUnique(b *testing.B) {
	searchtest.CountLists(b, func(p *latin.Puzzle) engine.Engine { return New(p) })
}
