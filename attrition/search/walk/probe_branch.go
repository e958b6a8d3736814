package walk

import "math/bits"

// count counts the boards, to the limit.
func (p *prober) count(limit uint64, depth int) (n uint64) {
	for n < limit && p.conclude() {
		v := p.pick()
		if v < 0 {
			return n + 1
		}
		if !p.budget.Step() {
			return n
		}
		n += p.descend(limit-n, depth, v)
		p.refute(v)
	}
	return n
}

// descend counts the boards in which the trial v is right.
func (p *prober) descend(limit uint64, depth int, v int32) (n uint64) {
	if depth+1 == len(p.levels) {
		p.levels = append(p.levels, &lore{})
	}
	p.suppose(v)
	here := p.lore
	p.lore = p.levels[depth+1]
	if p.pack(here) {
		n = p.count(limit, depth+1)
	}
	p.lore = here
	return n
}

// pick gives the trial to branch on, -1 when all is decided: one of a choice of
// two, such that much follows from both, or else one from which much follows.
func (p *prober) pick() int32 {
	p.measure()
	best, most := int32(-1), -1.0
	for i := range p.choices.length() {
		a, b, more := p.left(i)
		if b < 0 {
			continue
		}
		gain := float64(p.size[a])
		if !more {
			gain *= float64(p.size[b])
		}
		if gain > most {
			best, most = a, gain
		}
	}
	return best
}

// left are the first living trials of a choice, -1 where there are none, and
// whether there are more.
func (p *prober) left(i int32) (a, b int32, more bool) {
	a, b = -1, -1
	for _, v := range p.choices.of(i) {
		switch {
		case !p.lives(v):
		case a < 0:
			a = v
		case b < 0:
			b = v
		default:
			return a, b, true
		}
	}
	return a, b, false
}

// measure finds the size of all trials.
func (p *prober) measure() {
	clear(p.size[:p.variables])
	for w, s := range p.slabs {
		for v := range s {
			p.size[v] += int32(bits.OnesCount64(s[v].fails & p.alive[w]))
		}
	}
}
