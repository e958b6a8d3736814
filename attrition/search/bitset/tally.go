package bitset

// width of the chunks of a set by which tables are indexed.
const width = 6

const chunk = 1<<width - 1

// tallies is what a chunk of each word of a set tells about the asterisms.
type tallies struct{ a, b [1 << width]tally }

// A tally says which asterisms hold one or more places of a set, and which two
// or more.
type tally struct{ once, twice uint64 }

func newTallies(pl *plan) []tallies {
	t := make([]tallies, (pl.half+width-1)/width)
	for i := range t {
		for x := range uint64(1 << width) {
			t[i].a[x] = pl.tally(set{a: x << (i * width)})
			t[i].b[x] = pl.tally(set{b: x << (i * width)})
		}
	}
	return t
}

func (pl *plan) tally(x set) (t tally) {
	for k := range pl.n {
		n := and(x, pl.asts[k]).count()
		t.once |= bit(n >= 1) << k
		t.twice |= bit(n >= 2) << k
	}
	return t
}

// tallyOf adds up the chunks of a set.
func (pl *plan) tallyOf(x set) tally {
	var s, t tally
	for i := range pl.tallies {
		c := &pl.tallies[i]
		a, b := &c.a[x.a&chunk], &c.b[x.b&chunk]
		s.twice |= a.twice | s.once&a.once
		s.once |= a.once
		t.twice |= b.twice | t.once&b.once
		t.once |= b.once
		x.a >>= width
		x.b >>= width
	}
	return tally{s.once | t.once, s.twice | t.twice | s.once&t.once}
}
