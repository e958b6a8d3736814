package attrition

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
	t := &p.inverse[b.row]
	if g := t.reduce(); g != 1 {
		b.num /= g
		b.den /= g
		p.column[b.row] /= g
	}
	by := b.num
	if !rising {
		by = -by
	}
	if p.column[b.row] < 0 {
		t.negate()
	}
	p.support = t.nonzero(p.support[:0])
	m := elimination{t, p.support, b.den, by, p.largest}
	for i, q := range p.column {
		if q != 0 && i != b.row && !m.from(&p.inverse[i], q) {
			p.overflow = true
			return
		}
	}
	t.den, t.value = b.den, by
	if !rising {
		t.value += b.den * p.upper[enter]
	}
	t.most = max(t.most, t.den)
	p.exchange(enter, b)
}

// exchange notes which variable is where after a pivot.
func (p *simplex) exchange(enter int, b *block) {
	out := p.basis[b.row]
	p.place[out] = atLower
	if b.upper {
		p.place[out] = atUpper
	}
	p.basis[b.row], p.place[enter] = int32(enter), int32(b.row)
}
