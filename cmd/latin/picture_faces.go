package main

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"latin"
	"latin/attrition"
)

// facesPicture draws the faces of a body side by side, each under its name,
// with its cells in the rows of the net.
func facesPicture(b *latin.Board, texts []string) string {
	var blocks [][]string
	width := widest(texts) + 1
	faces := slices.Clone(b.Net().Faces)
	slices.SortFunc(faces, func(f, g latin.Face) int { return cmp.Compare(f.Name, g.Name) })
	for _, f := range faces {
		rows := rowsOn(b, f.Cells)
		columns := columnsOf(b, rows, (width+1)/2*2)
		lines := []string{f.Name}
		for _, row := range rows {
			line := ""
			for _, c := range row {
				line += strings.Repeat(" ", max(0, columns[c]-utf8.RuneCountInString(line))) + texts[c]
			}
			lines = append(lines, line)
		}
		blocks = append(blocks, flushLeft(lines))
	}
	return sideBySide(blocks)
}

// rowsOn sorts cells into the rows of the drawing.
func rowsOn(b *latin.Board, cells []latin.Cell) [][]latin.Cell {
	sorted := slices.Clone(cells)
	height := func(c latin.Cell) float64 {
		low := b.Place(c).At.Y
		for _, s := range b.Place(c).Outline {
			low = min(low, s.To.Y)
		}
		return low
	}
	slices.SortFunc(sorted, func(c, d latin.Cell) int {
		if h := height(c) - height(d); math.Abs(h) > 0.01 {
			return cmp.Compare(h, 0)
		}
		return cmp.Compare(b.Place(c).At.X, b.Place(d).At.X)
	})
	var rows [][]latin.Cell
	for i, c := range sorted {
		if i == 0 || height(c)-height(sorted[i-1]) > 0.01 {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], c)
	}
	return rows
}

// flushLeft takes away what is blank at the beginning of all lines but the
// first, which is a name.
func flushLeft(lines []string) []string {
	blank := math.MaxInt
	for _, l := range lines[1:] {
		blank = min(blank, len(l)-len(strings.TrimLeft(l, " ")))
	}
	for i := range lines[1:] {
		lines[1+i] = lines[1+i][blank:]
	}
	return lines
}

// sideBySide sets blocks of lines beside one another, as many as the width
// allows, and the others below.
func sideBySide(blocks [][]string) string {
	const gap = 4
	var b strings.Builder
	for len(blocks) > 0 {
		n, total := 0, 2
		for n < len(blocks) && (n == 0 || total+widest(blocks[n]) <= pictureWidth) {
			total += widest(blocks[n]) + gap
			n++
		}
		for i := range blocks[0] {
			line := " "
			for _, block := range blocks[:n] {
				text := ""
				if i < len(block) {
					text = block[i]
				}
				line += " " + fmt.Sprintf("%-*s", widest(block)+gap-1, text)
			}
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
		if blocks = blocks[n:]; len(blocks) > 0 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// asterismRows are the rows of a board whose drawing has none: the first
// asterisms, where these are the reading order cut into equal parts, such as
// the parallels of a globe.
func asterismRows(b *latin.Board) ([][]latin.Cell, bool) {
	var rows [][]latin.Cell
	next := latin.Cell(0)
	for _, a := range b.Asterisms() {
		if int(next) == b.Len() {
			break
		}
		for _, c := range a.Cells {
			if c != next {
				return nil, false
			}
			next++
		}
		rows = append(rows, a.Cells)
		if len(a.Cells) != len(rows[0]) {
			return nil, false
		}
	}
	return rows, int(next) == b.Len() && len(rows) > 1
}

// listPicture names every cell with its text, in columns.
func listPicture(w *attrition.Words, texts []string) string {
	var entries []string
	names := 0
	for c := range texts {
		names = max(names, utf8.RuneCountInString(w.Cell(latin.Cell(c))))
	}
	for c, text := range texts {
		entries = append(entries, fmt.Sprintf("%*s %s", names, w.Cell(latin.Cell(c)), text))
	}
	width := widest(entries) + 3
	columns := max(1, min(12, (pictureWidth-2)/width))
	var b strings.Builder
	for row := range slices.Chunk(entries, columns) {
		line := " "
		for _, e := range row {
			line += " " + fmt.Sprintf("%-*s", width-1, e)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
