package attrition

import "latin"

// DeathBlossom is a cell each of whose labels takes z for granted in some set.
var DeathBlossom = &Rule{
	Name: "death-blossom",
	Doc: `a cell whose every label leaves z to some almost Hall set

For each label of the stem cell there is a set (a petal) that loses the label if
the stem holds it, and then holds z. Whatever the stem holds, one of the petals holds
z. What sees z in all of them loses it. A stem has up to four labels. Prices: +1 on
each petal's asterism for its labels but the stem's and z, and on the asterisms of
the links.

` + almostSource,
	Tier: Advanced, Cost: 365,
	Find: findDeathBlossoms,
	Tell: tellDeathBlossom,
}

// mostPetals is how many labels a stem may have.
const mostPetals = 4

// A blossom is a stem with its petals: the sets, known by their node of the
// stem's label, that one asterism keeps from holding it together with the stem.
//
// What a victim needs is a petal for each label of the stem, whichever it is and
// whatever they share, since the inequalities of the petals may be added up. So
// it is enough to know what sees z in some petal.
type blossom struct {
	stem   latin.Cell
	labels []latin.Label // of the stem
	petals [mostPetals][]petal
	sight  [mostPetals][]set // by the index of the stem's label, then by z: what sees it in a petal
	all    set               // what sees z in a petal for each label
	one    set               // scratch: the stem
}

// A petal is a node of the stem's label; certain when its set holds it anyway,
// so that the stem cannot.
type petal struct {
	node    int
	certain bool
}

func newBlossom(c *chart) *blossom {
	b := &blossom{all: c.newSet(), one: c.newSet()}
	for i := range b.sight {
		for range c.labels {
			b.sight[i] = append(b.sight[i], c.newSet())
		}
	}
	return b
}

// findDeathBlossoms goes by stem, then z, then the cells that see it. What one
// Hall set alone removes is found too.
func findDeathBlossoms(s *State, yield func(*Step) bool) {
	c := s.setChains()
	b := tableOf(s.chart, newBlossom)
	if !c.overfull(yield) || !c.alone(yield) {
		return
	}
	for i, d := range s.domains {
		if d == 0 || d.Len() > mostPetals || s.settled && d.Len() == 1 {
			continue
		}
		if s.stopped() {
			return
		}
		if b.stem = latin.Cell(i); c.sprout(b, d) && !c.blossomSteps(b, d, yield) {
			return
		}
	}
}

// alone yields what Hall sets remove by themselves.
func (c *setSearch) alone(yield func(*Step) bool) bool {
	if len(c.full) == 0 {
		return true
	}
	return c.eachVictim(func(v Candidate) bool {
		k := c.from(v, 1)
		return k.sets == 0 || c.take(k, yield)
	})
}

// sprout gathers the petals of the stem; false when some label has none.
func (c *setSearch) sprout(b *blossom, d latin.Domain) bool {
	b.labels = b.labels[:0]
	for ; d != 0; d &= d - 1 {
		k := len(b.labels)
		b.labels = append(b.labels, d.First())
		b.petals[k] = b.petals[k][:0]
		for _, sight := range b.sight[k] {
			clear(sight)
		}
		for _, i := range c.byLabel[d.First()] {
			c.sproutFrom(b, k, int(i))
		}
		if len(b.petals[k]) == 0 {
			return false
		}
	}
	return true
}

// sproutFrom adds the node's set as a petal for the k-th label of the stem.
func (c *setSearch) sproutFrom(b *blossom, k, i int) {
	n := &c.nodes[i]
	if !n.sees.has(b.stem) || n.places.empty() || c.stemReach(b, n) < 0 {
		return
	}
	if c.holds(-1, i) {
		b.petals[k] = append(b.petals[k], petal{i, true})
		for _, sight := range b.sight[k] {
			for w := range sight {
				sight[w] = ^uint64(0)
			}
		}
		return
	}
	before, x := len(b.petals[k]), &c.sets[n.set]
	for _, t := range x.nodes {
		if int(t) == i || !c.holds(i, int(t)) {
			continue
		}
		if len(b.petals[k]) == before {
			b.petals[k] = append(b.petals[k], petal{i, false})
		}
		sight := b.sight[k][c.nodes[t].label]
		for w, m := range c.nodes[t].sees {
			sight[w] |= m
		}
	}
}

// stemReach is the first asterism that keeps the stem and the set of the node from
// both holding its label; -1 for none.
func (c *setSearch) stemReach(b *blossom, n *setNode) int {
	clear(b.one)
	b.one.add(b.stem)
	for _, a := range c.s.of[b.stem] {
		if n.places.within(c.s.cellsOf(a)) && c.s.weakSets(a, n.label, b.one, n.places) {
			return a
		}
	}
	return -1
}

// blossomSteps yields what sees z in a petal for each label of the stem.
func (c *setSearch) blossomSteps(b *blossom, d latin.Domain, yield func(*Step) bool) bool {
	s := c.s
	for z := range latin.Label(s.labels) {
		if d.Has(z) || !c.witherable(b, z) {
			continue
		}
		for v := range b.all.cells() {
			if v == b.stem || c.isGone(Candidate{v, z}) {
				continue
			}
			st := c.blossomStep(b, z, v)
			if c.concludeSets(st, z, b.all.has) && !yield(st) {
				return false
			}
		}
	}
	return true
}

// witherable sets all to what may lose z, and says whether there is anything.
func (c *setSearch) witherable(b *blossom, z latin.Label) bool {
	s, any := c.s, uint64(0)
	cand, fixed := s.candOf(z), s.fixedOf(z)
	for w := range b.all {
		m := cand[w]
		if s.settled {
			m &^= fixed[w]
		}
		for k := range b.labels {
			m &= b.sight[k][z][w]
		}
		b.all[w] = m
		any |= m
	}
	return any != 0
}

// blossomStep prices, for each label of the stem, the first petal whose z is seen
// by the cell, and a certain one before that.
func (c *setSearch) blossomStep(b *blossom, z latin.Label, v latin.Cell) *Step {
	st := c.s.step(latin.Just(z))
	st.Cells = append(st.Cells, b.stem)
	for k, l := range b.labels {
		i, to := c.petalFor(b, k, z, v)
		n := &c.nodes[i]
		but, end := latin.Just(l), Node{}
		if to >= 0 {
			but |= latin.Just(z)
			end = c.nodeOf(to)
			c.seenBy(st, to, v)
		}
		c.price(st, int(n.set), but)
		st.Prices = append(st.Prices, Price{c.stemReach(b, n), l, 1})
		x := &c.sets[n.set]
		st.Links = append(st.Links, Link{From: c.nodeOf(i), To: end, Strong: true, Asterism: -1, Via: x.cells})
		st.Labels |= latin.Just(l)
		for _, y := range x.cells {
			if !hasCell(st.Cells, y) {
				st.Cells = append(st.Cells, y)
			}
		}
	}
	return st
}

// petalFor is the petal for the k-th label of the stem and its node of z that the
// cell sees; no such node when the petal is certain.
func (c *setSearch) petalFor(b *blossom, k int, z latin.Label, v latin.Cell) (node, to int) {
	for _, p := range b.petals[k] {
		if p.certain {
			return p.node, -1
		}
	}
	for _, p := range b.petals[k] {
		if t := c.nodeIn(int(c.nodes[p.node].set), z); t >= 0 && t != p.node && c.holds(p.node, t) && c.nodes[t].sees.has(v) {
			return p.node, t
		}
	}
	panic("no petal of the stem is seen by the cell")
}
