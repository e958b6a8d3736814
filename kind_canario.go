package latin

import "math/rand/v2"

// Canario has a triangle of small triangles and twelve stripes in pairs
// (paper, section 4). A side of 4 was tried exhaustively: no Latin board.
var Canario = &Kind{
	Name:  "canario",
	Title: "Canario One",
	Doc: "Palomo's triangle of 64 small triangles with 16 labels; " +
		"the stripes go in pairs, the shortest with the longest, so that all pairs are alike in size.",
	Rules:    triangleRules,
	Names:    rowNames,
	Sizes:    "N, the side of the triangle, an even number from 2 to 32, not 4; to 16 within a minute",
	Size:     "8",
	Symmetry: "D3",
	Build:    func(size, _ string, _ *rand.Rand) (Frame, error) { return triangleFrame(size) },
}

const rowNames = "r3c5 is the fifth small triangle from the left in row 3."

const triangleRules = "Complete the board so that every pair of stripes marked with the same letter holds {labels}. " +
	"A stripe runs straight from side to side, parallel to the third side, between two letters."
