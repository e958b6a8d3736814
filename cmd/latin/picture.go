package main

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"latin"
	"latin/attrition"
)

// pictureWidth is the width of pictures and text, in characters.
const pictureWidth = 100

// picture draws a board as text, with one text a cell: a grid with the borders
// of its regions, a body face by face, other boards by the places of their
// cells, row by row.
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
	if net := p.Board.Net(); net != nil && net.Sheet == nil {
		return facesPicture(p.Board, texts)
	}
	if rows, ok := asterismRows(p.Board); ok && 4*len(p.Board.Rows()) > 3*p.Board.Len() {
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

// placedPicture draws cells at their places, with the number of the row before
// each line; a board with hardly two cells at the same height is a list.
func placedPicture(p *latin.Puzzle, rows [][]latin.Cell, texts []string) string {
	w := &attrition.Words{Puzzle: p}
	if 4*len(rows) > 3*p.Board.Len() {
		return listPicture(w, texts)
	}
	var b strings.Builder
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
