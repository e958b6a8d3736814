package attrition

import (
	"math/bits"

	"latin"
)

// An overlay is a template in the making, by search: the asterism with the
// fewest places to spare comes first.
type overlay struct {
	*chart
	label latin.Label
	alive set // candidates of open cells that may still be taken
	fresh set // those that are taken first, because no template holds them yet

	need, room []int16 // by asterism, how many more it must and may take
	left       []int16 // by asterism, how many of its cells are alive
	wanting    []int32 // asterisms that needed some at the start

	placed []latin.Cell // taken
	gone   []latin.Cell // no longer alive, in order
	effort int
}

// templateEffort is how many cells are tried for one template before the
// search is given up, beside one for each cell of the board.
const templateEffort = 300

// open starts with the cells of the label that are fixed.
func (o *overlay) open(s *State, l latin.Label) {
	o.label, o.placed, o.gone, o.wanting = l, o.placed[:0], o.gone[:0], o.wanting[:0]
	cand, fixed := s.candOf(l), s.fixedOf(l)
	for w := range o.alive {
		o.alive[w] = cand[w] &^ fixed[w]
	}
	for a := range s.asterisms {
		i := s.at(a, l)
		o.need[a], o.room[a], o.left[a] = s.lo[i]-s.fixes[i], s.hi[i]-s.fixes[i], s.places[i]-s.fixes[i]
		if o.need[a] > 0 {
			o.wanting = append(o.wanting, int32(a))
		}
	}
	for a := range s.asterisms {
		if o.room[a] <= 0 && o.left[a] > 0 {
			o.close(a)
		}
	}
	o.gone = o.gone[:0]
}

// through looks for a template that takes the cell.
func (o *overlay) through(x latin.Cell) bool {
	if !o.alive.has(x) {
		return false
	}
	o.placed = o.placed[:0]
	o.effort = templateEffort + o.cells
	o.take(x)
	found := o.finish()
	taken := len(o.placed)
	o.undo(0, 0)
	o.placed = o.placed[:taken]
	return found
}

// finish takes more cells until no asterism needs any.
func (o *overlay) finish() bool {
	a := o.tightest()
	switch {
	case a < 0:
		return true
	case o.left[a] < o.need[a] || o.effort <= 0:
		return false
	}
	gone, placed := len(o.gone), len(o.placed)
	for o.left[a] >= o.need[a] && o.effort > 0 {
		o.effort--
		y := o.pick(a)
		within, before := len(o.gone), len(o.placed)
		o.take(y)
		if o.finish() {
			return true
		}
		o.undo(within, before)
		o.kill(y)
	}
	o.undo(gone, placed)
	return false
}

// tightest is the asterism with the fewest places to spare of those that need
// some; -1 when none does.
func (o *overlay) tightest() int {
	best, spare := -1, int16(0)
	for _, a := range o.wanting {
		if o.need[a] <= 0 {
			continue
		}
		if n := o.left[a] - o.need[a]; best < 0 || n < spare {
			if best, spare = int(a), n; n <= 0 {
				return best
			}
		}
	}
	return best
}

// pick is the first cell alive in the asterism, a fresh one if there is any.
func (o *overlay) pick(a int) latin.Cell {
	first := latin.Cell(-1)
	for w, m := range o.cellsOf(a) {
		m &= o.alive[w]
		if fresh := m & o.fresh[w]; fresh != 0 {
			return latin.Cell(w<<6 + bits.TrailingZeros64(fresh))
		}
		if first < 0 && m != 0 {
			first = latin.Cell(w<<6 + bits.TrailingZeros64(m))
		}
	}
	return first
}

// take places the label in a cell, and closes the asterisms that are full of it.
func (o *overlay) take(x latin.Cell) {
	o.placed = append(o.placed, x)
	o.kill(x)
	for _, a := range o.of[x] {
		o.need[a]--
		if o.room[a]--; o.room[a] == 0 && o.left[a] > 0 {
			o.close(a)
		}
	}
}

// close gives up all cells of an asterism that are alive.
func (o *overlay) close(a int) {
	for w, m := range o.cellsOf(a) {
		for m &= o.alive[w]; m != 0; m &= m - 1 {
			o.kill(latin.Cell(w<<6 + bits.TrailingZeros64(m)))
		}
	}
}

func (o *overlay) kill(x latin.Cell) {
	o.alive.drop(x)
	o.gone = append(o.gone, x)
	for _, a := range o.of[x] {
		o.left[a]--
	}
}

// undo goes back to when so many cells were gone and so many placed.
func (o *overlay) undo(gone, placed int) {
	for _, x := range o.gone[gone:] {
		o.alive.add(x)
		for _, a := range o.of[x] {
			o.left[a]++
		}
	}
	for _, x := range o.placed[placed:] {
		for _, a := range o.of[x] {
			o.need[a]++
			o.room[a]++
		}
	}
	o.gone, o.placed = o.gone[:gone], o.placed[:placed]
}
