package latin

import "math/rand/v2"

// CustomFocus has rows, columns and eleven regions, with a name in row 6
// (paper, figure 24). The figure's shapes are lost; these are our choice, to
// suit the name. A search found 2,429 partitions into connected regions that
// are symmetric under both reflections, with this lens in the middle and one
// region within each quarter. Six of them have the shortest borders, and of
// these this one shows two arches round the lens. Boards with the inscription
// exist; see the fixture.
var CustomFocus = &Kind{
	Name:    "custom-focus",
	Title:   "Custom Focus",
	Doc:     "Palomo's board of order 11 in honour of Howard Garns, who invented Sudoku; a lens is in the middle.",
	Rules:   "Complete the board so that every row, every column and every region with thick borders holds {labels}.",
	Size:    "11",
	Regions: OwnRegions,
	Build: func(_, regions string, _ *rand.Rand) (Frame, error) {
		f, err := regioned(11, regions, focusRegions, letters("HowardGarns"))
		f.Inscribed = f.Layout.Asterisms[5].Cells
		return f, err
	},
}

const focusRegions = `
	AAAABBBCCCC
	AAAABBBCCCC
	AAABBBBBCCC
	DDEEEEEEEFF
	DDEEGGGEEFF
	DDDGGGGGFFF
	DDHHGGGHHFF
	DDHHHHHHHFF
	IIIJJJJJKKK
	IIIIJJJKKKK
	IIIIJJJKKKK`
