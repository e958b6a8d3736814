package bitset

// A plane follows one label.
type plane struct {
	set                     // places that may hold it
	done  uint64            // asterisms that hold it as often as they can
	spent [lockWords]uint64 // locks that can exclude nothing more
}

// A frame is a state of the search but for its planes.
type frame struct {
	fixed set    // places of which the label is known, which no other plane holds
	pend  uint64 // the label of the other branch, as a set; none when that was taken
}

// A state is a frame with its planes, one a label.
type state struct {
	*frame
	planes []plane
	alive  []uint64
	stocks []stock
	own    []set // what each label fixed in this round of propagation
}

// decide puts a label into a place, and propagates that.
func (pl *plan) decide(s state, v, place int) bool {
	y, dirty := just(place), uint64(0)
	s.frame.fixed = or(s.fixed, y)
	for w := range s.planes {
		p := &s.planes[w]
		dirty |= bit(p.has(place)) << w
		if w != v {
			p.set = andNot(p.set, y)
		} else if pl.lone>>v&1 != 0 {
			pl.put(p, place)
		}
	}
	return pl.propagate(s, dirty)
}

// clear takes the places fixed in a round from all other planes, and gives the
// labels that lost some.
func (s state) clear(fixed set) (dirty uint64) {
	s.frame.fixed = or(s.fixed, fixed)
	own := s.own[:len(s.planes)]
	for v := range s.planes {
		p := &s.planes[v]
		lost := andNot(and(p.set, fixed), own[v])
		p.set = andNot(p.set, lost)
		dirty |= bit(!lost.empty()) << (v & 63)
		own[v] = set{}
	}
	return dirty
}
