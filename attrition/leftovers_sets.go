package attrition

import "latin"

// parted says whether sets of labels can say more than single labels do: some
// left cell has no label in common with some right cell. If all have, any left
// cells that are filled by a set of labels let every right cell be of the set.
func (s *State) parted(b *balance) bool {
	for _, x := range b.left {
		for _, y := range b.right {
			if s.domains[x]&s.domains[y] == 0 {
				return true
			}
		}
	}
	return false
}

// sortBalance yields what the balance says about sets of labels. It is enough
// to look at the labels of some left cells, and at those with one label more:
// a left cell can be l only if it and the others can be paired with right
// cells that share a label, and if they cannot, Hall's theorem names some left
// cells that, with l, have too few partners.
func (s *State) sortBalance(b *balance, yield func(*Step) bool) bool {
	all := latin.Domain(0)
	for _, x := range b.left {
		all |= s.domains[x]
	}
	for chosen := uint(1); chosen < 1<<len(b.left); chosen++ {
		union := latin.Domain(0)
		for i, x := range b.left {
			if chosen>>i&1 != 0 {
				union |= s.domains[x]
			}
		}
		if !s.tryLabels(b, union, chosen, yield) {
			return false
		}
		for more := all &^ union; more != 0; more &= more - 1 {
			if !s.tryLabels(b, union|latin.Just(more.First()), chosen, yield) {
				return false
			}
		}
	}
	return true
}

// tryLabels yields what the balance says about a set of labels, of several
// labels, that fills the chosen left cells and no others.
func (s *State) tryLabels(b *balance, labels latin.Domain, chosen uint, yield func(*Step) bool) bool {
	if labels&(labels-1) == 0 || !s.fits(b, labels) {
		return true
	}
	need, room, news := 0, 0, false
	for i, x := range b.left {
		switch d := s.domains[x]; {
		case d&^labels == 0:
			if chosen>>i&1 == 0 {
				return true
			}
			need++
		case d&labels != 0:
			news = true
		}
	}
	for _, y := range b.right {
		if d := s.domains[y]; d&labels != 0 {
			room++
			news = news || d&^labels != 0
		}
	}
	if room > need || room == need && !news {
		return true
	}
	return s.yieldBalance(b, labels, yield)
}

// fits says whether each asterism of the plus side has room for all of the
// labels that the multiset holds.
func (s *State) fits(b *balance, labels latin.Domain) bool {
	if b.even {
		return true
	}
	n := 0
	for d := labels; d != 0; d &= d - 1 {
		n += s.puzzle.Labels.Count(d.First())
	}
	return n <= b.least
}
