package bitset

import "math/bits"

// propagate draws conclusions, beginning with the planes of the dirty labels,
// until there are no more; false when there is no Latin board. What is cheap
// comes first: the rounds of single labels, then places with one label left,
// then locks.
func (pl *plan) propagate(s *state, dirty uint64) bool {
	stale := dirty // labels whose locks are to be looked at
	for {
		for dirty != 0 {
			stale |= dirty
			before := s.fixed
			if !pl.settle(s, dirty) {
				return false
			}
			if dirty = 0; s.fixed != before {
				dirty = s.losing(andNot(s.fixed, before))
			}
		}
		var ok bool
		if dirty, ok = pl.naked(s); !ok {
			return false
		}
		if dirty != 0 {
			stale |= dirty
			continue
		}
		if s.fixed == pl.all {
			return true
		}
		if dirty, ok = pl.unlockAll(s, stale); !ok || dirty == 0 {
			return ok
		}
		stale = dirty
	}
}

// unlockAll looks at the locks of the labels that changed since they were last
// looked at, and gives the labels that lost places; false when one lost a place that
// is known to hold it.
func (pl *plan) unlockAll(s *state, stale uint64) (dirty uint64, ok bool) {
	for ; stale != 0; stale &= stale - 1 {
		v := bits.TrailingZeros64(stale) & 63
		p := &s.planes[v]
		before := p.set
		switch {
		case pl.lone>>v&1 == 0:
			pl.unlockCounted(p, &s.stocks[v])
		case pl.ways.words == 0:
			if pl.full&^p.done != 0 {
				pl.unlock(p)
			}
		case !pl.fewWays(s, v):
			pl.ways.sift(p, pl.ways.of(s, v))
		}
		if !andNot(p.held, p.set).empty() {
			return 0, false
		}
		dirty |= bit(p.set != before) << v
	}
	return dirty, true
}

// settle looks at every dirty label by itself; false when one has too few places. What
// others have got leaves a label here, and only here: also what one fixes that came before
// it in the same round.
func (pl *plan) settle(s *state, dirty uint64) bool {
	for ; dirty != 0; dirty &= dirty - 1 {
		v := bits.TrailingZeros64(dirty) & 63
		p := &s.planes[v]
		p.set = andNot(p.set, andNot(s.fixed, p.held))
		var f set
		var ok bool
		if pl.plain { // a call less
			f, ok = pl.single(p)
		} else {
			f, ok = pl.close(s, p, v)
		}
		if !ok {
			return false
		}
		f = andNot(f, s.fixed)
		s.fixed = or(s.fixed, f)
		p.held = or(p.held, f)
	}
	return true
}

// close draws the conclusions about one label by itself, and gives the places that
// are known to hold it then; false when it has too few places.
func (pl *plan) close(s *state, p *plane, v int) (fixed set, ok bool) {
	if pl.lone>>(v&63)&1 == 0 {
		return pl.counted(p, &s.stocks[v], s.fixed)
	}
	if pl.ways.words > 0 && pl.fewWays(s, v) {
		return pl.ways.sift(p, pl.ways.of(s, v))
	}
	return pl.single(p)
}

// naked fixes the places that one plane only holds, and gives the labels of
// these; false when a place has no label left, or two that see each other the same one.
func (pl *plan) naked(s *state) (dirty uint64, ok bool) {
	var once, twice set
	for v := range s.planes {
		x := s.planes[v].set
		twice = or(twice, and(once, x))
		once = or(once, x)
	}
	open := andNot(pl.all, s.fixed)
	if !andNot(open, once).empty() {
		return 0, false
	}
	fresh := andNot(open, twice)
	if fresh.empty() {
		return 0, true
	}
	s.fixed = or(s.fixed, fresh)
	for v := range s.planes {
		p := &s.planes[v]
		y := and(p.set, fresh)
		p.held = or(p.held, y)
		dirty |= bit(!y.empty()) << (v & 63)
		if pl.lone>>v&1 != 0 {
			if pl.putAll(p, y); !andNot(y, p.set).empty() {
				return 0, false
			}
		}
	}
	return dirty, true
}
