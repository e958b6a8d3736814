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
	// Windows of 64 cells, of which rows 0 to 6 are noted, then rows 7 and 8.
	r.note((*[64]latin.Label)(given[:]), (*[64]uint8)(e.places[:]), clues(given[:63]))
	r.note((*[64]latin.Label)(given[17:]), (*[64]uint8)(e.places[17:]), clues(given[63:])<<(63-17))
	var all cells
	for d := range labels {
		all.lo |= r.own[d].lo
		all.hi |= r.own[d].hi
	}
	root := &e.stack[0]
	for d := range root.planes {
		p, own, seen := &root.planes[d], &r.own[d], &r.seen[d]
		p.lo = everyLo &^ (seen.lo | all.lo&^own.lo)
		p.hi = everyHi &^ (seen.hi | all.hi&^own.hi)
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

// clues tells which cells of some rows hold a label, without a branch, as
// these could not be foreseen.
func clues(rows []latin.Label) (set uint64) {
	for at := uint(0); len(rows) >= 9; at += 9 {
		r := (*[9]latin.Label)(rows)
		blanks := blank(r[8])
		blanks = 2*blanks + blank(r[7])
		blanks = 2*blanks + blank(r[6])
		blanks = 2*blanks + blank(r[5])
		blanks = 2*blanks + blank(r[4])
		blanks = 2*blanks + blank(r[3])
		blanks = 2*blanks + blank(r[2])
		blanks = 2*blanks + blank(r[1])
		blanks = 2*blanks + blank(r[0])
		set |= (blanks ^ nine) << (at & 63)
		rows = rows[9:]
	}
	return set
}

// blank is 1 for a blank, which is negative, and 0 for a label.
func blank(x latin.Label) uint64 { return uint64(int64(x)) >> 63 }
