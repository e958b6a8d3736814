package bitset

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// boards of all sorts that fit: one word of tallies and two, labels that
// repeat, asterisms that are not full.
func boards(t testing.TB) []*latin.Puzzle {
	return []*latin.Puzzle{
		searchtest.Sudoku(t, 3, 3), searchtest.Quadoku(t), searchtest.QuadokuOf(t, "111222333"),
		searchtest.QuadokuOf(t, "LATINWORD"), searchtest.QuadokuOf(t, "112345678"),
		searchtest.Square(t, 11), kind(t, latin.CustomFocus), kind(t, latin.Icosahedron), kind(t, latin.Honeycomb),
		kind(t, latin.Octahedron), kind(t, latin.SudokuX), kind(t, latin.Cube), jigsaw(t),
	}
}

// jigsaw is one with sums.
func jigsaw(t testing.TB) *latin.Puzzle {
	p, err := latin.Jigsaw.New(latin.Options{Rand: searchtest.Seeded(1)})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func kind(t testing.TB, k *latin.Kind) *latin.Puzzle {
	p, err := k.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestStatesAreSound goes down at random and back, and looks at every state
// that propagation has left as possible.
func TestStatesAreSound(t *testing.T) {
	for _, p := range boards(t) {
		e := New(p)
		b := engine.NewBudget(t.Context(), 0)
		for seed := range uint64(20) {
			e.start(searchtest.Blank(p))
			e.rng = searchtest.Seeded(seed)
			for range 200 {
				at := e.at(e.depth)
				checkState(t, p, e, at)
				if at.fixed != e.all && e.branch(e.pick(at)) {
					continue
				}
				if !e.back(&b) {
					t.Fatal("an empty board was refuted")
				}
			}
		}
	}
}

// checkState fails unless fixed places are in one plane, others in two or
// more, and what the planes have noted of each label is so.
func checkState(t *testing.T, p *latin.Puzzle, e *Engine, at *state) {
	t.Helper()
	for c := range p.Board.Len() {
		i, n := e.place(c), 0
		for v := range at.planes {
			n += int(bit(at.planes[v].has(i)))
		}
		for v := range at.planes {
			if l := &at.planes[v]; l.held.has(i) && n > 1 || l.has(i) && n == 1 && !l.held.has(i) {
				t.Fatalf("%s: cell %d has %d labels; %d holds it: %v", p.Name(), c, n, v, l.held.has(i))
			}
		}
		if n == 0 || (n == 1) != at.fixed.has(i) {
			t.Fatalf("%s: cell %d has %d labels; fixed %v", p.Name(), c, n, at.fixed.has(i))
		}
	}
	for v := range at.planes {
		for k, a := range p.Board.Asterisms() {
			checkPlane(t, p, e, at, latin.Label(v), k, len(a.Cells))
		}
	}
}

func checkPlane(t *testing.T, p *latin.Puzzle, e *Engine, at *state, v latin.Label, k, size int) {
	t.Helper()
	places := and(at.planes[v].set, e.in[k])
	n, held := places.count(), and(places, at.fixed).count()
	least, most := p.Labels.AtLeast(size, v), p.Labels.AtMost(size, v)
	if n < least || held > most || held == most && n > held || n == least && held < n {
		t.Fatalf("%s: label %d has %d places in asterism %d and holds %d; %d to %d", p.Name(), v, n, k, held, least, most)
	}
	if at.planes[v].done>>k&1 != 0 && n > held {
		t.Fatalf("%s: label %d is done in asterism %d with %d of %d places", p.Name(), v, k, held, n)
	}
}

// TestTallies compares the tables with counting.
func TestTallies(t *testing.T) {
	for _, p := range boards(t) {
		e := New(p)
		rapid.Check(t, func(t *rapid.T) {
			x := drawSet(t, e)
			once, twice := e.tallyOf(x)
			for k := range e.asterisms {
				n := and(x, e.in[k]).count()
				if once>>k&1 != bit(n >= 1) || twice>>k&1 != bit(n >= 2) {
					t.Fatalf("asterism %d: %d places; once %d, twice %d", k, n, once>>k&1, twice>>k&1)
				}
			}
		})
	}
}

// TestLocks compares the tables with the list of locks, as a label that occurs
// once would use them.
func TestLocks(t *testing.T) {
	for _, p := range boards(t) {
		e := newEngine(p, newPlan(p, 0))
		found := e.findLocks()
		found = found[:min(len(found), 64*lockWords)]
		rapid.Check(t, func(t *rapid.T) {
			x := drawSet(t, e)
			want := x
			for page := range slices.Chunk(found, 128) {
				before := want
				for _, l := range page { // all at once, not one after another
					if and(before, l.outside).empty() {
						want = andNot(want, l.rest)
					}
				}
			}
			got := plane{set: x}
			if e.unlock(&got); got.set != want {
				t.Fatalf("%v: %v; want %v", x, got.set, want)
			}
		})
	}
}

// TestLocksHold looks for labels of random boards that break a lock.
func TestLocksHold(t *testing.T) {
	for _, p := range []*latin.Puzzle{jigsaw(t), kind(t, latin.SudokuX), kind(t, latin.Octahedron), kind(t, latin.CustomFocus)} {
		e := New(p)
		found := e.findLocks()
		b := engine.NewBudget(t.Context(), 0)
		for seed := range uint64(40) {
			if e.Random(&b, searchtest.Blank(p), searchtest.Seeded(seed)) == nil {
				t.Fatalf("%s: no board", p.Name())
			}
			for v, x := range e.at(e.depth).planes {
				for _, l := range found {
					if e.lone>>v&1 != 0 && and(x.set, l.outside).empty() && !and(x.set, l.rest).empty() {
						t.Fatalf("%s: label %d breaks %v", p.Name(), v, l)
					}
				}
			}
		}
	}
}

// TestLocksRefuse gives a label to a place that the balance of two sides forbids, as it has none
// where only the other side is. No asterism by itself says so.
func TestLocksRefuse(t *testing.T) {
	p := jigsaw(t)
	e := New(p)
	sums := e.sums()
	if len(sums) == 0 {
		t.Fatal("a jigsaw has no sums")
	}
	for _, l := range sums {
		if !e.pose(searchtest.Blank(p)) {
			t.Fatal("an empty board was refuted")
		}
		at := e.at(0)
		at.planes[0].set = andNot(at.planes[0].set, l.outside)
		if e.decide(at, 0, l.rest.first()) {
			t.Errorf("%v does not refuse %d", l, l.rest.first())
		}
	}
}

// TestSums finds some on a board with crooked regions, and none on Sudoku, where
// three rows and three boxes leave nothing and others much.
func TestSums(t *testing.T) {
	if found := New(jigsaw(t)).sums(); len(found) < 4 {
		t.Errorf("a jigsaw has the sums %v", found)
	}
	if found := New(searchtest.Sudoku(t, 3, 3)).sums(); len(found) > 0 {
		t.Errorf("Sudoku has the sums %v", found)
	}
}

// drawSet draws a sparse set or a dense one.
func drawSet(t *rapid.T, e *Engine) set {
	x := set{rapid.Uint64().Draw(t, "a"), rapid.Uint64().Draw(t, "b")}
	for range rapid.IntRange(0, 3).Draw(t, "thin") {
		x = and(x, set{rapid.Uint64().Draw(t, "a"), rapid.Uint64().Draw(t, "b")})
	}
	return and(x, e.all)
}

func TestFits(t *testing.T) {
	for _, test := range []struct {
		p    *latin.Puzzle
		fits bool
	}{
		{searchtest.Square(t, 11), true}, {searchtest.Square(t, 12), false}, {searchtest.Sudoku(t, 4, 4), false},
		{alike(t, 127), true}, {alike(t, 128), false},
	} {
		if err := Fits(test.p); (err == nil) != test.fits {
			t.Errorf("%d cells: %v", test.p.Board.Len(), err)
		}
	}
}

// TestAlike fills a board with one label, as often as can be counted.
func TestAlike(t *testing.T) {
	p := alike(t, 127)
	b := engine.NewBudget(t.Context(), 0)
	if n, _ := New(p).Count(&b, searchtest.Blank(p), 0); n.Int64() != 1 {
		t.Errorf("%v boards", n)
	}
}

// alike has one asterism and one label.
func alike(t *testing.T, n int) *latin.Puzzle {
	layout := latin.Layout{Asterisms: []latin.Asterism{{Name: "row"}}}
	for c := range n {
		layout.Places = append(layout.Places, latin.Place{Name: fmt.Sprint(c)})
		layout.Asterisms[0].Cells = append(layout.Asterisms[0].Cells, latin.Cell(c))
	}
	p, err := searchtest.MakePuzzle(layout, strings.Repeat("1", n))
	if err != nil {
		t.Fatal(err)
	}
	return p
}
