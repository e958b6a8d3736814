package attrition

import "latin"

// FullLabel gives the domains without the labels that an asterism holds as
// often as it may: they leave its other cells. What is fixed stays, so that
// a label too often in an asterism is seen by the search and not hidden here.
// Labels that become fixed by it are not followed up (that is another round).
// Source: Palomo, "Latin Puzzles", section 5.2.
func FullLabel(p *latin.Puzzle, d latin.Domains) latin.Domains {
	out := append(latin.Domains(nil), d...)
	for _, a := range p.Board.Asterisms() {
		full := fullLabels(p, d, a)
		for _, c := range a.Cells {
			if _, fixed := d[c].Only(); !fixed {
				out[c] &^= full
			}
		}
	}
	return out
}

// fullLabels are the labels fixed in as many cells of the asterism as it may hold.
func fullLabels(p *latin.Puzzle, d latin.Domains, a latin.Asterism) latin.Domain {
	var fixed [latin.MaxDistinct]int
	var full latin.Domain
	for _, c := range a.Cells {
		if x, ok := d[c].Only(); ok {
			if fixed[x]++; fixed[x] >= p.Labels.AtMost(len(a.Cells), x) {
				full |= latin.Just(x)
			}
		}
	}
	return full
}
