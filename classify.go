package latin

// A Class says which of the properties of the paper's section 3.4 a Puzzle has.
type Class struct {
	// LS: the constellation contains that of a Latin square; see [Board.HoldsLatinSquare].
	LS bool
	// Symmetric: some isometry of the drawing besides the identity keeps the
	// constellation; see [Board.Symmetries].
	Symmetric bool
	// Repeat: the multiset repeats a label.
	Repeat bool
	// Inscribed: the inscription is not empty.
	Inscribed bool
}

// Classify finds the class of the Puzzle.
func (p *Puzzle) Classify() Class {
	return Class{
		LS:        p.Board.HoldsLatinSquare(),
		Symmetric: len(p.Board.Symmetries()) > 1,
		Repeat:    p.Labels.Repeats(),
		Inscribed: p.Inscription.Filled() > 0,
	}
}
