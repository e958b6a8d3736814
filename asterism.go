package latin

import "strings"

// A Cell is the index of a cell in the board's reading order, from 0.
type Cell int

// An Asterism is one set of cells: a unit, house or region. An asterism of
// as many cells as there are labels holds exactly the multiset of labels;
// a smaller one holds a part of it.
type Asterism struct {
	// Name for people, such as "row 3"; unique on the board.
	Name string
	// Cells without repetition, in the order in which a word laid in the
	// asterism is read.
	Cells []Cell
	// Mark says how the drawing tells its cells from the others.
	Mark Mark
	// Links are pairs of cells joined by a line, for MarkLinks.
	Links [][2]Cell
	// Path is the closed line of MarkLine, from the end of the last side on;
	// empty for straight lines from cell to cell in their order.
	Path []Side
}

// A Mark is the way in which the drawing shows an asterism.
type Mark int

const (
	// MarkNone is for asterisms that one sees without help, such as rows.
	MarkNone Mark = iota
	// MarkBorder draws a thick line round the cells, such as Sudoku's boxes.
	MarkBorder
	// MarkShade lays a tint under the cells, such as windows and diagonals.
	MarkShade
	// MarkLinks joins the cells by lines, such as Strimko's streams.
	MarkLinks
	// MarkPatch draws a thick line round the cells and tints them, otherwise
	// than the patches beside them, such as the regions of a globe.
	MarkPatch
	// MarkLine draws one line through all the cells, such as Helios' lines.
	MarkLine
)

var markNames = [...]string{"none", "border", "shade", "links", "patch", "line"}

// String names the mark as documents do.
func (m Mark) String() string {
	if m < 0 || int(m) >= len(markNames) {
		return "none"
	}
	return markNames[m]
}

// AsterismNamed finds an asterism by its name, white space aside, so that
// "row6" finds "row 6"; case counts only where names differ by nothing else.
func (b *Board) AsterismNamed(name string) (Asterism, bool) {
	plain := func(s string) string { return strings.Join(strings.Fields(s), "") }
	found, ok := Asterism{}, false
	name = plain(name)
	for _, a := range b.asterisms {
		switch own := plain(a.Name); {
		case own == name:
			return a, true
		case !ok && strings.EqualFold(own, name):
			found, ok = a, true
		}
	}
	return found, ok
}
