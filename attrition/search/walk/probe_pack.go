package walk

import "math/bits"

// A verdict is what is known of a variable at a node.
type verdict int8

const (
	open verdict = iota
	right
	wrong
)

// suppose finds the verdicts when the trial v is right. Its outcomes are not
// all: a trial that fails where something holds that follows is wrong too.
func (p *prober) suppose(v int32) {
	slab, bit := p.slabs[v/64], uint64(1)<<(v%64)
	for u := range int32(p.variables) {
		p.verdicts[u] = open
		if !p.lives(u) || slab[u].fails&bit != 0 {
			p.verdicts[u] = wrong
		}
	}
	for u := range int32(p.variables) {
		if p.lives(u) && slab[u].holds&bit != 0 {
			p.verdicts[u] = right
			for t, o := range p.slabs[u/64] {
				if o.fails&(1<<(u%64)) != 0 {
					p.verdicts[t] = wrong
				}
			}
		}
	}
}

// pack fills the present lore with what is open in another; false when a choice
// of that one has nothing left.
func (p *prober) pack(from *lore) bool {
	n := int32(0)
	for u := range p.rank[:from.variables] {
		if p.verdicts[u] == open {
			p.rank[u] = n
			n++
		}
	}
	p.lost = p.lost[:0]
	p.choices.reset()
	for i := range from.choices.length() {
		if !p.packChoice(from.choices.of(i)) {
			return false
		}
	}
	p.fit(int(n))
	p.relate()
	for u := range from.variables {
		if p.verdicts[u] == open {
			p.packOutcomes(from, u)
		}
	}
	for w := range p.dirty {
		for _, i := range p.lost {
			p.dirty[w][i/64] |= 1 << (i % 64)
		}
	}
	return true
}

// packChoice takes over what is open in a choice; false when nothing is and it
// has none that is right.
func (p *prober) packChoice(choice []int32) bool {
	size, done := 0, false
	for _, u := range choice {
		switch p.verdicts[u] {
		case open:
			p.choices.add(p.rank[u])
			size++
		case right:
			done = true
		}
	}
	if size > 0 {
		if size < len(choice) {
			p.lost = append(p.lost, p.choices.length())
		}
		p.choices.end()
	}
	return size > 0 || done
}

// relate lists the choices of each variable.
func (k *lore) relate() {
	k.with.items = emptied(k.with.items, len(k.choices.items))
	ends := emptied(k.with.ends, k.variables+2)
	for _, v := range k.choices.items {
		ends[v+2]++
	}
	for v := range k.variables {
		ends[v+2] += ends[v+1]
	}
	for i := range k.choices.length() {
		for _, v := range k.choices.of(i) {
			k.with.items[ends[v+1]] = i
			ends[v+1]++
		}
	}
	k.with.ends = ends[:k.variables+1]
}

// packOutcomes takes over what became of a variable in the trials that are open.
func (p *prober) packOutcomes(from *lore, u int) {
	r := p.rank[u]
	for w, slab := range from.slabs {
		at := w * 64
		for trials := slab[u].fails & from.alive[w]; trials != 0; trials &= trials - 1 {
			if t := at + bits.TrailingZeros64(trials); p.verdicts[t] == open {
				p.slabs[p.rank[t]/64][r].fails |= 1 << (p.rank[t] % 64)
			}
		}
		for trials := slab[u].holds & from.alive[w]; trials != 0; trials &= trials - 1 {
			if t := at + bits.TrailingZeros64(trials); p.verdicts[t] == open {
				p.slabs[p.rank[t]/64][r].holds |= 1 << (p.rank[t] % 64)
			}
		}
	}
}
