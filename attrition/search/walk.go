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
	origin origin
	stack  []frame
	base   int // frames below are not taken back
	// named labels occur in clues or decisions; the others of one
	// multiplicity are interchangeable.
	named uint64
	found uint64
	alive bool // the state is consistent and was not reported yet
	fold  bool // report one board for all that differ by interchangeable labels
	weigh weights
	// patience is the number of failures after which a walk that has found
	// nothing yet starts again.
	patience uint64
	restarts uint64
	unit     uint64 // patience before the first restart
	tired    bool
	heat     []uint32
	picker
}

// start poses the question of a partial board.
func (w *walk) start(b *budget, pb latin.PB) {
	w.reset(&w.origin)
	w.stack = w.stack[:0]
	w.named, w.base = 0, 0
	w.fold, w.tired = false, false
	w.fresh()
	w.picker = picker{}
	w.weigh.reset()
	for c := range w.heat {
		w.heat[c] = uint32(len(w.groupsOf(int32(c))))
	}
	w.dead = w.origin.impossible
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

// next goes on to the next Latin board; false when there is none or the
// budget is used up. Until the first is found, it starts again from time to
// time.
func (w *walk) next(b *budget) bool {
	for !w.descend(b) {
		if !w.tired {
			return false
		}
		w.restart()
	}
	w.alive = false
	w.found++
	w.patience = 0
	return true
}

// descend decides until the board is full; false when no board is left, the
// budget is used up or the walk is tired.
func (w *walk) descend(b *budget) bool {
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
	return true
}

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
		if w.patience > 0 {
			if w.patience--; w.patience == 0 {
				w.tired = true
				return false
			}
		}
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

// restart goes back to the question's beginning, with the heat learned so far.
func (w *walk) restart() {
	if len(w.stack) > w.base {
		f := w.stack[w.base]
		w.undo(f.mark)
		w.named = f.named
		w.stack = w.stack[:w.base]
	}
	w.weigh.reset()
	w.alive, w.tired = true, false
	w.restarts++
	w.patience = luby(w.restarts) * w.unit
}

// fresh makes the walk forget what it has found, so that it may start again.
func (w *walk) fresh() {
	w.found, w.restarts, w.patience = 0, 1, w.unit
}

// restartUnit is the number of failures before the first restart.
const restartUnit = 128

// luby is the sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, ... from i = 1 on.
func luby(i uint64) uint64 {
	for {
		n := uint64(bits.Len64(i))
		if i == 1<<n-1 {
			return 1 << (n - 1)
		}
		i -= 1<<(n-1) - 1
	}
}

// warm makes the cells of the group that failed more attractive.
func (w *walk) warm() {
	for _, c := range w.cellsOf(w.blame) {
		w.heat[c]++
	}
}
