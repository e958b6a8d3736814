package knight

import (
	"fmt"
	"slices"
)

// widest is the most cells that a front may have: two bits for each in a word.
const widest = 32

// far is more moves than any path has.
const far = 1 << 14

// A stage is what a sweep needs to know when it comes to one cell.
//
//	cells in order   0 1 2 ... i-1 | i | i+1 ...
//	                 both moves      now  some of them, those of the front, may
//	                 are known            have moves from behind
//
// The cells of a front have slots, which they keep until the sweep has passed
// them; then another cell takes the slot.
type stage struct {
	number int // from 0
	cell   Cell
	slot   int8         // of that cell
	front  []int8       // slots of the cells of the front, in order; the cell itself is the first
	ahead  []int8       // slots of the later cells one move away, in order
	places []int        // numbers of those cells
	next   []int8       // those of the front of the next stage
	fresh  []int8       // those of next that are not in front
	images [widest]int8 // by slot of next, the slot of its mirror image, where there is one
	// Of each slot of the next front: what lies ahead of it.
	options [widest]options
	// steps between two slots of the next front, by way of any cells, since a path
	// between them may lie behind; nil where circuits are so long that this tells
	// nothing.
	steps *[widest][widest]int16
	// odd[s] is the colour of the cell in the slot.
	odd [widest]bool
}

// options are the cells one move from a cell of a front that the sweep has not
// passed: those of the front, by slot, and how many others.
type options struct {
	slots   []int8
	outside int
}

// An order is the stages of a sweep.
type order struct {
	stages   []stage
	coloured bool
}

// shortSighted is a length of circuits up to which the distance of the ends of
// a path often tells that it cannot be closed.
const shortSighted = 24

// sweepOrder goes along the longer side of the board, so that the front is along
// the shorter one. The cell without a square comes last. The error wraps
// [ErrTooLarge].
func sweepOrder(p Problem) (*order, error) {
	b := p.Board
	cells := sweepCells(b)
	place := make([]int, len(cells))
	for i, c := range cells {
		place[c] = i
	}
	colours := b.Colours()
	o := &order{make([]stage, len(cells)), colours != nil}
	slotOf := make([]int8, len(cells)) // by cell
	for c := range slotOf {
		slotOf[c] = -1
	}
	var free slotPool
	front := cells[:1:1]
	slotOf[front[0]] = free.take()
	for i, c := range cells {
		s := &o.stages[i]
		s.number, s.cell, s.slot = i, c, slotOf[c]
		byPlace := func(c, d Cell) int { return place[c] - place[d] }
		s.front = slotsOf(front, slotOf)
		front = slices.Clone(front[1:])
		for _, d := range append(slices.Clone(b.Near[c]), cells[i:min(i+2, len(cells))]...) {
			if place[d] > i && slotOf[d] < 0 {
				slotOf[d] = free.take()
				front = append(front, d)
				s.fresh = append(s.fresh, slotOf[d])
			}
		}
		if free.most > widest {
			return nil, fmt.Errorf("%w: more than %d cells border on those that are passed", ErrTooLarge, widest)
		}
		slices.SortFunc(front, byPlace)
		s.next = slotsOf(front, slotOf)
		s.look(b, place, slotOf, front, i)
		if m := newMirror(b); m.at(i) {
			for _, d := range front {
				// The cell that comes next is in the front even where no move leads to it.
				s.images[slotOf[d]] = slotOf[cells[m.image(place[d])]]
			}
		}
		for _, d := range front {
			s.odd[slotOf[d]] = colours != nil && colours[d] == 1
		}
		s.odd[s.slot] = colours != nil && colours[c] == 1
		if p.Longest() <= shortSighted {
			s.steps = new([widest][widest]int16)
			for _, d := range front {
				s.measure(b, slotOf, front, d)
			}
		}
		free.give(slotOf[c])
	}
	return o, nil
}

func sweepCells(b *Board) []Cell {
	cells := make([]Cell, b.Size())
	for c := range cells {
		cells[c] = c
	}
	if b.Cols > b.Rows {
		slices.SortStableFunc(cells[:len(b.Squares)], func(c, d Cell) int { return b.Squares[c].Col - b.Squares[d].Col })
	}
	return cells
}

func slotsOf(cells []Cell, slotOf []int8) []int8 {
	list := make([]int8, len(cells))
	for i, c := range cells {
		list[i] = slotOf[c]
	}
	return list
}

// look finds what lies ahead of the cell of the stage and of the next front.
func (s *stage) look(b *Board, place []int, slotOf []int8, front []Cell, i int) {
	for _, d := range b.Near[s.cell] {
		if place[d] > i {
			s.ahead, s.places = append(s.ahead, slotOf[d]), append(s.places, place[d])
		}
	}
	for _, c := range front {
		var o options
		for _, d := range b.Near[c] {
			switch {
			case place[d] <= i:
			case slotOf[d] >= 0:
				o.slots = append(o.slots, slotOf[d])
			default:
				o.outside++
			}
		}
		s.options[slotOf[c]] = o
	}
}

// measure finds the steps from one cell of the next front to the others.
func (s *stage) measure(b *Board, slotOf []int8, front []Cell, start Cell) {
	steps := make(map[Cell]int16, b.Size())
	steps[start] = 0
	for queue := []Cell{start}; len(queue) > 0; queue = queue[1:] {
		for _, d := range b.Near[queue[0]] {
			if _, seen := steps[d]; !seen {
				steps[d] = steps[queue[0]] + 1
				queue = append(queue, d)
			}
		}
	}
	for _, d := range front {
		n, reached := steps[d]
		if !reached {
			n = far
		}
		s.steps[slotOf[start]][slotOf[d]] = n
	}
}

// slotPool hands out the numbers of slots, the least that is free.
type slotPool struct {
	free []int8
	most int
}

func (p *slotPool) take() int8 {
	if len(p.free) == 0 {
		p.most++
		return int8(min(p.most-1, widest))
	}
	s := slices.Min(p.free)
	p.free = slices.DeleteFunc(p.free, func(t int8) bool { return t == s })
	return s
}

func (p *slotPool) give(s int8) { p.free = append(p.free, s) }
