package walk

import (
	"latin"
	"latin/attrition/search/engine"
)

// A walk goes through the Latin boards below a partial board, depth first, by
// decisions "the cell holds the label" and, when that is exhausted, "it does
// not". It decides on a stack of its own, so that its depth is bounded by
// memory only.
type walk struct {
	state
	picker
	origin origin
	stack  []frame
	base   int // frames below are not taken back

	// named are the labels of clues and decisions; the others of one
	// multiplicity are interchangeable. See the package comment.
	named uint64
	fold  bool // report one board for all that differ by interchangeable labels
	weigh weights

	alive bool   // the state is consistent and was not reported yet
	found uint64 // boards reported

	// patience is the number of failures after which a walk that has found
	// nothing yet starts again.
	patience uint64
	restarts uint64
	unit     uint64 // patience of the shortest try

	doubt
}

// A frame is one decision that may have to be taken back.
type frame struct {
	mark   int // length of the trail before it
	cell   int32
	folded bool   // it multiplied the weight
	label  uint64 // the label decided on, as a domain
	alike  uint64 // labels that could have stood for it, itself included
	named  uint64 // before it
	found  uint64 // before it
}

// restartUnit is enough failures for an ordinary 9×9 Sudoku.
const restartUnit = 128

func newWalk(pl *plan) walk {
	return walk{
		state:  newState(pl),
		picker: picker{heat: make([]uint32, pl.cells)},
		unit:   restartUnit,
		doubt:  doubt{trust: trustInWalk},
	}
}

// start poses the question of a partial board.
func (w *walk) start(b *engine.Budget, pb latin.PB) {
	w.restore(&w.origin)
	w.picker.reset(w.plan)
	w.weigh.reset()
	w.stack, w.base = w.stack[:0], 0
	w.fold = false
	w.afresh()
	w.write(pb)
	w.alive = w.propagate(b)
	w.pose()
}

// write puts the labels of a partial board into their cells.
func (w *walk) write(pb latin.PB) {
	w.named = 0
	w.dead = w.origin.impossible
	for c, x := range pb {
		if w.dead {
			return
		}
		if x != latin.Blank {
			label := uint64(latin.Just(x))
			w.named |= label
			w.remove(int32(c), ^label)
		}
	}
}

// next goes on to the next Latin board; false when there is none or the
// budget is used up. Until the first is found, it starts again from time to
// time: what it learns about where the difficulty lies often helps at once.
// After that it must not, since it would find the same boards again. It is
// also false when the walk is stuck; a learner can go on then.
func (w *walk) next(b *engine.Budget) bool {
	for w.stuck || !w.descend(b) {
		if w.stuck || !w.tired() {
			return false
		}
		w.restart()
	}
	w.alive = false
	w.found++
	w.failures = 0
	return true
}

// descend decides until the board is full; false when no board is left, the
// budget is used up or the walk is tired.
func (w *walk) descend(b *engine.Budget) bool {
	if !w.alive && !w.retreat(b) {
		return false
	}
	for w.opens > 0 {
		if !b.Step() || !b.Spend(w.opens) {
			return false
		}
		w.advance(w.pick(&w.state))
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
		if f.folded = w.fold && f.alike != label; f.folded {
			w.weigh.push(f.alike)
		}
	}
	w.stack = append(w.stack, f)
	w.named |= label
	w.remove(c, ^label)
}

// retreat takes back decisions until the opposite of one is possible.
func (w *walk) retreat(b *engine.Budget) bool {
	for b.Err() == nil && len(w.stack) > w.base {
		if w.dead {
			w.warm(w.cellsOf(w.blame))
		}
		if w.fail(); w.stuck {
			return false
		}
		if w.found == 0 {
			if w.patience--; w.tired() {
				return false
			}
		}
		w.reverse()
		if w.propagate(b) {
			return true
		}
	}
	return false
}

// reverse decides the opposite of the last decision, which is exhausted. If
// its label could have been any of several, and it led to no board or they
// were all counted, then the cell holds none of them.
func (w *walk) reverse() {
	f := w.stack[len(w.stack)-1]
	w.stack = w.stack[:len(w.stack)-1]
	w.undo(f.mark)
	if f.folded {
		w.weigh.pop()
	}
	w.named = f.named
	if w.fold || w.found == f.found {
		w.remove(f.cell, f.alike)
		return
	}
	w.named |= f.label
	w.remove(f.cell, f.label)
}

func (w *walk) tired() bool { return w.found == 0 && w.patience == 0 }

// afresh makes a walk that has found boards look for one as if it had not.
func (w *walk) afresh() {
	w.found, w.restarts, w.patience = 0, 1, w.unit
}

// restart goes back to the question's beginning, with the heat and the
// refusals learned so far.
func (w *walk) restart() {
	if len(w.stack) > w.base {
		f := w.stack[w.base]
		w.undo(f.mark)
		w.named = f.named
		w.stack = w.stack[:w.base]
	}
	w.weigh.reset()
	w.alive = true
	w.restarts++
	w.patience = engine.Luby(w.restarts) * w.unit
}
