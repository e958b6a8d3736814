package digits

import "math/bits"

// A table holds the states before one cell. Slots are found by hashing, in a fixed
// order, so that a run can be repeated to the last state.
type table struct {
	high  []uint64 // of the keys; nil where the low half is enough
	low   []uint64
	slack []int32  // by slot; empty slots have -1
	count []uint64 // words a slot, the least significant first; nil when nothing is counted
	words int
	size  int
	over  bool // a count did not fit
}

// newTable has room for some states.
func newTable(wide bool, words, room int) *table {
	slots := 1 << max(4, bits.Len(uint(room+room/2)))
	t := &table{low: make([]uint64, slots), slack: make([]int32, slots), words: words}
	if wide {
		t.high = make([]uint64, slots)
	}
	t.count = make([]uint64, slots*words)
	for i := range t.slack {
		t.slack[i] = -1
	}
	return t
}

// bytes that the table takes.
func (t *table) bytes() int { return len(t.low)*(12+8*t.words) + 8*len(t.high) }

// key of a slot.
func (t *table) key(slot int) key {
	if t.high == nil {
		return key{0, t.low[slot]}
	}
	return key{t.high[slot], t.low[slot]}
}

// find gives the slot of a key, or an empty one for it.
func (t *table) find(k key) int {
	h := (k.low ^ bits.RotateLeft64(k.high*0xff51afd7ed558ccd, 31)) * 0x9e3779b97f4a7c15
	mask := len(t.low) - 1
	for slot := int(h>>32) & mask; ; slot = (slot + 1) & mask {
		if t.slack[slot] < 0 || t.low[slot] == k.low && (t.high == nil || t.high[slot] == k.high) {
			return slot
		}
	}
}

// put adds a state with a count. Of two slacks the greater stays. Counts are added:
// where states are counted, their price is part of the key, so that slacks are equal.
func (t *table) put(k key, slack int32, count []uint64) {
	slot := t.find(k)
	if t.slack[slot] < 0 {
		if 4*(t.size+1) > 3*len(t.low) {
			t.grow()
			slot = t.find(k)
		}
		t.size++
		t.low[slot] = k.low
		if t.high != nil {
			t.high[slot] = k.high
		}
	}
	t.slack[slot] = max(t.slack[slot], slack)
	t.over = addWords(t.count[slot*t.words:][:t.words], count) || t.over
}

// grow doubles the slots.
func (t *table) grow() {
	old := *t
	*t = *newTable(old.high != nil, old.words, len(old.low))
	for slot, slack := range old.slack {
		if slack >= 0 {
			t.put(old.key(slot), slack, old.count[slot*old.words:][:old.words])
		}
	}
	t.over = old.over
}

// addWords adds b to a and says whether that was too much.
func addWords(a, b []uint64) bool {
	carry := uint64(0)
	for i := range a {
		a[i], carry = bits.Add64(a[i], b[i], carry)
	}
	return carry != 0
}
