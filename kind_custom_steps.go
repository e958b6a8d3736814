package latin

import "math/rand/v2"

// CustomSteps has rows, columns and ten regions, eight of them staircases,
// with a name in row 6 (paper, figure 27). The shapes were found from the
// printed solution: of all partitions that agree with it and use two shapes,
// this alone is symmetric under both reflections.
var CustomSteps = &Kind{
	Name:  "custom-steps",
	Title: "Custom Steps",
	Doc:   "Palomo's board of order 10 in honour of Wayne Gould, who brought Sudoku to the newspapers.",
	Rules: "Complete the board so that every row, every column and every region with thick borders holds {labels}.",
	Size:  "10",
	Build: func(_, _ string, _ *rand.Rand) (Frame, error) {
		g := lined(10)
		err := g.Regions(stepsRegions, "region", MarkBorder)
		return Frame{Layout: g.Layout, Labels: letters("WayneGould"), Inscribed: g.Block(5, 0, 1, 10)}, err
	},
}

const stepsRegions = `
	AAAAHEDDDD
	AAAHHEEDDD
	AAHHHEEEDD
	AHHHHEEEED
	IIIIIJJJJJ
	IIIIIJJJJJ
	CFFFFGGGGB
	CCFFFGGGBB
	CCCFFGGBBB
	CCCCFGBBBB`
