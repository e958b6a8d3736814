package attrition

import "latin"

// maxSorted is the number of left cells up to which all sets of labels are
// looked at; beyond it single labels.
const maxSorted = 4

// findLeftovers goes through the balances, smallest first: first the labels that
// no right cell may hold, all at once; then other single labels in their order;
// then sets of labels by the left cells that they fill.
func findLeftovers(s *State, yield func(*Step) bool) {
	if s.dead {
		return
	}
	list := tableOf(s.chart, newBalances).list
	for i := range list {
		b := &list[i]
		if !s.balanceLabels(b, yield) {
			return
		}
		if len(b.left) <= maxSorted && s.parted(b) && !s.sortBalance(b, yield) {
			return
		}
	}
}

// balanceLabels yields what the balance says about single labels.
func (s *State) balanceLabels(b *balance, yield func(*Step) bool) bool {
	found := s.unbalanced(b)
	if found == 0 {
		return true
	}
	absent := found
	for _, x := range b.right {
		absent &^= s.domains[x]
	}
	if absent != 0 && s.fits(b, absent) {
		if !s.yieldBalance(b, absent, yield) {
			return false
		}
		found &^= absent
	}
	for ; found != 0; found &= found - 1 {
		if !s.yieldBalance(b, latin.Just(found.First()), yield) {
			return false
		}
	}
	return true
}

// A labelTally counts, for each label, up to seven cells: label l is in as many as the
// number of which bit l of the three words are the binary digits.
type labelTally [3]latin.Domain

// add counts one more for the labels of d.
func (t *labelTally) add(d latin.Domain) {
	for i := range t {
		t[i], d = t[i]^d, t[i]&d
	}
}

// compare finds the labels of which t counts fewer than u, and as many.
func (t *labelTally) compare(u *labelTally) (fewer, same latin.Domain) {
	same = ^latin.Domain(0)
	for i := len(t) - 1; i >= 0; i-- {
		fewer |= same & u[i] &^ t[i]
		same &^= t[i] ^ u[i]
	}
	return fewer, same
}

// unbalanced finds the labels that alone make the balance say something: no
// more right cells may hold them than left cells must.
func (s *State) unbalanced(b *balance) latin.Domain {
	var may, must labelTally
	open := latin.Domain(0)
	for _, x := range b.left {
		if d := s.domains[x]; d&(d-1) == 0 {
			must.add(d)
		} else {
			open |= d
		}
	}
	for _, x := range b.right {
		d := s.domains[x]
		may.add(d)
		if d&(d-1) != 0 {
			open |= d
		}
	}
	fewer, same := may.compare(&must)
	found := fewer&s.all | same&open
	for d := found; b.least < s.puzzle.Labels.K() && d != 0; d &= d - 1 {
		if s.puzzle.Labels.Count(d.First()) > b.least {
			found &^= latin.Just(d.First())
		}
	}
	return found
}

// yieldBalance yields what the balance says about a set of labels.
func (s *State) yieldBalance(b *balance, labels latin.Domain, yield func(*Step) bool) bool {
	st := s.step(labels)
	for _, a := range b.plus {
		st.Prices = appendPrices(st.Prices, a, labels, 1)
	}
	for _, a := range b.minus {
		st.Prices = appendPrices(st.Prices, a, labels, -1)
	}
	for _, x := range b.left {
		if s.domains[x]&^labels == 0 {
			st.Cells = append(st.Cells, x)
		}
	}
	for _, x := range b.right {
		if s.domains[x]&labels != 0 {
			st.Cells = append(st.Cells, x)
		}
	}
	return !s.weigh(st) || yield(st)
}

func appendPrices(list []Price, a int, labels latin.Domain, price int) []Price {
	for ; labels != 0; labels &= labels - 1 {
		list = append(list, Price{a, labels.First(), price})
	}
	return list
}
