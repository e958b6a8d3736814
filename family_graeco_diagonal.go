package latin

import "math/rand/v2"

// GraecoDiagonal is the Graeco-Latin square with both diagonals; of order 4, the
// sixteen court cards.
var GraecoDiagonal = &Kind{
	Name:  "graeco-diagonal",
	Title: "Diagonal Graeco-Latin Square",
	Doc:   "Graeco-Latin square whose two diagonals are asterisms too, such as the sixteen court cards (Ozanam, 1725).",
	Rules: "Write one of {first} into the left half of every square and one of {second} into its right half, so that every row, every column and both shaded diagonals hold each of them once. No two squares hold the same pair.",
	Sizes: "N, the order, 4, 5, 7, 8 or 9; none of order 2, 3 or 6 exists",
	Size:  "4",
	Names: graecoNames,
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) { return graecoFrame(size, true) },
}
