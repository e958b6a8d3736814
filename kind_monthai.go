package latin

import "math/rand/v2"

// Monthai is the board of Canario with six small triangles to a side (paper,
// section 4).
var Monthai = &Kind{
	Name:     "monthai",
	Title:    "Monthai One",
	Doc:      "Palomo's triangle of 36 small triangles with 12 labels, the little sister of Canario.",
	Rules:    triangleRules,
	Names:    rowNames,
	Sizes:    "N, the side of the triangle, an even number from 2 to 32, not 4; to 16 within a minute",
	Size:     "6",
	Symmetry: "D3",
	Build:    func(size, _ string, _ *rand.Rand) (Frame, error) { return triangleFrame(size) },
}
