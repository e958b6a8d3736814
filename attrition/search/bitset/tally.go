package bitset

// width of the chunks of a set by which tables are indexed. The tables of a
// 9×9 board have then 14 chunks of 64 words each, which stay in the nearest cache.
const width = 6

// chunk is the last chunk of a word that was shifted to it.
const chunk = 1<<width - 1

// most chunks of a word, of which there are 64 places at most.
const maxChunks = (maxPlaces/2 + width - 1) / width

// tallies are what the chunks of a set tell about 32 asterisms: for each chunk of
// the first word and of the second, and each value of it, a tally.
//
//	bit k       asterism k holds a place of the chunk
//	bit 32 + k  asterism k holds two of them or more
type tallies struct {
	chunks int
	table  [maxChunks]struct{ a, b [1 << width]uint64 }
}

// newTallies makes a table for each 32 asterisms.
func newTallies(pl *plan) (all []*tallies) {
	for first := 0; first < pl.asterisms; first += 32 {
		t := &tallies{chunks: pl.chunks()}
		for i := range t.chunks {
			for x := range uint64(1 << width) {
				t.table[i].a[x] = pl.tally(set{a: x << (i * width)}, first)
				t.table[i].b[x] = pl.tally(set{b: x << (i * width)}, first)
			}
		}
		all = append(all, t)
	}
	return all
}

// chunks of a word.
func (pl *plan) chunks() int { return (pl.half + width - 1) / width }

// tally of one chunk.
func (pl *plan) tally(x set, first int) (t uint64) {
	for k := first; k < min(pl.asterisms, first+32); k++ {
		n := and(x, pl.in[k]).count()
		t |= (bit(n >= 1) | bit(n >= 2)<<32) << (k - first)
	}
	return t
}

// A total of tallies: of the first words of chunks, and of the second, once and twice.
type total struct{ a, b, aa, bb uint64 }

// add counts a chunk of each word: what a chunk holds that was held before is
// there twice.
func (t total) add(a, b uint64) total {
	return total{t.a | a, t.b | b, t.aa | t.a&a, t.bb | t.b&b}
}

// of adds up the chunks of a set. (A loop takes half as many instructions again.)
func (t *tallies) of(x set) (once, twice uint64) {
	c := &t.table
	s := total{a: c[0].a[x.a&chunk], b: c[0].b[x.b&chunk]}
	s = s.add(c[1].a[x.a>>6&chunk], c[1].b[x.b>>6&chunk])
	s = s.add(c[2].a[x.a>>12&chunk], c[2].b[x.b>>12&chunk])
	s = s.add(c[3].a[x.a>>18&chunk], c[3].b[x.b>>18&chunk])
	s = s.add(c[4].a[x.a>>24&chunk], c[4].b[x.b>>24&chunk])
	s = s.add(c[5].a[x.a>>30&chunk], c[5].b[x.b>>30&chunk])
	s = s.add(c[6].a[x.a>>36&chunk], c[6].b[x.b>>36&chunk])
	if t.chunks > 7 {
		s = s.add(c[7].a[x.a>>42&chunk], c[7].b[x.b>>42&chunk])
		s = s.add(c[8].a[x.a>>48&chunk], c[8].b[x.b>>48&chunk])
		s = s.add(c[9].a[x.a>>54&chunk], c[9].b[x.b>>54&chunk])
		s = s.add(c[10].a[x.a>>60], c[10].b[x.b>>60])
	}
	once, twice = s.a|s.b, s.aa|s.bb|s.a&s.b
	return once & half, once>>32 | twice&half
}

// half of a tally.
const half = 1<<32 - 1

// tallyOf says which asterisms hold some place of a set, and which two or more.
func (pl *plan) tallyOf(x set) (once, twice uint64) {
	for i, t := range pl.tallies {
		o, w := t.of(x)
		once |= o << (32 * i)
		twice |= w << (32 * i)
	}
	return once, twice
}
