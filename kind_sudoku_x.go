package latin

import "math/rand/v2"

// SudokuX is Sudoku with both diagonals.
var SudokuX = &Kind{
	Name:  "sudoku-x",
	Title: "Sudoku X",
	Doc:   "Sudoku whose two diagonals are asterisms too; also called diagonal Sudoku.",
	Rules: "Complete the board so that every row, every column, every box with thick borders and both shaded diagonals hold {labels}.",
	Sizes: boxSizes,
	Size:  "3x3",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) { return sudokuFrame(size, (*Grid).diagonals) },
}

// diagonals adds both diagonals of a square board, each read from the left.
func (g *Grid) diagonals() {
	var falling, rising []Cell
	for c := range g.Cols {
		falling = append(falling, g.At(c, c))
		rising = append(rising, g.At(g.Rows-1-c, c))
	}
	g.Add("falling diagonal", MarkShade, falling...)
	g.Add("rising diagonal", MarkShade, rising...)
}
