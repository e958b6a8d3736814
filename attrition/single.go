package attrition

import "latin"

// Singles lists the cells that after, unlike before, have one label left
// (naked singles), in reading order. before and after are the domains before
// and after some other rule.
func Singles(before, after latin.Domains) []Placement {
	var found []Placement
	for c := range after {
		x, one := after[c].Only()
		if _, was := before[c].Only(); one && !was {
			found = append(found, Placement{latin.Cell(c), x, -1})
		}
	}
	return found
}
