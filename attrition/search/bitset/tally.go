package bitset

// width of the chunks of a set by which tables are indexed. The tables of a
// 9×9 board have then 14 chunks of 64 words each, which stay in the nearest cache.
const width = 6

// chunk is the last chunk of a word that was shifted to it.
const chunk = 1<<width - 1

// tallies are what the chunks of a set tell about 32 asterisms: for each chunk of
// the first word and of the second, and each value of it, a tally.
//
//	bit k       asterism k holds a place of the chunk
//	bit 32 + k  asterism k holds two of them or more
type tallies []struct{ a, b [1 << width]uint64 }

// newTallies makes a table for each 32 asterisms.
func newTallies(pl *plan) (all []tallies) {
	for first := 0; first < pl.asterisms; first += 32 {
		t := make(tallies, (pl.half+width-1)/width)
		for i := range t {
			for x := range uint64(1 << width) {
				t[i].a[x] = pl.tally(set{a: x << (i * width)}, first)
				t[i].b[x] = pl.tally(set{b: x << (i * width)}, first)
			}
		}
		all = append(all, t)
	}
	return all
}

// tally of one chunk.
func (pl *plan) tally(x set, first int) (t uint64) {
	for k := first; k < min(pl.asterisms, first+32); k++ {
		n := and(x, pl.in[k]).count()
		t |= (bit(n >= 1) | bit(n >= 2)<<32) << (k - first)
	}
	return t
}

// of adds up the chunks of a set: what a chunk holds that was held before is
// there twice.
func (t tallies) of(x set) (once, twice uint64) {
	var o, p, d, e uint64
	for i := range t {
		c := &t[i]
		a, b := c.a[x.a&chunk], c.b[x.b&chunk]
		d |= o & a
		e |= p & b
		o |= a
		p |= b
		x.a >>= width
		x.b >>= width
	}
	d |= e | o&p
	o |= p
	return o & half, o>>32 | d&half
}

// half of a tally.
const half = 1<<32 - 1

// tallyOf says which asterisms hold some place of a set, and which two or more.
func (pl *plan) tallyOf(x set) (once, twice uint64) {
	if len(pl.tallies) == 1 {
		return pl.tallies[0].of(x)
	}
	for i, t := range pl.tallies {
		o, w := t.of(x)
		once |= o << (32 * i)
		twice |= w << (32 * i)
	}
	return once, twice
}
