package bitset

import (
	"math/bits"
	"slices"
)

// maxLocks is how many locks a plan has at most, in words.
const lockWords = 4

// locks are what is known of labels whose places in one asterism are all seen
// from elsewhere. Lock k says: a label with no place in outside[k] (its places
// in some full asterism all lie in a key) has none in rest[k].
type locks struct {
	words []lockTable
	rest  [][64]set
	valid []uint64                     // locks for labels that occur once
	pairs []uint64                     // those of them for all labels
	lock  [maxPlaces][lockWords]uint64 // locks of the asterisms of a place
}

// A lockTable says for 64 locks whether a set has a place outside the key.
type lockTable []struct{ a, b [1 << width]uint64 }

type oneLock struct {
	ast           int
	outside, rest set
	pair          bool
}

func newLocks(pl *plan) (l locks) {
	var all []oneLock
	for j := range pl.n {
		if pl.full>>j&1 == 0 {
			continue
		}
		all = append(all, pl.locksOf(j)...)
	}
	for i, o := range all[:min(len(all), 64*lockWords)] {
		if i%64 == 0 {
			l.words = append(l.words, make(lockTable, len(pl.tallies[0])))
			l.rest = append(l.rest, [64]set{})
			l.valid = append(l.valid, 0)
			l.pairs = append(l.pairs, 0)
		}
		l.add(i/64, i%64, o)
		for x := pl.asts[o.ast]; !x.empty(); x = x.rest() {
			l.lock[x.first()][i/64] |= 1 << (i % 64)
		}
	}
	return l
}

func (l *locks) add(w, k int, o oneLock) {
	l.rest[w][k] = o.rest
	l.valid[w] |= 1 << k
	l.pairs[w] |= bit(o.pair) << k
	for i := range l.words[w] {
		for x := range uint64(1 << width) {
			l.words[w][i].a[x] |= bit(x<<(i*width)&o.outside.a != 0) << k
			l.words[w][i].b[x] |= bit(x<<(i*width)&o.outside.b != 0) << k
		}
	}
}

// locksOf are the locks of one asterism.
func (pl *plan) locksOf(j int) (all []oneLock) {
	for k := range pl.n {
		key := and(pl.asts[j], pl.asts[k])
		if k == j || key.count() < 2 || andNot(pl.asts[k], key).empty() || andNot(pl.asts[j], key).empty() {
			continue
		}
		all = append(all, oneLock{j, andNot(pl.asts[j], key), andNot(pl.asts[k], key), true})
	}
	return append(all, pl.views(j)...)
}

// views are the locks of a key that no other asterism holds, but that is seen from some cells.
func (pl *plan) views(j int) (all []oneLock) {
	done := pl.asts[j]
	for x := andNot(pl.all, done); !x.empty(); x = x.rest() {
		key := and(pl.asts[j], pl.sees[x.first()])
		if key.count() < 2 || pl.within(j, key) || andNot(pl.asts[j], key).empty() {
			continue
		}
		rest := pl.all
		for y := key; !y.empty(); y = y.rest() {
			rest = and(rest, pl.sees[y.first()])
		}
		o := oneLock{j, andNot(pl.asts[j], key), andNot(rest, pl.asts[j]), false}
		if !slices.Contains(all, o) {
			all = append(all, o)
		}
	}
	return all
}

// within says whether another asterism holds the key.
func (pl *plan) within(j int, key set) bool {
	for k := range pl.n {
		if k != j && andNot(key, pl.asts[k]).empty() {
			return true
		}
	}
	return false
}

// closed are the locks of one word that the set closes.
func (t lockTable) closed(x set) uint64 {
	var open uint64
	for i := range t {
		c := &t[i]
		open |= c.a[x.a&chunk] | c.b[x.b&chunk]
		x.a >>= width
		x.b >>= width
	}
	return ^open
}

// unlock takes from a plane what its locks exclude.
func (pl *plan) unlock(p *plane, lone bool) bool {
	before := p.set
	for w, t := range pl.words {
		if w >= lockWords {
			break
		}
		z := t.closed(p.set) & pl.valid[w] &^ p.spent[w]
		if !lone {
			z &= pl.pairs[w]
		}
		p.spent[w] |= z
		for ; z != 0; z &= z - 1 {
			p.set = andNot(p.set, pl.rest[w][bits.TrailingZeros64(z)&63])
		}
	}
	return p.set != before
}
