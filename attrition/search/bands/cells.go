package bands

import "math/bits"

// cells is a set of cells of the board: the bands 0 and 1 in lo, at 0 and at
// 32, band 2 in hi. The package comment draws the 27 bits of a band.
type cells struct {
	lo uint64
	hi uint32
}

const (
	band    = 1<<27 - 1 // all cells of a band
	both    = 1 | 1<<32 // a word of band 2, twice: times both, a word of the bands 0 and 1
	everyLo = band * both
	everyHi = band

	thirds   = 0o111111111           // every third bit of a band, from 0 on
	columns  = 1 | 1<<9 | 1<<18      // the first of each nine bits
	nines    = 7 | 7<<9 | 7<<18      // the first three of each nine bits
	gather   = 1<<11 | 1<<17 | 1<<23 // times it, three such groups come together at the top of 32 bits
	gathered = 23                    // from which bit on they are there
	nine     = 1<<9 - 1              // an index of nine bits
	low      = uint64(1<<32 - 1)     // of a table's entry: what is possible
	rows     = uint64(7) * both      // one bit for each row of the bands 0 and 1
	triads   = uint64(band) * both   // horizontal triads, and from bit 32 vertical ones
)

// at is the place of a cell in the words of cells: below 64 in lo, above in hi.
func at(row, col int) int { return row/3*32 + col%3*9 + col/3*3 + row%3 }

func (c *cells) add(at int) {
	if at < 64 {
		c.lo |= 1 << at
	} else {
		c.hi |= 1 << (at - 64)
	}
}

func (c cells) has(at int) bool { return !c.and(only(at)).empty() }

func only(at int) (c cells) {
	c.add(at)
	return c
}

func (c cells) and(d cells) cells { return cells{c.lo & d.lo, c.hi & d.hi} }

func (c cells) or(d cells) cells { return cells{c.lo | d.lo, c.hi | d.hi} }

func (c cells) without(d cells) cells { return cells{c.lo &^ d.lo, c.hi &^ d.hi} }

func (c cells) empty() bool { return c.lo|uint64(c.hi) == 0 }

// first is the place of one of the cells; there must be one.
func (c cells) first() int {
	if c.lo != 0 {
		return bits.TrailingZeros64(c.lo)
	}
	return 64 + bits.TrailingZeros32(c.hi)
}
