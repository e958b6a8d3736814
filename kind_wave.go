package latin

import "math/rand/v2"

// Wave has rows, columns and seven regions (paper, figure 7). The paper's text
// does not keep the shapes of its regions. Of the partitions that agree with
// its solution and make its puzzle unique, three are symmetric under a half
// turn; this is the one of them that reads as a wave.
var Wave = &Kind{
	Name:    "wave",
	Title:   "Wave One",
	Doc:     "Palomo's Latin square of order 7 with seven regions like the crests and troughs of a wave.",
	Rules:   "Complete the board so that every row, every column and every region with thick borders holds {labels}.",
	Size:    "7",
	Regions: OwnRegions,
	Build: func(_, regions string, _ *rand.Rand) (Frame, error) {
		return regioned(7, regions, waveRegions, Numbers(7))
	},
}

const waveRegions = `
	AAABBBB
	AACCCBB
	ADEECCB
	ADEEECF
	GDDEECF
	GGDDDFF
	GGGGFFF`
