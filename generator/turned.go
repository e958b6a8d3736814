package generator

import (
	"math/rand/v2"

	"latin"
)

// turned gives the board under a random symmetry of the drawing that keeps the
// asterisms; when nothing is given, the result is as good a Latin board.
func turned(b *latin.Board, board latin.PB, rng *rand.Rand) latin.PB {
	symmetries := b.Symmetries()
	image := symmetries[rng.IntN(len(symmetries))].Image
	result := make(latin.PB, len(board))
	for c, x := range board {
		result[image[c]] = x
	}
	return result
}
