package render

import "latin"

// A View is what one drawing of a board shows. Only Puzzle is needed.
type View struct {
	Puzzle *latin.Puzzle
	// Clues are printed bold and black.
	Clues latin.PB
	// Solution is printed in the cells without a clue, in regular weight.
	Solution latin.PB
	// Candidates are printed small, in the cells without a label, each label
	// at its own spot.
	Candidates latin.Domains
	// Highlights lay a tint over cells, such as those of one asterism or of
	// one step of a proof.
	Highlights []Highlight
	// Names writes the names of the cells, small, into those that are empty.
	Names bool
	// Colours tells asterisms apart by colours too, for screens; what they say
	// is said in grey all the same.
	Colours bool
	// Bare leaves the notes out, as in solutions and small pictures.
	Bare bool
	// Net draws the net of a body to cut out and glue, where there is one.
	Net bool
	// Spots mark single candidates, and Links join them.
	Spots []Spot
	Links []Link

	sheet *latin.Sheet // of the net that the board of the puzzle is
}

// A Highlight is a set of cells told apart by a tint and, in grey print, a pattern.
type Highlight struct {
	Cells []latin.Cell
	// Tone tells highlights apart, from 0.
	Tone int
}
