package latin

import "math/rand/v2"

// QuadokuRipeto is the Quadoku board with three labels, each three times
// (paper, figure 23).
var QuadokuRipeto = &Kind{
	Name:  "quadoku-ripeto",
	Title: "Quadoku Ripeto",
	Doc:   "Palomo's Quadoku with repeated labels.",
	Rules: "Complete the board so that every row, every column, every box with thick borders and every shaded window holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		return Frame{Layout: windowed(boxed(3, 3)).Layout, Labels: letters("111222333")}, nil
	},
}
