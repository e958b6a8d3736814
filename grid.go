package latin

import (
	"fmt"
	"unicode"
)

// A Grid is a rectangular board in the making: unit squares in rows and
// columns, to which asterisms are added. It is for kinds and for documents.
type Grid struct {
	Rows, Cols int
	Layout     Layout
}

// NewGrid has one cell a square, named "r1c1" and so on, and no asterism yet.
// Sizes that come from input must be checked first: rows times cols is to be
// at most [MaxCells].
func NewGrid(rows, cols int) *Grid {
	g := &Grid{Rows: rows, Cols: cols}
	for r := range rows {
		for c := range cols {
			g.Layout.Places = append(g.Layout.Places, Square(r, c))
		}
	}
	return g
}

func squareName(r, c int) string { return fmt.Sprintf("r%dc%d", r+1, c+1) }

// At is the cell in row r and column c, both from 0.
func (g *Grid) At(r, c int) Cell { return Cell(r*g.Cols + c) }

// Add adds one asterism.
func (g *Grid) Add(name string, mark Mark, cells ...Cell) {
	g.Layout.Asterisms = append(g.Layout.Asterisms, Asterism{Name: name, Cells: cells, Mark: mark})
}

// Block lists the cells of h rows and w columns whose upper left one is (r, c).
func (g *Grid) Block(r, c, h, w int) []Cell {
	var cells []Cell
	for i := range h {
		for j := range w {
			cells = append(cells, g.At(r+i, c+j))
		}
	}
	return cells
}

// Lines adds every row and every column: "row 1", ..., "column 1", ... .
func (g *Grid) Lines() {
	for r := range g.Rows {
		g.Add(fmt.Sprintf("row %d", r+1), MarkNone, g.Block(r, 0, 1, g.Cols)...)
	}
	for c := range g.Cols {
		g.Add(fmt.Sprintf("column %d", c+1), MarkNone, g.Block(0, c, g.Rows, 1)...)
	}
}

// Boxes adds the aligned blocks of h rows and w columns: "box 1", ... . Where
// they do not fit the grid, the last rows and columns are left without a box.
func (g *Grid) Boxes(h, w int) {
	n := 0
	for r := 0; r+h <= g.Rows; r += h {
		for c := 0; c+w <= g.Cols; c += w {
			n++
			g.Add(fmt.Sprintf("box %d", n), MarkBorder, g.Block(r, c, h, w)...)
		}
	}
}

// Regions adds one asterism for each distinct mark, in order of first
// occurrence: name and mark, such as "region A". marks has one character a
// cell in reading order; white space between them does not count. The error
// wraps [ErrRegions].
func (g *Grid) Regions(marks, name string, mark Mark) error {
	groups, order, err := g.group(marks)
	if err != nil {
		return err
	}
	for _, m := range order {
		g.Add(fmt.Sprintf("%s %c", name, m), mark, groups[m]...)
	}
	return nil
}

// group lists the cells of each mark, and the marks in order of first occurrence.
func (g *Grid) group(marks string) (map[rune][]Cell, []rune, error) {
	groups := make(map[rune][]Cell)
	var order []rune
	n := 0
	for _, m := range marks {
		if unicode.IsSpace(m) {
			continue
		}
		if n < g.Rows*g.Cols {
			if groups[m] == nil {
				order = append(order, m)
			}
			groups[m] = append(groups[m], Cell(n))
		}
		n++
	}
	if n != g.Rows*g.Cols {
		return nil, nil, fmt.Errorf("%w: %d marks for %d cells; one mark a cell is needed", ErrRegions, n, g.Rows*g.Cols)
	}
	return groups, order, nil
}
