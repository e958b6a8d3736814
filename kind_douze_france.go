package latin

import "math/rand/v2"

// DouzeFrance has a hexagon of small triangles and nine stripes in pairs
// (paper, section 4). The paper leaves the pairs open; the i-th with the i-th
// of the other half is the one choice that serves every side. The labels of
// side n are 6n-6 numbers and the letters of FRANCE.
var DouzeFrance = &Kind{
	Name:  "douze-france",
	Title: "Douze France One",
	Doc:   "Palomo's hexagon of 54 small triangles with twelve numbers and the six letters of FRANCE.",
	Rules: "Complete the board so that every pair of stripes marked with the same letter holds {labels}. " +
		"A stripe runs straight from side to side between two letters.",
	Names:    rowNames,
	Sizes:    "N, the side of the hexagon, from 1 to 10; to 8 within a minute",
	Size:     "3",
	Symmetry: "D6",
	Build:    func(size, _ string, _ *rand.Rand) (Frame, error) { return hexagonFrame(size) },
}
