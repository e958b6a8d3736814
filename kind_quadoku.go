package latin

import "math/rand/v2"

// Quadoku has the rows, columns and boxes of Sudoku and the windows of Win
// (paper, figure 9).
var Quadoku = &Kind{
	Name:  "quadoku",
	Title: "Quadoku One",
	Doc:   "Palomo's Sudoku with the four windows of Win; others call it Hyperdoku or Windoku.",
	Rules: "Complete the board so that every row, every column, every box with thick borders and every shaded window holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		return Frame{Layout: windowed(boxed(3, 3)).Layout, Labels: Numbers(9)}, nil
	},
}
