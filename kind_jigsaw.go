package latin

import "math/rand/v2"

// Jigsaw has rows, columns and regions of any shape: a gerechte design. Random
// regions are connected by sides; given ones may be in pieces.
var Jigsaw = &Kind{
	Name:  "jigsaw",
	Title: "Jigsaw Sudoku",
	Doc: "Sudoku with irregular regions, given or drawn at random, in place of boxes; " +
		"a gerechte design of W. U. Behrens, 1956.",
	Rules:   "Complete the board so that every row, every column and every region with thick borders holds {labels}.",
	Sizes:   "N, the order, from 2 to 32",
	Size:    "9",
	Regions: GivenRegions,
	Build: func(size, regions string, rng *rand.Rand) (Frame, error) {
		n, err := orderSize(size, 2, 32)
		if err != nil {
			return Frame{}, err
		}
		if regions == "" {
			regions = markRegions(randomRegions(rng, n))
		}
		return regioned(n, regions, "", Numbers(n))
	},
}
