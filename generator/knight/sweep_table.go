package knight

import "math/bits"

// A table is a set of states, each with a count of ways to reach it unless the
// number of words for that is 0.
type table struct {
	trail
	counts []uint64 // words for each key, the least significant first
	words  int
	index  []uint32 // open addressing: the number of a key + 1; 0 for none
	mask   uint64
}

// A trail is what is kept of a table: by number, states and where they come from.
type trail struct {
	keys    []key
	parents []uint32 // number of a state that each follows from, in the table before; none in tables with counts
}

// only keeps some of the states.
func (t trail) only(wanted func(key) bool) trail {
	var out trail
	for n, k := range t.keys {
		if wanted(k) {
			out.keys, out.parents = append(out.keys, k), append(out.parents, t.parents[n])
		}
	}
	return out
}

func newTable(words int) *table {
	return &table{words: words, index: make([]uint32, 1<<10), mask: 1<<10 - 1}
}

// mix spreads the bits of a key.
func (k key) mix() uint64 {
	high, low := bits.Mul64(k.marks^0x9e3779b97f4a7c15, k.numbers^0xd6e8feb86659fd93)
	h := (high ^ low ^ k.marks*0xff51afd7ed558ccd) * 0xc4ceb9fe1a85ec53
	return h ^ h>>32
}

// find gives the number of a key; false when it is not in the table.
func (t *table) find(k key) (int, bool) {
	for at := k.mix() & t.mask; ; at = (at + 1) & t.mask {
		n := t.index[at]
		if n == 0 {
			return 0, false
		}
		if t.keys[n-1] == k {
			return int(n - 1), true
		}
	}
}

// put finds or adds a key and gives its number.
func (t *table) put(k key) int {
	at := k.mix() & t.mask
	for ; t.index[at] != 0; at = (at + 1) & t.mask {
		if n := t.index[at] - 1; t.keys[n] == k {
			return int(n)
		}
	}
	t.keys = append(t.keys, k)
	for range t.words {
		t.counts = append(t.counts, 0)
	}
	t.index[at] = uint32(len(t.keys))
	if uint64(len(t.keys))*3 > t.mask*2 {
		t.grow()
	}
	return len(t.keys) - 1
}

func (t *table) grow() {
	t.mask = 2*t.mask + 1
	t.index = make([]uint32, t.mask+1)
	for n, k := range t.keys {
		at := k.mix() & t.mask
		for t.index[at] != 0 {
			at = (at + 1) & t.mask
		}
		t.index[at] = uint32(n + 1)
	}
}

// add adds a count to that of key n; false when it no longer fits.
func (t *table) add(n int, count []uint64) bool {
	var carry uint64
	sum := t.counts[n*t.words : (n+1)*t.words]
	for i := range sum {
		sum[i], carry = bits.Add64(sum[i], count[i], carry)
	}
	return carry == 0
}

// count of key n.
func (t *table) count(n int) []uint64 { return t.counts[n*t.words : (n+1)*t.words] }

// hash of the set, whatever the order of its keys.
func (t *table) hash() uint64 {
	var sum uint64
	for _, k := range t.keys {
		sum += k.mix() * (k.mix() | 1)
	}
	return sum
}
