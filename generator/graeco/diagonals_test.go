package graeco_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"latin/generator/graeco"
)

// TestDiagonalised: squares of which some can be given diagonals, and the order 3, of
// which none can.
func TestDiagonalised(t *testing.T) {
	ctx := context.Background()
	for order, want := range map[int]int{3: 0, 4: 10, 5: 1, 7: 10, 8: 10, 9: 10, 10: 5} {
		found := 0
		for seed := range uint64(20) {
			rng := rand.New(rand.NewPCG(seed, 1))
			way, err := graeco.Find(ctx, graeco.Shape{Order: order, Squares: 2}, rng)
			if err != nil {
				t.Fatal(err)
			}
			squares, err := graeco.Build(ctx, way)
			if err != nil {
				t.Fatal(err)
			}
			squares, err = graeco.Diagonalised(ctx, squares, rng)
			if err != nil {
				t.Fatal(err)
			}
			if squares == nil {
				continue
			}
			found++
			if err := graeco.Verify(ctx, squares, true); err != nil {
				t.Fatalf("order %d, seed %d: %v", order, seed, err)
			}
		}
		if found < want || order == 3 && found > 0 {
			t.Errorf("order %d: %d of 20", order, found)
		}
	}
}
