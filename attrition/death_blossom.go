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

// A blossom is a stem with some of its petals.
type blossom struct {
	stem   latin.Cell
	z      latin.Label
	petals [mostPetals][2]int32 // nodes: the stem's label in the set, and z; -1 when the set holds the first anyway
	n      int
	sight  [mostPetals + 1]set // what sees z in the petals so far
}

// blossoms is scratch.
type blossoms struct{ blossom }

// findDeathBlossoms goes by stem, then z, then the petals in the order of the
// stem's labels. What one Hall set alone removes is found too.
func findDeathBlossoms(s *State, yield func(*Step) bool) {
	c := s.setChains()
	b := &tableOf(s.chart, func(ch *chart) *blossoms {
		t := new(blossoms)
		for i := range t.sight {
			t.sight[i] = ch.newSet()
		}
		return t
	}).blossom
	if !c.overfull(yield) || !c.alone(yield) {
		return
	}
	for i, d := range s.domains {
		if d.Len() > mostPetals || s.settled && d.Len() == 1 || d == 0 {
			continue
		}
		for z := range latin.Label(s.labels) {
			if d.Has(z) {
				continue
			}
			b.stem, b.z, b.n = latin.Cell(i), z, 0
			copy(b.sight[0], s.candOf(z))
			if s.settled {
				for w, m := range s.fixedOf(z) {
					b.sight[0][w] &^= m
				}
			}
			if !c.bloom(b, d, yield) || s.stopped() {
				return
			}
		}
	}
}

// alone yields what Hall sets remove by themselves.
func (c *setSearch) alone(yield func(*Step) bool) bool {
	more := true
	c.from(-1, 1, func(k setCatch) bool {
		more = c.take(k, yield)
		return more
	})
	return more
}

// bloom adds a petal for the first label left of the stem.
func (c *setSearch) bloom(b *blossom, left latin.Domain, yield func(*Step) bool) bool {
	if left == 0 {
		return c.blossomSteps(b, yield)
	}
	l := left.First()
	for i := range c.nodes {
		n := &c.nodes[i]
		if n.label != l || !n.sees.has(b.stem) || hasCell(c.sets[n.set].cells, b.stem) || !c.touches(i) {
			continue
		}
		z := c.nodeIn(int(n.set), b.z)
		sight, before := b.sight[b.n+1], b.sight[b.n]
		switch {
		case c.holds(-1, i):
			copy(sight, before)
			z = -1
		case z < 0 || !c.holds(i, z):
			continue
		default:
			any := uint64(0)
			for w := range sight {
				sight[w] = before[w] & c.nodes[z].sees[w]
				any |= sight[w]
			}
			if any == 0 {
				continue
			}
		}
		b.petals[b.n] = [2]int32{int32(i), int32(z)}
		b.n++
		more := c.bloom(b, left&^latin.Just(l), yield)
		b.n--
		if !more {
			return false
		}
	}
	return true
}

// touches says whether the node has a place.
func (c *setSearch) touches(i int) bool { return !c.nodes[i].places.empty() }

// nodeIn is the node of a label in a set; -1 when the set has it not.
func (c *setSearch) nodeIn(set int, l latin.Label) int {
	x := &c.sets[set]
	for i := x.first; i < x.first+x.labels.Len(); i++ {
		if c.nodes[i].label == l {
			return i
		}
	}
	return -1
}

func (c *setSearch) blossomSteps(b *blossom, yield func(*Step) bool) bool {
	sight := b.sight[b.n]
	if b.n == 0 {
		return true
	}
	for v := range sight.cells() {
		if i := int(v)*c.s.labels + int(b.z); v == b.stem || c.done[i>>6]>>(i&63)&1 != 0 {
			continue
		}
		st := c.blossomStep(b, v)
		if c.concludeSets(st, b.z, func(x latin.Cell) bool { return sight.has(x) }) && !yield(st) {
			return false
		}
	}
	return true
}

func (c *setSearch) blossomStep(b *blossom, v latin.Cell) *Step {
	st := c.s.step(latin.Just(b.z))
	st.Cells = append(st.Cells, b.stem)
	for _, petal := range b.petals[:b.n] {
		i, z := int(petal[0]), int(petal[1])
		n := &c.nodes[i]
		but, to := latin.Just(n.label), Node{}
		if z >= 0 {
			but |= latin.Just(b.z)
			to = c.nodeOf(z)
		}
		c.price(st, int(n.set), but)
		c.seenBy(st, i, b.stem)
		if z >= 0 {
			c.seenBy(st, z, v)
		}
		x := &c.sets[n.set]
		st.Links = append(st.Links, Link{From: c.nodeOf(i), To: to, Strong: true, Asterism: -1, Via: x.cells})
		st.Labels |= latin.Just(n.label)
		for _, y := range x.cells {
			if !hasCell(st.Cells, y) {
				st.Cells = append(st.Cells, y)
			}
		}
	}
	return st
}
