package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"latin/generator/graeco"
	"latin/render"
	"latin/render/tiles"
)

// mostDrawn is the largest order that is drawn, with cells 4 mm wide, and
// mostDrawnSquares how many squares, a symbol of each in every cell.
const mostDrawn, mostDrawnSquares = 40, 4

// drawn says whether a drawing is asked for.
func (f graecoFlags) drawn(a *app) bool {
	ending := strings.TrimPrefix(strings.ToLower(filepath.Ext(a.output)), ".")
	return f.to != "" || a.toFile() && slices.Contains(render.Formats, ending)
}

// drawGraeco draws the squares on one page.
func (a *app) drawGraeco(s graeco.Shape, f graecoFlags, symbols symbolSet, squares []*graeco.Square) error {
	form, err := a.form(f.to)
	if err != nil {
		return err
	}
	page := tiles.Page{Title: graecoTitle(s, symbols), Caption: graecoCaption(s, symbols), Rows: symbols.tiles(squares), Gray: a.noColor, Date: buildDate()}
	w, err := a.writer()
	if err != nil {
		return err
	}
	if err := page.Write(w, form); err != nil {
		return failed(err)
	}
	return nil
}

// tiles are the drawings of the cells.
func (s symbolSet) tiles(squares []*graeco.Square) [][]tiles.Tile {
	n := squares[0].Order()
	rows := make([][]tiles.Tile, n)
	texts := make([][][]string, n)
	for i := range n {
		for j := range n {
			first, second := squares[0].At(i, j), squares[1].At(i, j)
			switch s.name {
			case "cards":
				rows[i] = append(rows[i], tiles.Card{Rank: tiles.Rank(first), Suit: tiles.Suit(second)})
			case "colours":
				rows[i] = append(rows[i], tiles.Nested{Outer: tiles.Palette()[first], Inner: tiles.Palette()[second]})
			default:
				texts[i] = append(texts[i], s.texts(squares, i, j))
			}
		}
	}
	if rows[0] == nil {
		return tiles.TextTiles(texts)
	}
	return rows
}

func graecoTitle(s graeco.Shape, symbols symbolSet) string {
	switch {
	case symbols.name == "cards" && s.Order == 4:
		return "The sixteen court cards"
	case s.Squares > 2:
		return fmt.Sprintf("%d orthogonal Latin squares of order %d", s.Squares, s.Order)
	}
	return fmt.Sprintf("A Graeco-Latin square of order %d", s.Order)
}

func graecoCaption(s graeco.Shape, symbols symbolSet) string {
	things := map[string][2]string{
		"cards":     {"each rank and each suit once", "no card comes twice"},
		"colours":   {"each colour once outside and once inside", "no pair of colours comes twice"},
		"alphabets": {"each Latin and each Greek letter once", "no pair comes twice"},
		"letters":   {"each large and each small letter once", "no pair comes twice"},
		"numbers":   {"each number once in each place", "no pair of two places comes twice"},
	}[symbols.name]
	places := "Every row and every column has "
	if s.Diagonal {
		places = "Every row, every column and both diagonals have "
	}
	return places + things[0] + ", and " + things[1] + "."
}
