package engine

import (
	"math"
	"math/big"
	"testing"
)

// TestNumber has numbers of one word and of more, and goes on to count with them.
func TestNumber(t *testing.T) {
	for _, n := range []uint64{0, 1, 2, 300, math.MaxUint32, math.MaxUint32 + 1, math.MaxUint64} {
		got, want := Number(n), new(big.Int).SetUint64(n)
		if got.Cmp(want) != 0 {
			t.Errorf("%v, want %v", got, want)
		}
		if got.Add(got, got).Cmp(want.Lsh(want, 1)) != 0 {
			t.Errorf("twice %d: %v, want %v", n, got, want)
		}
	}
}
