package bitset

import "latin"

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
	own    []set // what each label fixed in this round of propagation
}

// write puts the labels of a partial board into their places; false when two
// exclude each other at once.
func (pl *plan) write(s state, pb latin.PB) bool {
	pl.sort(pb)
	open := pl.clues[0]
	s.frame.fixed, s.frame.pend = andNot(pl.all, open), 0
	possible := true
	for v := range s.planes {
		p, y := &s.planes[v], pl.clues[v+1]
		*p = plane{set: or(open, y)}
		s.own[v] = set{}
		if pl.lone>>v&1 != 0 {
			pl.putAll(p, y)
			possible = possible && andNot(y, p.set).empty()
		}
	}
	return possible
}

// sort gathers the places of each label and, before them, those of blank
// cells. It does not ask which are blank, as the answer would be a surprise
// each time.
func (pl *plan) sort(pb latin.PB) {
	to := pl.clues[:pl.labels+1]
	clear(to)
	y := uint64(1)
	for _, x := range pb[:pl.half] {
		to[x+1].a |= y
		y <<= 1
	}
	y = 1
	for _, x := range pb[pl.half:] {
		to[x+1].b |= y
		y <<= 1
	}
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
