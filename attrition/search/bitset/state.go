package bitset

// A plane follows one label.
type plane struct {
	set                     // places that may hold it; some that others have got, while it is dirty
	held  set               // places that are known to
	done  uint64            // asterisms that hold it as often as they can
	spent [lockWords]uint64 // locks that can exclude nothing more
}

// A state is a node of the search.
type state struct {
	fixed  set      // places of which the label is known
	pend   uint64   // the label of the other branch, as a set; none when that was taken
	few    uint64   // labels that have few ways left
	planes []plane  // one a label
	alive  []uint64 // the ways that are left, some words for each label; see ways
	stocks []stock  // one a label, where one occurs several times
}

// newStates makes so many states in few pieces of memory.
func newStates(pl *plan, n int) []state {
	states := make([]state, n)
	planes := make([]plane, n*pl.labels)
	alive := make([]uint64, n*pl.labels*pl.ways.words)
	stocks := make([]stock, n*len(pl.stocks))
	for i := range states {
		s := &states[i]
		s.planes, planes = planes[:pl.labels], planes[pl.labels:]
		s.alive, alive = alive[:pl.labels*pl.ways.words], alive[pl.labels*pl.ways.words:]
		s.stocks, stocks = stocks[:len(pl.stocks)], stocks[len(pl.stocks):]
	}
	return states
}

// become makes a state equal to another one, with no branch pending.
func (s *state) become(t *state) {
	s.fixed, s.pend, s.few = t.fixed, 0, t.few
	copy(s.planes, t.planes)
	copy(s.alive, t.alive)
	copy(s.stocks, t.stocks)
}

// decide puts a label into a place, and propagates that.
func (pl *plan) decide(s *state, v, place int) bool {
	y := just(place)
	s.fixed = or(s.fixed, y)
	p := &s.planes[v]
	p.held = or(p.held, y)
	if pl.lone>>(v&63)&1 != 0 {
		pl.put(p, place)
	}
	return pl.propagate(s, 1<<v|s.losing(y))
}

// losing are the labels that must leave places, which others have got.
func (s *state) losing(fixed set) (dirty uint64) {
	for v := range s.planes {
		p := &s.planes[v]
		dirty |= bit(!andNot(and(p.set, fixed), p.held).empty()) << (v & 63)
	}
	return dirty
}
