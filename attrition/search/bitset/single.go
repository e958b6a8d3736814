package bitset

import "math/bits"

// single fixes a label that the multiset holds once where it has one place in
// a full asterism; false where it has none.
func (pl *plan) single(p *plane) (fixed set, ok bool) {
	for {
		var once, twice uint64
		if len(pl.tallies) == 1 { // a call less, as on most boards
			once, twice = pl.tallies[0].of(p.set)
		} else {
			once, twice = pl.tallyOf(p.set)
		}
		if pl.full&^once != 0 {
			return fixed, false
		}
		one := pl.full &^ twice &^ p.done
		if one == 0 {
			return fixed, true
		}
		for ; one != 0; one &^= p.done {
			y := and(p.set, pl.in[bits.TrailingZeros64(one)&63])
			if y.empty() {
				return fixed, false
			}
			fixed = or(fixed, y)
			pl.put(p, y.first())
		}
		if pl.full&^p.done == 0 {
			return fixed, true
		}
	}
}

// put fixes a label that the multiset holds once: no place seen holds it.
func (pl *plan) put(p *plane, place int) {
	i := place & (maxPlaces - 1)
	p.set = andNot(p.set, pl.sees[i])
	p.done |= pl.of[i]
	l := &pl.locks.moot[i]
	p.spent[0] |= l[0]
	p.spent[1] |= l[1]
	p.spent[2] |= l[2]
	p.spent[3] |= l[3]
}

// putAll does so for several places.
func (pl *plan) putAll(p *plane, places set) {
	for x := places.a; x != 0; x &= x - 1 {
		pl.put(p, bits.TrailingZeros64(x))
	}
	for x := places.b; x != 0; x &= x - 1 {
		pl.put(p, 64+bits.TrailingZeros64(x))
	}
}
