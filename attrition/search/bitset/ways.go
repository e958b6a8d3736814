package bitset

import "math/bits"

// Limits of ways.
const (
	// maxWays is how many ways a label may have across a board for these to
	// be followed.
	maxWays = 640
	// manyWays is how many make it cheaper to look for single places first.
	manyWays = 128
)

// ways are all that a label of which the multiset holds one can do on the
// empty board: each is a set of places, one in each full asterism. There are 288
// on the octahedron, 16 through each place. None are listed where there are too
// many, as on Sudoku, where there are 46,656.
type ways struct {
	list    []set
	words   int                             // of a set of ways
	through [maxPlaces][maxWays / 64]uint64 // the ways through each place
}

func newWays(pl *plan, most int) *ways {
	w := new(ways)
	if pl.lone == 0 || !w.extend(pl, most, set{}, pl.all, pl.full) {
		return new(ways)
	}
	w.words = (len(w.list) + 63) / 64
	for i, y := range w.list {
		for ; !y.empty(); y = y.rest() {
			w.through[y.first()][i/64] |= 1 << (i % 64)
		}
	}
	return w
}

// extend lists the ways that hold the places chosen, add free places to them, and
// meet the asterisms that are left; false when there are too many, or when some
// places are in no full asterism, so that a label need not have a place there.
func (w *ways) extend(pl *plan, most int, chosen, free set, left uint64) bool {
	if left == 0 {
		w.list = append(w.list, chosen)
		return len(w.list) <= most && free.empty()
	}
	for x := pl.scarcest(free, left); !x.empty(); x = x.rest() {
		i := x.first()
		if !w.extend(pl, most, or(chosen, just(i)), andNot(andNot(free, just(i)), pl.sees[i]), left&^pl.of[i]) {
			return false
		}
	}
	return true
}

// scarcest are the free places of the asterism, of those that are left, that
// has the fewest.
func (pl *plan) scarcest(free set, left uint64) (places set) {
	least := maxPlaces + 1
	for d := left; d != 0; d &= d - 1 {
		x := and(free, pl.in[bits.TrailingZeros64(d)])
		if n := x.count(); n < least {
			places, least = x, n
		}
	}
	return places
}

// of a label: those of its ways that are alive in a state.
func (w *ways) of(s *state, v int) []uint64 { return s.alive[v*w.words : (v+1)*w.words] }

// begin sets the ways of a label that holds some places.
func (w *ways) begin(alive []uint64, held set) {
	for i := range alive {
		alive[i] = 1<<min(64, len(w.list)-64*i) - 1
	}
	for ; !held.empty(); held = held.rest() {
		for i, t := range w.through[held.first()][:w.words] {
			alive[i] &= t
		}
	}
}

// fewWays says whether a label has few ways left, so that they are followed at
// once. Once few, they stay so.
func (pl *plan) fewWays(s *state, v int) bool {
	if s.few>>(v&63)&1 != 0 {
		return true
	}
	n := 0
	for _, x := range pl.ways.of(s, v) {
		n += bits.OnesCount64(x)
	}
	s.few |= bit(n < manyWays) << (v & 63)
	return n < manyWays
}

// sift drops the ways that need a place which the plane has lost, leaves to the
// plane the places of the others, and gives those that are in all of them; false
// when there is no way.
func (w *ways) sift(p *plane, alive []uint64) (fixed set, ok bool) {
	var some set
	every := p.set
	for i, left := range alive {
		for x := left; x != 0; x &= x - 1 {
			k := bits.TrailingZeros64(x)
			y := &w.list[i<<6+k]
			lost := bit(y.a&^p.a|y.b&^p.b != 0)
			left ^= lost << (k & 63)
			kept := lost - 1
			some.a |= y.a & kept
			some.b |= y.b & kept
			every.a &= y.a | ^kept
			every.b &= y.b | ^kept
		}
		alive[i] = left
	}
	p.set = some
	return every, !some.empty()
}
