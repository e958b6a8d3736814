package latin

import "math/rand/v2"

// CustomSudoku is the Sudoku board with a name of nine characters in its first
// row (paper, figure 25). The figure's text lost the ninth; we read a middle
// dot between the initial and the name, since a full stop marks blanks.
var CustomSudoku = &Kind{
	Name:  "custom-sudoku",
	Title: "Custom Sudoku",
	Doc:   "Palomo's Sudoku with letters, in honour of Bertrand Meyniel, whose name is its first row.",
	Rules: "Complete the board so that every row, every column and every box with thick borders holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		g := boxed(3, 3)
		return Frame{Layout: g.Layout, Labels: letters("B·Meyniel"), Inscribed: g.Block(0, 0, 1, 9)}, nil
	},
}
