package latin

import (
	"fmt"
	"math/rand/v2"
)

// Tetrahedron has closed stripes around the three axes through the middles of
// opposite edges (paper, section 4). The paper says twenty-four stripes, which
// agrees with nothing else in it: side n gives 3n. A side of 2 was tried
// exhaustively: no Latin board; it is the board of Canario of side 4.
var Tetrahedron = &Kind{
	Name:     "tetrahedron",
	Title:    "Latin Tetrahedron",
	Doc:      "Palomo's tetrahedron, to cut out and glue, whose stripes run around it and close.",
	Rules:    bodyRules,
	Names:    faceNames,
	Sizes:    "N, small triangles along an edge, from 1 to 16, not 2; to 8 within a minute",
	Size:     "4",
	Symmetry: "Td",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, err := edgeSize(size, 1, 16, "a number from 1 to 16 but not 2, such as 4")
		if err == nil && n == 2 {
			err = fmt.Errorf("%w on a tetrahedron of side 2: all ways to place the labels were tried; use 1, or 3 or more", ErrNoBoard)
		}
		if err != nil {
			return Frame{}, err
		}
		return bodyFrame(tetrahedron(), n, []Point3{{X: 1}, {Y: 1}, {Z: 1}}), nil
	},
}

const faceNames = "C2.3 is the third cell from the left in row 2 of face C, as the net is drawn."

const bodyRules = "Complete the board so that every closed stripe around the body holds {labels}. " +
	"A stripe goes straight on over the edges; where the net is cut, it goes on at the place with the same letter."
