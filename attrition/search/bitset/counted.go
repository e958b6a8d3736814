package bitset

import "math/bits"

// counted fixes a label that the multiset holds several times where an
// asterism has no more places than it needs, and takes it from the places of
// an asterism that has enough. Places known to hold it count as held; known is
// the set of places of which any label is known.
func (pl *plan) counted(p *plane, v int, known set) (fixed set, ok bool) {
	known = and(known, p.set)
	for again := true; again; {
		again = false
		for d := (uint64(1)<<pl.asterisms - 1) &^ p.done; d != 0; d &= d - 1 {
			k := bits.TrailingZeros64(d) & 63
			q := pl.quotas[v*pl.asterisms+k]
			y := and(p.set, pl.in[k])
			held := and(y, known)
			n, m := y.count(), held.count()
			switch {
			case n < int(q.least) || m > int(q.most):
				return fixed, false
			case n == m:
				p.done |= 1 << k
			case m == int(q.most):
				p.done |= 1 << k
				p.set = andNot(p.set, andNot(y, held))
				again = true
			case n == int(q.least):
				p.done |= 1 << k
				fixed = or(fixed, andNot(y, held))
				known = or(known, y)
				again = true
			}
		}
	}
	return fixed, true
}
