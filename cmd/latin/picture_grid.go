package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"latin"
)

// A gridPicture draws a grid. Between two columns there is room for a line if
// some border runs there, between two rows likewise.
type gridPicture struct {
	rows    [][]latin.Cell
	texts   []string
	regions [][]int // asterisms with a border, by cell
	width   int
	b       strings.Builder
}

func newGridPicture(board *latin.Board, rows [][]latin.Cell, texts []string) *gridPicture {
	g := &gridPicture{rows: rows, texts: texts, regions: make([][]int, board.Len()), width: widest(texts)}
	for c := range g.regions {
		for _, a := range board.AsterismsOf(latin.Cell(c)) {
			if m := board.Asterisms()[a].Mark; m == latin.MarkBorder || m == latin.MarkPatch {
				g.regions[c] = append(g.regions[c], a)
			}
		}
	}
	return g
}

func widest(texts []string) int {
	width := 0
	for _, t := range texts {
		width = max(width, utf8.RuneCountInString(t))
	}
	return width
}

// String is the picture, each line with its end.
func (g *gridPicture) String() string {
	for i := range g.rows {
		g.textLine(i)
		if i+1 < len(g.rows) && g.lineBelow(i) {
			g.borderLine(i)
		}
	}
	lines := strings.Split(g.b.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n")
}

// right says whether a border runs on the right of a cell.
func (g *gridPicture) right(i, j int) bool {
	return j+1 < len(g.rows[i]) && !slices.Equal(g.regions[g.rows[i][j]], g.regions[g.rows[i][j+1]])
}

// below says whether a border runs below a cell.
func (g *gridPicture) below(i, j int) bool {
	return i+1 < len(g.rows) && !slices.Equal(g.regions[g.rows[i][j]], g.regions[g.rows[i+1][j]])
}

// lineRight says whether a border runs on the right of the column anywhere.
func (g *gridPicture) lineRight(j int) bool {
	for i := range g.rows {
		if g.right(i, j) {
			return true
		}
	}
	return false
}

func (g *gridPicture) lineBelow(i int) bool {
	for j := range g.rows[i] {
		if g.below(i, j) {
			return true
		}
	}
	return false
}

func (g *gridPicture) textLine(i int) {
	g.b.WriteString("  ")
	for j, c := range g.rows[i] {
		fmt.Fprintf(&g.b, "%-*s", g.width, g.texts[c])
		switch {
		case g.right(i, j):
			g.b.WriteString(" | ")
		case g.lineRight(j):
			g.b.WriteString("   ")
		default:
			g.b.WriteByte(' ')
		}
	}
	g.b.WriteByte('\n')
}

// borderLine draws what runs between a row and the next.
func (g *gridPicture) borderLine(i int) {
	g.b.WriteString("  ")
	for j := range g.rows[i] {
		here := dash(g.below(i, j))
		g.b.WriteString(strings.Repeat(here, g.width))
		next := dash(j+1 < len(g.rows[i]) && g.below(i, j+1))
		if !g.lineRight(j) {
			g.b.WriteString(dash(here == "-" && next == "-"))
			continue
		}
		g.b.WriteString(here + g.corner(i, j, here == "-" || next == "-") + next)
	}
	g.b.WriteByte('\n')
}

// corner is the sign where the line below row i meets the one on the right of column j.
func (g *gridPicture) corner(i, j int, across bool) string {
	up, down := g.right(i, j), g.right(i+1, j)
	switch {
	case across && (up || down):
		return "+"
	case across:
		return "-"
	case up || down:
		return "|"
	}
	return " "
}

func dash(line bool) string {
	if line {
		return "-"
	}
	return " "
}
