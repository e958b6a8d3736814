package walk

import (
	"math/bits"

	"latin/attrition/search/engine"
)

// How a prober chooses what to try.
const (
	// maxOffers is how many choices of two are tried at a node.
	maxOffers = 15
	// freshness is how much of a size is what followed in the last trial.
	freshness = 0.4
	// bonus raises the size of a literal that was wrong: it may be so again
	// elsewhere.
	bonus = 1.5
)

// count goes on counting boards, up to the limit in this call; when it has
// come to an end before, so has the search, or the budget.
func (p *prober) count(b *engine.Budget, limit uint64) (n uint64) {
	for n < limit && b.Err() == nil {
		if p.over {
			if p.depth == 0 {
				break
			}
			p.depth--
			l := &p.levels[p.depth]
			p.over = !p.refute(l.open, l.branch)
			continue
		}
		s, more := p.consider()
		b.Spend(p.work)
		p.work = 0
		switch {
		case p.over:
		case !more:
			n++
			p.over = true
		case b.Step():
			p.descend(s)
		}
	}
	return n
}

// descend goes to the node in which a literal is right.
func (p *prober) descend(s seat) {
	open := p.levels[p.depth].open
	p.levels[p.depth].branch = s
	p.depth++
	if p.depth == len(p.levels) {
		p.levels = append(p.levels, level{open: make([]uint32, len(open))})
	}
	below := p.levels[p.depth].open
	copy(below, open)
	p.over = !p.follow(below, s)
}

// An offer is a choice of two, and what it promises: the product of what
// follows from the one and from the other, so that both ways lead far.
type offer struct {
	choice int
	gain   float32
}

// consider tries the choices of two that promise most, refutes what is wrong,
// and gives the literal to branch on; false when all is decided. The node is
// over when a contradiction is met.
func (p *prober) consider() (best seat, more bool) {
	open := p.levels[p.depth].open
	p.gather(open)
	most := float32(0)
	for i := range p.offers {
		o := &p.offers[i]
		if p.over = !p.weigh(open, o); p.over {
			return 0, false
		}
	}
	for _, o := range p.offers {
		m := open[o.choice]
		if o.gain <= most || m&(m-1) == 0 {
			continue
		}
		most = o.gain
		best, more = p.bolder(o.choice, m), true
	}
	if !more {
		return smallest(open)
	}
	return best, true
}

// weigh tries both literals of an offer; false when the node is over.
func (p *prober) weigh(open []uint32, o *offer) bool {
	o.gain = 0
	m := open[o.choice]
	if m&(m-1) == 0 {
		return true
	}
	one, other := seatOf(o.choice, m), seatOf(o.choice, m&(m-1))
	if !p.try(open, one) {
		return p.refute(open, one)
	}
	gain := float32(p.follows)
	if !p.try(open, other) {
		return p.refute(open, other)
	}
	o.gain = gain * float32(p.follows)
	return true
}

// bolder is the literal of a choice of two from which more follows.
func (p *prober) bolder(k int, m uint32) seat {
	one, other := seatOf(k, m), seatOf(k, m&(m-1))
	if p.sizeOf(other) > p.sizeOf(one) {
		return other
	}
	return one
}

func (p *prober) sizeOf(s seat) float32 { return p.size[p.variable[p.number(s)]] }

// gather lists the choices of two that promise most, the best first, by the
// sizes that were found out elsewhere.
func (p *prober) gather(open []uint32) {
	n, pairs := 0, p.pairs
	for k, m := range open {
		pairs[n] = int32(k) // stays only if it is one, without a jump
		if m &= m - 1; m != 0 && m&(m-1) == 0 {
			n++
		}
	}
	p.offers = p.offers[:0]
	least := float32(-1)
	for _, k := range pairs[:n] {
		m := open[k]
		variables := p.variable[p.first[k]:]
		gain := p.size[variables[bits.TrailingZeros32(m)]] * p.size[variables[31-bits.LeadingZeros32(m)]]
		if gain <= least {
			continue
		}
		p.insert(offer{int(k), gain})
		if len(p.offers) == maxOffers {
			least = p.offers[maxOffers-1].gain
		}
	}
	p.work += len(open) / 4
}

// insert puts an offer where it belongs; the last has to go where there are
// too many.
func (p *prober) insert(o offer) {
	if len(p.offers) < maxOffers {
		p.offers = append(p.offers, offer{})
	}
	i := len(p.offers) - 1
	for ; i > 0 && p.offers[i-1].gain < o.gain; i-- {
		p.offers[i] = p.offers[i-1]
	}
	p.offers[i] = o
}

// smallest is the first literal of the smallest choice; false when all is
// decided.
func smallest(open []uint32) (s seat, more bool) {
	least := maxSeats + 1
	for k, m := range open {
		if n := bits.OnesCount32(m); n > 1 && n < least {
			least, s = n, seatOf(k, m)
		}
	}
	return s, least <= maxSeats
}
