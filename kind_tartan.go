package latin

import (
	"fmt"
	"math/rand/v2"
)

// Tartan has eight stripes, each of two parallel lines four apart, and four
// boxes, all of 16 cells (paper, section 4). There is no other size: a stripe
// must have as many cells as a box, which needs 2·2h = h², so h = 4.
var Tartan = &Kind{
	Name:  "tartan",
	Title: "Tartan One",
	Doc:   "Palomo's board of order 8 with 16 labels; rows and columns go in pairs, woven like a tartan.",
	Rules: "Complete the board so that every stripe and every box with thick borders holds {labels}. " +
		"A stripe is two rows, or two columns, that have the same letter beside the board.",
	Size: "8",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		g := NewGrid(8, 8)
		for i := range 4 {
			letter := string(rune('a' + i))
			g.Add("stripe "+letter, MarkNone, append(g.Block(i, 0, 1, 8), g.Block(i+4, 0, 1, 8)...)...)
		}
		for i := range 4 {
			letter := string(rune('e' + i))
			g.Add("stripe "+letter, MarkNone, append(g.Block(0, i, 8, 1), g.Block(0, i+4, 8, 1)...)...)
		}
		g.Boxes(4, 4)
		g.Layout.Notes = tartanLetters()
		return Frame{Layout: g.Layout, Labels: Numbers(16)}, nil
	},
}

// tartanLetters stand at both ends of each line, half a cell away from the board.
func tartanLetters() []Note {
	const before, after = -0.5, 8.5
	var notes []Note
	for i := range 8 {
		row, col := fmt.Sprintf("%c", 'a'+i%4), fmt.Sprintf("%c", 'e'+i%4)
		middle := float64(i) + 0.5
		notes = append(notes,
			Note{At: Point{before, middle}, Text: row, Asterism: 1 + i%4}, Note{At: Point{after, middle}, Text: row, Asterism: 1 + i%4},
			Note{At: Point{middle, before}, Text: col, Asterism: 5 + i%4}, Note{At: Point{middle, after}, Text: col, Asterism: 5 + i%4})
	}
	return notes
}
