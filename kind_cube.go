package latin

import (
	"fmt"
	"math/rand/v2"
)

// Cube has closed stripes around the three axes, each over four faces (paper,
// section 4). A label comes once in each of the 3n stripes, and each cell lies
// in two of them, so n must be even.
var Cube = &Kind{
	Name:     "cube",
	Title:    "Free Latin Cube",
	Doc:      "Palomo's cube, to cut out and glue, whose stripes run around four faces and close.",
	Rules:    bodyRules,
	Names:    faceNames,
	Sizes:    "N, squares along an edge, an even number from 2 to 16; to 12 within a minute",
	Size:     "4",
	Symmetry: "Oh",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, err := edgeSize(size, 1, 16, "an even number from 2 to 16, such as 4")
		if err == nil && n%2 != 0 {
			err = fmt.Errorf("%w on a cube of side %d: each label would come once in each of %d stripes, and each cell lies in two of them; use an even side",
				ErrNoBoard, n, 3*n)
		}
		if err != nil {
			return Frame{}, err
		}
		return bodyFrame(cube(), n, []Point3{{X: -1}, {Y: 1}, {Z: 1}}), nil
	},
}
