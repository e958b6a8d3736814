//go:build goexperiment.simd && amd64

package bands

// lanes are a state as three vectors: one for the first rows of the bands, one for
// the second ones and one for the third. A lane is what is possible for a label in such a
// row:
//
//	lane of a vector   27..31   26 25 24 | 23 22 21 | .. |  2  1  0
//	                   spare    label 8  | label 7  | .. |  label 0
//	                            bands 2, 1 and 0 each
//
//	bit of a lane      ....  11 10  9 |  8  7  6 |  5  4  3  ...
//	column of the board       8  5  2 |  7  4  1 |  6  3  0
//
// So bits 3, 4 and 5 of x | x>>3 | x>>6 are the horizontal triads, and the vertical ones
// are the rows put together. Spare lanes hold everything, from which nothing follows.
type lanes struct {
	rows [3]lane
	is   standing
	_    [63]byte // so that no row is in two lines of the cache
}

// A standing is what is known of a state that is closed.
type standing uint8

const (
	impossible standing = iota
	open
	solved
)

// lane counts and places.
const (
	lanesUsed = 3 * labels
	spare     = uint32(1<<32 - 1<<lanesUsed) // the others, as a mask
	bottom    = 3                            // of the bits of a row
	wholeRow  = nine << bottom
)

// rule are the vectors that the closing of states needs.
var rule = func() *ruleVectors {
	r := new(ruleVectors)
	for i := range 32 {
		r.one[i], r.middle[i], r.whole[i] = 1, 7<<bottom, wholeRow
		r.ways[0][i], r.ways[1][i] = third(i), third(i+32)
		label, band := i/3, i%3
		for n := range 2 {
			r.bands[n][i] = laneOf(i, label, (band+1+n)%3)
			r.near[n][i] = laneOf(i, label/3*3+(label+1+n)%3, band)
			r.far[n][i] = laneOf(i, (label+3+3*n)%9, band)
		}
		if i < lanesUsed {
			r.used[i] = 1<<16 - 1
		}
	}
	return r
}()

type ruleVectors struct {
	one, middle, whole, used lane
	ways                     [2]lane // cells of a row, by the boxes of the two others
	bands                    [2]lane // where the other two bands are
	near                     [2]lane // where the other two of three labels are
	far                      [2]lane // where the other two such threes are
}

// laneOf gives the lane of a label and a band; spare lanes are by themselves.
func laneOf(i, label, band int) uint16 {
	if i >= lanesUsed {
		return uint16(i)
	}
	return uint16(3*label + band)
}

// third gives the cells of a row of a band that are left to a label, by the boxes where
// it can be in the other two rows, as six bits.
func third(boxes int) (cells uint16) {
	a, b := boxes&7, boxes>>3
	for box := range 3 {
		p, q := (box+1)%3, (box+2)%3
		if (a>>p)&(b>>q)&1 != 0 || (a>>q)&(b>>p)&1 != 0 {
			cells |= columnsOf << box << bottom
		}
	}
	return cells
}

const columnsOf = 0o111 // of a box in a row, or of a stack
