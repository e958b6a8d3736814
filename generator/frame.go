package generator

import (
	"fmt"

	"latin"
)

// A frame says which cells can hold clues, and which of them go together.
type frame struct {
	symmetry Symmetry
	fixed    []latin.Cell   // cells that hold a clue in every puzzle
	units    [][]latin.Cell // sets of cells of which all hold a clue or none
	cells    int            // of fixed and units
}

// newFrame splits the cells by the symmetry. An orbit that holds a cell of the
// inscription is fixed; otherwise one that leaves the pattern is not used.
func newFrame(p *latin.Puzzle, r *Request, y Symmetry) (*frame, error) {
	orbits, err := y.Orbits(p.Board)
	if err != nil {
		return nil, err
	}
	f := &frame{symmetry: y}
	for _, o := range orbits {
		inscribed, outside := place(p, r.Pattern, o)
		switch {
		case inscribed && outside != nil:
			return nil, fmt.Errorf("%w: by the symmetry %s, cell %s must hold a clue as the inscription does, but the pattern excludes it",
				ErrRequest, y, p.Board.CellName(outside[0]))
		case inscribed:
			f.fixed = append(f.fixed, o...)
		case outside == nil:
			f.units = append(f.units, o)
		default:
			continue
		}
		f.cells += len(o)
	}
	return f, f.check(r)
}

// place says whether some cell of the orbit is inscribed, and which of the
// others lie outside the pattern.
func place(p *latin.Puzzle, pattern []bool, orbit []latin.Cell) (inscribed bool, outside []latin.Cell) {
	for _, c := range orbit {
		if p.Inscription[c] != latin.Blank {
			inscribed = true
		} else if pattern != nil && !pattern[c] {
			outside = append(outside, c)
		}
	}
	return inscribed, outside
}

func (f *frame) check(r *Request) error {
	if r.Clues.Max > 0 && len(f.fixed) > r.Clues.Max {
		return fmt.Errorf("%w: at most %d clues, but the inscription, with what the symmetry adds, has %d", ErrRequest, r.Clues.Max, len(f.fixed))
	}
	if r.Clues.Min > f.cells {
		return fmt.Errorf("%w: at least %d clues, but the pattern, with the symmetry %s, has room for %d", ErrRequest, r.Clues.Min, f.symmetry, f.cells)
	}
	return nil
}

// full is the PB with all clues that the frame allows.
func (f *frame) full(board latin.PB) latin.PB {
	pb := latin.NewPB(len(board))
	for _, c := range f.fixed {
		pb[c] = board[c]
	}
	for _, u := range f.units {
		for _, c := range u {
			pb[c] = board[c]
		}
	}
	return pb
}
