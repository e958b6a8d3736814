package attrition

import "latin"

// LastPlaces lists the labels that an asterism must hold in every cell that
// can still hold them (hidden singles, and with repeated labels hidden
// several), by asterism, then label, then cell. Cells that are fixed already
// are left out.
func LastPlaces(p *latin.Puzzle, d latin.Domains) []Placement {
	var found []Placement
	for i, a := range p.Board.Asterisms() {
		for x := latin.Label(0); int(x) < p.Labels.Distinct(); x++ {
			found = append(found, lastPlaces(p, d, i, a, x)...)
		}
	}
	return found
}

func lastPlaces(p *latin.Puzzle, d latin.Domains, i int, a latin.Asterism, x latin.Label) []Placement {
	need := p.Labels.AtLeast(len(a.Cells), x)
	if need == 0 {
		return nil
	}
	places := 0
	var open []Placement
	for _, c := range a.Cells {
		if !d[c].Has(x) {
			continue
		}
		if places++; places > need {
			return nil
		}
		if _, fixed := d[c].Only(); !fixed {
			open = append(open, Placement{c, x, i})
		}
	}
	return open
}
