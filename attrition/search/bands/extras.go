package bands

import "math/bits"

// extras are the asterisms of a board beside the rows, columns and boxes of
// Sudoku. Before planes are closed, they are sifted.
type extras struct {
	sees    [128]cells // by place: the cells that share an asterism with it
	groups  []*group   // those of nine cells
	covered cells
}

// newExtras gives nil where there are none.
func newExtras(asterisms [][]int) *extras {
	if len(asterisms) == 0 {
		return nil
	}
	x := new(extras)
	for i, g := range givens {
		x.sees[i] = g.seen
	}
	for _, places := range asterisms {
		all := subset(places, -1)
		for _, at := range places {
			x.sees[at] = x.sees[at].or(all.without(only(at)))
		}
	}
	for _, places := range asterisms {
		if g := x.newGroup(places); g != nil {
			x.groups = append(x.groups, g)
		}
		x.covered = x.covered.or(subset(places, -1))
	}
	return x
}

// sift takes from the cells of a label what the extras allow no longer.
func (x *extras) sift(lo uint64, hi uint32) (uint64, uint32) {
	for _, g := range x.groups {
		k := &g.keep[g.index(lo, hi)]
		lo &= k.lo
		hi &= k.hi
	}
	return lo, hi
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
		left := cells{p.lo, p.hi}
		for known := left.and(cells{lo, hi}); !known.empty(); known = known.without(only(known.first())) {
			left = left.without(x.sees[known.first()&127])
		}
		dirty |= flag(p.lo^left.lo|uint64(p.hi^left.hi)) << d
		p.lo, p.hi = left.lo, left.hi
	}
	return dirty
}

// A group is an extra asterism of nine cells, which holds every label. The
// cells in it that may hold a label are an index.
type group struct {
	gathering
	// keep has for each set of them the cells of the board that do not see the
	// whole of it, none for the empty set. So a label with one cell left takes
	// it, and one that is confined to a row, a column, a box or another group
	// leaves the rest of that.
	keep [1 << labels]cells
	// spread has for the set of those that are known to hold it what they leave
	// to it in the group: all for the empty set, none where there are two.
	spread [1 << labels]cells
}

// newGroup gives nil for an asterism that is too small, or has no factors.
func (x *extras) newGroup(places []int) *group {
	if len(places) < labels {
		return nil
	}
	factors, found := gather9(places)
	if !found {
		return nil
	}
	g := &group{gathering: factors}
	every := cells{everyLo, everyHi}
	for i := range g.keep {
		some := subset(places, i)
		at, seen := g.index(some.lo, some.hi), every
		for c := some; !c.empty(); c = c.without(only(c.first())) {
			seen = seen.and(x.sees[c.first()])
		}
		g.keep[at] = every.without(seen)
		switch bits.OnesCount(uint(i)) {
		case 0:
			g.spread[at] = every
		case 1:
			g.spread[at] = every.without(g.cells).or(some)
		}
	}
	return g
}
