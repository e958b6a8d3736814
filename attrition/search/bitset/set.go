package bitset

import "math/bits"

// A set holds up to 128 places of cells, half of the board in each word. They
// are fields and not an array, so that the compiler keeps them in registers.
type set struct{ a, b uint64 }

func or(x, y set) set     { return set{x.a | y.a, x.b | y.b} }
func and(x, y set) set    { return set{x.a & y.a, x.b & y.b} }
func andNot(x, y set) set { return set{x.a &^ y.a, x.b &^ y.b} }

func (x set) empty() bool { return x.a|x.b == 0 }

func (x set) count() int { return bits.OnesCount64(x.a) + bits.OnesCount64(x.b) }

// first is the least place of a set that is not empty.
func (x set) first() int {
	if x.a != 0 {
		return bits.TrailingZeros64(x.a)
	}
	return 64 + bits.TrailingZeros64(x.b)&63
}

// rest is the set without its first place.
func (x set) rest() set {
	if x.a != 0 {
		return set{x.a & (x.a - 1), x.b}
	}
	return set{0, x.b & (x.b - 1)}
}

// just is the set of one place.
func just(place int) set {
	if place < 64 {
		return set{a: 1 << place}
	}
	return set{b: 1 << (place - 64)}
}

// has says whether the place is in the set.
func (x set) has(place int) bool { return !and(x, just(place)).empty() }

// bit is 1 for true.
func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
