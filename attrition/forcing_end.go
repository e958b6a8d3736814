package attrition

import "latin"

// end is where an answer leads, nil when it dies, and what is remembered of that. It is
// good until the next one if it is the forcer's work, and else until the forcer turns to
// another state.
func (f *forcer) end(q Candidate) (*State, *end) {
	e := &f.ends.of[int(q.Cell)*f.base.labels+int(q.Label)]
	switch {
	case e.died:
		return nil, e
	case e.state != nil && f.ends.stands(e):
		return e.state, e
	}
	if f.setOff(q, e); !f.work.dead {
		f.follow(f.work, nil)
	}
	switch {
	case f.work.dead:
		e.died = true
		f.ends.note(e)
		return nil, e
	case !f.base.stopped() && f.ends.keep(e, f.work):
		return e.state, e
	}
	return f.work, e
}

// setOff makes work the state from which to follow an answer: what is left of its last
// end, or of where the head start leads, or the state itself.
func (f *forcer) setOff(q Candidate, e *end) {
	s := f.work
	switch {
	case f.base.dead || !f.base.domains[q.Cell].Has(q.Label):
		s.dead = true
	case e.state != nil:
		s.whatIsLeftOf(e.state, f.base)
	case !f.hasHeadStart():
		s.suppositionOf(f.base, q)
	default:
		if end, _ := f.headStart.end(q); end != nil {
			s.whatIsLeftOf(end, f.base)
		} else {
			s.dead = true
		}
	}
}

// hasHeadStart says whether the head start is still at a state of which this one is a part.
func (f *forcer) hasHeadStart() bool {
	h := f.headStart
	return h != nil && h.base != nil && h.base.stamp == h.baseStamp && f.base.within(h.base)
}

// within says whether a state has no candidate that another has not.
func (s *State) within(t *State) bool {
	for i, d := range s.domains {
		if d&^t.domains[i] != 0 {
			return false
		}
	}
	return true
}

// whatIsLeftOf makes s the part of an end that a state has.
func (s *State) whatIsLeftOf(end, t *State) {
	s.copyFrom(end)
	s.ctx, s.supposed = t.ctx, true
	for i, d := range end.domains {
		for gone := d &^ t.domains[i]; gone != 0; gone &= gone - 1 {
			s.remove(latin.Cell(i), gone.First())
		}
	}
}
