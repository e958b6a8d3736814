package corpus

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"

	"latin"
)

// boardNode describes a board so that reading it gives the same board: as
// rows, columns and regions where that says all, otherwise cell by cell.
func boardNode(b *latin.Board) *node {
	if cols := squareCols(b); cols > 0 {
		for _, maps := range []bool{true, false} {
			n := gridNode(b, cols, maps)
			if sameBoard(b, n) {
				return n
			}
		}
	}
	return anyNode(b)
}

// squareCols is the number of columns of a board of plain squares; 0 for any other.
func squareCols(b *latin.Board) int {
	cols := len(b.Rows()[0])
	if b.Len()%cols != 0 || len(b.Notes()) > 0 || b.Shape() != "outline" {
		return 0
	}
	for i := range b.Len() {
		if !reflect.DeepEqual(b.Place(latin.Cell(i)), latin.Square(i/cols, i%cols)) {
			return 0
		}
	}
	return cols
}

// sameBoard says whether reading the description gives that board.
func sameBoard(b *latin.Board, n *node) bool {
	t := treeReader{s: &Source{}}
	layout, err := t.layout(withPlaces(n))
	return err == nil && reflect.DeepEqual(layout.Asterisms, b.Asterisms())
}

// withPlaces gives a mapping that was not read places for its keys.
func withPlaces(n *node) *node {
	n.keyPlaces = make([]place, len(n.keys))
	for _, item := range n.items {
		withPlaces(item)
	}
	return n
}

// gridNode describes squares; maps says whether asterisms named like regions
// are written as maps.
func gridNode(b *latin.Board, cols int, maps bool) *node {
	n := mapping()
	g := latin.NewGrid(b.Len()/cols, cols)
	n.add("rows", integer(g.Rows))
	n.add("cols", integer(g.Cols))
	g.Lines()
	rest := b.Asterisms()
	if lines := g.Layout.Asterisms; len(rest) >= len(lines) && reflect.DeepEqual(rest[:len(lines)], lines) {
		n.add("lines", truth(true))
		rest = rest[len(lines):]
	}
	if maps {
		var regions *node
		regions, rest = regionNode(b, rest, cols)
		n.add("regions", regions)
	}
	if len(rest) == 0 {
		return n
	}
	extra := list()
	for i, a := range rest {
		extra.items = append(extra.items, asterismNode(a, fmt.Sprintf("extra %d", i+1), latin.MarkShade, func(c latin.Cell) *node {
			return scalar(b.CellName(c))
		}))
	}
	n.add("extra", extra)
	return n
}

// regionNode writes the maps at the beginning of the asterisms and gives the
// asterisms that are left. It is nil without a map.
func regionNode(b *latin.Board, asterisms []latin.Asterism, cols int) (*node, []latin.Asterism) {
	maps := list()
	for len(asterisms) > 0 {
		prefix := "region "
		if i := len(maps.items); i > 0 {
			prefix = fmt.Sprintf("region %d ", i+1)
		}
		marks := []rune(strings.Repeat(".", b.Len()))
		n := 0
		for n < len(asterisms) && markCells(marks, asterisms[n], prefix) {
			n++
		}
		if n == 0 {
			break
		}
		maps.items = append(maps.items, rows(inLines(marks, cols)))
		asterisms = asterisms[n:]
	}
	switch len(maps.items) {
	case 0:
		return nil, asterisms
	case 1:
		return maps.items[0], asterisms
	}
	return maps, asterisms
}

// markCells puts the mark at the end of an asterism's name into its cells, if
// the name begins with the prefix and the cells are free.
func markCells(marks []rune, a latin.Asterism, prefix string) bool {
	text, found := strings.CutPrefix(a.Name, prefix)
	m, size := utf8.DecodeRuneInString(text)
	if !found || size != len(text) || m == '.' || unicode.IsSpace(m) {
		return false
	}
	for _, c := range a.Cells {
		if marks[c] != '.' {
			return false
		}
	}
	for _, c := range a.Cells {
		marks[c] = m
	}
	return true
}

// inLines breaks marks into lines.
func inLines(marks []rune, cols int) string {
	var b strings.Builder
	for i := 0; i < len(marks); i += cols {
		b.WriteString(string(marks[i:i+cols]) + "\n")
	}
	return b.String()
}

// asterismNode is a list of cells, or a mapping where name, mark, links or path
// are not those that a list implies.
func asterismNode(a latin.Asterism, name string, mark latin.Mark, cell func(latin.Cell) *node) *node {
	cells := list()
	for _, c := range a.Cells {
		cells.items = append(cells.items, cell(c))
	}
	if a.Name == name && a.Mark == mark && a.Links == nil && a.Path == nil {
		return cells
	}
	n := mapping()
	n.add("name", scalar(a.Name))
	n.add("cells", cells)
	if a.Mark != mark {
		n.add("mark", scalar(a.Mark.String()))
	}
	if a.Links != nil {
		links := list()
		for _, pair := range a.Links {
			links.items = append(links.items, list(cell(pair[0]), cell(pair[1])))
		}
		n.add("links", links)
	}
	if a.Path != nil {
		n.add("path", outlineNode(a.Path))
	}
	return n
}
