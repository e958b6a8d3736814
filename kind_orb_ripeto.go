package latin

import "math/rand/v2"

// OrbRipeto is the board of Orb with repeated labels (paper, section 4). The
// paper has one size; the labels are for that.
var OrbRipeto = &Kind{
	Name:    "orb-ripeto",
	Title:   "Orb Ripeto",
	Doc:     "Palomo's Orb with repeated labels.",
	Rules:   orbRules,
	Names:   orbNames,
	Counted: orbCounted,
	Size:    "2x4",
	Build:   func(size, _ string, _ *rand.Rand) (Frame, error) { return orbFrame(size, letters("11122333")) },
}
