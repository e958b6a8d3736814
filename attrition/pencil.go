package attrition

import "latin"

// Pencil is the board domain that a person pencils in before reasoning: each
// clue alone in its cell, and in every other cell the labels that no asterism of
// the cell holds as often as it may. It is one pass: a cell that it leaves with
// one label is not crossed off elsewhere. Clues stay even when an asterism holds
// one of them too often.
func Pencil(p *latin.Puzzle, clues latin.PB) latin.Domains {
	d := Start(p, clues)
	for _, a := range p.Board.Asterisms() {
		full := fullOf(p, clues, a)
		for _, c := range a.Cells {
			if clues[c] == latin.Blank {
				d[c] &^= full
			}
		}
	}
	return d
}

// fullOf are the labels that the clues of an asterism hold as often as it may,
// or more often.
func fullOf(p *latin.Puzzle, clues latin.PB, a latin.Asterism) latin.Domain {
	var times [latin.MaxDistinct]int
	full := latin.Domain(0)
	for _, c := range a.Cells {
		x := clues[c]
		if x == latin.Blank {
			continue
		}
		if times[x]++; times[x] >= p.Labels.AtMost(len(a.Cells), x) {
			full |= latin.Just(x)
		}
	}
	return full
}
