package lawful

import (
	"math/rand/v2"

	"latin"
)

// A picker chooses what is decided next.
type picker struct {
	heat []float64     // of cells: failures that they took part in
	rng  *rand.Rand    // nil for the order of cells and labels
	seen latin.Domains // labels that are tried last, one domain a cell; nil for none
}

// cool forgets the failures.
func (p *picker) cool() { clear(p.heat) }

// warm counts a failure.
func (p *picker) warm(cells []latin.Cell) {
	for _, c := range cells {
		p.heat[c]++
	}
}

// pick gives the label to try in a cell: the question with the fewest answers
// by the heat, about a cell or about the place of a label; false when no cell
// is open.
func (p *picker) pick(s *state) (latin.Cell, latin.Label, bool) {
	cell, score := p.openCell(s)
	if cell < 0 {
		return 0, 0, false
	}
	if row := p.openRow(s, score); row >= 0 {
		x := latin.Label(row % s.labels)
		return p.place(s, row/s.labels, x), x, true
	}
	return cell, p.label(s, cell), true
}

// openCell is the cell with the fewest labels by the heat; -1 when none is open.
func (p *picker) openCell(s *state) (best latin.Cell, score float64) {
	best, ties := -1, 0
	for c, d := range s.dom {
		n := d.Len()
		if n < 2 {
			continue
		}
		v := float64(n) / (1 + p.heat[c])
		if best < 0 || v < score {
			best, score, ties = latin.Cell(c), v, 1
		} else if v == score && p.rng != nil {
			if ties++; p.rng.IntN(ties) == 0 {
				best = latin.Cell(c)
			}
		}
	}
	return best, score
}

// openRow is the asterism and label with the fewest places, if they are fewer
// than the score; -1 when there is none.
func (p *picker) openRow(s *state, score float64) int {
	best := -1
	for i, lo := range s.lo {
		if lo-s.fixed[i] != 1 {
			continue
		}
		if v := float64(s.places[i] - s.fixed[i]); v < score {
			best, score = i, v
		}
	}
	return best
}

// place chooses among the cells of an asterism that may hold the label.
func (p *picker) place(s *state, a int, x latin.Label) latin.Cell {
	best, heat, ties := latin.Cell(-1), 0.0, 0
	for _, c := range s.cellsOf(a) {
		if d := s.dom[c]; !d.Has(x) || d.Len() == 1 {
			continue
		}
		h := p.heat[c]
		if p.rng != nil {
			h = 0 // every place is as likely
		}
		switch {
		case best < 0 || h > heat:
			best, heat, ties = c, h, 1
		case h == heat && p.rng != nil:
			if ties++; p.rng.IntN(ties) == 0 {
				best = c
			}
		}
	}
	return best
}

// label chooses among those of a cell.
func (p *picker) label(s *state, c latin.Cell) latin.Label {
	d := s.dom[c]
	if p.seen != nil && d&^p.seen[c] != 0 {
		d &^= p.seen[c]
	}
	if p.rng != nil {
		for range p.rng.IntN(d.Len()) {
			d &= d - 1
		}
	}
	return d.First()
}
