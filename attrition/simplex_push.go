package attrition

import "math/bits"

// patience is the number of pivots in a row that may leave the point where it
// is before the rule of Bland, which cannot go round in circles, takes over.
const patience = 12

// push moves the point until variable v is at its bound in that direction (the
// nearer one, if it is beyond both), keeping to all bounds that count. If that
// cannot be done, it says false and the row of v in the basis, which shows why.
func (p *simplex) push(v int, up bool) (row int, ok bool) {
	stalled := 0
	for !p.overflow {
		r := int(p.place[v])
		if r == atUpper && up || r == atLower && !up {
			return 0, true
		}
		enter, rising := v, up
		if r >= 0 {
			enter, rising = p.entering(r, up, stalled > patience)
		}
		if enter < 0 {
			return r, false
		}
		if p.step(enter, rising, r, up) {
			stalled = 0
		} else {
			stalled++
		}
	}
	return 0, false
}

// entering picks the variable outside the basis that moves the one of row r
// most, or with caution the first that moves it; -1 when none does. A rising
// variable lowers that of the row where its coefficient is positive.
func (p *simplex) entering(r int, up, cautious bool) (enter int, rising bool) {
	enter = -1
	most := int64(0)
	e := &p.inverse[r]
	for v, place := range p.place {
		if place >= 0 || p.upper[v] == 0 {
			continue
		}
		d := int64(0)
		if v >= p.columns {
			d = e.entry[v-p.columns]
		} else {
			for _, i := range p.of[v] {
				d += e.entry[i]
			}
		}
		if d == 0 || (d > 0) == (up == (place == atLower)) {
			continue
		}
		if size(d) > most {
			enter, rising, most = v, place == atLower, size(d)
			if cautious {
				break
			}
		}
	}
	return enter, rising
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

// step lets a variable enter, as far as it can go; r is the row that is being
// pushed up or down, -1 if it is the entering variable itself. It says whether
// the point has moved.
func (p *simplex) step(enter int, rising bool, r int, up bool) bool {
	p.load(enter)
	b := block{row: -1, num: p.upper[enter], den: 1}
	for i, a := range p.column {
		if a == 0 {
			continue
		}
		c, ok := p.blocked(i, a, (a > 0) != rising, i == r, up)
		if !ok {
			continue
		}
		if sign := c.before(&b); sign < 0 || sign == 0 && p.preferred(i, b.row, r) {
			b = c
		}
	}
	if b.row < 0 {
		p.flip(enter, rising)
	} else {
		p.pivot(enter, rising, &b)
	}
	return b.num > 0
}

// preferred says whether row i rather than row j leaves, both stopping the
// entering variable at once: the row that is pushed, so as to finish, else the first variable.
func (p *simplex) preferred(i, j, pushed int) bool {
	switch {
	case j < 0 || j == pushed:
		return false
	case i == pushed:
		return true
	}
	return p.basis[i] < p.basis[j]
}

// load computes the column of a variable in terms of the basis.
func (p *simplex) load(v int) {
	if v >= p.columns {
		for i := range p.inverse {
			p.column[i] = p.inverse[i].entry[v-p.columns]
		}
		return
	}
	of := p.of[v]
	for i := range p.inverse {
		e, a := p.inverse[i].entry, int64(0)
		for _, k := range of {
			a += e[k]
		}
		p.column[i] = a
	}
}

// blocked says where the variable of row i, growing or shrinking at rate |a|
// over the denominator, must stop; false if nowhere.
func (p *simplex) blocked(i int, a int64, growing, pushed, up bool) (block, bool) {
	e, v := &p.inverse[i], int(p.basis[i])
	far := p.upper[v] * e.den
	b := block{row: i, den: size(a), upper: growing}
	switch {
	case pushed && up != growing:
		return b, false
	case pushed && e.value > far:
		b.num, b.upper = e.value-far, true
	case pushed && e.value < 0:
		b.num, b.upper = -e.value, false
	case v >= p.columns && !p.tied[v-p.columns] && !pushed:
		return b, false
	case growing:
		b.num = far - e.value
	default:
		b.num = e.value
	}
	return b, true
}

// flip moves a variable from one bound to the other.
func (p *simplex) flip(v int, rising bool) {
	by := p.upper[v]
	p.place[v] = atLower
	if rising {
		p.place[v] = atUpper
	} else {
		by = -by
	}
	for i, a := range p.column {
		if a != 0 {
			p.inverse[i].value -= a * by
		}
	}
}

// pivot puts the entering variable in the place of the one that stops it.
func (p *simplex) pivot(enter int, rising bool, b *block) {
	p.pivots++
	r := b.row
	t, a := &p.inverse[r], p.column[r]
	if a < 0 {
		for i, n := range t.entry {
			t.entry[i] = -n
		}
		a = -a
		for i := range p.column {
			p.column[i] = -p.column[i]
		}
		p.column[r] = a
	}
	p.gatherSupport(t)
	p.eliminate(r, a, b.num, rising, p.column[r] != 0)
	p.exchange(enter, rising, b, a)
}
