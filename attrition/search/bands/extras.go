package bands

// extras are the asterisms of a board beside the rows, columns and boxes of
// Sudoku. They are looked at after everything else: a label that is known in
// one of their cells leaves the others, and a label with one place left in one
// of nine cells takes it.
type extras struct {
	peers  [128]cells // by place: the cells that share an extra asterism with it
	groups []cells    // those of nine cells, which hold every label
}

// newExtras gives nil where there are none.
func newExtras(asterisms [][]int) *extras {
	if len(asterisms) == 0 {
		return nil
	}
	x := new(extras)
	for _, places := range asterisms {
		var group cells
		for _, at := range places {
			group.add(at)
		}
		for _, at := range places {
			others := group.without(only(at))
			x.peers[at].lo |= others.lo
			x.peers[at].hi |= others.hi
		}
		if len(places) == labels {
			x.groups = append(x.groups, group)
		}
	}
	return x
}

// clear takes from a plane what its cells see, and says whether it lost any.
func (x *extras) clear(p *plane, known cells) (lost bool) {
	for ; !known.empty(); known = known.without(only(known.first())) {
		peers := &x.peers[known.first()&127]
		lost = lost || p.lo&peers.lo|uint64(p.hi&peers.hi) != 0
		p.lo &^= peers.lo
		p.hi &^= peers.hi
	}
	return lost
}

// spread clears what is seen by cells that have become known, and gives the
// labels that lost some.
func (x *extras) spread(s *state, own *[labels]cells) (dirty uint) {
	for d := range own {
		if x.clear(&s.planes[d], own[d]) {
			dirty |= 1 << d
		}
	}
	return dirty
}

// hidden places the labels that have one cell left in a group, and gives them;
// possible is false when one has none.
func (x *extras) hidden(s *state) (dirty uint, possible bool) {
	for d := range s.planes {
		p := &s.planes[d]
		for _, group := range x.groups {
			lo, hi := p.lo&group.lo, p.hi&group.hi
			if lo|uint64(hi) == 0 {
				return 0, false
			}
			if several := lo&(lo-1) | uint64(hi&(hi-1)); several != 0 || lo != 0 && hi != 0 {
				continue
			}
			before := *p
			p.alone(lo, hi)
			x.clear(p, cells{lo, hi})
			if *p != before {
				dirty |= 1 << d
			}
		}
	}
	return dirty, true
}
