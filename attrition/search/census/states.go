package census

import (
	"math/big"
	"math/bits"
)

// states are the states of one level and how many labellings of the cells
// passed lead to each: a hash table with open addressing.
type states struct {
	width int      // nodes of a state
	words int      // of a number
	keys  []uint16 // the nodes of state 0, of state 1, ...
	sums  []uint64 // their numbers, least word first
	slots []uint32 // 1 + the state
	n     int
}

func newStates(width, words int) *states {
	return &states{width: width, words: words, slots: make([]uint32, 1024)}
}

func (s *states) clear() {
	s.keys, s.sums, s.n = s.keys[:0], s.sums[:0], 0
	clear(s.slots)
}

func (s *states) key(i int) []uint16 { return s.keys[i*s.width : (i+1)*s.width] }
func (s *states) sum(i int) []uint64 { return s.sums[i*s.words : (i+1)*s.words] }

// add counts times as many labellings as sum says for a state.
func (s *states) add(key []uint16, sum []uint64, times uint64) {
	if 2*s.n >= len(s.slots) {
		s.grow()
	}
	mask := uint64(len(s.slots) - 1)
	for h := hash(key); ; h++ {
		slot := &s.slots[h&mask]
		if *slot == 0 {
			s.n++
			*slot = uint32(s.n)
			s.keys = append(s.keys, key...)
			for range s.words {
				s.sums = append(s.sums, 0)
			}
			addTimes(s.sum(s.n-1), sum, times)
			return
		}
		if i := int(*slot - 1); equal(s.key(i), key) {
			addTimes(s.sum(i), sum, times)
			return
		}
	}
}

// size is how many bytes the states take.
func (s *states) size() int { return 2*len(s.keys) + 8*len(s.sums) + 4*len(s.slots) }

// total is the number of the last level, which has one state at most.
func (s *states) total() *big.Int {
	n := new(big.Int)
	for i := len(s.sums) - 1; i >= 0; i-- {
		n.Lsh(n, 64)
		n.Or(n, new(big.Int).SetUint64(s.sums[i]))
	}
	return n
}

func equal(a, b []uint16) bool {
	for i, x := range a {
		if x != b[i] {
			return false
		}
	}
	return true
}

func (s *states) grow() {
	s.slots = make([]uint32, 2*len(s.slots))
	mask := uint64(len(s.slots) - 1)
	for i := range s.n {
		h := hash(s.key(i))
		for s.slots[h&mask] != 0 {
			h++
		}
		s.slots[h&mask] = uint32(i + 1)
	}
}

func hash(key []uint16) uint64 {
	h := uint64(len(key))
	for _, x := range key {
		h = mix(h ^ uint64(x))
	}
	return h
}

// mix scatters the bits of a word (the finaliser of splitmix64, S. Vigna).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// addTimes adds times b to a. The numbers have room for any result; see
// [question.bits].
func addTimes(a, b []uint64, times uint64) {
	var high, carry uint64
	for i, x := range b {
		hi, lo := bits.Mul64(x, times)
		lo, c := bits.Add64(lo, high, 0)
		high = hi + c
		a[i], carry = bits.Add64(a[i], lo, carry)
	}
}
