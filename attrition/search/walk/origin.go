package walk

import (
	"context"
	"slices"

	"latin/attrition/search/engine"
)

// maxProbing limits the changes that probing a board may cost.
const maxProbing = 1_000_000

// An origin is the state of the empty board after all that follows from the
// board alone. Every question begins with a copy of it.
type origin struct {
	dom         []uint64
	tally       []tally
	open, where []int32
	opens       int
	impossible  bool // the board has no Latin board at all
}

// settle finds the origin: it propagates on the empty board and probes the
// cells of its balances.
func (w *walk) settle() {
	budget := engine.NewBudget(context.Background(), 0)
	b := &budget
	w.wake()
	w.origin.impossible = !w.propagate(b) || !w.probe(b)
	w.origin.dom = slices.Clone(w.dom)
	w.origin.tally = slices.Clone(w.tally)
	w.origin.open = slices.Clone(w.open)
	w.origin.where = slices.Clone(w.where)
	w.origin.opens = w.opens
}

// wake queues what the empty board itself allows to conclude.
func (w *walk) wake() {
	for i, t := range w.blank {
		switch {
		case int32(i) >= w.sides:
		case t.places == t.lo:
			w.tight = append(w.tight, int32(i))
		case t.places <= maxLocked && t.lo > 0:
			w.watch(int32(i))
		}
	}
	if w.labels == 1 {
		for c := range w.dom {
			w.singles = append(w.singles, int32(c))
		}
	}
}

// probe tries each label in each cell of the balances and takes away those
// that lead to a contradiction at once; false when some cell is left with
// none. On the empty board the labels of one multiplicity are interchangeable,
// so that one of them speaks for all.
func (w *walk) probe(b *engine.Budget) bool {
	changes := 0
	for _, c := range w.balanced() {
		for rest := w.dom[c]; rest&(rest-1) != 0 && changes < maxProbing; {
			label := rest & -rest
			alike := w.alikeTo(label)
			rest &^= alike
			mark := len(w.trail)
			w.remove(c, ^label)
			possible := w.propagate(b)
			changes += len(w.trail) - mark
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

// restore goes back to the origin.
func (s *state) restore(o *origin) {
	copy(s.tally, o.tally)
	copy(s.dom, o.dom)
	copy(s.open, o.open)
	copy(s.where, o.where)
	s.opens = o.opens
	s.trail = s.trail[:0]
	s.calm()
}
