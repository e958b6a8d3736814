package latin

import (
	"math/rand/v2"
	"strings"
)

// SudokuRipeto is the Sudoku board with three labels, each three times. The
// paper's text lists eight labels; its solution holds these nine (figure 31
// uses 2,2,3,3,3,4,4,4,4 instead).
var SudokuRipeto = &Kind{
	Name:  "sudoku-ripeto",
	Title: "Sudoku Ripeto",
	Doc:   "Palomo's Sudoku with repeated labels: a multiset where others have a set.",
	Rules: "Complete the board so that every row, every column and every box with thick borders holds {labels}.",
	Size:  "9",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		return Frame{Layout: boxed(3, 3).Layout, Labels: letters("111222333")}, nil
	},
}

// letters is the multiset that a word spells.
func letters(word string) []string { return strings.Split(word, "") }
