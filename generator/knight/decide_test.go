package knight

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
)

func source() *rand.Rand { return rand.New(rand.NewPCG(3, 5)) }

func TestAnnealFindsCovers(t *testing.T) {
	tests := []struct {
		shape Shape
		k     int
	}{
		{Shape{Rows: 8, Cols: 8}, 1}, {Shape{Rows: 8, Cols: 8}, 4}, {Shape{Rows: 16, Cols: 18}, 5}, {Shape{Rows: 30, Cols: 31}, 2},
		{Shape{Rows: 8, Cols: 8, Holes: []Square{{3, 3}, {3, 4}}}, 3}, {Shape{Rows: 9, Cols: 10, Torus: true}, 7},
		{Shape{Rows: 10, Cols: 10, Leaper: [2]int{1, 4}}, 3}, {Shape{Cube: 5}, 4}, {Shape{Cube: 3}, 1}, {Shape{Rows: 7, Cols: 7, Open: true}, 1},
	}
	for _, test := range tests {
		p := problem(t, test.shape, test.k)
		cover, err := Anneal(t.Context(), p, 20_000_000, source())
		if err != nil || cover == nil {
			t.Errorf("%+v K=%d: %v, %v", test.shape, test.k, cover, err)
		} else if err := p.Check(cover); err != nil {
			t.Errorf("%+v K=%d: %v", test.shape, test.k, err)
		}
		again, _ := Anneal(t.Context(), p, 20_000_000, source())
		if fmt.Sprint(again) != fmt.Sprint(cover) {
			t.Errorf("%+v K=%d: the same source gives another cover", test.shape, test.k)
		}
	}
}

// After every exchange that is weighed and applied, the circuits are what they
// were said to become.
func TestExchangesAreWeighedRight(t *testing.T) {
	rng := source()
	f := randomFactor(shaped(t, Shape{Rows: 7, Cols: 8}), rng)
	var x exchange
	done := 0
	for range 200_000 {
		if !x.propose(f, rng) {
			continue
		}
		x.weigh(f)
		count := f.count - len(x.before) + len(x.after)
		left := make(map[int32]int)
		for _, l := range f.length {
			left[l]++
		}
		for _, number := range x.before {
			left[f.length[number]]--
		}
		for _, l := range x.after {
			left[l]++
		}
		x.apply(f)
		done++
		cover := f.cover()
		if len(cover) != count || f.count != count {
			t.Fatalf("exchange %d: %d circuits, %d foretold", done, len(cover), count)
		}
		for _, c := range cover {
			left[int32(len(c))]--
		}
		for l, n := range left {
			if l > 0 && n != 0 {
				t.Fatalf("exchange %d: %d circuits of %d cells were foretold wrongly", done, n, l)
			}
		}
	}
	if done < 1000 {
		t.Errorf("only %d exchanges", done)
	}
}

func TestGlueFindsCovers(t *testing.T) {
	for _, test := range []struct{ rows, cols, k int }{{60, 60, 240}, {22, 26, 40}, {23, 40, 60}} {
		p := problem(t, Shape{Rows: test.rows, Cols: test.cols}, test.k)
		cover, err := Glue(t.Context(), p, glueTries, source())
		if err != nil || cover == nil {
			t.Errorf("%+v: %v, %v", test, cover != nil, err)
		} else if err := p.Check(cover); err != nil {
			t.Errorf("%+v: %v", test, err)
		}
	}
	torus := problem(t, Shape{Rows: 8, Cols: 8, Torus: true}, 2)
	if cover, err := Glue(t.Context(), torus, glueTries, source()); cover != nil || err != nil {
		t.Error("a torus was cut into plain pieces")
	}
}

// Each argument is found where it should be, by its name.
func TestArguments(t *testing.T) {
	tests := []struct {
		shape Shape
		k     int
		want  string
	}{
		{Shape{Rows: 5, Cols: 5}, 1, "colours"},
		{Shape{Rows: 2, Cols: 6}, 1, "degree"},
		{Shape{Rows: 6, Cols: 6}, 10, "too-many"},
		{Shape{Rows: 4, Cols: 8}, 1, "rows-in-pairs"},
		{Shape{Rows: 4, Cols: 9}, 3, "rows-in-pairs"},
		{Shape{Rows: 4, Cols: 4}, 2, "forced"},
		{Shape{Rows: 6, Cols: 6}, 1, ""},
		{Shape{Rows: 6, Cols: 6}, 5, ""},
	}
	for _, test := range tests {
		a, found := Argue(problem(t, test.shape, test.k))
		if a.Name != test.want || found != (test.want != "") || found != (a.Text != "") {
			t.Errorf("%+v K=%d: %q, want %q", test.shape, test.k, a.Name, test.want)
		}
	}
	p, err := WithLengths(shaped(t, Shape{Rows: 6, Cols: 6}), 3, []int{10, 14})
	if err != nil {
		t.Fatal(err)
	}
	if a, _ := Argue(p); a.Name != "lengths" {
		t.Errorf("three of 10 or 14 cells on 36: %+v", a)
	}
}

func TestDecide(t *testing.T) {
	tests := []struct {
		rows, cols, k int
		feasible      bool
	}{
		{6, 6, 5, true}, {6, 6, 6, false}, {8, 8, 14, true}, {6, 8, 11, false}, {5, 8, 6, false}, {30, 31, 40, true},
	}
	for _, test := range tests {
		p := problem(t, Shape{Rows: test.rows, Cols: test.cols}, test.k)
		d, err := Decide(t.Context(), p, Options{}, source())
		if err != nil || !d.Decided() || d.Feasible() != test.feasible {
			t.Errorf("%+v: %+v, %v", test, d, err)
		}
		if d.Feasible() && p.Check(d.Cover) != nil {
			t.Errorf("%+v: %v", test, p.Check(d.Cover))
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Decide(ctx, problem(t, Shape{Rows: 9, Cols: 10}, 21), Options{}, source()); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
}

// Covers that half a turn maps to themselves, where others are hard to find.
func TestAnnealTurned(t *testing.T) {
	for _, test := range []struct{ rows, cols, k int }{{8, 10, 16}, {8, 8, 14}} {
		p := problem(t, Shape{Rows: test.rows, Cols: test.cols}, test.k)
		cover, err := AnnealTurned(t.Context(), p, 20_000_000, source())
		if err != nil || cover == nil || p.Check(cover) != nil {
			t.Fatalf("%+v: %v, %v", test, cover, err)
		}
		turned := make([][2]Cell, p.Board.Size())
		for _, circuit := range cover {
			n := len(circuit)
			for i, c := range circuit {
				last := p.Board.Size() - 1
				turned[last-c] = [2]Cell{last - circuit[(i+1)%n], last - circuit[(i+n-1)%n]}
			}
		}
		if fmt.Sprint(coverOf(turned)) != fmt.Sprint(cover) {
			t.Errorf("%+v: half a turn makes another cover", test)
		}
	}
	odd := problem(t, Shape{Rows: 5, Cols: 6}, 1)
	if cover, err := AnnealTurned(t.Context(), odd, 1000, source()); cover != nil || err != nil {
		t.Errorf("5x6: %v, %v", cover, err)
	}
}
