package attrition

import "latin"

// Two strong links of one label in asterisms P and Q, joined by a weak one. What
// people call it depends on how P and Q lie.
var (
	Skyscraper = &Rule{
		Name: "skyscraper",
		Doc: `a label twice in two parallel asterisms, once side by side

Two parallel asterisms (two rows) have two places left for a label, and one place
of each sees the other: so one of the two other places is right, and what sees both
loses the label. Prices: -1 on the two asterisms, +1 on the links.

` + chainSource,
		Tier: Advanced, Cost: 210,
		Find: turbotsOf("skyscraper", func(s *State, p, q int) bool { return tableOf(s.chart, neighbourhoodOf).parallel(p, q) }),
		Tell: tellChain,
	}
	TwoStringKite = &Rule{
		Name: "two-string-kite",
		Doc: `a label twice in two crossing asterisms, joined at one end

Two asterisms that cross (a row and a column) have two places left for a label,
and one place of each sees the other: so one of the two other places is right, and
what sees both loses the label. Prices: -1 on the two asterisms, +1 on the links.

` + chainSource,
		Tier: Advanced, Cost: 215,
		Find: turbotsOf("two-string-kite", func(s *State, p, q int) bool { return s.cellsOf(p).meets(s.cellsOf(q)) }),
		Tell: tellChain,
	}
	TurbotFish = &Rule{
		Name: "turbot-fish",
		Doc: `two strong links of a label joined by a weak one

Any two asterisms with two places left for a label, one place of each seeing the
other: one of the two other places is right, and what sees both loses the label.
Skyscraper and two-string kite are special cases. Prices: -1 on the two asterisms,
+1 on the links.

` + chainSource,
		Tier: Advanced, Cost: 220,
		Find: turbotsOf("turbot-fish", func(*State, int, int) bool { return true }),
		Tell: tellChain,
	}
)

// A strongPair is a strong link of single cells in one asterism.
type strongPair struct {
	asterism int
	ends     [2]int // nodes
}

// turbots is scratch for the strong pairs of one label.
type turbots struct{ pairs []strongPair }

// turbotsOf goes by label, then by the two asterisms.
func turbotsOf(rule string, related func(s *State, p, q int) bool) func(*State, func(*Step) bool) {
	return func(s *State, yield func(*Step) bool) {
		s.eachLabel(rule, yield, func(l latin.Label, yield func(*Step) bool) bool {
			return s.turbots(l, related, yield)
		})
	}
}

func (s *State) turbots(l latin.Label, related func(s *State, p, q int) bool, yield func(*Step) bool) bool {
	t := tableOf(s.chart, func(*chart) *turbots { return new(turbots) })
	c := s.chains()
	c.prepare(s, chainShape{strong: labelLink, weak: labelLink, colours: -1}, s.webOf(l, false))
	t.pairs = c.strongPairs(l, t.pairs[:0])
	for i := range t.pairs {
		for j := i + 1; j < len(t.pairs); j++ {
			p, q := &t.pairs[i], &t.pairs[j]
			if p.asterism != q.asterism && related(s, p.asterism, q.asterism) && !c.turbot(p, q, yield) {
				return false
			}
		}
	}
	return true
}

// strongPairs lists the strong links of a label, asterism by asterism.
func (c *chainSearch) strongPairs(l latin.Label, pairs []strongPair) []strongPair {
	s := c.s
	for a := range s.asterisms {
		k := s.at(a, l)
		if s.places[k] > s.lo[k]+1 || s.settled && s.places[k] == s.fixes[k] {
			continue
		}
		c.web.list(s, a, l)
		for i, p := range c.web.linked {
			for _, q := range c.web.linked[i+1:] {
				if s.strongIn(k, l, c.web.nodes[p].cell, c.web.nodes[q].cell) {
					pairs = append(pairs, strongPair{a, [2]int{int(p), int(q)}})
				}
			}
		}
	}
	return pairs
}

// turbot tries the four ways to join two strong links by a weak one.
func (c *chainSearch) turbot(p, q *strongPair, yield func(*Step) bool) bool {
	for i := range 4 {
		a, t, f, z := p.ends[i&1], p.ends[1-i&1], q.ends[i>>1], q.ends[1-i>>1]
		if t == f || t == z || a == f || !c.weak(t, f) || !c.bothSee(a, z) {
			continue
		}
		st := c.s.step(latin.Just(c.web.nodes[a].label))
		for _, k := range [...]int{a, t, f, z} {
			if x := c.web.nodes[k].cell; !hasCell(st.Cells, x) {
				st.Cells = append(st.Cells, x)
			}
		}
		c.addLink(st, a, t, true)
		c.addLink(st, t, f, false)
		c.addLink(st, f, z, true)
		if !c.victimSteps(st, a, z, yield) {
			return false
		}
	}
	return true
}

func (c *chainSearch) weak(p, q int) bool { return c.web.weakOf(p)[q>>6]>>(q&63)&1 != 0 }

// bothSee says whether a candidate that is there sees both ends, or the ends are one.
func (c *chainSearch) bothSee(a, z int) bool {
	if a == z {
		return true
	}
	other := c.web.weakOf(z)
	for w, word := range c.web.weakOf(a) {
		if found := !eachBit([]uint64{word & other[w] & c.single[w]}, func(i int) bool { return !c.worthy(w<<6 + i) }); found {
			return true
		}
	}
	return false
}

// victimSteps yields the steps of a chain from a to z, one for each way in
// which victims see its ends.
func (c *chainSearch) victimSteps(st *Step, a, z int, yield func(*Step) bool) bool {
	if a == z { // what else sees it goes by other prices, and only by accident by these
		own := func(q Candidate) bool { return q.Cell == c.web.nodes[a].cell }
		return !c.conclude(st, own) || c.give(st, yield)
	}
	sees := func(q Candidate) bool { return c.seesEnds(q, a, z) }
	base, links, cells := len(st.Prices), len(st.Links), len(st.Cells)
	c.victims = append(c.victims[:0], c.web.weakOf(a)...)
	for w, word := range c.web.weakOf(z) {
		c.victims[w] &= word & c.single[w]
	}
	return eachBit(c.victims, func(v int) bool {
		if !c.worthy(v) || c.isDone(v) {
			return true
		}
		st.Prices, st.Links, st.Cells, st.Asterisms = st.Prices[:base], st.Links[:links], st.Cells[:cells], st.Asterisms[:0]
		c.addLink(st, z, v, false)
		c.addLink(st, v, a, false)
		st.Links = st.Links[:links]
		return !c.conclude(st, sees) || c.give(st, yield)
	})
}
