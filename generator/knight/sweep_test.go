package knight

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// The numbers of closed tours and of covers are from the literature; those of
// K > 1 on 6x6 were counted by another program.
func TestCountsThatAreKnown(t *testing.T) {
	tests := []struct {
		rows, cols, k int
		want          string
	}{
		{5, 6, 1, "8"}, {6, 6, 1, "9862"}, {3, 10, 1, "16"}, {3, 12, 1, "176"}, {12, 3, 1, "176"}, {5, 8, 1, "44202"},
		{6, 6, 2, "1208"}, {6, 6, 3, "44"}, {6, 6, 4, "100"}, {6, 6, 5, "24"}, {4, 4, 4, "1"}, {3, 16, 1, "15424"},
	}
	for _, test := range tests {
		t.Run(fmt.Sprintf("%dx%d K=%d", test.rows, test.cols, test.k), func(t *testing.T) {
			w := &Sweep{Problem: problem(t, Shape{Rows: test.rows, Cols: test.cols}, test.k)}
			n, err := w.Count(t.Context())
			if err != nil || n.String() != test.want {
				t.Errorf("%v, %v; want %s", n, err, test.want)
			}
		})
	}
}

// A count outgrows one word, and then two: nothing is lost. The squares of 4x4
// are covered in one way only, so wide boards are needed.
func TestCountsOfManyWords(t *testing.T) {
	w := &Sweep{Problem: problem(t, Shape{Rows: 3, Cols: 92}, 1)}
	n, err := w.Count(t.Context())
	if err != nil || n.BitLen() <= 64 {
		t.Fatalf("%v (%d bits), %v; want more than 64 bits", n, n.BitLen(), err)
	}
	// The recurrence of closed tours on 3xn boards (Knuth; OEIS A070030) has order 21;
	// here the growth from board to board is enough.
	w.Problem = problem(t, Shape{Rows: 3, Cols: 90}, 1)
	less, err := w.Count(t.Context())
	if err != nil || less.Cmp(n) >= 0 {
		t.Errorf("%v tours on 3x90, %v on 3x92, %v", less, n, err)
	}
}

// smallShapes are boards that brute force can list.
var smallShapes = []Shape{
	{Rows: 3, Cols: 4}, {Rows: 4, Cols: 3}, {Rows: 4, Cols: 4}, {Rows: 4, Cols: 5}, {Rows: 4, Cols: 6}, {Rows: 3, Cols: 8}, {Rows: 5, Cols: 4},
	{Rows: 5, Cols: 5, Holes: []Square{{2, 2}}}, {Rows: 4, Cols: 4, Torus: true, Leaper: [2]int{0, 1}},
	{Rows: 4, Cols: 5, Leaper: [2]int{0, 1}}, {Rows: 4, Cols: 4, Leaper: [2]int{1, 1}}, {Rows: 3, Cols: 4, Torus: true},
	{Rows: 4, Cols: 4, Open: true}, {Rows: 3, Cols: 4, Open: true}, {Rows: 1, Cols: 1}, {Rows: 2, Cols: 3}, {Rows: 1, Cols: 7},
}

// On small boards, every K: counts, lists, covers and arguments agree with brute force.
func TestSweepsAgreeWithBruteForce(t *testing.T) {
	for _, shape := range smallShapes {
		b := shaped(t, shape)
		for k := 1; k <= max(1, b.Size()/3); k++ {
			p, err := Balanced(b, k)
			if err != nil {
				continue
			}
			agree(t, fmt.Sprintf("%+v K=%d", shape, k), p)
		}
	}
}

// Lengths other than balanced ones, three of them too.
func TestSweepsOfOtherLengths(t *testing.T) {
	for _, shape := range []Shape{{Rows: 4, Cols: 6}, {Rows: 3, Cols: 8}, {Rows: 3, Cols: 4, Torus: true}} {
		b := shaped(t, shape)
		for k := 1; k <= 6; k++ {
			for _, lengths := range [][]int{{4, 6, 8}, {4, 14, 20}, {6, 10}, {4, 20}, {3, 5, 6}} {
				p, err := WithLengths(b, k, lengths)
				if err != nil {
					t.Fatal(err)
				}
				agree(t, fmt.Sprintf("%+v K=%d %v", shape, k, lengths), p)
			}
		}
	}
}

func agree(t *testing.T, name string, p Problem) {
	t.Helper()
	want := bruteCovers(p)
	n, err := (&Sweep{Problem: p}).Count(t.Context())
	if err != nil || n.Int64() != int64(len(want)) {
		t.Errorf("%s: %v covers, %v; want %d", name, n, err, len(want))
	}
	seen := make(map[string]bool)
	for cover, err := range (&Sweep{Problem: p}).Covers(t.Context()) {
		if err == nil {
			err = p.Check(cover)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		seen[fmt.Sprint(cover)] = true
	}
	if len(seen) != len(want) {
		t.Errorf("%s: %d covers are listed, of %d", name, len(seen), len(want))
	}
	cover, err := (&Sweep{Problem: p}).Cover(t.Context())
	if err != nil || (cover != nil) != (len(want) > 0) {
		t.Errorf("%s: cover %v, %v; there are %d", name, cover, err, len(want))
	}
	if cover != nil && p.Check(cover) != nil {
		t.Errorf("%s: %v", name, p.Check(cover))
	}
	if a, ok := Argue(p); ok && len(want) > 0 {
		t.Errorf("%s has %d covers, and yet: %s", name, len(want), a.Text)
	}
}

// What a state is packed into gives the state again.
func TestStatesArePacked(t *testing.T) {
	for _, shape := range []Shape{{Rows: 6, Cols: 7}, {Rows: 5, Cols: 5, Open: true}, {Cube: 2}} {
		p := problem(t, shape, 1)
		p.Lengths = []int{6, p.Board.Size()}
		p.K = 3
		s, err := newStepper(p)
		if err != nil {
			t.Fatal(err)
		}
		now := []key{{}}
		for i := range s.order.stages {
			var next []key
			s.begin(i, func(k key, _ []int8, _ bool) error { next = append(next, k); return nil })
			for _, k := range now {
				st := s.packer.unpack(k, s.stage.front, &s.stage.odd)
				if again, ok := s.packer.pack(&st, s.stage.front); !ok || again != k {
					t.Fatalf("%s stage %d: %v became %v", p.Board.Name, i, k, again)
				}
				if err := s.expand(k); err != nil {
					t.Fatal(err)
				}
			}
			rng := rand.New(rand.NewPCG(uint64(i), 7))
			rng.Shuffle(len(next), func(a, b int) { next[a], next[b] = next[b], next[a] })
			now = next[:min(len(next), 300)]
		}
	}
}

// Sweeps from both ends find a cover where a sweep through the board counts some.
func TestEndsMeet(t *testing.T) {
	met, found := 0, 0
	for rows := 3; rows <= 6; rows++ {
		for cols := max(6, rows); cols <= 13-rows; cols++ {
			b := shaped(t, Shape{Rows: rows, Cols: cols})
			for k := max(2, rows*cols/8); k <= rows*cols/4; k++ {
				for _, lengths := range [][]int{nil, {4, 10}, {4, 6, 8}} {
					p, err := Balanced(b, k)
					if lengths != nil {
						p, err = WithLengths(b, k, lengths)
					}
					if err != nil {
						t.Fatal(err)
					}
					w := &Sweep{Problem: p}
					n, err1 := w.Count(t.Context())
					cover, err2 := w.Cover(t.Context())
					if err1 != nil || err2 != nil || (cover != nil) != (n.Sign() > 0) || cover != nil && p.Check(cover) != nil {
						t.Errorf("%dx%d K=%d %v: %v, %v covers, %v, %v", rows, cols, k, lengths, cover, n, err1, err2)
					}
					if w.Pairs() != nil {
						met++
					}
					if cover != nil {
						found++
					}
				}
			}
		}
	}
	if met < 60 || found < 20 {
		t.Errorf("only %d met, %d covers", met, found)
	}
}

func TestSweepsStop(t *testing.T) {
	p := problem(t, Shape{Rows: 6, Cols: 6}, 1)
	if _, err := (&Sweep{Problem: p, Most: 100}).Count(t.Context()); !errors.Is(err, ErrTooLarge) {
		t.Errorf("with 100 states: %v", err)
	}
	large := &Sweep{Problem: problem(t, Shape{Rows: 10, Cols: 10}, 22), Most: 1_000_000}
	if _, err := large.Cover(t.Context()); !errors.Is(err, ErrTooLarge) {
		t.Errorf("10x10 with 1,000,000 states: %v", err)
	}
	if n := len(large.Layers()); n != 20 {
		t.Errorf("10x10: given up after %d cells, not where a column ends that makes too many be expected", n)
	}
	wide := problem(t, Shape{Rows: 20, Cols: 20}, 1)
	if _, err := (&Sweep{Problem: wide}).Count(t.Context()); !errors.Is(err, ErrTooLarge) {
		t.Errorf("20x20: %v", err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	if _, err := (&Sweep{Problem: p}).Cover(ctx); err != cause {
		t.Errorf("stopped: %v", err)
	}
	// Where both ends meet there are no more stages, and yet it stops.
	ctx, cancel = context.WithCancelCause(t.Context())
	last := &Sweep{Problem: problem(t, Shape{Rows: 6, Cols: 8}, 8), Step: func(done, _, _ int) {
		if done == 18 {
			cancel(cause)
		}
	}}
	if _, err := last.Cover(ctx); err != cause || len(last.Layers()) != 18 {
		t.Errorf("stopped where both ends meet, after %d stages: %v", len(last.Layers()), err)
	}
}

// The layers of a sweep are the same each time, and those of other problems others.
func TestLayersAreReproducible(t *testing.T) {
	layers := func(cols, k int) []Layer {
		w := &Sweep{Problem: problem(t, Shape{Rows: 6, Cols: cols}, k)}
		if cover, err := w.Cover(t.Context()); cover != nil || err != nil {
			t.Fatalf("6x%d K=%d: %v, %v", cols, k, cover, err)
		}
		list := w.Layers()
		if last := list[len(list)-1]; (last.States == 0) != (w.Pairs() == nil) {
			t.Errorf("6x%d K=%d: pairs %v after a layer of %d states", cols, k, w.Pairs(), last.States)
		}
		if w.Pairs() != nil {
			list = append(list, *w.Pairs())
		}
		return list
	}
	if !slices.Equal(layers(7, 8), layers(7, 8)) || slices.Equal(layers(7, 8), layers(7, 9)) {
		t.Error("layers do not tell sweeps apart, or differ from run to run")
	}
	if last := layers(8, 12); last[len(last)-1].States != 0 {
		t.Errorf("the last layer has %d states", last[len(last)-1].States)
	}
}
