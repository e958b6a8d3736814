package bands

import "math/bits"

// A plane is what is possible for one label.
type plane struct {
	lo     uint64 // the open cells that may hold it, here and in hi
	hi     uint32
	heldHi uint32 // the cells that are known to, here and in heldLo
	heldLo uint64
	// triads are those that may hold it, as they were when it was last
	// closed: horizontal ones in bits 0 to 26, 9*band + 3*box + row, vertical
	// ones from bit 32 on, 9*column + 3*stack + band.
	triads uint64
}

// flag is 1 if x is not 0; it compiles to no branch.
func flag(x uint64) uint {
	if x != 0 {
		return 1
	}
	return 0
}

// note puts a bit before a list of bits, which says whether x is more than 0:
// then minus one is added to it with a carry. That is two instructions.
func note(list, x uint64) uint64 {
	_, carry := bits.Add64(x, 1<<64-1, 0)
	list, _ = bits.Add64(list, list, carry)
	return list
}

// alone leaves to the label, in the rows of the cells, these cells only; false
// when two of them are in one row. (In one column or box they are found when
// the plane is closed, as each is then the only one of its row.)
func (p *plane) alone(lo uint64, hi uint32) bool {
	x := lo | lo>>9 | lo>>18
	y := hi | hi>>9 | hi>>18
	x = (x | x>>3 | x>>6) & rows
	y = (y | y>>3 | y>>6) & 7
	p.lo &^= x * thirds
	p.hi &^= y * thirds
	p.heldLo |= lo
	p.heldHi |= hi
	return bits.OnesCount64(lo)+bits.OnesCount32(hi) == bits.OnesCount64(x)+bits.OnesCount32(y)
}

// all are the cells that may hold the label, those that are known to included.
func (p *plane) all() cells { return cells{p.lo | p.heldLo, p.hi | p.heldHi} }

// without takes cells from the plane, whether open or known.
func (p *plane) without(c *cells) {
	p.lo &^= c.lo
	p.hi &^= c.hi
	p.heldLo &^= c.lo
	p.heldHi &^= c.hi
}
