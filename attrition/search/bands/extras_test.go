package bands

import (
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"
)

// randomPlaces are nine places on the board.
func randomPlaces(rng *rand.Rand) (places []int) {
	for _, cell := range rng.Perm(81)[:labels] {
		places = append(places, at(cell/9, cell%9))
	}
	return places
}

// randomPlane has few cells or many.
func randomPlane(rng *rand.Rand) (p plane) {
	p.lo, p.hi = rng.Uint64()&everyLo, rng.Uint32()&everyHi
	for range rng.IntN(4) {
		p.lo &= rng.Uint64()
		p.hi &= rng.Uint32()
	}
	return p
}

// list gives the places of cells.
func list(c cells) (places []int) {
	for at := range 128 {
		if at < 96 && c.has(at) {
			places = append(places, at)
		}
	}
	return places
}

func sharing(x *extras, a, b int) bool { return x.sees[a].has(b) }

// TestSift compares the tables of a group with what each cell of the board sees.
func TestSift(t *testing.T) {
	rng := searchtest.Seeded(1)
	tables := 0
	for range 200 {
		places := randomPlaces(rng)
		x := newExtras([][]int{places})
		tables += len(x.groups)
		for range 20 {
			p := randomPlane(rng)
			lo, hi := x.sift(p.lo, p.hi)
			before, after := cells{p.lo, p.hi}, cells{lo, hi}
			in := list(before.and(setOf(places)))
			for _, at := range list(before) {
				seen := 0
				for _, other := range in {
					if sharing(x, at, other) {
						seen++
					}
				}
				if want := len(x.groups) == 0 || seen < len(in); after.has(at) != want {
					t.Fatalf("%v: %d of %v: %v, want %v", places, at, list(before), after.has(at), want)
				}
			}
		}
	}
	if tables < 190 {
		t.Errorf("only %d of 200 have tables", tables)
	}
}

// TestGathering wants another index for each set of cells.
func TestGathering(t *testing.T) {
	for _, places := range append(windows(), randomPlaces(searchtest.Seeded(5))) {
		g, found := findGathering(places)
		seen := make(map[uint64]bool)
		for i := range 1 << labels {
			some := subset(places, i)
			seen[g.index(some.lo|1<<31, some.hi|1<<31)] = true // what is elsewhere does not matter
		}
		if !found || len(seen) != 1<<labels {
			t.Errorf("%v: %v, %d indices", places, found, len(seen))
		}
	}
	// No factors tell two cells at one place from each other.
	if _, found := findGathering([]int{0, 0, 1, 2, 3, 4, 5, 6, 7}); found {
		t.Error("factors for a cell that is there twice")
	}
}

// hold makes those of some cells known that may hold the label.
func (p *plane) hold(known cells) {
	p.heldLo, p.heldHi = p.lo&known.lo, p.hi&known.hi
	p.lo &^= known.lo
	p.hi &^= known.hi
}

// TestSpread has random cells known to hold a label.
func TestSpread(t *testing.T) {
	rng := searchtest.Seeded(2)
	for range 500 {
		extra := randomPlaces(rng)[:2+rng.IntN(8)]
		x := newExtras([][]int{extra})
		var s state
		for d := range s.planes {
			s.planes[d] = randomPlane(rng)
		}
		known := only(extra[0]).or(only(randomPlaces(rng)[0]))
		for d := range s.planes {
			s.planes[d].hold(known)
		}
		before, want := s, uint(0)
		got := x.spread(&s, known.lo, known.hi)
		for d := range s.planes {
			was, is := before.planes[d].all(), s.planes[d].all()
			left := was
			for _, at := range list(was.and(known).and(setOf(extra))) {
				left = left.without(x.sees[at])
			}
			if is != left {
				t.Fatalf("label %d: %v, want %v", d, list(is), list(left))
			}
			if is != was {
				want |= 1 << d
			}
		}
		if got != want {
			t.Fatalf("labels %b, want %b", got, want)
		}
	}
}

// windows are the extras of Quadoku.
func windows() (list [][]int) {
	for i := range 4 {
		var places []int
		for cell := range labels {
			places = append(places, at(i/2*4+1+cell/3, i%2*4+1+cell%3))
		}
		list = append(list, places)
	}
	return list
}

// TestLocks compares the tables of the locks of Quadoku with their definition,
// and wants none where they would be few.
func TestLocks(t *testing.T) {
	rng := searchtest.Seeded(3)
	x := newExtras(windows())
	if n := len(x.locks.list); n != 4*(3+3+3) {
		t.Errorf("%d locks", n)
	}
	lost := 0
	for range 3000 {
		p := randomPlane(rng)
		before, want := cells{p.lo, p.hi}, cells{p.lo, p.hi}
		for _, places := range windows() {
			window := setOf(places)
			for _, line := range lines {
				both := window.and(line)
				if len(list(both)) > 1 && before.and(line.without(window)).empty() {
					want = want.without(window.without(line))
				}
			}
		}
		changed := x.locks.clear(&p)
		if got := (cells{p.lo, p.hi}); got != want || changed != (got != before) {
			t.Fatalf("%v of %v, %v; want %v", list(got), list(before), changed, list(want))
		}
		if changed {
			lost++
		}
	}
	if lost < 100 {
		t.Errorf("only %d planes lost cells", lost)
	}
	if x := newExtras(windows()[:1]); len(x.locks.list) < minLocks {
		t.Errorf("%d locks of one window", len(x.locks.list))
	}
}

// TestNothingFollows propagates random clues, and wants the extras to
// take nothing more, and no cell to be left to a label that a clue beside it has.
func TestNothingFollows(t *testing.T) {
	diagonals := searchtest.Boxed(3, 3)
	var down, up []latin.Cell
	for i := range 9 {
		down = append(down, diagonals.At(i, i))
		up = append(up, diagonals.At(i, 8-i))
	}
	diagonals.Add("down", latin.MarkLine, down...)
	diagonals.Add("up", latin.MarkLine, up...)
	for name, p := range map[string]*latin.Puzzle{
		"quadoku":   searchtest.Quadoku(t), // has locks
		"diagonals": searchtest.PuzzleOn(t, diagonals, "123456789"),
	} {
		t.Run(name, func(t *testing.T) { nothingFollows(t, p, New(p)) })
	}
}

func nothingFollows(t *testing.T, p *latin.Puzzle, e *Engine) {
	t.Helper()
	rng := searchtest.Seeded(6)
	b := engine.NewBudget(t.Context(), 0)
	full := e.Random(&b, searchtest.Blank(p), rng)
	open := 0
	for range 300 {
		pb := searchtest.Blank(p)
		for _, c := range rng.Perm(81)[:8+rng.IntN(12)] {
			pb[c] = full[c]
		}
		e.start(&b, pb)
		root := &e.stack[0]
		for d := range root.planes {
			plane := &root.planes[d]
			c := plane.all()
			open += len(list(c))
			lo, hi := e.extras.sift(c.lo, c.hi)
			if c != (cells{lo, hi}) || e.extras.locks.clear(plane) {
				t.Fatalf("%s: label %d is not closed", p.FormatCells(pb), d)
			}
			for _, at := range list(cells{plane.heldLo, plane.heldHi}) {
				if !c.and(e.extras.sees[at]).empty() {
					t.Fatalf("%s: cells that see %d may hold its label", p.FormatCells(pb), at)
				}
			}
		}
	}
	if open < 300*150 {
		t.Errorf("only %d cells left to all labels in 300 boards", open)
	}
}
