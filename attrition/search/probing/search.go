package probing

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

// Find goes on to what the choices allow; false when there is no other or the budget is used
// up. It can be asked to go on in either case.
func (p *Prober) Find(b *engine.Budget) bool {
	for b.Err() == nil {
		if p.over {
			if p.depth == 0 {
				return false
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
			p.over = true
			return true
		case b.Step():
			p.descend(s)
		}
	}
	return false
}

// Count goes on counting, up to the limit in this call; when it has
// come to an end before, so has the search, or the budget.
func (p *Prober) Count(b *engine.Budget, limit uint64) (n uint64) {
	for n < limit && p.Find(b) {
		n++
	}
	return n
}

// descend goes to the node in which a literal is right.
func (p *Prober) descend(s Seat) {
	p.levels[p.depth].branch = s
	p.depth++
	if p.depth == len(p.levels) {
		p.levels = append(p.levels, level{})
	}
	above, here := &p.levels[p.depth-1], &p.levels[p.depth]
	here.open = append(here.open[:0], above.open...)
	here.live = append(here.live[:0], above.live...)
	p.over = !p.follow(here.open, s)
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
func (p *Prober) consider() (best Seat, more bool) {
	l := &p.levels[p.depth]
	p.gather(l)
	open := l.open
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
func (p *Prober) weigh(open []uint32, o *offer) bool {
	o.gain = 0
	m := open[o.choice]
	if m&(m-1) == 0 {
		return true
	}
	one, other := SeatOf(o.choice, m), SeatOf(o.choice, m&(m-1))
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
func (p *Prober) bolder(k int, m uint32) Seat {
	one, other := SeatOf(k, m), SeatOf(k, m&(m-1))
	if p.sizeOf(other) > p.sizeOf(one) {
		return other
	}
	return one
}

func (p *Prober) sizeOf(s Seat) float32 { return p.size[p.number(s)] }

// gather lists the choices of two that promise most, the best first, by the
// sizes that were found out elsewhere. It forgets the choices that are decided.
func (p *Prober) gather(l *level) {
	n, kept, open, live, pairs := uint64(0), uint64(0), l.open, l.live, p.pairs
	for _, k := range live {
		m := open[k]
		m &= m - 1
		live[kept], pairs[n] = k, k // they stay only if they belong there, without a jump
		decided := addNone(0, m)
		kept += 1 - decided
		n = addNone(n, m&(m-1)) - decided
	}
	p.work += len(live) / 4
	l.live = live[:kept]
	p.offers = p.offers[:0]
	least := float32(-1)
	for _, k := range pairs[:n] {
		m, sizes := open[k], p.size[p.first[k]:]
		gain := sizes[bits.TrailingZeros32(m)] * sizes[31-bits.LeadingZeros32(m)]
		if gain <= least {
			continue
		}
		p.insert(offer{int(k), gain})
		if len(p.offers) == maxOffers {
			least = p.offers[maxOffers-1].gain
		}
	}
}

// insert puts an offer where it belongs; the last has to go where there are
// too many.
func (p *Prober) insert(o offer) {
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
func smallest(open []uint32) (s Seat, more bool) {
	least := MaxSeats + 1
	for k, m := range open {
		if n := bits.OnesCount32(m); n > 1 && n < least {
			least, s = n, SeatOf(k, m)
		}
	}
	return s, least <= MaxSeats
}
