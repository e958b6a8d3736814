package attrition

import "math/bits"

const (
	// patience is the number of pivots in a row that may leave the point where
	// it is before the rule of Bland, which cannot go round in circles, takes over.
	patience = 40
	// shortlist is how many entering variables are tried out. Most pivots move
	// the point by nothing, and trying eight takes a third of the pivots away.
	shortlist = 8
)

// A goal is where a variable shall go: to one of its bounds.
type goal struct {
	variable int
	up       bool
	value    int64
}

// push moves the point until the goal is reached, keeping to all bounds that
// count. If it cannot be reached, push says false and the row of the variable in
// the basis, which shows why.
func (p *simplex) push(g goal) (row int, ok bool) {
	for stalled := 0; !p.overflow; stalled++ {
		if p.valueIs(g.variable, g.value) {
			return 0, true
		}
		enter, rising := g.variable, g.up
		r := int(p.place[enter])
		p.cautious = stalled > patience
		if r >= 0 {
			if enter, rising = p.entering(r, &g); enter < 0 {
				return r, false
			}
		}
		if p.step(enter, rising, &g) {
			stalled = -1
		}
	}
	return 0, false
}

// An offer is a variable outside the basis that moves the goal's, at a rate.
type offer struct {
	variable int
	rate     int64
	rising   bool
}

// entering picks the variable outside the basis that brings the one of row r
// nearest to its goal, among those with the largest rates; with caution the
// first that moves it; -1 when none does.
func (p *simplex) entering(r int, g *goal) (enter int, rising bool) {
	p.collect(r, g.up)
	best, most := offer{variable: -1}, -1.0
	for i, o := range p.offers {
		if i == 0 && len(p.offers) == 1 {
			return o.variable, o.rising
		}
		p.load(o.variable)
		b := p.firstBlock(o.variable, o.rising, g)
		if gain := float64(o.rate) * float64(b.num) / float64(b.den); gain > most {
			best, most = o, gain
		}
	}
	return best.variable, best.rising
}

// collect makes the shortlist of offers, best rate first.
func (p *simplex) collect(r int, up bool) {
	p.offers = p.offers[:0]
	e := p.inverse[r].entry
	for v, place := range p.place {
		if place >= 0 || p.upper[v] == 0 {
			continue
		}
		rate := p.product(e, v)
		// A rising variable lowers that of the row where the rate is positive.
		if rate == 0 || (rate > 0) == (up == (place == atLower)) {
			continue
		}
		p.shortlist(offer{v, size(rate), place == atLower})
		if p.cautious {
			return
		}
	}
}

// product is the entry of a row of the inverse in the column of a variable.
func (p *simplex) product(e []int64, v int) int64 {
	if v >= p.columns {
		return e[v-p.columns]
	}
	sum := int64(0)
	for _, i := range p.of[v] {
		sum += e[i]
	}
	return sum
}

// shortlist keeps the offer if its rate is among the largest.
func (p *simplex) shortlist(o offer) {
	if len(p.offers) < shortlist {
		p.offers = append(p.offers, o)
	} else if o.rate <= p.offers[shortlist-1].rate {
		return
	}
	i := len(p.offers) - 1
	for ; i > 0 && p.offers[i-1].rate < o.rate; i-- {
		p.offers[i] = p.offers[i-1]
	}
	p.offers[i] = o
}

// step lets a variable enter, as far as it can go on the way to the goal. It
// says whether the point has moved.
func (p *simplex) step(enter int, rising bool, g *goal) bool {
	p.load(enter)
	b := p.firstBlock(enter, rising, g)
	if b.row < 0 {
		p.flip(enter, rising)
	} else {
		p.pivot(enter, rising, &b)
	}
	return b.num > 0
}

// load computes the column of a variable in terms of the basis.
func (p *simplex) load(v int) {
	for i := range p.inverse {
		p.column[i] = p.product(p.inverse[i].entry, v)
	}
}

// A block is what stops an entering variable: a variable of the basis at a
// bound, after num/den.
type block struct {
	row      int // -1: the entering variable's own other bound
	num, den int64
	upper    bool
}

// before compares how far two blocks let the variable go.
func (b *block) before(c *block) int {
	h, l := bits.Mul64(uint64(b.num), uint64(c.den))
	k, m := bits.Mul64(uint64(c.num), uint64(b.den))
	switch {
	case h < k || h == k && l < m:
		return -1
	case h == k && l == m:
		return 0
	}
	return 1
}

// firstBlock is what stops the loaded variable first.
func (p *simplex) firstBlock(enter int, rising bool, g *goal) block {
	pushed := int(p.place[g.variable])
	b := block{row: -1, num: p.upper[enter], den: 1}
	for i, a := range p.column {
		if a == 0 {
			continue
		}
		c := block{row: i, den: size(a), upper: (a > 0) != rising}
		if i == pushed {
			c.num, c.upper = size(g.value*p.inverse[i].den-p.inverse[i].value), g.value != 0
		} else if !p.blocked(&c) {
			continue
		}
		if sign := c.before(&b); sign < 0 || sign == 0 && p.preferred(i, b.row, pushed) {
			b = c
		}
	}
	return b
}

// blocked says when the variable of a row must stop, at its upper bound or at 0;
// false for a slack whose bounds do not count yet.
func (p *simplex) blocked(b *block) bool {
	e, v := &p.inverse[b.row], int(p.basis[b.row])
	if v >= p.columns && !p.tied[v-p.columns] {
		return false
	}
	b.num = e.value
	if b.upper {
		b.num = p.upper[v]*e.den - e.value
	}
	return true
}

// preferred says whether row i rather than row j leaves, both stopping the
// entering variable at once: the row that is pushed, so as to finish; else the
// one that moves faster, or with caution the first variable.
func (p *simplex) preferred(i, j, pushed int) bool {
	switch {
	case j < 0 || j == pushed:
		return false
	case i == pushed:
		return true
	case p.cautious:
		return p.basis[i] < p.basis[j]
	}
	return float64(size(p.column[i]))/float64(p.inverse[i].den) > float64(size(p.column[j]))/float64(p.inverse[j].den)
}
