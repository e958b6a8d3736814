//go:build goexperiment.simd && amd64

package bands

import (
	"math/bits"
	"simd/archsimd"
	"unsafe"

	"latin"
)

// An order tells how the cells of a board become lanes: each of its three vectors has a byte for
// every bit of the lanes of one label, in three bands. Where a byte equals a label, the bit is set.
type order struct {
	cells [3][64]uint8 // of the board
	none  [3][64]int8  // -1, a blank, where there is no cell
}

// second is the first cell of the second half of a board, of 64 cells as the first.
const second = 81 - 64

func newOrder(places *[81]uint8) (o order) {
	for row := range o.none {
		for i := range o.none[row] {
			o.none[row][i] = -1
		}
	}
	for cell, place := range places {
		row, band, bit := inLane(int(place))
		i := 16*band + bits.TrailingZeros16(bit)
		if cell >= 64 {
			cell += 64 - second
		}
		o.cells[row][i], o.none[row][i] = uint8(cell), 0
	}
	return o
}

// write makes the first state of a partial board: clues are alone in their rows, and two of a
// row for one label leave nothing.
func (l *lanes) write(o *order, pb latin.PB) {
	given := (*[81]int8)(unsafe.Pointer((*[81]latin.Label)(pb))) // which is the same
	a, b := archsimd.LoadInt8x64((*[64]int8)(given[:])), archsimd.LoadInt8x64((*[64]int8)(given[second:]))
	for row := range l.rows {
		v := a.ConcatPermute(b, archsimd.LoadUint8x64(&o.cells[row])).Or(archsimd.LoadInt8x64(&o.none[row]))
		to := &l.rows[row]
		for d := range labels {
			four := v.Equal(archsimd.BroadcastInt8x64(int8(d))).ToBits()
			*(*uint64)(unsafe.Pointer(&to[3*d])) = four // the fourth is overwritten by the next label
		}
	}
	x0, x1, x2 := l.load()
	k := rule
	used, whole, one := load(&k.used), load(&k.whole), load(&k.one)
	x0, x1, x2 = x0.And(used), x1.And(used), x2.And(used)
	if !nothing(any3(several(x0, one), several(x1, one), several(x2, one))) {
		whole = vector{}
	}
	l.store(x0.Merge(whole, x0.NotEqual(vector{})), x1.Merge(whole, x1.NotEqual(vector{})), x2.Merge(whole, x2.NotEqual(vector{})))
}

// leave takes a label from a cell.
func (l *lanes) leave(label, place int) {
	row, band, bit := inLane(place)
	l.rows[row][3*label+band] &^= bit
}

// read writes a solved state down.
func (l *lanes) read(cellAt *[128]uint8, board latin.PB) {
	for row := range l.rows {
		for i, bit := range l.rows[row][:lanesUsed] {
			place := i%3*32 + (bits.TrailingZeros16(bit)-bottom)*3 + row
			board[cellAt[place&127]] = latin.Label(i / 3)
		}
	}
}
