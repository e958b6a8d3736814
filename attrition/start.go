package attrition

import "latin"

// Start is the board domain of a puzzle before any reasoning: the clue alone
// in the cell of a clue, all labels in every other cell.
func Start(p *latin.Puzzle, clues latin.PB) latin.Domains {
	d := make(latin.Domains, len(clues))
	for c, x := range clues {
		if d[c] = p.Labels.All(); x != latin.Blank {
			d[c] = latin.Just(x)
		}
	}
	return d
}

// A Placement is a label that a rule puts into a cell.
type Placement struct {
	Cell  latin.Cell
	Label latin.Label
	// Asterism is the index of the one looked at; -1 when it was the cell.
	Asterism int
}
