package bands

// labels is how many there are.
const labels = 9

// A state is a node of the search. It is copied at each branch, and never undone.
type state struct {
	planes [labels]plane
	open   cells // cells not known yet
}

// solved says that every cell has its label.
func (s *state) solved() bool { return s.open.lo|uint64(s.open.hi) == 0 }

// perhaps is the extras of a board, if it has any. The compiler makes closePlanes
// for each of the two types, and leaves out of that for plain Sudoku all that
// asks for len(more) > 0. (An index that is a constant would be refused.)
type perhaps interface{ [0]*extras | [1]*extras }

// closePlanes closes the planes of dirty labels, and those that may hold cells which turn
// out to hold another, until nothing changes; false when there is no Latin board here.
//
// Closing a plane is one look into a table for each band and stack, which
// leaves the triads that are used in some way to lay the label across it
// (locked candidates in both directions, hidden singles of rows and columns),
// and gives those used in all ways. A cell in a horizontal and a vertical one
// of these holds the label. Entries of both tables have what is possible in
// their low half and what is known in the high one, so one AND serves both.
//
// A plane loses the cells that others have got when it is closed, not before: when all
// dirty ones are, those that have such cells are dirty again.
//
// The extras that there may be sift each plane before it is closed. If this, or
// the closing, takes cells of the extras, or what the label has got in them clears some, it has to
// be sifted again.
func closePlanes[X perhaps](more X, s *state, dirty uint) bool {
	for dirty != 0 {
		again := uint(0) // planes that are not closed yet: as their columns have changed their rows
		openLo, openHi := s.open.lo, s.open.hi
		if len(more) > 0 {
			more[len(more)-1].stale |= dirty
		}
		for {
			d := uint(lowest[dirty&nine])
			if d >= labels { // never; it spares the checks below
				return false
			}
			p := &s.planes[d]
			// Cells that other labels have got in this round are left out at once:
			// fewer rounds, though each plane waits for the one before.
			lo, hi := p.lo&openLo|p.heldLo, p.hi&openHi|p.heldHi
			var before cells // those of the extras
			if len(more) > 0 {
				x := more[len(more)-1]
				before = cells{lo & x.covered.lo, hi & x.covered.hi}
				lo, hi = x.sift(lo, hi)
			}
			t, u := lo|lo>>9|lo>>18, hi|hi>>9|hi>>18
			e0, e1, e2 := rowTable[t&nine], rowTable[t>>32&nine], rowTable[u&nine]
			e := uint64(uint32(e0)) | e1<<32
			lo &= e
			u = uint32(e2)
			hi &= u
			t = (lo | lo>>1 | lo>>2) & (thirds * both)
			w := uint32(t) | uint32(t>>31) | (hi|hi>>1|hi>>2)&thirds<<2
			f0 := colTable[w&nines*gather>>gathered]
			f1 := colTable[w&(nines<<3)*(gather>>3)>>gathered]
			f2 := colTable[w&(nines<<6)*(gather>>6)>>gathered]
			if int64(f0&f1&f2) >= 0 {
				return false
			}
			f := f0 | f1<<3 | f2<<6
			p.triads = e0&nine | e1&(nine<<9) | e2&(nine<<18) | uint64(w&uint32(f))<<32
			e0 &= f & (thirds * both) * 7
			e1 &= f >> 1 & (thirds * both) * 7
			e2 &= f >> 2 & (thirds * both) * 7
			lo &= uint64(uint32(e0)) | e1<<32
			hi &= uint32(e2)
			t, u = (lo|lo>>9|lo>>18)^e, (hi|hi>>9|hi>>18)^u
			again |= flag(t&(nine*both)|uint64(u&nine)) << d
			if len(more) > 0 {
				again |= flag(before.lo&^lo|uint64(before.hi&^hi)) << d
			}
			lo &= openLo
			hi &= openHi
			ownLo, ownHi := (e0>>32|e1&^low)&lo, uint32(e2>>32)&hi
			p.lo, p.hi = lo^ownLo, hi^ownHi
			p.heldLo |= ownLo
			p.heldHi |= ownHi
			openLo ^= ownLo
			openHi ^= ownHi
			if len(more) > 0 {
				again |= flag(more[len(more)-1].spreadOwn(p, ownLo, ownHi)) << d
			}
			if dirty &= dirty - 1; dirty == 0 {
				if dirty = again; dirty == 0 {
					break
				}
				again = 0
			}
		}
		newLo, newHi := s.open.lo^openLo, s.open.hi^openHi
		if newLo|uint64(newHi) != 0 {
			s.open = cells{openLo, openHi}
			dirty = s.holding(newLo, newHi)
		}
	}
	return true
}

// propagate closes planes and looks for cells with one label (naked singles)
// in turn, until nothing follows; false when there is no Latin board here.
func (s *state) propagate(x *extras, dirty uint) bool {
	for {
		if x == nil {
			if !closePlanes([0]*extras{}, s, dirty) {
				return false
			}
		} else if !closePlanes([1]*extras{x}, s, dirty) {
			return false
		}
		if s.solved() {
			return true
		}
		one, two, uno, due := s.scarce()
		if s.open.lo&^one|uint64(s.open.hi&^uno) != 0 {
			return false
		}
		lo, hi := s.open.lo&^two, s.open.hi&^due
		if lo|uint64(hi) == 0 {
			if x != nil {
				if dirty = x.unlock(s); dirty != 0 {
					continue
				}
			}
			return true
		}
		var possible bool
		if dirty, possible = s.settle(lo, hi); !possible {
			return false
		}
		if x != nil {
			dirty |= x.spread(s, lo, hi)
		}
	}
}

// settle makes cells with one label left known, and gives those labels;
// possible is false when two of them in one row have the same.
func (s *state) settle(lo uint64, hi uint32) (dirty uint, possible bool) {
	s.open.lo &^= lo
	s.open.hi &^= hi
	for rest := s.holding(lo, hi); rest != 0; rest &= rest - 1 {
		d := lowest[rest&nine]
		if d >= labels { // never; it spares a check
			break
		}
		p := &s.planes[d]
		a, b := p.lo&lo, p.hi&hi
		if !p.alone(a, b) {
			return 0, false
		}
		dirty |= 1 << (d & 15)
	}
	return dirty, true
}

// holding gives the labels whose open cells have one of some in common: not those that are
// known to be there.
func (s *state) holding(lo uint64, hi uint32) uint {
	p := &s.planes
	list := note(0, p[8].lo&lo|uint64(p[8].hi&hi))
	list = note(list, p[7].lo&lo|uint64(p[7].hi&hi))
	list = note(list, p[6].lo&lo|uint64(p[6].hi&hi))
	list = note(list, p[5].lo&lo|uint64(p[5].hi&hi))
	list = note(list, p[4].lo&lo|uint64(p[4].hi&hi))
	list = note(list, p[3].lo&lo|uint64(p[3].hi&hi))
	list = note(list, p[2].lo&lo|uint64(p[2].hi&hi))
	list = note(list, p[1].lo&lo|uint64(p[1].hi&hi))
	return uint(note(list, p[0].lo&lo|uint64(p[0].hi&hi)))
}

// some gives what is in at least one of three sets, and in at least two.
func some[W uint64 | uint32](a, b, c W) (one, two W) {
	x := a | b
	return x | c, a&b | x&c
}

// scarce gives the cells that may hold at least one label, and at least two:
// in lo, then in hi. (Written out, it is half of the work of a loop.)
func (s *state) scarce() (one, two uint64, uno, due uint32) {
	p := &s.planes
	a, b := some(p[0].lo, p[1].lo, p[2].lo)
	c, d := some(p[3].lo, p[4].lo, p[5].lo)
	e, f := some(p[6].lo, p[7].lo, p[8].lo)
	one, two = some(a, c, e)
	two |= b | d | f
	g, h := some(p[0].hi, p[1].hi, p[2].hi)
	i, j := some(p[3].hi, p[4].hi, p[5].hi)
	k, l := some(p[6].hi, p[7].hi, p[8].hi)
	uno, due = some(g, i, k)
	due |= h | j | l
	return one, two, uno, due
}
