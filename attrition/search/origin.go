package search

import (
	"context"
	"math/bits"
)

// An origin is the state of the empty board after all that follows from the
// board alone. Every question begins with a copy of it.
type origin struct {
	dom         []uint64
	tally       []tally
	open, where []int32
	opens       int
	impossible  bool // the board has no Latin board at all
}

// settle finds the origin: it propagates on the empty board and then probes
// the cells of the balances.
func (w *walk) settle() {
	b := &budget{ctx: context.Background()}
	w.wake()
	if !w.propagate(b) || !w.probe(b) {
		w.origin.impossible = true
	}
	w.origin.dom = append(w.origin.dom, w.dom...)
	w.origin.tally = append(w.origin.tally, w.tally...)
	w.origin.open = append(w.origin.open, w.open...)
	w.origin.where = append(w.origin.where, w.where...)
	w.origin.opens = w.opens
}

// wake queues what the empty board itself allows to conclude.
func (w *walk) wake() {
	for i, t := range w.blank {
		switch {
		case t.places <= t.lo:
			w.tight = append(w.tight, int32(i))
		case t.places <= maxLocked && t.lo > 0:
			w.watch(i)
		}
	}
	if w.labels == 1 {
		for c := range w.dom {
			w.singles = append(w.singles, int32(c))
		}
	}
}

// probe tries each label in each cell of the balances and takes away those
// that lead to a contradiction at once; false when none is left somewhere.
//
// On the empty board labels of one multiplicity are interchangeable, so one of
// them speaks for all.
func (w *walk) probe(b *budget) bool {
	balanced := w.members[w.group[w.asterisms-1].to:]
	for _, c := range balanced {
		for rest := w.dom[c]; rest != 0 && rest&(rest-1) != 0; {
			label := rest & -rest
			alike := w.alikeTo(label)
			rest &^= alike
			mark := len(w.trail)
			w.remove(c, w.dom[c]&^label)
			possible := w.propagate(b)
			w.undo(mark)
			if possible {
				continue
			}
			if w.remove(c, alike); !w.propagate(b) {
				return false
			}
		}
	}
	return true
}

// alikeTo gives the labels of the same multiplicity as the one label.
func (pl *plan) alikeTo(label uint64) uint64 { return pl.alike[bits.TrailingZeros64(label)] }
