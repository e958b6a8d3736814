package latin

import "math/rand/v2"

// Icosahedron has closed stripes around the axes through opposite corners
// (paper, section 4).
var Icosahedron = &Kind{
	Name:     "icosahedron",
	Title:    "Latin Icosahedron",
	Doc:      "Palomo's icosahedron, to cut out and glue, whose stripes run around it between opposite corners and close.",
	Rules:    bodyRules,
	Sizes:    "N, small triangles along an edge, from 1 to 6",
	Size:     "2",
	Symmetry: "Ih",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, err := edgeSize(size, 1, 6)
		if err != nil {
			return Frame{}, err
		}
		b := icosahedron()
		return bodyFrame(b, n, halfAxes(b.corners)), nil
	},
}
