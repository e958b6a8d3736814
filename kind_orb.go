package latin

import "math/rand/v2"

// Orb has parallels, meridians and regions on a globe (paper, section 4); the
// regions are ours, since the paper shows them only in a figure.
var Orb = &Kind{
	Name:    "orb",
	Title:   "Orb One",
	Doc:     "Palomo's globe of eight parallels, eight meridians and eight regions, seen from above the pole.",
	Rules:   orbRules,
	Names:   orbNames,
	Counted: orbCounted,
	Sizes:   orbSizes,
	Size:    "2x4",
	Build:   func(size, _ string, _ *rand.Rand) (Frame, error) { return orbFrame(size, nil) },
}
