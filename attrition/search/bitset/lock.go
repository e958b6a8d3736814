package bitset

import "math/bits"

// lockWords is how many words of locks a plan has at most; further locks are
// left out.
const lockWords = 4

// locks are the locks of a plan.
type locks struct {
	words  int // that have locks
	chunks int // of a word of a set
	valid  [lockWords]uint64
	open   [maxChunks]opening
	moot   [maxPlaces][lockWords]uint64 // locks of the asterisms of a place
	rest   [64 * lockWords]set
	// Of those that hold for labels that occur several times, too, the
	// asterisms of outside and of rest.
	all  [lockWords]uint64
	pair [64 * lockWords]struct{ from, to uint8 }
}

// An opening says for a chunk of each word of a set which locks it opens, as
// it has a place outside the key.
type opening struct{ a, b [1 << width][lockWords]uint64 }

func newLocks(pl *plan) *locks {
	t := new(locks)
	if len(pl.stocks) == 0 && pl.ways.words > 0 {
		return t // no label asks for them
	}
	found := pl.findLocks()
	found = found[:min(len(found), 64*lockWords)]
	t.words, t.chunks = (len(found)+63)/64, pl.chunks()
	for i, l := range found {
		t.add(i, l)
		if l.asterism == none {
			continue
		}
		for x := pl.in[l.asterism]; !x.empty(); x = x.rest() {
			t.moot[x.first()][i/64] |= 1 << (i % 64)
		}
	}
	return t
}

func (t *locks) add(i int, l lock) {
	w, k := i/64, i%64
	t.rest[i] = l.rest
	t.valid[w] |= 1 << k
	t.all[w] |= bit(l.all) << k
	t.pair[i].from, t.pair[i].to = uint8(l.asterism), uint8(l.other)
	for c := range t.open {
		for x := range uint64(1 << width) {
			t.open[c].a[x][w] |= bit(x<<(c*width)&l.outside.a != 0) << k
			t.open[c].b[x][w] |= bit(x<<(c*width)&l.outside.b != 0) << k
		}
	}
}

// closed are the locks that no place of the set opens.
func (t *locks) closed(x set) [lockWords]uint64 {
	if t.words <= 2 {
		return t.closedOfFew(x)
	}
	o := t.valid
	o0, o1, o2, o3 := o[0], o[1], o[2], o[3]
	for i := range t.chunks {
		c := &t.open[i%maxChunks]
		a, b := &c.a[x.a&chunk], &c.b[x.b&chunk]
		o0 &^= a[0] | b[0]
		o1 &^= a[1] | b[1]
		o2 &^= a[2] | b[2]
		o3 &^= a[3] | b[3]
		x.a >>= width
		x.b >>= width
	}
	return [lockWords]uint64{o0, o1, o2, o3}
}

// closedOfFew does so where two words hold all locks, as on Sudoku.
func (t *locks) closedOfFew(x set) [lockWords]uint64 {
	o0, o1 := t.valid[0], t.valid[1]
	for i := range t.chunks {
		c := &t.open[i%maxChunks]
		a, b := &c.a[x.a&chunk], &c.b[x.b&chunk]
		o0 &^= a[0] | b[0]
		o1 &^= a[1] | b[1]
		x.a >>= width
		x.b >>= width
	}
	return [lockWords]uint64{o0, o1}
}

// unlock takes from the plane of a label that the multiset holds once what its
// locks exclude. A closed lock stays closed, so that it is spent afterwards.
func (pl *plan) unlock(p *plane) {
	t := pl.locks
	c := t.closed(p.set)
	for w := range t.words {
		z := c[w&3] &^ p.spent[w&3]
		p.spent[w&3] |= z
		for ; z != 0; z &= z - 1 {
			p.set = andNot(p.set, t.rest[w<<6+bits.TrailingZeros64(z)&63])
		}
	}
}

// unlockCounted does so for the plane of a label that occurs several times. Its
// locks are closed by open places alone: what an asterism still needs must go
// into the other one, and excludes the rest of that if it has no more room.
func (pl *plan) unlockCounted(p *plane, s *stock) {
	t := pl.locks
	c := t.closed(s.open)
	for w := range t.words {
		for z := c[w&3] & t.all[w&3] &^ p.spent[w&3]; z != 0; z &= z - 1 {
			k := bits.TrailingZeros64(z) & 63
			pair := t.pair[w<<6+k]
			if s.left(pair.from) >= s.left(pair.to) {
				p.spent[w&3] |= 1 << k
				p.set = andNot(p.set, andNot(t.rest[w<<6+k], s.held))
			}
		}
	}
}
