package latin

import "math/rand/v2"

// CustomOrb is the board of Orb with a name along a parallel (paper, section
// 4). The paper's name is lost with its figure; this one is the man who taught
// the world to draw parallels and meridians.
var CustomOrb = &Kind{
	Name:    "custom-orb",
	Title:   "Custom Orb",
	Doc:     "Palomo's Orb with a name along a parallel, here Mercator's; the label r occurs twice.",
	Rules:   orbRules,
	Names:   orbNames,
	Counted: orbCounted,
	Size:    "2x4",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		f, err := orbFrame(size, letters("Mercator"))
		if err == nil {
			f.Inscribed = f.Layout.Asterisms[5].Cells
		}
		return f, err
	},
}
