package latin

import (
	"iter"
	"math/bits"
)

// A Domain is a set of labels, those still possible in a cell: label x is in
// it when bit x is set.
//
//	labels   3 2 1 0
//	Domain ..0 1 0 1   holds labels 0 and 2
type Domain uint64

// Domains has one domain a cell: a board domain, whose product is the label space.
type Domains []Domain

// Just is the domain of one label; empty for [Blank].
func Just(x Label) Domain { return 1 << uint8(x) }

// Has says whether the label is in the domain; [Blank] never is.
func (d Domain) Has(x Label) bool { return d&Just(x) != 0 }

// Len is the number of labels in the domain.
func (d Domain) Len() int { return bits.OnesCount64(uint64(d)) }

// Only is the one label of a domain of one label; false for all others.
func (d Domain) Only() (Label, bool) {
	if d == 0 || d&(d-1) != 0 {
		return Blank, false
	}
	return d.First(), true
}

// First is the least label of the domain; Blank when it is empty.
func (d Domain) First() Label {
	if d == 0 {
		return Blank
	}
	return Label(bits.TrailingZeros64(uint64(d)))
}

// Labels of the domain, ascending.
func (d Domain) Labels() iter.Seq[Label] {
	return func(yield func(Label) bool) {
		for ; d != 0; d &= d - 1 {
			if !yield(d.First()) {
				return
			}
		}
	}
}
