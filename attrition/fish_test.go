package attrition

import (
	"context"
	"testing"

	"latin"
)

// asterismIndex finds an asterism by its name.
func asterismIndex(t *testing.T, p *latin.Puzzle, name string) int {
	t.Helper()
	for i, a := range p.Board.Asterisms() {
		if a.Name == name {
			return i
		}
	}
	t.Fatalf("no asterism %s", name)
	return -1
}

func TestParallelAndCross(t *testing.T) {
	p, err := readPuzzle("sudoku", nil)
	if err != nil {
		t.Fatal(err)
	}
	n := neighbourhoodOf(newChart(p))
	for _, c := range []struct {
		a, b            string
		parallel, cross bool
	}{
		{"row 1", "row 9", true, true},
		{"column 2", "column 3", true, true},
		{"box 1", "box 2", true, true},
		{"box 1", "box 7", true, true},
		{"box 1", "box 5", false, true},
		{"row 1", "column 1", false, true},
		{"row 1", "box 1", false, false},
		{"row 9", "box 1", false, true},
		{"row 4", "row 4", false, false},
	} {
		a, b := asterismIndex(t, p, c.a), asterismIndex(t, p, c.b)
		for range 2 {
			if got := n.parallel(a, b); got != c.parallel {
				t.Errorf("%s and %s: parallel %v", c.a, c.b, got)
			}
			if got := n.cross(a, b); got != c.cross {
				t.Errorf("%s and %s: cross %v", c.a, c.b, got)
			}
			a, b = b, a
		}
	}
	if box := n.widest[asterismIndex(t, p, "box 5")]; box != 3 {
		t.Errorf("another asterism shares %d cells with box 5 at most; want 3", box)
	}
}

// TestFishStop: when the work should end there are no steps, and it is not
// remembered that there are none.
func TestFishStop(t *testing.T) {
	s := sudokuState(t)
	s.Load(twoRows().domains(s))
	count := func() int {
		n := 0
		XWing.Find(s, func(*Step) bool { n++; return true })
		return n
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	s.ctx = ctx
	if n := count(); n != 0 {
		t.Errorf("%d steps when the work should end", n)
	}
	s.ctx = nil
	if n := count(); n == 0 {
		t.Error("no steps afterwards")
	}
}

// twoRows is an X-wing: all places but for two rows, which have two columns.
func twoRows() *lattice {
	g := newLattice()
	for x := range g.places {
		g.places[x] = x/9 != 1 && x/9 != 6 || x%9 == 2 || x%9 == 7
	}
	return g
}

// TestFishAllocates: once the tables are there, a search allocates nothing.
func TestFishAllocates(t *testing.T) {
	s := sudokuState(t)
	d := twoRows().domains(s)
	for _, r := range []*Rule{XWing, FinnedJellyfish, FrankenJellyfish} {
		steps := 0
		count := func(*Step) bool { steps++; return true }
		n := testing.AllocsPerRun(5, func() {
			s.load(d)
			r.Find(s, count)
		})
		if n > 0 || steps == 0 {
			t.Errorf("%s allocates %v times in %d steps", r.Name, n, steps)
		}
	}
}
