package latin

import "math/rand/v2"

// GraecoDiagonal is the Graeco-Latin square with both diagonals; of order 4, the
// sixteen court cards.
var GraecoDiagonal = &Kind{
	Name:  "graeco-diagonal",
	Title: "Diagonal Graeco-Latin Square",
	Doc:   "Graeco-Latin square whose two diagonals are asterisms too, such as the sixteen court cards (Ozanam, 1725).",
	Rules: "Complete the board so that every row, every column and both shaded diagonals hold {labels}: in each square one label of the first half of them on the left and one of the second half on the right. " +
		"No two squares hold the same pair.",
	Sizes: "N, the order, 4, 5, 7, 8 or 9; none of order 2, 3 or 6 exists",
	Size:  "4",
	Names: graecoNames,
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) { return graecoFrame(size, true) },
}
