package bands

import "math/bits"

var M = 1

func (s *state) twos() (two cells) {
	var o1, o2, o3 cells
	for d := range s.planes {
		p := &s.planes[d]
		o3.lo |= o2.lo & p.lo
		o3.hi |= o2.hi & p.hi
		o2.lo |= o1.lo & p.lo
		o2.hi |= o1.hi & p.hi
		o1.lo |= p.lo
		o1.hi |= p.hi
	}
	return o2.without(o3)
}

func (x *extras) central(s *state) (choice, bool) {
	two := s.twos()
	if two.empty() {
		return none, false
	}
	var worth [128]uint32
	var label [128]uint8
	best, bestAt := uint32(0), 0
	for d := range s.planes {
		p := &s.planes[d]
		c := cells{p.lo, p.hi}
		ct := c.and(two)
		for q := ct; !q.empty(); q = q.without(only(q.first())) {
			i := q.first() & 127
			y := c.and(x.sees[i])
			yt := ct.and(x.sees[i])
			n := uint32(1 + bits.OnesCount64(y.lo) + bits.OnesCount32(y.hi) + 2*(bits.OnesCount64(yt.lo)+bits.OnesCount32(yt.hi)))
			if worth[i] == 0 {
				worth[i] = n
				label[i] = uint8(d)
			} else if n *= worth[i]; n > best {
				best, bestAt = n, i
			}
		}
	}
	return choice{label: label[bestAt], triad: uint8(64 + bestAt)}, true
}
