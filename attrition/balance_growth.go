package attrition

import "latin"

// Limits of the search for balances: pairs of companies of one size that are
// carried on, and the words of sets that one size may cost.
const (
	maxCarried = 500
	maxEffort  = 3_000_000
)

// A pairing is some asterisms against others, each side in ascending order
// with -1 behind it.
type pairing struct{ plus, minus company }

type company [maxCompanies]int32

func (c *company) has(a int) bool {
	for _, b := range c {
		if int(b) == a {
			return true
		}
	}
	return false
}

// with is the company and one more.
func (c company) with(a int) company {
	for i, b := range c {
		if b < 0 || int(b) > a {
			copy(c[i+1:], c[i:maxCompanies-1])
			c[i] = int32(a)
			return c
		}
	}
	panic("a company has too many asterisms")
}

func (c *company) list() []int {
	var l []int
	for _, a := range c {
		if a >= 0 {
			l = append(l, int(a))
		}
	}
	return l
}

// A successor is a pairing with one asterism more, on the side whose turn it is.
type successor struct {
	of    int // index in the level
	more  int32
	cells int // left over on both sides
}

// A growth finds balances by adding asterisms, to either side in turn. Each new
// one is disjoint from its own side and meets the other. Of all pairings of
// one size, only those with the fewest cells left over are carried on; those
// with equally many stay or go together.
type growth struct {
	*chart
	level       []pairing
	next        []successor
	plus, minus set // covered by the pairing in hand
	met         set // of asterisms
	found       []balance
	carried     int
}

func newGrowth(c *chart) *growth {
	g := &growth{chart: c, plus: c.newSet(), minus: c.newSet(), met: make(set, (len(c.asterisms)+63)/64)}
	g.carried = min(maxCarried, maxEffort/(len(c.asterisms)*c.words+1))
	return g
}

func (g *growth) full(a int) bool { return len(g.asterisms[a].Cells) == g.puzzle.Labels.K() }

func (g *growth) grow() {
	none := company{}
	for i := range none {
		none[i] = -1
	}
	if len(g.asterisms) > g.carried {
		return
	}
	for a := range g.asterisms {
		g.level = append(g.level, pairing{none.with(a), none})
	}
	for size := 2; size <= 2*maxCompanies && len(g.level) > 0; size++ {
		g.successors(size%2 == 1)
		g.advance(size%2 == 1)
		if size%2 == 0 {
			g.note()
		}
	}
}

// cover makes the sets of cells of both sides.
func (g *growth) cover(p *pairing) {
	clear(g.plus)
	clear(g.minus)
	for i := range maxCompanies {
		if a := p.plus[i]; a >= 0 {
			unite(g.plus, g.cellsOf(int(a)))
		}
		if a := p.minus[i]; a >= 0 {
			unite(g.minus, g.cellsOf(int(a)))
		}
	}
}

func unite(s, t set) {
	for i, w := range t {
		s[i] |= w
	}
}

// successors lists those of all pairings of the level. It is the turn of the
// plus side or of the minus side.
func (g *growth) successors(plus bool) {
	g.next = g.next[:0]
	for i := range g.level {
		p := &g.level[i]
		g.cover(p)
		own, other := g.minus, g.plus
		if plus {
			own, other = g.plus, g.minus
		}
		g.meeting(own, other)
		for a := range g.met.cells() {
			if (plus || g.full(int(a))) && !g.cellsOf(int(a)).meets(own) && !p.plus.has(int(a)) && !p.minus.has(int(a)) {
				g.next = append(g.next, successor{i, int32(a), g.leftOver(int(a), own, other)})
			}
		}
	}
}

// meeting collects in met the asterisms with cells that only the other side has.
func (g *growth) meeting(own, other set) {
	clear(g.met)
	for i, w := range other {
		for w &^= own[i]; w != 0; w &= w - 1 {
			for _, a := range g.of[i<<6+int(latin.Domain(w).First())] {
				g.met.add(latin.Cell(a))
			}
		}
	}
}

// leftOver counts the cells of just one side when own has a more.
func (g *growth) leftOver(a int, own, other set) int {
	n := 0
	for i, w := range g.cellsOf(a) {
		n += latin.Domain((own[i] | w) ^ other[i]).Len()
	}
	return n
}

// advance carries on what has the fewest cells left over.
func (g *growth) advance(plus bool) {
	limit := g.limit()
	seen := make(map[pairing]bool)
	var level []pairing
	for _, n := range g.next {
		p := g.level[n.of]
		if n.cells > limit {
			continue
		}
		if plus {
			p.plus = p.plus.with(int(n.more))
		} else {
			p.minus = p.minus.with(int(n.more))
		}
		if !seen[p] {
			seen[p] = true
			level = append(level, p)
		}
	}
	g.level = level
}

// limit is the largest number of cells left over such that not too many
// successors have as few; those with none are of no use.
func (g *growth) limit() int {
	var tally []int
	for _, n := range g.next {
		for len(tally) <= n.cells {
			tally = append(tally, 0)
		}
		tally[n.cells]++
	}
	total := 0
	for cells, n := range tally {
		if total += n; total > g.carried {
			return cells - 1
		}
	}
	return len(tally)
}

// note keeps the pairings of the level that are small balances.
func (g *growth) note() {
	for i := range g.level {
		p := &g.level[i]
		g.cover(p)
		b := balance{plus: p.plus.list(), minus: p.minus.list(), least: g.puzzle.Labels.K(), even: true}
		if !g.leave(&b) || len(b.left) == 0 {
			continue
		}
		for _, a := range b.plus {
			b.least = min(b.least, len(g.asterisms[a].Cells))
			b.even = b.even && g.full(a)
		}
		g.found = append(g.found, b)
	}
}

// leave fills in what is left over; false when it is too much.
func (g *growth) leave(b *balance) bool {
	for i := range g.plus {
		for w := g.plus[i] &^ g.minus[i]; w != 0; w &= w - 1 {
			b.left = append(b.left, latin.Cell(i<<6)+latin.Cell(latin.Domain(w).First()))
		}
		for w := g.minus[i] &^ g.plus[i]; w != 0; w &= w - 1 {
			b.right = append(b.right, latin.Cell(i<<6)+latin.Cell(latin.Domain(w).First()))
		}
		if len(b.left) > maxLeftover || len(b.right) > maxLeftover {
			return false
		}
	}
	return true
}
