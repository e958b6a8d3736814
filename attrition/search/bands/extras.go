package bands

import (
	"math/bits"
	"slices"
)

// extras are the asterisms of a board beside the rows, columns and boxes of
// Sudoku, and what they tell of a label. In the order in which they are looked at:
//
//	sift    before each closing of a plane: what the tables of the groups keep
//	spread  when cells become known, by closing or as naked singles: they clear what they see
//	unlock  when nothing else follows: the locks of the groups
//
// Without all but spread the boards found would be the same.
type extras struct {
	sees    [128]cells // by place: the cells that share an asterism with it
	covered cells      // the cells of all extras
	groups  []group    // the extras of nine cells
	locks   locks
	stale   uint // planes that have changed since their locks were looked at
}

// newExtras gives nil where there are none.
func newExtras(asterisms [][]int) *extras {
	if len(asterisms) == 0 {
		return nil
	}
	x := new(extras)
	for at := range givens {
		x.sees[at] = givens[at].seen
	}
	for _, places := range asterisms {
		all := setOf(places)
		x.covered = x.covered.or(all)
		for _, at := range places {
			x.sees[at] = x.sees[at].or(all.without(only(at)))
		}
	}
	lines := slices.Clone(lines)
	for _, places := range asterisms {
		if len(places) != labels {
			continue
		}
		lines = append(lines, setOf(places))
		if g := newGroup(places, &x.sees); g != nil {
			x.groups = append(x.groups, *g)
		}
	}
	x.locks.build(lines)
	return x
}

func setOf(places []int) (c cells) {
	for _, at := range places {
		c.add(at)
	}
	return c
}

// sift leaves to a label what the groups keep. They look at the same cells, so that none waits for
// another; what follows from two together is found when the plane is closed again.
func (x *extras) sift(lo uint64, hi uint32) (uint64, uint32) {
	keptLo, keptHi := lo, hi
	for i := range x.groups {
		g := &x.groups[i]
		k := &g.keep[g.index(lo, hi)]
		keptLo &= k.lo
		keptHi &= k.hi
	}
	return keptLo, keptHi
}

// spread clears what is seen by cells that have become known, and gives the
// labels that lost some.
func (x *extras) spread(s *state, lo uint64, hi uint32) (dirty uint) {
	lo &= x.covered.lo
	hi &= x.covered.hi
	if lo|uint64(hi) == 0 {
		return 0
	}
	for d := range s.planes {
		p := &s.planes[d]
		if p.heldLo&lo|uint64(p.heldHi&hi) != 0 {
			dirty |= flag(x.spreadIn(p, p.heldLo&lo, p.heldHi&hi)) << d
		}
	}
	return dirty
}

// spreadOwn clears what is seen by cells that a label has got; 0 if nothing was.
func (x *extras) spreadOwn(p *plane, lo uint64, hi uint32) uint64 {
	lo &= x.covered.lo
	hi &= x.covered.hi
	if lo|uint64(hi) == 0 {
		return 0
	}
	return x.spreadIn(p, lo, hi)
}

// spreadIn clears what is seen by cells that hold a label; 0 if nothing was.
func (x *extras) spreadIn(p *plane, lo uint64, hi uint32) uint64 {
	was := p.all()
	for ; lo != 0; lo &= lo - 1 {
		p.without(&x.sees[bits.TrailingZeros64(lo)&63])
	}
	for ; hi != 0; hi &= hi - 1 {
		p.without(&x.sees[64+bits.TrailingZeros32(hi)&31])
	}
	is := p.all()
	return was.lo ^ is.lo | uint64(was.hi^is.hi)
}

// unlock looks at the locks of the planes that have changed since it did so last,
// and gives those that lost cells.
func (x *extras) unlock(s *state) (dirty uint) {
	if len(x.locks.list) == 0 {
		return 0
	}
	for stale := x.stale; stale != 0; stale &= stale - 1 {
		d := uint(bits.TrailingZeros(stale))
		if d >= labels { // never; it spares a check
			break
		}
		if x.locks.clear(&s.planes[d]) {
			dirty |= 1 << d
		}
	}
	x.stale = 0
	return dirty
}
