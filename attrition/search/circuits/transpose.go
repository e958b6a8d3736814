package circuits

// A square has bit j of word i where row i and column j meet.
type square [mostCells]uint64

// transpose exchanges rows and columns, blocks of 32 first, then those of 16 within
// them and so on (Warren, Hacker's Delight, 7-3).
func (q *square) transpose() {
	mask := uint64(1)<<32 - 1
	for width := 32; width != 0; width >>= 1 {
		for i := 0; i < mostCells; i = (i + width + 1) &^ width {
			t := (q[i]>>width ^ q[i+width]) & mask
			q[i] ^= t << width
			q[i+width] ^= t
		}
		mask ^= mask << (width >> 1)
	}
}
