package bands

import "math/bits"

// A digit lies across the triads of a band in one of only six ways: of the
// three rows, each takes another box. The triads of a band are an index of
// nine bits, box*3 + row; so are those of a stack, column*3 + band.

// ways are the six, as sets of triads.
var ways = [6]int{0o421, 0o241, 0o412, 0o142, 0o214, 0o124}

// rowTable tells what is left of a band by its triads: bits 0 to 26 are the
// cells of triads that are used in some way that is left, bits 32 to 58 the
// cells of those that are used in all of them. Bit 63 says that a way is left.
var rowTable = makeTable(func(triads int) uint64 { return uint64(triads) * columns })

// colTable tells the same of a stack, for triads as they stand in the word of
// all vertical triads, three bits a column.
var colTable = makeTable(func(triads int) uint64 {
	t := uint64(triads)
	return t&7 | t>>3&7<<9 | t>>6&7<<18
})

func makeTable(spread func(triads int) uint64) (table [512]uint64) {
	for i := range table {
		some, all := 0, nine
		for _, way := range ways {
			if i&way == way {
				some |= way
				all &= way
			}
		}
		table[i] = spread(some) | spread(all&some)<<32
		if some != 0 {
			table[i] |= 1 << 63
		}
	}
	return table
}

// splitting is the triad that is used in as close to half of the ways that
// are left as there is; it means nothing where fewer than two are left.
var splitting = func() (table [512]uint8) {
	for i := range table {
		best := 99
		for triad := range 9 {
			used, unused := 0, 0
			for _, way := range ways {
				switch {
				case i&way != way:
				case way>>triad&1 != 0:
					used++
				default:
					unused++
				}
			}
			if odds := max(used, unused); min(used, unused) > 0 && odds < best {
				best = odds
				table[i] = uint8(triad)
			}
		}
	}
	return table
}()

// undivided is the rank of triads that are used in fewer than two ways.
const undivided = 1 << 16

// rank orders sets of triads by the number of ways in which a label can use
// them, fewest first, and ends with the set itself.
var rank = func() (table [512]uint32) {
	for i := range table {
		n := uint32(0)
		for _, way := range ways {
			if i&way == way {
				n++
			}
		}
		if n < 2 {
			n = undivided >> 13
		}
		table[i] = n<<13 | uint32(i)
	}
	return table
}()

// lowest is the first of a set of labels. (To ask for the lowest bit takes some processors eight steps.)
var lowest = func() (table [1 << labels]uint8) {
	for set := range table {
		table[set] = uint8(bits.TrailingZeros(uint(set)))
	}
	return table
}()

// A given is what a clue does: which cells see it, and itself.
type given struct{ seen, self cells }

// givens by place; those that are no cell are empty.
var givens = func() (table [128]given) {
	for cell := range 81 {
		g := &table[at(cell/9, cell%9)]
		g.self = only(at(cell/9, cell%9))
		for other := range 81 {
			if other != cell && see(cell, other) {
				g.seen.add(at(other/9, other%9))
			}
		}
	}
	return table
}()

// see says whether two cells are in one row, column or box.
func see(a, b int) bool {
	return a/9 == b/9 || a%9 == b%9 || a/27 == b/27 && a%9/3 == b%9/3
}

// A branch is a triad, or one cell: its cells, and what is left to a label that
// uses it.
type branch struct{ keep, self cells }

// branches are the triads by their bit in plane.triads, and after them the cells
// by place. (As many as a byte has values, so that an index needs no check.)
var branches = func() (table [256]branch) {
	for cell := range 81 {
		row, col := cell/9, cell%9
		for other := range 81 {
			r, c := other/9, other%9
			sameBox := r/3 == row/3 && c/3 == col/3
			table[horizontal(row, col)].note(at(r, c), r == row, sameBox)
			table[vertical(row, col)].note(at(r, c), c == col, sameBox)
		}
		b := &table[single+at(row, col)]
		b.self = only(at(row, col))
		b.keep = cells{everyLo, everyHi}.without(givens[at(row, col)].seen)
	}
	return table
}()

// note places a cell by whether it is in the line and in the box of the triad.
func (b *branch) note(at int, line, box bool) {
	if line && box {
		b.self.add(at)
	}
	if line == box {
		b.keep.add(at)
	}
}

// single is where the branches of cells begin.
const single = 64

// horizontal and vertical are the bits of the triads of a cell.
func horizontal(row, col int) int { return row/3*9 + col/3*3 + row%3 }
func vertical(row, col int) int   { return 32 + col%3*9 + col/3*3 + row/3 }
