package attrition

import "latin"

// mayW says whether two cells with the same two labels and a strong link between
// them may remove something.
func (t *duos) mayW() bool {
	for k, x := range t.cells {
		for j, y := range t.cells[:k] {
			if t.labels[j] != t.labels[k] {
				continue
			}
			for e, l := range t.labels[k] {
				if t.seen(x, y, l) && t.joined(x, y, t.labels[k][1-e]) {
					return true
				}
			}
		}
	}
	return false
}

// joined says whether some asterism has two places for the label, each of the cells
// sees one of them, and not both the same.
func (t *duos) joined(x, y latin.Cell, l latin.Label) bool {
	s, cand := t.s, t.s.candOf(l)
	for a := range s.asterisms {
		if i := s.at(a, l); s.places[i] > s.lo[i]+1 || s.places[i] == s.fixes[i] {
			continue
		}
		seesX, seesY, missed := uint64(0), uint64(0), uint64(0)
		for w, m := range s.cellsOf(a) {
			m &= cand[w]
			byX, byY := m&t.sights.of[x][w], m&t.sights.of[y][w]
			seesX, seesY, missed = seesX|byX, seesY|byY, missed|m&^byX&^byY
		}
		if seesX != 0 && seesY != 0 && missed == 0 {
			return true
		}
	}
	return false
}

// mayXYZ says whether a cell of three labels and two cells with two of them each
// may remove something, or two or three cells of two labels.
func (t *duos) mayXYZ() bool {
	if t.mayChain(3) {
		return true
	}
	for i, d := range t.s.domains {
		if d.Len() == 3 && t.mayMiddle(latin.Cell(i), d) {
			return true
		}
	}
	return false
}

// mayMiddle says whether two of the cells that a cell sees lack one of its three
// labels each, and a place of their common one is seen by all three.
func (t *duos) mayMiddle(x latin.Cell, d latin.Domain) bool {
	s, sight := t.s, t.sights.of[x]
	pair := func(visit func(y latin.Cell) bool) bool {
		for w, m := range t.these {
			for m &= sight[w]; m != 0; m &= m - 1 {
				if y := cellAt(w, m); s.domains[y]&^d == 0 && visit(y) {
					return true
				}
			}
		}
		return false
	}
	return pair(func(y latin.Cell) bool {
		return pair(func(z latin.Cell) bool {
			common := s.domains[y] & s.domains[z]
			return y < z && common&(common-1) == 0 && t.seenByAll(x, y, z, common.First())
		})
	})
}

// seenByAll says whether three cells see a place of the label in common.
func (t *duos) seenByAll(x, y, z latin.Cell, l latin.Label) bool {
	for w, m := range t.s.candOf(l) {
		if m&t.sights.of[x][w]&t.sights.of[y][w]&t.sights.of[z][w] != 0 {
			return true
		}
	}
	return false
}
