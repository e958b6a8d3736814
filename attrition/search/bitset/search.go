package bitset

import (
	"latin"
	"latin/attrition/search/engine"
)

// A search goes through the Latin boards below a partial board.
type search struct {
	*plan
	frames []frame
	planes []plane
	own    []set
	depth  int
}

func newSearch(pl *plan) search {
	n := pl.all.count() + 2
	return search{plan: pl, frames: make([]frame, n), planes: make([]plane, n*pl.labels), own: make([]set, pl.labels)}
}

func (e *search) at(depth int) state {
	return state{&e.frames[depth], e.planes[depth*e.labels : (depth+1)*e.labels], e.own}
}

// start poses the question of a partial board; false when propagation refutes it.
func (e *search) start(pb latin.PB) bool {
	s := e.at(0)
	e.depth = 0
	*s.frame = frame{}
	for v := range s.planes {
		s.planes[v] = plane{}
		s.own[v] = set{}
	}
	for c, x := range pb {
		if x >= 0 {
			y := just(e.place(c))
			s.frame.fixed = or(s.fixed, y)
			s.own[x] = or(s.own[x], y)
		}
	}
	for v := range s.planes {
		p := &s.planes[v]
		p.set = or(andNot(e.all, s.fixed), s.own[v])
		if e.lone>>v&1 != 0 {
			for x := s.own[v]; !x.empty(); x = x.rest() {
				e.put(p, x.first())
			}
			if !andNot(s.own[v], p.set).empty() {
				return false
			}
		}
		s.own[v] = set{}
	}
	return e.propagate(s, 1<<e.labels-1)
}

// next goes on to the next Latin board from a state that is consistent and
// not reported; false when there is none.
func (e *search) descend(b *engine.Budget) bool {
	for {
		s := e.at(e.depth)
		if s.fixed == e.all {
			return true
		}
		if !b.Step() || !b.Spend(64) {
			return false
		}
		v, place := e.pick(s)
		if !e.branch(s, v, place) && !e.back(b) {
			return false
		}
	}
}

// branch puts the label there, and leaves it out of the state for later.
func (e *search) branch(s state, v, place int) bool {
	e.depth++
	n := e.at(e.depth)
	*n.frame = *s.frame
	copy(n.planes, s.planes)
	y := just(place)
	n.frame.pend = 0
	n.frame.fixed = or(n.fixed, y)
	dirty := uint64(1) << v
	for w := range n.planes {
		p := &n.planes[w]
		if w == v {
			if e.lone>>v&1 != 0 {
				e.put(p, place)
			}
			continue
		}
		dirty |= bit(p.has(place)) << w
		p.set = andNot(p.set, y)
	}
	s.planes[v].set = andNot(s.planes[v].set, y)
	s.frame.pend = 1 << v
	return e.propagate(n, dirty)
}

// back gives up the last state, and goes to the last whose other branch is possible.
func (e *search) back(b *engine.Budget) bool {
	for e.depth--; e.depth >= 0; e.depth-- {
		s := e.at(e.depth)
		d := s.pend
		s.frame.pend = 0
		if d != 0 && e.propagate(s, d) {
			return true
		}
		if !b.Spend(32) {
			return false
		}
	}
	return false
}
