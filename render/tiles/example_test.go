package tiles_test

import (
	"fmt"
	"strings"

	"latin/render/tiles"
)

// Two rows of two cards on a page, as SVG.
func Example() {
	page := tiles.Page{
		Title:   "Two ranks, two suits",
		Caption: "Each row and each column has both ranks.",
		Rows: [][]tiles.Tile{
			{tiles.Card{Rank: tiles.King, Suit: tiles.Spades}, tiles.Card{Rank: tiles.Queen, Suit: tiles.Hearts}},
			{tiles.Card{Rank: tiles.Queen, Suit: tiles.Spades}, tiles.Card{Rank: tiles.King, Suit: tiles.Hearts}},
		},
	}
	var svg strings.Builder
	if err := page.Write(&svg, "svg"); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(strings.Count(svg.String(), "Two ranks, two suits"), "titles: one for screen readers, one that is seen")
	// Output: 2 titles: one for screen readers, one that is seen
}
