package bitset

import "slices"

// A lock says: a label that has no place in outside, so that all its places in
// a full asterism lie in the rest of that, has no place in rest.
type lock struct {
	asterism      int // which has outside
	other         int // which has rest; any where all is false
	outside, rest set
	all           bool // it holds for labels that occur several times, too
}

// none is instead of an asterism where there are several.
const none = -1

// findLocks lists the locks of all full asterisms, the better ones first.
func (pl *plan) findLocks() (found []lock) {
	for j := range pl.asterisms {
		if pl.full>>j&1 != 0 {
			found = append(found, pl.overlaps(j)...)
		}
	}
	found = append(found, pl.sums()...)
	for j := range pl.asterisms {
		if pl.full>>j&1 != 0 {
			found = append(found, pl.views(j)...)
		}
	}
	return found
}

// overlaps are the locks of an asterism and another that shares two or more
// of its cells, which then hold the label as often as either may.
func (pl *plan) overlaps(j int) (found []lock) {
	for k := range pl.asterisms {
		key := and(pl.in[j], pl.in[k])
		l := lock{j, k, andNot(pl.in[j], key), andNot(pl.in[k], key), true}
		if k != j && key.count() > 1 && !l.outside.empty() && !l.rest.empty() {
			found = append(found, l)
		}
	}
	return found
}

// views are the locks of an asterism and a place outside that sees two or more
// of its places, though no other asterism holds these. They say nothing of
// labels that occur several times.
func (pl *plan) views(j int) (found []lock) {
	for x := andNot(pl.all, pl.in[j]); !x.empty(); x = x.rest() {
		key := and(pl.in[j], pl.sees[x.first()])
		l := lock{j, j, andNot(pl.in[j], key), andNot(pl.seenBy(key), pl.in[j]), false}
		if key.count() > 1 && !l.outside.empty() && !pl.within(j, key) && !slices.Contains(found, l) {
			found = append(found, l)
		}
	}
	return found
}

// seenBy are the places that see the whole of a set.
func (pl *plan) seenBy(x set) set {
	y := pl.all
	for ; !x.empty(); x = x.rest() {
		y = and(y, pl.sees[x.first()])
	}
	return y
}

// within says whether an asterism other than j holds the set.
func (pl *plan) within(j int, x set) bool {
	for k := range pl.asterisms {
		if k != j && andNot(x, pl.in[k]).empty() {
			return true
		}
	}
	return false
}
