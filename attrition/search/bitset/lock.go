package bitset

import "math/bits"

// lockWords is how many words of locks a plan has at most; further locks are
// left out.
const lockWords = 4

// locks are the locks of a plan, 64 to a table.
type locks struct {
	locks []lockTable
	moot  [maxPlaces][lockWords]uint64 // locks of the asterisms of a place
}

// A lockTable tests 64 locks at once.
type lockTable struct {
	open  []opening
	rest  [64]set
	pair  [64]struct{ from, to uint8 } // of those in all: the asterism of outside, and of rest
	valid uint64                       // locks that there are
	all   uint64                       // those of them that hold for labels that occur several times, too
}

// An opening says for a chunk of each word of a set which locks it opens, as
// it has a place outside the key.
type opening struct{ a, b [1 << width]uint64 }

func newLocks(pl *plan) (ls locks) {
	if len(pl.stocks) == 0 && pl.ways.words > 0 {
		return ls // no label asks for them
	}
	found := pl.findLocks()
	for i, l := range found[:min(len(found), 64*lockWords)] {
		w, k := i/64, i%64
		if k == 0 {
			ls.locks = append(ls.locks, lockTable{open: make([]opening, len(pl.tallies[0]))})
		}
		ls.locks[w].add(k, l)
		if l.asterism == none {
			continue
		}
		for x := pl.in[l.asterism]; !x.empty(); x = x.rest() {
			ls.moot[x.first()][w] |= 1 << k
		}
	}
	return ls
}

func (t *lockTable) add(k int, l lock) {
	t.rest[k] = l.rest
	t.valid |= 1 << k
	t.all |= bit(l.all) << k
	t.pair[k].from, t.pair[k].to = uint8(l.asterism), uint8(l.other)
	for i := range t.open {
		for x := range uint64(1 << width) {
			t.open[i].a[x] |= bit(x<<(i*width)&l.outside.a != 0) << k
			t.open[i].b[x] |= bit(x<<(i*width)&l.outside.b != 0) << k
		}
	}
}

// closed are the locks that no place of the set opens.
func (t *lockTable) closed(x set) uint64 {
	var open uint64
	for i := range t.open {
		o := &t.open[i]
		open |= o.a[x.a&chunk] | o.b[x.b&chunk]
		x.a >>= width
		x.b >>= width
	}
	return t.valid &^ open
}

// unlock takes from the plane of a label that the multiset holds once what its
// locks exclude. A closed lock stays closed, so that it is spent afterwards.
func (pl *plan) unlock(p *plane) {
	for w := range p.spent[:min(len(pl.locks.locks), lockWords)] {
		t := &pl.locks.locks[w]
		if t.valid&^p.spent[w] == 0 {
			continue
		}
		z := t.closed(p.set) &^ p.spent[w]
		p.spent[w] |= z
		for ; z != 0; z &= z - 1 {
			p.set = andNot(p.set, t.rest[bits.TrailingZeros64(z)&63])
		}
	}
}

// unlockCounted does so for the plane of a label that occurs several times. Its
// locks are closed by open places alone: what an asterism still needs must go
// into the other one, and excludes the rest of that if it has no more room.
func (pl *plan) unlockCounted(p *plane, t *stock) {
	for w := range p.spent[:min(len(pl.locks.locks), lockWords)] {
		l := &pl.locks.locks[w]
		for z := l.closed(t.open) & l.all &^ p.spent[w]; z != 0; z &= z - 1 {
			k := bits.TrailingZeros64(z) & 63
			if t.left(l.pair[k].from) >= t.left(l.pair[k].to) {
				p.spent[w] |= 1 << k
				p.set = andNot(p.set, andNot(l.rest[k], t.held))
			}
		}
	}
}
