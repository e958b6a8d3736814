package bands

import "math/bits"

// A lock is an extra asterism of nine cells and a line, which is a row, a column, a
// box or another such asterism, that have two cells or more in common. A label
// without a place in the line outside of the extra has none in the rest of the
// extra. (The other direction is in the tables of the groups.)
//
//	    extra
//	+-------+-------+
//	| o [k k| k] o o ...  line      If no o may hold the label, then a k
//	|   [r r| r]    |               holds it, and no r does.
//	|   [r r| r]    |
//	+-------+-------+
type lock struct{ outside, rest cells }

// locks look at all locks at once. Each is a bit; the cells of a plane are cut into
// parts of seven, four a band, and for what a part may hold a table tells which
// locks have some of that outside, and which in the rest.
type locks struct {
	list  []lock
	parts [3 * bandParts][1 << partCells]struct{ outside, rest uint64 }
}

const (
	partCells = 7
	bandParts = 4
	partMask  = 1<<partCells - 1
	maxLocks  = 64 // others are left out
	// minLocks is how many pay for looking at them. The diagonals of a
	// square have five.
	minLocks = 8
)

// build finds the locks; the first 27 lines are those of Sudoku.
func (k *locks) build(lines []cells) {
	for i, extra := range lines[27:] {
		for j, line := range lines {
			both := extra.and(line)
			if j != 27+i && !both.empty() && both != only(both.first()) && len(k.list) < maxLocks {
				k.list = append(k.list, lock{line.without(extra), extra.without(line)})
			}
		}
	}
	if len(k.list) < minLocks {
		k.list = nil
	}
	for i, l := range k.list {
		k.enter(l, 1<<i)
	}
}

// enter puts a lock into the tables.
func (k *locks) enter(l lock, bit uint64) {
	outside := [3]uint32{uint32(l.outside.lo), uint32(l.outside.lo >> 32), l.outside.hi}
	rest := [3]uint32{uint32(l.rest.lo), uint32(l.rest.lo >> 32), l.rest.hi}
	for i := range k.parts {
		shift := i % bandParts * partCells
		for x := range k.parts[i] {
			e := &k.parts[i][x]
			if uint32(x)<<shift&outside[i/bandParts] != 0 {
				e.outside |= bit
			}
			if uint32(x)<<shift&rest[i/bandParts] != 0 {
				e.rest |= bit
			}
		}
	}
}

// clear takes from a plane what its locks do not leave to it, and says whether
// it lost any.
func (k *locks) clear(p *plane) (lost bool) {
	var outside, rest uint64
	all := p.all()
	a, b, c := all.lo, all.lo>>32, all.hi
	for i := range bandParts {
		e, f, g := &k.parts[i][a&partMask], &k.parts[bandParts+i][b&partMask], &k.parts[2*bandParts+i][c&partMask]
		outside |= e.outside | f.outside | g.outside
		rest |= e.rest | f.rest | g.rest
		a >>= partCells
		b >>= partCells
		c >>= partCells
	}
	closed := rest &^ outside
	for left := closed; left != 0; left &= left - 1 {
		r := &k.list[bits.TrailingZeros64(left)].rest
		p.without(r)
	}
	return closed != 0
}
