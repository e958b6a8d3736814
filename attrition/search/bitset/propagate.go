package bitset

import "math/bits"

// propagate draws conclusions, beginning with the planes of the dirty labels;
// false when there is no Latin board.
func (pl *plan) propagate(s state, dirty uint64) bool {
	stale := dirty // labels whose locks are to be looked at
	for {
		for dirty != 0 {
			stale |= dirty
			fixed, ok := pl.settle(s, dirty)
			if !ok {
				clear(s.own) // of those that came before
				return false
			}
			dirty = 0
			if !fixed.empty() {
				dirty = s.clear(fixed)
			}
		}
		fixed, ok := pl.naked(s, &dirty)
		if !ok {
			return false
		}
		if dirty != 0 {
			stale |= dirty
			continue
		}
		if fixed == pl.all {
			return true
		}
		for d := stale; d != 0; d &= d - 1 {
			v := bits.TrailingZeros64(d) & 63
			dirty |= bit(pl.unlock(&s.planes[v], pl.lone>>v&1 != 0)) << v
		}
		stale = dirty
		if dirty == 0 {
			return true
		}
	}
}

// settle looks at every dirty label by itself, and gives the places that it
// has fixed; false when one has too few places, or two have the same.
func (pl *plan) settle(s state, dirty uint64) (fixed set, ok bool) {
	for ; dirty != 0; dirty &= dirty - 1 {
		v := bits.TrailingZeros64(dirty) & 63
		var f set
		if pl.lone>>v&1 != 0 {
			f, ok = pl.single(&s.planes[v])
		} else {
			f, ok = pl.counted(&s.planes[v], v, s.fixed)
		}
		f = andNot(f, s.fixed)
		if !ok || !and(f, fixed).empty() {
			return fixed, false
		}
		fixed = or(fixed, f)
		s.own[v] = f
	}
	return fixed, true
}

// single fixes a label that the multiset holds once where it has one place in an asterism.
func (pl *plan) single(p *plane) (fixed set, ok bool) {
	for {
		once, twice := pl.tallyOf(p.set)
		if pl.full&^once != 0 {
			return fixed, false
		}
		one := pl.full &^ twice &^ p.done
		if one == 0 {
			return fixed, true
		}
		for ; one != 0; one &^= p.done {
			y := and(p.set, pl.asts[bits.TrailingZeros64(one)&63])
			if y.empty() {
				return fixed, false
			}
			fixed = or(fixed, y)
			pl.put(p, y.first())
		}
	}
}

// put fixes a label that the multiset holds once.
func (pl *plan) put(p *plane, place int) {
	i := place & 127
	p.set = andNot(p.set, pl.sees[i])
	p.done |= pl.of[i]
	l := &pl.lock[i]
	p.spent[0] |= l[0]
	p.spent[1] |= l[1]
	p.spent[2] |= l[2]
	p.spent[3] |= l[3]
}

func (pl *plan) putAll(p *plane, places set) {
	for x := places.a; x != 0; x &= x - 1 {
		pl.put(p, bits.TrailingZeros64(x))
	}
	for x := places.b; x != 0; x &= x - 1 {
		pl.put(p, 64+bits.TrailingZeros64(x))
	}
}

// counted fixes a label that the multiset holds several times where an
// asterism has no more places than it needs, and takes it from the places of
// an asterism that has enough.
func (pl *plan) counted(p *plane, v int, known set) (fixed set, ok bool) {
	known = and(known, p.set)
	for again := true; again; {
		again = false
		for d := (uint64(1)<<pl.n - 1) &^ p.done; d != 0; d &= d - 1 {
			k := bits.TrailingZeros64(d) & 63
			q := pl.quotas[v*pl.n+k]
			y := and(p.set, pl.asts[k])
			held := and(y, known)
			n, m := y.count(), held.count()
			switch {
			case n < int(q.least) || m > int(q.most):
				return fixed, false
			case n == m:
				p.done |= 1 << k
			case m == int(q.most):
				p.done |= 1 << k
				p.set = andNot(p.set, andNot(y, held))
				again = true
			case n == int(q.least):
				p.done |= 1 << k
				fixed = or(fixed, andNot(y, held))
				known = or(known, y)
				again = true
			}
		}
	}
	return fixed, true
}

// naked fixes the places that one plane only holds; false when a place is held by none.
func (pl *plan) naked(s state, dirty *uint64) (fixed set, ok bool) {
	var once, twice set
	for v := range s.planes {
		x := s.planes[v].set
		twice = or(twice, and(once, x))
		once = or(once, x)
	}
	if once != pl.all {
		return fixed, false
	}
	n := andNot(andNot(once, twice), s.fixed)
	s.frame.fixed = or(s.fixed, n)
	if n.empty() {
		return s.fixed, true
	}
	for v := range s.planes {
		p := &s.planes[v]
		y := and(p.set, n)
		if y.empty() {
			continue
		}
		*dirty |= 1 << (v & 63)
		if pl.lone>>v&1 == 0 {
			continue
		}
		pl.putAll(p, y)
	}
	return s.fixed, true
}
