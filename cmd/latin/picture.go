package main

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"latin"
	"latin/attrition"
)

// pictureWidth is the width of pictures and text, in characters.
const pictureWidth = 100

// picture draws a board as text, with one text a cell: a grid with the borders
// of its regions, other boards by the places of their cells, row by row.
//
//	1 . | . 2
//	. 3 | . .
//	----+----
//	...
func picture(p *latin.Puzzle, texts []string) string {
	rows := p.Board.Rows()
	if grid(p.Board, rows) {
		return newGridPicture(p.Board, rows, texts).String()
	}
	return placedPicture(p, rows, texts)
}

// labelTexts are the texts of a PB for a picture.
func labelTexts(p *latin.Puzzle, pb latin.PB) []string {
	texts := make([]string, len(pb))
	for c, x := range pb {
		if texts[c] = p.Labels.Text(x); x == latin.Blank {
			texts[c] = "."
		}
	}
	return texts
}

// domainsTexts are the candidates of every cell for a picture.
func domainsTexts(p *latin.Puzzle, d latin.Domains) []string {
	separator := ","
	if p.Labels.OneCharacter() {
		separator = ""
	}
	texts := make([]string, len(d))
	for c := range d {
		if texts[c] = strings.Join(domainTexts(p.Labels, d[c]), separator); d[c] == 0 {
			texts[c] = "-"
		}
	}
	return texts
}

// grid says whether the cells stand in rows of the same length, under each other.
func grid(b *latin.Board, rows [][]latin.Cell) bool {
	for _, row := range rows {
		if len(row) != len(rows[0]) {
			return false
		}
		for j, c := range row {
			if math.Abs(b.Place(c).At.X-b.Place(rows[0][j]).At.X) > 0.01 {
				return false
			}
		}
	}
	return true
}

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
			if board.Asterisms()[a].Mark == latin.MarkBorder {
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

// placedPicture draws cells at their places, with the number of the row before
// each line; a board with hardly two cells at the same height is a list.
func placedPicture(p *latin.Puzzle, rows [][]latin.Cell, texts []string) string {
	w := &attrition.Words{Puzzle: p}
	var b strings.Builder
	if 4*len(rows) > 3*p.Board.Len() {
		for c, text := range texts {
			fmt.Fprintf(&b, "  %s %s\n", w.Cell(latin.Cell(c)), text)
		}
		return b.String()
	}
	columns := columnsOf(p.Board, rows, widest(texts)+1)
	for i, row := range rows {
		line := fmt.Sprintf("  %-5s", fmt.Sprintf("r%d", i+1))
		indent := len(line)
		for _, c := range row {
			line += strings.Repeat(" ", max(0, indent+columns[c]-utf8.RuneCountInString(line))) + texts[c]
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// columnsOf says in which column of the text each cell begins: where it stands
// on the drawing when that is not too wide, else the cells of a row side by side.
func columnsOf(b *latin.Board, rows [][]latin.Cell, width int) []int {
	columns := make([]int, b.Len())
	left, right, pitch := math.Inf(1), math.Inf(-1), math.Inf(1)
	for _, row := range rows {
		for j, c := range row {
			x := b.Place(c).At.X
			left, right = min(left, x), max(right, x)
			if j > 0 {
				pitch = min(pitch, x-b.Place(row[j-1]).At.X)
			}
			columns[c] = j * width
		}
	}
	if (right-left)/pitch*float64(width) > pictureWidth {
		return columns
	}
	for c := range columns {
		columns[c] = int(math.Round((b.Place(latin.Cell(c)).At.X - left) / pitch * float64(width)))
	}
	return columns
}
