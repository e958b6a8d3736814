package latin

import (
	"fmt"
	"math/rand/v2"
)

// Octahedron has closed stripes parallel to each pair of opposite faces (paper,
// section 4). A label comes once in each of the 4n stripes, and each cell lies
// in three of them, so n must be divisible by 3.
var Octahedron = &Kind{
	Name:     "octahedron",
	Title:    "Latin Octahedron",
	Doc:      "Palomo's octahedron, to cut out and glue, whose stripes run around it between opposite faces and close.",
	Rules:    bodyRules,
	Names:    faceNames,
	Sizes:    "N, small triangles along an edge, 3, 6 or 9; to 6 within a minute",
	Size:     "3",
	Symmetry: "Oh",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, err := edgeSize(size, 1, 10, "3, 6 or 9")
		if err == nil && n%3 != 0 {
			err = fmt.Errorf("%w on an octahedron of side %d: each label would come once in each of %d stripes, and each cell lies in three of them; use 3, 6 or 9",
				ErrNoBoard, n, 4*n)
		}
		if err != nil {
			return Frame{}, err
		}
		return bodyFrame(octahedron(), n, []Point3{{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}}), nil
	},
}
