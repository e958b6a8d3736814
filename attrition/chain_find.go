package attrition

import "latin"

// unlimited is more strong links than any chain has.
const unlimited = 1 << 20

func (c *chart) chains() *chainSearch {
	return tableOf(c, func(*chart) *chainSearch { return new(chainSearch) })
}

// findChains yields for every victim a shortest chain: the shortest first, then
// by the number of the start; chains of one label by the label first.
func findChains(s *State, shape chainShape, yield func(*Step) bool) {
	if t := s.duosOf(); t == nil || shape.strong != cellLink || t.may(shape) {
		searchChains(s, shape, yield)
	}
}

func searchChains(s *State, shape chainShape, yield func(*Step) bool) {
	c := s.chains()
	switch {
	case shape.oneLabel():
		s.eachLabel(shape.rule, yield, func(l latin.Label, yield func(*Step) bool) bool {
			c.prepare(s, shape, s.webOf(l, shape.grouped))
			return c.find(yield)
		})
	case shape.twins:
		c.prepare(s, shape, s.web(shape.grouped))
		c.findTwins(yield)
	default:
		c.prepare(s, shape, s.web(shape.grouped))
		c.find(yield)
	}
}

// eachLabel looks at one label after the other, for rules whose steps have prices
// for one label: in a settled state only at those that are wary or firm.
func (s *State) eachLabel(rule string, yield func(*Step) bool, look func(l latin.Label, yield func(*Step) bool) bool) {
	labels := s.all
	if s.settled {
		t := s.suspectsOf()
		labels = t.wary | t.firm
	}
	s.eachChanged(rule, s.ofLabel, yield, func(i int, yield func(*Step) bool) bool {
		l := latin.Label(i)
		return !labels.Has(l) || look(l, yield)
	})
}

// findTwins goes by the two labels that the cells have. In a settled state there
// must be two such cells.
func (c *chainSearch) findTwins(yield func(*Step) bool) {
	n := c.s.labels
	count := tableOf(c.s.chart, func(*chart) *twinCount { return &twinCount{make([]int, n*n)} }).of
	clear(count)
	for _, d := range c.s.domains {
		if d.Len() == 2 {
			count[int(d.First())*n+int((d&(d-1)).First())]++
		}
	}
	for l := range latin.Label(n) {
		for m := l + 1; int(m) < n; m++ {
			if c.s.settled && count[int(l)*n+int(m)] < 2 {
				continue
			}
			c.pair(latin.Just(l) | latin.Just(m))
			if !c.find(yield) {
				return
			}
		}
	}
}

// twinCount is scratch: cells that have just two labels, by these.
type twinCount struct{ of []int }

// find says whether to go on.
func (c *chainSearch) find(yield func(*Step) bool) bool {
	most := c.shape.strongs
	if most == 0 {
		most = unlimited
	}
	c.lead()
	first := c.shortest(most)
	if first.strongs == 0 {
		return true
	}
	c.from(first.start, first.strongs, func(k chainCatch) bool { return k != first })
	if !c.take(first, yield) {
		return false
	}
	for strongs := first.strongs; strongs <= most; strongs++ {
		further, more := c.round(strongs, most, yield)
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
		if !c.starts(start, most) {
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

// starts says whether a chain of at most so many strong links can begin at a node.
func (c *chainSearch) starts(start, most int) bool {
	switch {
	case c.led:
		return c.leadsOn(start, most)
	case c.shape.twins && c.twins[start>>6]>>(start&63)&1 == 0:
		return false
	}
	for k := range c.web.words {
		if c.strongWord(start, k) != 0 {
			return true
		}
	}
	return false
}

// take yields the step of a chainCatch, whose search has just ended, if its prices
// prove it, and notes what it removes. Links that lean on the same fixed cells may
// prove nothing together; another chain can.
func (c *chainSearch) take(k chainCatch, yield func(*Step) bool) bool {
	path := c.path(k)
	if c.shape.closed {
		around := func(q Candidate) bool { return c.seesLink(q, path) }
		if st := c.step(k, true); c.conclude(st, around) && c.isRemoved(st, k.victim) {
			return c.finish(k, st, yield)
		} // otherwise the victim sees the ends elsewhere than they see each other
	}
	st := c.step(k, false)
	return !c.conclude(st, func(q Candidate) bool { return c.seesEnds(q, k.start, k.end) }) || c.finish(k, st, yield)
}

// finish gives the step of a catch, whose victim needs no other chain then.
func (c *chainSearch) finish(k chainCatch, st *Step, yield func(*Step) bool) bool {
	c.done[k.victim>>6] |= 1 << (k.victim & 63)
	return c.give(st, yield)
}

// round yields the chains of so many strong links whose victims have not gone
// yet. It says whether longer ones may exist, up to most, and whether to go on.
func (c *chainSearch) round(strongs, most int, yield func(*Step) bool) (further, more bool) {
	for start := range c.web.nodes {
		if c.s.stopped() {
			return false, false
		}
		if !c.starts(start, most) {
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
	for i := range c.used() {
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
