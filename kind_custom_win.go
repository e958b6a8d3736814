package latin

import "math/rand/v2"

// CustomWin is the Win board with a name in the block in its middle, which is
// not an asterism (paper, figure 29).
var CustomWin = &Kind{
	Name:  "custom-win",
	Title: "Custom Win",
	Doc:   "Palomo's Win with the letters of SINGAPORE, which its middle spells in three lines.",
	Rules: "Complete the board so that every row, every column and every shaded window holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		g := windowed(lined(9))
		return Frame{Layout: g.Layout, Labels: letters("SINGAPORE"), Inscribed: g.Block(3, 3, 3, 3)}, nil
	},
}
