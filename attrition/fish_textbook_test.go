package attrition

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
)

// A lattice is the places of one label on a 9×9 Sudoku, with fish as textbooks
// define them, word for word and slowly. Asterisms 0 to 8 are rows, 9 to 17
// columns, 18 to 26 boxes.
type lattice struct {
	places [81]bool
	of     [27][81]bool // whether the asterism holds the cell
}

func newLattice() *lattice {
	g := &lattice{}
	for x := range 81 {
		r, c := x/9, x%9
		g.of[r][x], g.of[9+c][x], g.of[18+r/3*3+c/3][x] = true, true, true
	}
	return g
}

func (g *lattice) see(x, y int) bool {
	for a := range 27 {
		if x != y && g.of[a][x] && g.of[a][y] {
			return true
		}
	}
	return false
}

func (g *lattice) countIn(list []int, x int) int {
	n := 0
	for _, a := range list {
		if g.of[a][x] {
			n++
		}
	}
	return n
}

// eliminations of a fish: fins are places in more bases than covers; a place in
// more covers than bases goes if it sees all fins.
func (g *lattice) eliminations(bases, covers []int) (fins, gone []int) {
	var more []int
	for x, is := range g.places {
		if !is {
			continue
		}
		switch d := g.countIn(bases, x) - g.countIn(covers, x); {
		case d > 0:
			fins = append(fins, x)
		case d < 0:
			more = append(more, x)
		}
	}
	for _, x := range more {
		if !slices.ContainsFunc(fins, func(f int) bool { return !g.see(x, f) }) {
			gone = append(gone, x)
		}
	}
	return fins, gone
}

// fish visits the fish with so many bases and covers out of the lists.
func (g *lattice) fish(n int, bases, covers []int, visit func(fins, gone []int)) {
	choose(n, bases, func(b []int) {
		choose(n, covers, func(c []int) {
			if fins, gone := g.eliminations(b, c); len(gone) > 0 {
				visit(fins, gone)
			}
		})
	})
}

// choose visits all choices of n out of a list.
func choose(n int, list []int, visit func([]int)) {
	var chosen []int
	var rest func(from int)
	rest = func(from int) {
		if len(chosen) == n {
			visit(chosen)
			return
		}
		for i := from; i < len(list); i++ {
			chosen = append(chosen, list[i])
			rest(i + 1)
			chosen = chosen[:len(chosen)-1]
		}
	}
	rest(0)
}

func span(from, to int) []int {
	var list []int
	for i := from; i < to; i++ {
		list = append(list, i)
	}
	return list
}

// fishSides are the lists of asterisms out of which bases and covers may come. Of
// one base, finned fish have the pointing box too: a cell sees all its places.
func fishSides(shape fishShape, n int) [][2][]int {
	rows, columns, boxes := span(0, 9), span(9, 18), span(18, 27)
	list := [][2][]int{{rows, columns}, {columns, rows}}
	switch {
	case shape == anyFish:
		return [][2][]int{{span(0, 27), span(0, 27)}}
	case shape == finnedFish && n == 1:
		list = append(list, [2][]int{boxes, span(0, 18)})
	}
	return list
}

// textbook is what all fish of at most n bases eliminate.
func (g *lattice) textbook(shape fishShape, n int) (gone [81]bool) {
	for k := 1; k <= n; k++ {
		for _, o := range fishSides(shape, k) {
			g.fish(k, o[0], o[1], func(fins, cells []int) {
				if shape == plainFish && len(fins) > 0 {
					return
				}
				for _, x := range cells {
					gone[x] = true
				}
			})
		}
	}
	return gone
}

// ours is what our rule removes.
func (g *lattice) ours(t *testing.T, s *State, shape fishShape, n int) (gone [81]bool) {
	t.Helper()
	s.Load(g.domains(s))
	findFish(shape, n)(s, func(st *Step) bool {
		if st.Contradiction {
			t.Fatalf("a contradiction at\n%v", g)
		}
		for _, q := range st.Removes {
			gone[q.Cell] = true
		}
		return true
	})
	return gone
}

// domains have label 0 in its places and all other labels everywhere.
func (g *lattice) domains(s *State) latin.Domains {
	d := make(latin.Domains, 81)
	for x := range d {
		if d[x] = s.all; !g.places[x] {
			d[x] &^= latin.Just(0)
		}
	}
	return d
}

func (g *lattice) String() string { return drawing(g.places) }

func drawing(cells [81]bool) string {
	text := make([]byte, 0, 90)
	for x, is := range cells {
		text = append(text, ".x"[b2i(is)])
		if x%9 == 8 {
			text = append(text, '\n')
		}
	}
	return string(text)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// addTemplate adds nine places, one in each row, column and box, so that no
// rule finds a contradiction.
func (g *lattice) addTemplate(rng *rand.Rand) {
	line := func() []int {
		var order []int
		for _, band := range rng.Perm(3) {
			for _, i := range rng.Perm(3) {
				order = append(order, 3*band+i)
			}
		}
		return order
	}
	rows, columns := line(), line()
	for i := range 9 {
		g.places[9*rows[i]+columns[3*(i%3)+i/3]] = true
	}
}

func sudokuState(t *testing.T) *State {
	t.Helper()
	p, err := readPuzzle("sudoku", nil)
	if err != nil {
		t.Fatal(err)
	}
	return NewState(p)
}

// TestFishByTheBook: on random places of a label, our rules remove exactly what
// all textbook fish of the sizes together do.
func TestFishByTheBook(t *testing.T) {
	for _, c := range []struct {
		shape         fishShape
		size, samples int
	}{
		{plainFish, 2, 100}, {plainFish, 3, 30}, {plainFish, 4, 10},
		{finnedFish, 2, 100}, {finnedFish, 3, 30}, {finnedFish, 4, 10},
		{anyFish, 2, 5},
	} {
		t.Run(fmt.Sprintf("shape=%d/size=%d", c.shape, c.size), func(t *testing.T) {
			s := sudokuState(t)
			rng := rand.New(rand.NewPCG(7, uint64(c.size)))
			fired := 0
			for range c.samples {
				g := randomLattice(rng)
				want, got := g.textbook(c.shape, c.size), g.ours(t, s, c.shape, c.size)
				if want != got {
					t.Fatalf("places\n%v\nthe book removes\n%v\nwe remove\n%v", g, drawing(want), drawing(got))
				}
				fired += b2i(want != [81]bool{})
			}
			if 5*fired < c.samples {
				t.Errorf("only %d of %d samples have a fish", fired, c.samples)
			}
		})
	}
}

// randomLattice is a few templates and stray places.
func randomLattice(rng *rand.Rand) *lattice {
	g := newLattice()
	for range 1 + rng.IntN(4) {
		g.addTemplate(rng)
	}
	for range rng.IntN(12) {
		g.places[rng.IntN(81)] = true
	}
	return g
}

// TestFrankenByTheBook: fish of any asterisms, made round bases and covers
// chosen at random with fins that one cell sees, are found; among them enough
// with boxes on both sides, with fins in two bases, and with eliminations
// inside a base.
func TestFrankenByTheBook(t *testing.T) {
	s := sudokuState(t)
	for size := 3; size <= 4; size++ {
		rng := rand.New(rand.NewPCG(11, uint64(size)))
		var fired, mutant, endo, cannibal int
		for fired < 400 {
			bases, covers := draw(rng, size), draw(rng, size)
			if slices.ContainsFunc(bases, func(a int) bool { return slices.Contains(covers, a) }) {
				continue
			}
			g := fishyLattice(rng, bases, covers)
			fins, gone := g.eliminations(bases, covers)
			if len(gone) == 0 {
				continue
			}
			got := g.ours(t, s, anyFish, size)
			for _, x := range gone {
				if !got[x] {
					t.Fatalf("places\n%v\nbases %v, covers %v remove %v; we do not remove %d", g, bases, covers, gone, x)
				}
			}
			fired++
			mutant += b2i(mixed(bases) && mixed(covers))
			endo += b2i(slices.ContainsFunc(fins, func(x int) bool { return g.countIn(bases, x) > 1 }))
			cannibal += b2i(slices.ContainsFunc(gone, func(x int) bool { return g.countIn(bases, x) > 0 }))
		}
		if min(mutant, endo, cannibal) < 20 {
			t.Errorf("size %d: %d mutants, %d with endo-fins, %d with cannibalism; want 20 of each", size, mutant, endo, cannibal)
		}
	}
}

// draw is so many asterisms at random.
func draw(rng *rand.Rand, n int) []int { return rng.Perm(27)[:n] }

// mixed: of more than one sort.
func mixed(list []int) bool {
	return slices.ContainsFunc(list, func(a int) bool { return a/9 != list[0]/9 })
}

// fishyLattice has a template, and places that leave the bases only for what a
// cell sees.
func fishyLattice(rng *rand.Rand, bases, covers []int) *lattice {
	g := newLattice()
	g.addTemplate(rng)
	x, density := rng.IntN(81), 0.1+0.4*rng.Float64()
	for rng.IntN(2) > 0 && g.countIn(bases, x) == 0 {
		x = rng.IntN(81)
	}
	for y := range g.places {
		fine := g.countIn(bases, y) <= g.countIn(covers, y) || g.see(x, y) && rng.IntN(3) == 0
		g.places[y] = g.places[y] || fine && rng.Float64() < density
	}
	g.places[x] = true
	return g
}
