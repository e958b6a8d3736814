package latin

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// boardOf has n cells and the asterisms.
func boardOf(t testing.TB, n int, asterisms [][]Cell) *Board {
	t.Helper()
	l := Layout{Places: make([]Place, n)}
	for _, cells := range asterisms {
		l.Asterisms = append(l.Asterisms, Asterism{Cells: cells})
	}
	b, err := NewBoard(l)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func boardNamed(t testing.TB, name string) *Board {
	t.Helper()
	k, size, err := FindKind(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := k.New(Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	return p.Board
}

func TestAutomorphismsOfKinds(t *testing.T) {
	for name, want := range map[string]string{
		"sudoku":     "3359232",         // published: 2·6⁸
		"sudoku:2x2": "128",             // 2·(2!²·2!)²
		"sudoku:2x3": "3456",            // bands (2!)³·3!, stacks (3!)²·2!
		"sudoku:4x4": "126806761930752", // 2·(4!⁵)²
		"win":        "373248",          // rows: 3! free ones, 2! windows of 3!² ; squared, transposed
		"custom-sky": "110592000",       // bands (2!)⁵·5!, stacks (5!)²·2!
	} {
		if got := boardNamed(t, name).AutomorphismCount(); got.String() != want {
			t.Errorf("%s: %s automorphisms, want %s", name, got, want)
		}
	}
}

// A Latin square of order n has 2·(n!)² automorphisms.
func TestAutomorphismsOfLatinSquares(t *testing.T) {
	for n := 2; n <= 32; n++ {
		fact := new(big.Int).MulRange(1, int64(n))
		want := new(big.Int).Mul(fact, fact)
		want.Lsh(want, 1)
		if got := boardNamed(t, fmt.Sprintf("latin-square:%d", n)).AutomorphismCount(); got.Cmp(want) != 0 {
			t.Errorf("order %d: %s automorphisms, want %s", n, got, want)
		}
	}
}

// cycle is the cycle of n cells, an asterism for each edge.
func cycle(n int) [][]Cell {
	var edges [][]Cell
	for i := range n {
		edges = append(edges, []Cell{Cell(i), Cell((i + 1) % n)})
	}
	return edges
}

// differences is the design on the integers modulo n that a difference set makes.
func differences(n int, set ...int) [][]Cell {
	var blocks [][]Cell
	for i := range n {
		var block []Cell
		for _, d := range set {
			block = append(block, Cell((i+d)%n))
		}
		blocks = append(blocks, block)
	}
	return blocks
}

func TestAutomorphismsOfDesigns(t *testing.T) {
	cube := [][]Cell{{0, 1}, {1, 3}, {3, 2}, {2, 0}, {4, 5}, {5, 7}, {7, 6}, {6, 4}, {0, 4}, {1, 5}, {2, 6}, {3, 7}}
	petersen := append(cycle(5), [][]Cell{{0, 5}, {1, 6}, {2, 7}, {3, 8}, {4, 9}, {5, 7}, {7, 9}, {9, 6}, {6, 8}, {8, 5}}...)
	affine := [][]Cell{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}}
	tests := []struct {
		name      string
		n         int
		asterisms [][]Cell
		want      int64
	}{
		{"one cell", 1, [][]Cell{{0}}, 1},
		{"five cells of one asterism", 5, [][]Cell{{0, 1, 2, 3, 4}}, 120},
		{"the same asterism thrice", 4, [][]Cell{{0, 1, 2, 3}, {3, 2, 1, 0}, {1, 0, 2, 3}}, 24},
		{"one of two asterisms twice", 4, [][]Cell{{0, 1}, {2, 3}, {1, 0}}, 4},
		{"both twice", 4, [][]Cell{{0, 1}, {2, 3}, {1, 0}, {3, 2}}, 8},
		{"five cells apart", 5, [][]Cell{{0}, {1}, {2}, {3}, {4}}, 120},
		{"path", 4, [][]Cell{{0, 1}, {1, 2}, {2, 3}}, 2},
		{"cycle of 30", 30, cycle(30), 60},
		{"two cycles of 3 beside one of 6", 12, slices.Concat(cycle(3), [][]Cell{{3, 4}, {4, 5}, {5, 3}, {6, 7}, {7, 8}, {8, 9}, {9, 10}, {10, 11}, {11, 6}}), 72 * 12},
		{"edges of the cube", 8, cube, 48},
		{"Petersen graph", 10, petersen, 120},
		{"Fano plane", 7, differences(7, 0, 1, 3), 168},
		{"projective plane of order 3", 13, differences(13, 0, 1, 3, 9), 5616},
		{"projective plane of order 4", 21, differences(21, 3, 6, 7, 12, 14), 120960},
		{"projective plane of order 8", 73, differences(73, 1, 2, 4, 8, 16, 32, 37, 55, 64), 49448448},
		{"affine plane of order 3", 9, affine, 432},
		{"Steiner system of cyclic triples", 13, append(differences(13, 0, 1, 4), differences(13, 0, 2, 7)...), 39},
	}
	for _, test := range tests {
		got := boardOf(t, test.n, test.asterisms).AutomorphismCount()
		if got == nil || got.Int64() != test.want {
			t.Errorf("%s: %v automorphisms, want %d", test.name, got, test.want)
		}
	}
}

// permutations calls visit with every permutation of 0 to n-1.
func permutations(n int, visit func([]Cell)) {
	p := make([]Cell, n)
	for i := range p {
		p[i] = Cell(i)
	}
	var walk func(int)
	walk = func(i int) {
		if i == n {
			visit(p)
			return
		}
		for j := i; j < n; j++ {
			p[i], p[j] = p[j], p[i]
			walk(i + 1)
			p[i], p[j] = p[j], p[i]
		}
	}
	walk(0)
}

// keepsAsterisms is the definition: the images of the asterisms are, in some
// order, the asterisms.
func keepsAsterisms(b *Board, image []Cell) bool {
	var before, after []string
	for _, a := range b.Asterisms() {
		cells, moved := slices.Sorted(slices.Values(a.Cells)), make([]Cell, len(a.Cells))
		for i, c := range a.Cells {
			moved[i] = image[c]
		}
		slices.Sort(moved)
		before, after = append(before, fmt.Sprint(cells)), append(after, fmt.Sprint(moved))
	}
	slices.Sort(before)
	slices.Sort(after)
	return slices.Equal(before, after)
}

// drawConstellation draws a board of up to n cells: asterisms of its own, some
// of them twice, some moved by a rotation of the cells for the sake of symmetry.
func drawConstellation(t *rapid.T, n int) (cells int, asterisms [][]Cell) {
	cells = rapid.IntRange(1, n).Draw(t, "cells")
	cell := rapid.Map(rapid.IntRange(0, cells-1), func(i int) Cell { return Cell(i) })
	all := make([]bool, cells)
	for range rapid.IntRange(1, 3).Draw(t, "asterisms") {
		set := rapid.SliceOfNDistinct(cell, 1, cells, rapid.ID[Cell]).Draw(t, "asterism")
		step := rapid.IntRange(0, 2).Draw(t, "step")
		for shift := range rapid.IntRange(1, cells).Draw(t, "copies") {
			var moved []Cell
			for _, c := range set {
				moved = append(moved, Cell((int(c)+step*shift)%cells))
				all[moved[len(moved)-1]] = true
			}
			asterisms = append(asterisms, moved)
		}
	}
	for c, in := range all {
		if !in {
			asterisms = append(asterisms, []Cell{Cell(c)})
		}
	}
	return cells, asterisms
}

func TestAutomorphismsAgainstAllPermutations(t *testing.T) {
	tried := 0
	rapid.Check(t, func(t *rapid.T) {
		most := 6
		if tried++; tried%10 == 0 {
			most = 7
		}
		n, asterisms := drawConstellation(t, most)
		b, err := NewBoard(layoutOf(n, asterisms))
		if err != nil {
			t.Fatal(err)
		}
		want := int64(0)
		permutations(n, func(image []Cell) {
			if keepsAsterisms(b, image) {
				want++
			}
		})
		if got := b.AutomorphismCount(); got.Int64() != want {
			t.Fatalf("%v: %s automorphisms, want %d", asterisms, got, want)
		}
	})
}

func layoutOf(n int, asterisms [][]Cell) Layout {
	l := Layout{Places: make([]Place, n)}
	for _, cells := range asterisms {
		l.Asterisms = append(l.Asterisms, Asterism{Cells: cells})
	}
	return l
}

// What is told as generators are automorphisms, and they generate as many as
// are counted.
func TestAutomorphismGenerators(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, asterisms := drawConstellation(t, 7)
		b, err := NewBoard(layoutOf(n, asterisms))
		if err != nil {
			t.Fatal(err)
		}
		var generators [][]Cell
		order, ok := b.automorphisms(func(image []Cell) { generators = append(generators, image) })
		if !ok {
			t.Fatal("unknown")
		}
		for _, g := range generators {
			if !keepsAsterisms(b, g) {
				t.Fatalf("%v: %v is no automorphism", asterisms, g)
			}
		}
		if got := len(closure(n, generators)); int64(got) != order.Int64() {
			t.Fatalf("%v: %d generated, %s counted", asterisms, got, order)
		}
	})
}

// closure is the set of all products of the generators.
func closure(n int, generators [][]Cell) map[string]bool {
	identity := make([]Cell, n)
	for i := range identity {
		identity[i] = Cell(i)
	}
	seen := map[string]bool{fmt.Sprint(identity): true}
	for queue := [][]Cell{identity}; len(queue) > 0; queue = queue[1:] {
		for _, g := range generators {
			product := make([]Cell, n)
			for i, c := range queue[0] {
				product[i] = g[c]
			}
			if key := fmt.Sprint(product); !seen[key] {
				seen[key] = true
				queue = append(queue, product)
			}
		}
	}
	return seen
}

// A second method for middling boards: give the cells their images one after
// another, so that every two share as many asterisms as before.
func TestAutomorphismsByBacktracking(t *testing.T) {
	for _, name := range []string{"latin-square:3", "latin-square:4", "sudoku:2x2", "sudoku:2x3", "sudoku:3x2", "quadoku", "wave", "sudoku-x", "custom-steps"} {
		b := boardNamed(t, name)
		if got, want := b.AutomorphismCount().Int64(), countByBacktracking(b); got != want {
			t.Errorf("%s: %d automorphisms, want %d", name, got, want)
		}
	}
}

func countByBacktracking(b *Board) int64 {
	n := b.Len()
	shared := make([][]int, n)
	for c := range shared {
		shared[c] = make([]int, n)
	}
	for _, a := range b.Asterisms() {
		for _, c := range a.Cells {
			for _, d := range a.Cells {
				shared[c][d]++
			}
		}
	}
	image, used := make([]Cell, 0, n), make([]bool, n)
	var walk func() int64
	walk = func() int64 {
		c := len(image)
		if c == n {
			if keepsAsterisms(b, image) {
				return 1
			}
			return 0
		}
		total := int64(0)
		for to := range n {
			fits := !used[to] && shared[to][to] == shared[c][c]
			for d := 0; fits && d < c; d++ {
				fits = shared[c][d] == shared[to][image[d]]
			}
			if fits {
				used[to], image = true, append(image, Cell(to))
				total += walk()
				used[to], image = false, image[:c]
			}
		}
		return total
	}
	return walk()
}

func TestAutomorphismsGiveUp(t *testing.T) {
	s := newStabilisers(newTwins(newConstellation(boardNamed(t, "sudoku")), 81).incidence())
	s.limit = 5000
	if order, ok := s.groupOrder(); ok {
		t.Errorf("order %s within a limit that is too low", order)
	}
}

func BenchmarkAutomorphismCount(b *testing.B) {
	for _, name := range []string{"sudoku", "sudoku:6x6", "latin-square:32", "wave"} {
		board := boardNamed(b, name)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				board.AutomorphismCount()
			}
		})
	}
}
