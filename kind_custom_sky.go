package latin

import "math/rand/v2"

// CustomSky has rows, columns and boxes of two rows and five columns, with a
// name in row 6 (paper, figure 28). Besides whole lines, the boxes are the
// only partition into copies of one shape that agrees with the printed
// solution, once its one misprinted row is mended.
var CustomSky = &Kind{
	Name:  "custom-sky",
	Title: "Custom Sky",
	Doc:   "Palomo's board of order 10 in honour of Will Shortz, puzzle editor; the label l occurs twice.",
	Rules: "Complete the board so that every row, every column and every box with thick borders holds {labels}.",
	Size:  "10",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		g := boxed(2, 5)
		return Frame{Layout: g.Layout, Labels: letters("WillShortz"), Inscribed: g.Block(5, 0, 1, 10)}, nil
	},
}
