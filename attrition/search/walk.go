package search

import (
	"math/bits"

	"latin"
)

// A frame is one decision "the cell holds the label" that may have to be
// taken back.
type frame struct {
	mark   int // length of the trail before it
	cell   int32
	label  uint64
	alike  uint64 // labels that could have stood for this one, itself included
	named  uint64 // before it
	found  uint64 // boards found before it
	folded bool   // whether the weight was raised
}

// A walk goes through the Latin boards depth first, by binary decisions.
type walk struct {
	state
	stack []frame
	base  int // frames below are not taken back
	// named labels occur in clues or decisions; the others of one
	// multiplicity are interchangeable.
	named uint64
	found uint64
	alive bool // the state is consistent and was not reported yet
	fold  bool // report one board for all that differ by interchangeable labels
	weigh weights
	heat  []uint32
	picker
}

// start poses the question of a partial board.
func (w *walk) start(b *budget, pb latin.PB) {
	w.reset()
	w.stack = w.stack[:0]
	w.named, w.found, w.base = 0, 0, 0
	w.fold = false
	w.picker = picker{}
	w.weigh.reset()
	for c := range w.heat {
		w.heat[c] = uint32(len(w.groupsOf(int32(c))))
	}
	w.wake()
	for c, x := range pb {
		if x != latin.Blank {
			label := uint64(latin.Just(x))
			if w.dom[c]&label == 0 {
				w.dead = true
				break
			}
			w.named |= label
			w.remove(int32(c), w.dom[c]&^label)
		}
	}
	w.alive = w.propagate(b)
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

// next goes on to the next Latin board; false when there is none or the
// budget is used up.
func (w *walk) next(b *budget) bool {
	if !w.alive && !w.retreat(b) {
		return false
	}
	for w.opens > 0 {
		if !b.step() {
			return false
		}
		w.advance(w.pick(w))
		if !w.propagate(b) && !w.retreat(b) {
			return false
		}
	}
	w.alive = false
	w.found++
	return true
}

// alikeTo gives the labels of the same multiplicity as the one label.
func (w *walk) alikeTo(label uint64) uint64 { return w.alike[bits.TrailingZeros64(label)] }

// advance decides that the cell holds the label.
func (w *walk) advance(c int32, label uint64) {
	f := frame{mark: len(w.trail), cell: c, label: label, alike: label, named: w.named, found: w.found}
	if w.named&label == 0 {
		f.alike = w.alikeTo(label) &^ w.named & w.dom[c]
		if w.fold && f.alike != label {
			f.folded = true
			w.weigh.push(f.alike)
		}
	}
	w.stack = append(w.stack, f)
	w.named |= label
	w.remove(c, w.dom[c]&^label)
}

// retreat takes back decisions until their opposite is possible.
func (w *walk) retreat(b *budget) bool {
	for b.err == nil && len(w.stack) > w.base {
		if w.dead {
			w.warm()
		}
		f := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		w.undo(f.mark)
		if f.folded {
			w.weigh.pop()
		}
		w.named = f.named
		if w.fold || w.found == f.found {
			w.remove(f.cell, f.alike)
		} else {
			w.named |= f.label
			w.remove(f.cell, f.label)
		}
		if w.propagate(b) {
			return true
		}
	}
	return false
}

// warm makes the cells of the group that failed more attractive.
func (w *walk) warm() {
	for _, c := range w.cellsOf(w.blame) {
		w.heat[c]++
	}
}
