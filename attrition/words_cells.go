package attrition

import (
	"fmt"
	"regexp"
	"strconv"

	"latin"
)

// Cell is the name of a cell. A cell that has only its number for a name, on a
// board that is no grid, is named by where it stands on the drawing: r3c5 is the
// fifth from the left in the third row from the top.
func (w *Words) Cell(x latin.Cell) string {
	b := w.Puzzle.Board
	if name := b.CellName(x); name != strconv.Itoa(int(x)+1) {
		return name
	}
	for i, row := range b.Rows() {
		if first := row[0]; x < first+latin.Cell(len(row)) {
			return fmt.Sprintf("r%dc%d", i+1, x-first+1)
		}
	}
	return b.CellName(x)
}

// ByPlace says whether cells are named by where they stand on the drawing,
// which somebody who reads the names must be told.
func (w *Words) ByPlace() bool { return w.Cell(0) != w.Puzzle.Board.CellName(0) }

// CellNamed finds a cell by its name on the board, or by the one that Cell gives.
func (w *Words) CellNamed(name string) (latin.Cell, bool) {
	if x, ok := w.Puzzle.Board.CellNamed(name); ok {
		return x, true
	}
	var row, column int
	rows := w.Puzzle.Board.Rows()
	if !byPlace.MatchString(name) {
		return 0, false
	}
	if n, err := fmt.Sscanf(name, "r%dc%d", &row, &column); err != nil || n < 2 || row > len(rows) || column > len(rows[row-1]) {
		return 0, false
	}
	x := rows[row-1][column-1]
	return x, w.Cell(x) == name
}

// byPlace is the form of names by place, without leading zeros.
var byPlace = regexp.MustCompile(`^r[1-9][0-9]{0,4}c[1-9][0-9]{0,4}$`)

// isCell says whether the word is the name of a cell.
func (w *Words) isCell(word string) bool {
	_, ok := w.CellNamed(word)
	return ok
}
