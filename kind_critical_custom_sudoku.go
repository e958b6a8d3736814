package latin

import "math/rand/v2"

// CriticalCustomSudoku is the Sudoku board with a name in its middle box
// (paper, figure 30); the labels O and U occur twice.
var CriticalCustomSudoku = &Kind{
	Name:  "critical-custom-sudoku",
	Title: "Critical Custom Sudoku",
	Doc:   "Palomo's Sudoku with the letters of NEOSUDOKU in its middle box; no clue outside it is to spare.",
	Rules: "Complete the board so that every row, every column and every box with thick borders holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		g := boxed(3, 3)
		return Frame{Layout: g.Layout, Labels: letters("NEOSUDOKU"), Inscribed: g.Block(3, 3, 3, 3)}, nil
	},
}
