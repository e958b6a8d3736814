package attrition

import (
	"iter"
	"math/bits"

	"latin"
)

// A set of cells, one bit a cell; all sets of a chart have the same length.
type set []uint64

func (s set) has(x latin.Cell) bool { return s[x>>6]>>(x&63)&1 != 0 }
func (s set) add(x latin.Cell)      { s[x>>6] |= 1 << (x & 63) }
func (s set) drop(x latin.Cell)     { s[x>>6] &^= 1 << (x & 63) }

// len counts the cells.
func (s set) len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

func (s set) empty() bool {
	for _, w := range s {
		if w != 0 {
			return false
		}
	}
	return true
}

// within says whether all of s is in t.
func (s set) within(t set) bool {
	for i, w := range s {
		if w&^t[i] != 0 {
			return false
		}
	}
	return true
}

// meets says whether s and t share a cell.
func (s set) meets(t set) bool {
	for i, w := range s {
		if w&t[i] != 0 {
			return true
		}
	}
	return false
}

// both counts the cells that are in s and in t.
func (s set) both(t set) int {
	n := 0
	for i, w := range s {
		n += bits.OnesCount64(w & t[i])
	}
	return n
}

// cells of the set, ascending.
func (s set) cells() iter.Seq[latin.Cell] {
	return func(yield func(latin.Cell) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(latin.Cell(i<<6 + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}
