package circuits

import "math/bits"

// A state says which cells each step may be in.
type state struct {
	places square // by step
	dirty  uint64 // steps whose places have changed since their neighbours were told
}

// start is the state of an empty board.
func (s *state) start(b *board) {
	s.places = square{}
	all := ^uint64(0) >> (mostCells - b.cells)
	for x := range b.cells {
		s.places[x] = all
	}
	s.dirty = all
}

// remove takes cells from a step; false when none is left.
func (s *state) remove(step int, cells uint64) bool {
	if s.places[step]&cells != 0 {
		s.places[step] &^= cells
		s.dirty |= 1 << step
	}
	return s.places[step] != 0
}

// settle draws all conclusions; false when there is a contradiction. work is about
// how many words were looked at.
func (s *state) settle(b *board) (alive bool, work int) {
	for {
		alive, told := s.tellSteps(b)
		work += told + 16*b.cells
		if !alive || !s.tellCells(b) {
			return false, work
		}
		if s.dirty == 0 {
			return true, work
		}
	}
}

// tellSteps tells the steps before and after those that have changed, and what is
// known to all.
func (s *state) tellSteps(b *board) (alive bool, work int) {
	for s.dirty != 0 {
		x := bits.TrailingZeros64(s.dirty)
		s.dirty &= s.dirty - 1
		cells := s.places[x]
		if cells&(cells-1) == 0 {
			for y := range b.cells {
				if y != x && !s.remove(y, cells) {
					return false, work
				}
			}
			work += b.cells
		}
		far := ^b.around(cells)
		if !s.remove(int(b.before[x]), far) || !s.remove(int(b.after[x]), far) {
			return false, work
		}
		work += len(b.leaps)
	}
	return true, work
}

// tellCells finds cells with one step and links that are needed.
func (s *state) tellCells(b *board) bool {
	steps := s.places
	steps.transpose()
	changed := false
	for c := range b.cells {
		before, after, alive := links(b, &steps, c)
		if !alive {
			return false
		}
		changed = need(b, &steps, c, before, after) || changed
	}
	for c := range b.cells {
		if d := steps[c]; d&(d-1) == 0 { // the step is nowhere else
			if d == 0 {
				return false
			}
			changed = changed || s.places[bits.TrailingZeros64(d)] != 1<<c
		}
	}
	if changed {
		return s.adopt(b, &steps)
	}
	return true
}

// links of a cell: those from which the knight may come, and to which it may go; not
// alive when it cannot do both.
func links(b *board, steps *square, c int) (before, after uint64, alive bool) {
	previous, next := b.previous(steps[c]), b.next(steps[c])
	for near := b.near[c]; near != 0; near &= near - 1 {
		y := bits.TrailingZeros64(near)
		if steps[y]&previous != 0 {
			before |= 1 << y
		}
		if steps[y]&next != 0 {
			after |= 1 << y
		}
	}
	both := before | after
	return before, after, before != 0 && after != 0 && both&(both-1) != 0
}

// need leaves the cells at the end of links that are needed only steps beside those of
// the cell. It says whether that changed anything.
func need(b *board, steps *square, c int, before, after uint64) bool {
	previous, next := b.previous(steps[c]), b.next(steps[c])
	old := steps[c]
	changed := false
	leave := func(cells, beside uint64) {
		for ; cells != 0; cells &= cells - 1 {
			y := bits.TrailingZeros64(cells)
			changed = changed || steps[y]&^beside != 0
			steps[y] &= beside
		}
	}
	if both := before | after; bits.OnesCount64(both) == 2 {
		leave(both, previous|next)
	}
	if before&(before-1) == 0 {
		leave(before, previous)
		steps[c] &= b.next(steps[bits.TrailingZeros64(before)])
	}
	if after&(after-1) == 0 {
		leave(after, next)
		steps[c] &= b.previous(steps[bits.TrailingZeros64(after)])
	}
	return changed || steps[c] != old
}

// adopt takes over what is left to the cells; a cell with one step is told of.
func (s *state) adopt(b *board, steps *square) bool {
	var single uint64 // steps that are the only ones of a cell
	for c := range b.cells {
		if d := steps[c]; d&(d-1) == 0 {
			if single&d != 0 {
				return false
			}
			single |= d
		}
	}
	places := *steps
	places.transpose()
	for x := range b.cells {
		if single>>x&1 != 0 {
			places[x] = s.only(steps, places[x], x)
		}
		if places[x] != s.places[x] && !s.remove(x, ^places[x]) {
			return false
		}
	}
	return true
}

// only is the cell among those of a step that may hold nothing else.
func (s *state) only(steps *square, cells uint64, x int) uint64 {
	for ; cells != 0; cells &= cells - 1 {
		if c := bits.TrailingZeros64(cells); steps[c] == 1<<x {
			return 1 << c
		}
	}
	return 0
}
