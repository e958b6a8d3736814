package bands

import (
	"math/bits"

	"latin"
)

// A record is what the clues say of each label: the cells that hold it, and
// those that see one of these. (Sixteen, as four bits are an index that needs
// no check; nine are used.)
type record struct{ own, seen [16]cells }

// write makes the first state of a partial board: clues leave the cells that
// they see to other labels, and their own cells to no other.
func (e *Engine) write(pb latin.PB) {
	given := (*[81]latin.Label)(pb)
	var r record
	// Windows of 64 cells: all of the first are noted, and of the second those that follow.
	first, last := (*[64]latin.Label)(given[:]), (*[64]latin.Label)(given[17:])
	r.note(first, (*[64]uint8)(e.places[:]), clues(first, 0))
	r.note(last, (*[64]uint8)(e.places[17:]), clues(last, 40)&^(1<<(64-17)-1))
	var all cells
	for d := range labels {
		all.lo |= r.own[d].lo
		all.hi |= r.own[d].hi
	}
	root := &e.stack[0]
	for d := range root.planes {
		p, own, seen := &root.planes[d], &r.own[d], &r.seen[d]
		p.lo, p.heldLo = everyLo&^(seen.lo|all.lo), own.lo&^seen.lo
		p.hi, p.heldHi = everyHi&^(seen.hi|all.hi), own.hi&^seen.hi
	}
	if e.extras != nil {
		e.extras.spread(root, all.lo, all.hi)
	}
	root.open = cells{everyLo &^ all.lo, everyHi &^ all.hi}
}

// note adds the clues of a set of cells.
func (r *record) note(given *[64]latin.Label, places *[64]uint8, set uint64) {
	for ; set != 0; set &= set - 1 {
		cell := bits.TrailingZeros64(set) & 63
		g, x := &givens[places[cell]&127], given[cell]&15
		own, seen := &r.own[x], &r.seen[x]
		own.lo |= g.self.lo
		own.hi |= g.self.hi
		seen.lo |= g.seen.lo
		seen.hi |= g.seen.hi
	}
}

// clues tells which of 64 cells hold a label, from a multiple of eight on.
func clues(p *[64]latin.Label, from int) (set uint64) {
	for ; from < 64; from += 8 {
		set |= (blanks((*[8]latin.Label)(p[from:])) ^ 0xff) << from
	}
	return set
}

// blanks tells which of eight cells hold no label, as eight bits: a blank is negative.
func blanks(p *[8]latin.Label) uint64 {
	const tops = (1<<64 - 1) / 255 << 7 // the top bits of the bytes of a word
	w := uint64(uint8(p[0])) | uint64(uint8(p[1]))<<8 | uint64(uint8(p[2]))<<16 | uint64(uint8(p[3]))<<24 |
		uint64(uint8(p[4]))<<32 | uint64(uint8(p[5]))<<40 | uint64(uint8(p[6]))<<48 | uint64(uint8(p[7]))<<56
	return (w & tops >> 7) * 0x0102040810204080 >> 56
}
