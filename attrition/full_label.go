package attrition

import "latin"

// FullLabel gives the domains without the labels that an asterism holds as
// often as it may: they leave its other cells. A label that is fixed in more
// cells than it may be leaves those too, and their empty domains tell of the
// contradiction.
// Labels that become fixed by it are not followed up (that is another round).
// Source: Palomo, "Latin Puzzles", section 5.2.
func FullLabel(p *latin.Puzzle, d latin.Domains) latin.Domains {
	out := append(latin.Domains(nil), d...)
	for _, a := range p.Board.Asterisms() {
		full, over := fullLabels(p, d, a)
		for _, c := range a.Cells {
			out[c] &^= over
			if _, fixed := d[c].Only(); !fixed {
				out[c] &^= full
			}
		}
	}
	return out
}

// fullLabels are the labels fixed in as many cells of the asterism as it may
// hold, and those fixed in more.
func fullLabels(p *latin.Puzzle, d latin.Domains, a latin.Asterism) (full, over latin.Domain) {
	var fixed [latin.MaxDistinct]int
	for _, c := range a.Cells {
		x, ok := d[c].Only()
		if !ok {
			continue
		}
		fixed[x]++
		switch most := p.Labels.AtMost(len(a.Cells), x); {
		case fixed[x] == most:
			full |= latin.Just(x)
		case fixed[x] > most:
			over |= latin.Just(x)
		}
	}
	return full, over
}
