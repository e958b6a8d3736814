package bitset

import (
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

// TestWays counts ways that are known: permutations for Latin squares, and none
// listed where there are too many.
func TestWays(t *testing.T) {
	for _, test := range []struct {
		p    *latin.Puzzle
		ways int
	}{
		{searchtest.Square(t, 4), 24}, {searchtest.Square(t, 5), 120}, {searchtest.Square(t, 6), 0},
		{searchtest.Sudoku(t, 2, 2), 16}, {searchtest.Sudoku(t, 3, 3), 0}, {kind(t, latin.Octahedron), 288},
		{searchtest.QuadokuOf(t, "111222333"), 0},
	} {
		e := New(test.p)
		if n := len(e.ways.list); n != test.ways {
			t.Errorf("%s: %d ways; want %d", test.p.Name(), n, test.ways)
		}
		checkWays(t, e)
	}
}

// checkWays fails unless each way is another, has one place in each asterism and is
// listed with its places only.
func checkWays(t *testing.T, e *Engine) {
	t.Helper()
	seen := make(map[set]bool)
	for i, way := range e.ways.list {
		if seen[way] {
			t.Errorf("way %d is there twice", i)
		}
		seen[way] = true
		for k := range e.asterisms {
			if n := and(way, e.in[k]).count(); n != 1 {
				t.Errorf("way %d has %d places in asterism %d", i, n, k)
			}
		}
		for x := e.all; !x.empty(); x = x.rest() {
			if p := x.first(); e.ways.through[p][i/64]>>(i%64)&1 != bit(way.has(p)) {
				t.Errorf("way %d and place %d: not as listed", i, p)
			}
		}
	}
}

// TestSift compares with the definition: ways within the plane, their places,
// and those that all of them have.
func TestSift(t *testing.T) {
	e := New(kind(t, latin.Octahedron))
	rng := searchtest.Seeded(3)
	fixing := 0
	for range 500 {
		held := e.ways.list[rng.IntN(len(e.ways.list))]
		p := plane{set: or(held, and(e.all, set{rng.Uint64() & rng.Uint64(), rng.Uint64() & rng.Uint64()}))}
		alive := make([]uint64, e.ways.words)
		e.ways.begin(alive, just(held.first()))
		some, every := set{}, e.all
		for _, way := range e.ways.list {
			if way.has(held.first()) && andNot(way, p.set).empty() {
				some, every = or(some, way), and(every, way)
			}
		}
		if fixed, ok := e.ways.sift(&p, alive); !ok || fixed != every || p.set != some {
			t.Fatalf("%v, %v, %v; want %v, %v", p.set, fixed, ok, some, every)
		}
		for i, way := range e.ways.list {
			if left := way.has(held.first()) && andNot(way, p.set).empty(); alive[i/64]>>(i%64)&1 != bit(left) {
				t.Fatalf("way %d is alive: %v", i, !left)
			}
		}
		fixing += every.count()
	}
	if fixing < 1000 {
		t.Errorf("%d places fixed in 500 trials tell little", fixing)
	}
	p := plane{set: just(0)}
	if _, ok := e.ways.sift(&p, make([]uint64, e.ways.words)); ok {
		t.Error("no way, and not refuted")
	}
}
