package knight

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestMendFindsCovers(t *testing.T) {
	for _, test := range []struct{ rows, cols, k int }{
		{24, 24, 144}, {24, 24, 140}, {23, 40, 150}, {20, 26, 120}, {60, 60, 600}, {18, 49, 147}, {50, 43, 468}, {21, 38, 137},
		{22, 26, 60}, {8, 12, 15}, {10, 11, 18}, {45, 24, 259}, {8, 11, 20},
	} {
		p := problem(t, Shape{Rows: test.rows, Cols: test.cols}, test.k)
		cover, err := Mend(t.Context(), p, allMoves, source())
		if err != nil || cover == nil {
			t.Errorf("%+v: %v, %v", test, cover != nil, err)
			continue
		}
		if err := p.Check(cover); err != nil {
			t.Errorf("%+v: %v", test, err)
		}
		if p.Board.Size() > 150 {
			continue
		}
		if again, _ := Mend(t.Context(), p, allMoves, source()); fmt.Sprint(again) != fmt.Sprint(cover) {
			t.Errorf("%+v: the same source gives another cover", test)
		}
	}
}

// What cannot be mended is left alone: a torus, long circuits, lengths that do not
// add up, boards without a factor; and a stop is heeded.
func TestMendDeclines(t *testing.T) {
	tests := []struct {
		shape Shape
		k     int
	}{
		{Shape{Rows: 8, Cols: 8, Torus: true}, 8}, {Shape{Rows: 8, Cols: 8}, 1}, {Shape{Rows: 3, Cols: 6}, 3}, {Shape{Rows: 7, Cols: 7}, 8},
	}
	for _, test := range tests {
		if cover, err := Mend(t.Context(), problem(t, test.shape, test.k), firstMoves, source()); cover != nil || err != nil {
			t.Errorf("%+v: %v, %v", test, cover, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if cover, err := Mend(ctx, problem(t, Shape{Rows: 10, Cols: 10}, 20), firstMoves, source()); cover != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v, %v", cover, err)
	}
}

// A search of a whole small board finds a cover just when the sweep knows of one.
func TestWindowSearchIsExact(t *testing.T) {
	covers := 0
	for _, size := range [][2]int{{4, 5}, {4, 6}, {5, 6}, {4, 8}, {6, 6}, {6, 7}, {5, 8}, {6, 8}} {
		b := shaped(t, Shape{Rows: size[0], Cols: size[1]})
		for k := b.Size() / 9; k <= b.Size()/4; k++ {
			p := problem(t, Shape{Rows: size[0], Cols: size[1]}, k)
			cover, err := (&Sweep{Problem: p}).Cover(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			m := newMender(p, Cover{}, source())
			for c, near := range b.Near {
				for _, d := range near {
					m.window.near[c] |= 1 << d
				}
			}
			m.search.least, m.search.most, m.search.left = k, k, 1<<40
			if found := m.search.cover(b.Size()); found != (cover != nil) {
				t.Errorf("%v K=%d: %v", size, k, found)
			} else if found {
				covers++
			}
		}
	}
	if covers < 5 {
		t.Errorf("only %d covers", covers)
	}
}

func starterFor(p Problem, rng *rand.Rand) *starter {
	return &starter{ctx: context.Background(), problem: p, rng: rng, moves: 100_000, known: make(map[[2]int]Cover)}
}

// However windows are covered, the circuits are a cover of the board, and what is
// said of their lengths is true.
func TestMenderKeepsACover(t *testing.T) {
	p := problem(t, Shape{Rows: 17, Cols: 18}, 60)
	rng := source()
	m := newMender(p, starterFor(p, rng).mendable(), rng)
	before := m.excess
	for range 300 {
		m.aim()
		m.mend(m.centre())
		excess := 0
		var lengths []int
		cover := m.cover()
		for _, circuit := range cover {
			lengths = append(lengths, len(circuit))
			if len(circuit) != 4 && len(circuit) != 6 {
				excess += min(abs(len(circuit)-4), abs(len(circuit)-6))
			}
		}
		if excess != m.excess || len(cover) != len(m.circuits) {
			t.Fatalf("%d circuits, off by %d; said to be %d and %d", len(cover), excess, len(m.circuits), m.excess)
		}
		all := Problem{p.Board, len(cover), slices.Compact(slices.Sorted(slices.Values(lengths)))}
		if err := all.Check(cover); err != nil {
			t.Fatal(err)
		}
	}
	if m.excess >= before {
		t.Errorf("off by %d at first, by %d now", before, m.excess)
	}
}

// A window has whole circuits, no more cells than asked for, and their moves.
func TestWindowsHoldCircuits(t *testing.T) {
	p := problem(t, Shape{Rows: 12, Cols: 13}, 30)
	rng := source()
	m := newMender(p, starterFor(p, rng).mendable(), rng)
	for centre := range p.Board.Size() {
		most := leastWindow + centre%(windowCells-leastWindow+1)
		w := m.window
		w.open(m, centre, most)
		var cells []int32
		for _, number := range w.taken {
			cells = append(cells, m.circuits[number]...)
		}
		if !slices.Equal(cells, w.cells) || len(cells) > most {
			t.Fatalf("centre %d: %v, circuits %v", centre, w.cells, cells)
		}
		for i, c := range cells {
			n := 0
			for j, d := range cells {
				if w.near[i]>>j&1 == 1 {
					n++
					if !p.Board.Adjacent(int(c), int(d)) {
						t.Fatalf("%d and %d are no move apart", c, d)
					}
				}
			}
			if n < 2 || n != bits.OnesCount64(w.near[i]) {
				t.Fatalf("cell %d has %d moves", c, n)
			}
		}
	}
}

// Strips, tiles and blocks lie on every cell once.
func TestLayoutsCoverTheBoard(t *testing.T) {
	tiled := 0
	for rows := 8; rows <= 20; rows++ {
		for cols := 9; cols <= 29; cols++ {
			if rows*cols%2 != 0 {
				continue
			}
			p := problem(t, Shape{Rows: rows, Cols: cols}, rows*cols*10/(41+(rows+cols)%3))
			cover := starterFor(p, source()).mendable()
			var lengths []int
			for _, circuit := range cover {
				lengths = append(lengths, len(circuit))
			}
			p.K, p.Lengths = len(cover), slices.Compact(slices.Sorted(slices.Values(lengths)))
			if err := p.Check(cover); err != nil {
				t.Fatalf("%dx%d: %v", rows, cols, err)
			}
			if _, _, _, block := starterFor(p, source()).strips(); block.size() > 0 {
				tiled++
			}
		}
	}
	if tiled < 20 {
		t.Errorf("only %d boards with tiles", tiled)
	}
}
