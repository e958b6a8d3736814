package bitset

import (
	"math/bits"
	"slices"
)

// Limits of sums.
const (
	maxTerms = 4       // asterisms on either side
	maxLeft  = 4       // places that one side has and the other has not
	maxSums  = 1 << 14 // sides tried: some milliseconds
)

// A sum has some full asterisms that do not overlap on one side, and as many on
// the other. Both sides hold a label equally often, so that the places that only
// one side has hold it as often as those that only the other has.
//
//	+-------+  one row and one region:         no label in "b",
//	| a a . |  the label is as often in        hence none in "a"
//	+---+   |  the two a as in the two b
//	    | . |
//	    | b |
//	+---+ b |
//
// (Two asterisms with a common part are the least of them. Jigsaw players call
// this the law of leftovers.)
type sums struct {
	*plan
	tries int
	found []lock
}

// sums lists the locks of two asterisms and more on a side, with few places over.
func (pl *plan) sums() []lock {
	s := sums{plan: pl}
	s.extend(0, 0, set{})
	return s.found
}

// extend adds to the asterisms of one side, whose places are given, others from
// the one numbered next on.
func (s *sums) extend(next int, side uint64, places set) {
	if bits.OnesCount64(side) > 1 {
		s.close(side, places)
	}
	if bits.OnesCount64(side) == maxTerms {
		return
	}
	for k := next; k < s.asterisms && s.tries < maxSums; k++ {
		if s.full>>k&1 != 0 && and(s.in[k], places).empty() {
			s.tries++
			s.extend(k+1, side|1<<k, or(places, s.in[k]))
		}
	}
}

// close completes a sum. Where few places are over, the other side must be the
// asterisms that have most of their places on this one.
func (s *sums) close(side uint64, places set) {
	var other set
	n := bits.OnesCount64(side)
	for d := s.full &^ side; d != 0; d &= d - 1 {
		x := s.in[bits.TrailingZeros64(d)]
		if 2*and(x, places).count() <= x.count() {
			continue
		}
		if n--; !and(other, x).empty() {
			return
		}
		other = or(other, x)
	}
	l := lock{asterism: none, other: none, outside: andNot(other, places), rest: andNot(places, other)}
	if left := l.rest.count(); n == 0 && left > 0 && left <= maxLeft && !slices.Contains(s.found, l) {
		s.found = append(s.found, l)
	}
}
