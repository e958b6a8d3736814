package graeco

import (
	"context"
	"math/bits"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The published figures: 9,408 reduced Latin squares of order 6 (M. Frolov 1890;
// OEIS A000315), of which 2,100, 7,020, 108 and 180 have 0, 8, 24 and 32
// transversals.
func TestTarry(t *testing.T) {
	got, err := Tarry(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	want := TarryProof{Reduced: 9408, Transversals: 64512, Classes: []TarryClass{{0, 2100, 0}, {8, 7020, 4}, {24, 108, 4}, {32, 180, 4}}}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// A square of order 6 made of two of order 3 and 2: the cells of what is said to
// be a transversal are looked at one by one, and none is left out.
func TestTransversals(t *testing.T) {
	var square [36]uint8
	for cell := range square {
		i, j := cell/6, cell%6
		square[cell] = uint8((i/2+j/2)%3*2 + (i+j)%2)
	}
	found := map[uint64]bool{}
	for _, set := range transversals(&square) {
		found[set] = true
	}
	count := 0
	var permute func(row int, columns []int)
	permute = func(row int, columns []int) {
		if row < 6 {
			for j := range 6 {
				permute(row+1, append(columns, j))
			}
			return
		}
		var set uint64
		var used, symbols uint8
		for i, j := range columns {
			set |= 1 << (6*i + j)
			used |= 1 << j
			symbols |= 1 << square[6*i+j]
		}
		if bits.OnesCount8(used) == 6 && bits.OnesCount8(symbols) == 6 {
			count++
			if !found[set] {
				t.Fatalf("transversal %b is not found", set)
			}
		}
	}
	permute(0, nil)
	if count != len(found) {
		t.Errorf("%d transversals found; %d there are", len(found), count)
	}
}

func TestMostDisjoint(t *testing.T) {
	for _, test := range []struct {
		list []uint64
		want int
	}{
		{nil, 0},
		{[]uint64{1, 1}, 1},
		{[]uint64{0b11, 0b01, 0b10, 0b100}, 3},
		{[]uint64{0b0110, 0b0011, 0b1100, 0b1001}, 2},
	} {
		if got := mostDisjoint(test.list, 0); got != test.want {
			t.Errorf("%b: %d, want %d", test.list, got, test.want)
		}
	}
}

// Order 3 has 12 Latin squares; a pair is orthogonal when one is a left circulant
// of rows and the other a right one: 2·6·6 of them.
func TestSmall(t *testing.T) {
	for order, want := range map[int]SmallCensus{0: {}, 1: {1, 1, 1, 1}, 2: {2, 0, 4, 0}, 3: {12, 0, 144, 72}, 4: {}} {
		if got := Small(order); got != want {
			t.Errorf("order %d: %+v, want %+v", order, got, want)
		}
	}
}

// Every two rows of a difference matrix, and every row and 0, differ by every
// element once.
func TestDifferences(t *testing.T) {
	for _, d := range differences {
		g := d.group
		rows := append([][]int{make([]int, g.order())}, d.rows...)
		for k, f := range rows {
			for l := range k {
				seen := map[int]bool{}
				for x := range f {
					seen[g.add(f[x], g.negative(rows[l][x]))] = true
				}
				if len(seen) != g.order() {
					t.Errorf("group %v: rows %d and %d differ by %d elements only", g, l, k, len(seen))
				}
			}
		}
		for _, diagonal := range []bool{false, true} {
			for k := 2; k <= d.squaresFor(diagonal); k++ {
				made(t, Shape{Order: g.order(), Squares: k, Diagonal: diagonal}, nil)
			}
		}
	}
}
