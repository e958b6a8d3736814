package circuits

import (
	"math/bits"

	"latin"
)

// mostCells of a board: a set of them is a word.
const mostCells = 64

// A board is what does not change.
type board struct {
	cells  int
	near   [mostCells]uint64 // by cell
	leaps  []leap
	before [mostCells]uint8 // by step
	after  [mostCells]uint8
	inner  uint64 // steps that are not the last of a circuit
	closes []closing
}

// A leap carries cells by one of the moves: those of the mask, so far to the left.
type leap struct {
	mask uint64
	left int
}

// A closing is the last step of a circuit, and how many steps back the first is.
type closing struct {
	last uint64 // one bit
	back int
}

func newBoard(k *latin.Circuits) *board {
	b := &board{cells: len(k.Near)}
	byMove := make(map[int]uint64)
	for c, near := range k.Near {
		for _, y := range near {
			b.near[c] |= 1 << y
			byMove[int(y)-c] |= 1 << c
		}
	}
	for left := -mostCells; left <= mostCells; left++ { // in a fixed order
		if mask := byMove[left]; mask != 0 {
			b.leaps = append(b.leaps, leap{mask, left})
		}
	}
	for _, steps := range k.Steps {
		for i, x := range steps {
			next := steps[(i+1)%len(steps)]
			b.after[x], b.before[next] = uint8(next), uint8(x)
			if next == x+1 {
				b.inner |= 1 << x
			}
		}
		last := steps[len(steps)-1]
		b.closes = append(b.closes, closing{1 << last, int(last - steps[0])})
	}
	return b
}

// around is the set of cells a move away from one of the set.
func (b *board) around(cells uint64) (all uint64) {
	if bits.OnesCount64(cells) <= len(b.leaps) {
		for ; cells != 0; cells &= cells - 1 {
			all |= b.near[bits.TrailingZeros64(cells)]
		}
		return all
	}
	for _, l := range b.leaps {
		all |= bits.RotateLeft64(cells&l.mask, l.left)
	}
	return all
}

// next are the steps after those of a set.
func (b *board) next(steps uint64) uint64 {
	all := steps & b.inner << 1
	for _, c := range b.closes {
		all |= steps & c.last >> c.back
	}
	return all
}

// previous are the steps before those of a set.
func (b *board) previous(steps uint64) uint64 {
	all := steps >> 1 & b.inner
	for _, c := range b.closes {
		all |= steps << c.back & c.last
	}
	return all
}
