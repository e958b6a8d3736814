package latin

import (
	"fmt"
	"math/rand/v2"
	"strconv"
)

// LatinSquare has rows and columns only (paper, figures 2 to 5). Order 1 is
// one cell, which is a row and a column.
var LatinSquare = &Kind{
	Name:  "latin-square",
	Title: "Latin Square",
	Doc:   "The square of Euler, 1782, with rows and columns only; the oldest Latin board.",
	Rules: "Complete the board so that every row and every column holds {labels}.",
	Sizes: "N, the order, from 1 to 64",
	Size:  "7",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) {
		n, err := orderSize(size, 1, 64)
		if err != nil {
			return Frame{}, err
		}
		return Frame{Layout: lined(n).Layout, Labels: Numbers(n)}, nil
	},
}

// lined is the square board of order n with its lines.
func lined(n int) *Grid {
	g := NewGrid(n, n)
	g.Lines()
	return g
}

// wholeSize reads a number from least to most, written without anything else.
func wholeSize(size string, least, most int) (n int, ok bool) {
	n, err := strconv.Atoi(size)
	return n, err == nil && n >= least && n <= most && strconv.Itoa(n) == size
}

// orderSize reads the order of a square board, from least to most.
func orderSize(size string, least, most int) (int, error) {
	n, ok := wholeSize(size, least, most)
	if !ok {
		return 0, fmt.Errorf("%w: %q; write the order, a number from %d to %d, such as %d",
			ErrSize, size, least, most, min(9, most))
	}
	return n, nil
}
