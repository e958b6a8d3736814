package latin

import (
	"fmt"
	"math/rand/v2"
)

// Sudoku has rows, columns and boxes of r rows and c columns (paper, section 4).
var Sudoku = &Kind{
	Name:  "sudoku",
	Title: "Sudoku",
	Doc:   "Number Place by Howard Garns, 1979; a gerechte design with rectangular boxes.",
	Rules: "Complete the board so that every row, every column and every box with thick borders holds {labels}.",
	Sizes: boxSizes,
	Size:  "3x3",
	Build: func(size, _ string, _ *rand.Rand) (Frame, error) { return sudokuFrame(size, nil) },
}

const boxSizes = "RxC, boxes of R rows and C columns, each from 2 to 6"

// sudokuFrame is the board of that size, with what more adds to it unless that is nil.
func sudokuFrame(size string, more func(*Grid)) (Frame, error) {
	h, w, err := boxSize(size)
	if err != nil {
		return Frame{}, err
	}
	g := boxed(h, w)
	if more != nil {
		more(g)
	}
	return Frame{Layout: g.Layout, Labels: Numbers(h * w)}, nil
}

// boxed is the square board with lines and boxes of h rows and w columns.
func boxed(h, w int) *Grid {
	g := NewGrid(h*w, h*w)
	g.Lines()
	g.Boxes(h, w)
	return g
}

// boxSize reads "RxC".
func boxSize(size string) (h, w int, err error) {
	var rest string
	n, _ := fmt.Sscanf(size, "%dx%d%s", &h, &w, &rest)
	if n != 2 || h < 2 || h > 6 || w < 2 || w > 6 || fmt.Sprintf("%dx%d", h, w) != size {
		return 0, 0, fmt.Errorf("%w: %q; write the box as RxC, each from 2 to 6, such as 3x3 or 2x3", ErrSize, size)
	}
	return h, w, nil
}
