package attrition

import "latin"

// unlimited is more strong links than any chain has.
const unlimited = 1 << 20

func (c *chart) chains() *chainSearch {
	return tableOf(c, func(*chart) *chainSearch { return new(chainSearch) })
}

// findChains yields for every victim a shortest chain: the shortest first, then
// by the number of the start.
func findChains(s *State, shape chainShape, yield func(*Step) bool) {
	c := s.chains()
	c.prepare(s, shape)
	if !shape.twins {
		c.find(yield)
		return
	}
	for l := range latin.Label(s.labels) {
		for m := l + 1; int(m) < s.labels; m++ {
			c.pair(latin.Just(l) | latin.Just(m))
			if !c.find(yield) {
				return
			}
		}
	}
}

// find says whether to go on.
func (c *chainSearch) find(yield func(*Step) bool) bool {
	most := c.shape.strongs
	if most == 0 {
		most = unlimited
	}
	first := c.shortest(most)
	if first.strongs == 0 {
		return true
	}
	c.from(first.start, first.strongs, func(k chainCatch) bool { return k != first })
	if !c.take(first, yield) {
		return false
	}
	for strongs := first.strongs; strongs <= most; strongs++ {
		further, more := c.round(strongs, yield)
		if !more {
			return false
		}
		if !further {
			break
		}
	}
	return true
}

// shortest is the first of the shortest catches; the zero value when there is none.
func (c *chainSearch) shortest(most int) chainCatch {
	var best chainCatch
	for start := range c.web.nodes {
		if c.s.stopped() {
			return chainCatch{}
		}
		if !c.starts(start) {
			continue
		}
		c.from(start, most, func(k chainCatch) bool {
			best, most = k, k.strongs-1
			return false
		})
		if most < 1 {
			break
		}
	}
	return best
}

// starts says whether a node has a strong link to begin with.
func (c *chainSearch) starts(start int) bool {
	for k := range c.web.words {
		if c.web.strong[start*c.web.words+k] != 0 {
			return true
		}
	}
	return false
}

// take yields the step of a chainCatch, whose search has just ended, and notes what
// it removes.
func (c *chainSearch) take(k chainCatch, yield func(*Step) bool) bool {
	c.done[k.victim>>6] |= 1 << (k.victim & 63)
	path := c.path(k)
	if c.shape.closed {
		around := func(v int) bool { return c.seesLink(v, path) }
		if st := c.step(k, true); c.conclude(st, around) && c.isRemoved(st, k.victim) {
			return c.give(st, yield)
		} // otherwise the victim sees the ends elsewhere than they see each other
	}
	st := c.step(k, false)
	return !c.conclude(st, func(v int) bool { return c.seesEnds(v, k.start, k.end) }) || c.give(st, yield)
}

// round yields the chains of so many strong links whose victims have not gone
// yet. It says whether longer ones may exist, and whether to go on.
func (c *chainSearch) round(strongs int, yield func(*Step) bool) (further, more bool) {
	for start := range c.web.nodes {
		if c.s.stopped() {
			return false, false
		}
		if !c.starts(start) {
			continue
		}
		more = true
		end := c.from(start, strongs, func(k chainCatch) bool {
			if k.strongs < strongs || c.isDone(k.victim) {
				return true
			}
			more = c.take(k, yield)
			return more
		})
		if !more {
			return false, false
		}
		further = further || end && c.growing()
	}
	return further, true
}

func (c *chainSearch) isDone(v int) bool { return c.done[v>>6]>>(v&63)&1 != 0 }

// growing says whether the last search was still growing at its limit.
func (c *chainSearch) growing() bool {
	for i := range c.layers {
		for _, word := range c.layers[i].news {
			if word != 0 {
				return true
			}
		}
	}
	return false
}

// domainOf is the domain of a node's cell.
func (c *chainSearch) domainOf(i int) latin.Domain { return c.s.domains[c.web.nodes[i].cell] }
