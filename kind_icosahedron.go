package latin

import (
	"fmt"
	"math/rand/v2"
)

// Icosahedron has closed stripes around the axes through opposite corners
// (paper, section 4). A side of 1 was tried exhaustively: no Latin board.
var Icosahedron = &Kind{
	Name:     "icosahedron",
	Title:    "Latin Icosahedron",
	Doc:      "Palomo's icosahedron, to cut out and glue, whose stripes run around it between opposite corners and close.",
	Rules:    bodyRules,
	Names:    faceNames,
	Sizes:    "N, small triangles along an edge, from 2 to 6; to 3 within a minute",
	Size:     "2",
	Symmetry: "Ih",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, err := edgeSize(size, 1, 6, "a number from 2 to 6")
		if err == nil && n == 1 {
			err = fmt.Errorf("%w on an icosahedron of side 1: all ways to place the labels were tried; use 2 or more", ErrNoBoard)
		}
		if err != nil {
			return Frame{}, err
		}
		b := icosahedron()
		return bodyFrame(b, n, halfAxes(b.corners)), nil
	},
}
