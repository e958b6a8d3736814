package latin

import (
	"fmt"
	"math/rand/v2"
)

// Win has rows, columns and four windows, without boxes (paper, figure 6).
var Win = &Kind{
	Name:  "win",
	Title: "Win One",
	Doc:   "Palomo's Latin square with four windows, blocks of three by three cells, and no boxes.",
	Rules: "Complete the board so that every row, every column and every shaded window holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		return Frame{Layout: windowed(lined(9)).Layout, Labels: Numbers(9)}, nil
	},
}

// windowed adds the four windows to a board of order 9.
//
//	. . . . . . . . .
//	. 1 1 1 . 2 2 2 .
//	. 1 1 1 . 2 2 2 .
//	. 1 1 1 . 2 2 2 .
//	. . . . . . . . .
//	. 3 3 3 . 4 4 4 .
//	. 3 3 3 . 4 4 4 .
//	. 3 3 3 . 4 4 4 .
//	. . . . . . . . .
func windowed(g *Grid) *Grid {
	for i := range 4 {
		g.Add(fmt.Sprintf("window %d", i+1), MarkShade, g.Block(1+i/2*4, 1+i%2*4, 3, 3)...)
	}
	return g
}
