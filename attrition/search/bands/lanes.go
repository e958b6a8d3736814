//go:build goexperiment.simd && amd64

package bands

import (
	"math/bits"
	"simd/archsimd"

	"latin"
)

type (
	v16 = archsimd.Uint16x16
	v8  = archsimd.Uint16x8
)

// lanes are a state in vectors: one for each row of the board, with a lane for
// each label. A lane has nine bits, the columns in which the label may be.
//
//	        lane    0           1           2       ...      8       9 to 15
//	row 0       .........   .........   .........        .........    idle
//	row 1       .........   .........   .........        .........    idle
//	 ...        box 2 1 0
//	row 8       .........   .........   .........        .........    idle
//
// What the tables do for a state of planes is computed here for all labels at
// once: the ways across a band from three vectors, those across the stacks from
// the ORs of each band. The idle lanes hold a label that is known everywhere.
type lanes struct {
	rows   [9][16]uint16
	known  bool // every cell has its label
	branch bool // it is left to try
}

// idle is what the idle lanes hold in each row.
var idle = func() (rows [9]uint16) {
	for r := range rows {
		rows[r] = 1 << (r%3*3 + r/3)
	}
	return rows
}()

// busy are the bits of the lanes of labels.
var busy = [16]uint16{nine, nine, nine, nine, nine, nine, nine, nine, nine}

func (s *lanes) solved() bool { return s.known }
func (s *lanes) waits() bool  { return s.branch }

// write makes the state of a partial board; false when a label is twice in a row.
func (s *lanes) write(places *[81]uint8, pb latin.PB) bool {
	var own [9][16]uint16
	var given [9]uint16
	twice := uint16(0)
	for cell, x := range pb[:81] {
		if x < 0 {
			continue
		}
		row, bit := whereIs[places[cell]&127].row, whereIs[places[cell]&127].bit
		twice |= own[row%9][x&15]
		own[row%9][x&15] |= bit
		given[row%9] |= bit
	}
	for r := range own {
		o := archsimd.LoadUint16x16(&own[r])
		free := archsimd.BroadcastUint16x16(nine &^ given[r])
		free = free.Masked(o.Equal(v16{})).Or(o).And(archsimd.LoadUint16x16(&busy))
		free.Store(&s.rows[r])
		for l := labels; l < 16; l++ {
			s.rows[r][l] = idle[r]
		}
	}
	s.known, s.branch = false, false
	return twice == 0
}

// whereIs tells the row of a place, and its column as a bit.
var whereIs = func() (table [128]struct{ row, bit uint16 }) {
	for cell := range 81 {
		table[at(cell/9, cell%9)] = struct{ row, bit uint16 }{uint16(cell / 9), 1 << (cell % 9)}
	}
	return table
}()

func (s *lanes) read(cellAt *[128]uint8, board latin.PB) {
	for row := range s.rows {
		for label, x := range s.rows[row][:labels] {
			board[cellAt[at(row, bits.TrailingZeros16(x))&127]] = latin.Label(label)
		}
	}
}
