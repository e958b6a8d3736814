package bitset

import "math/bits"

// maxWays is how many ways a label may have across a board for these to be
// listed.
const maxWays = 640

// ways are all that a label of which the multiset holds one can do on the empty
// board: each is a set of places, one in each full asterism. There are 288 of them
// on the octahedron, and 16 through each place. Nil where there are too many.
type ways struct {
	list    []set
	words   int                             // of a set of ways
	through [maxPlaces][maxWays / 64]uint64 // ways by place
}

func newWays(pl *plan) *ways {
	w := new(ways)
	if pl.lone == 0 || !w.extend(pl, set{}, pl.all, pl.full) || len(w.list) == 0 {
		return nil
	}
	w.words = (len(w.list) + 63) / 64
	for i, y := range w.list {
		for ; !y.empty(); y = y.rest() {
			w.through[y.first()][i/64] |= 1 << (i % 64)
		}
	}
	return w
}

// extend lists the ways that hold the places chosen, no others but free ones, and
// meet the asterisms that are left; false when there are too many.
func (w *ways) extend(pl *plan, chosen, free set, left uint64) bool {
	if left == 0 {
		w.list = append(w.list, chosen)
		return len(w.list) <= maxWays && free.empty()
	}
	next, least := 0, maxPlaces+1
	for d := left; d != 0; d &= d - 1 {
		k := bits.TrailingZeros64(d)
		if n := and(free, pl.in[k]).count(); n < least {
			next, least = k, n
		}
	}
	for x := and(free, pl.in[next]); !x.empty(); x = x.rest() {
		i := x.first()
		if !w.extend(pl, or(chosen, just(i)), andNot(andNot(free, just(i)), pl.sees[i]), left&^pl.of[i]) {
			return false
		}
	}
	return true
}

// single leaves to a plane the places of the ways that keep to it, and gives those
// that all of them have; false when there is no way.
func (w *ways) single(p *plane, alive []uint64, known set) (fixed set, ok bool) {
	some, every := set{}, p.set
	for i := range alive {
		left := alive[i]
		for x := left; x != 0; x &= x - 1 {
			k := bits.TrailingZeros64(x)
			y := &w.list[i<<6+k]
			lost := bit(y.a&^p.a|y.b&^p.b != 0)
			left ^= lost << (k & 63)
			m := lost - 1
			some.a |= y.a & m
			some.b |= y.b & m
			every.a &= y.a | ^m
			every.b &= y.b | ^m
		}
		alive[i] = left
	}
	p.set = some
	return andNot(every, known), !some.empty()
}
