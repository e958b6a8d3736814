package rating

import "math"

// A field is what is in a race: the cells whose label could be written now.
type field struct {
	ready   []pending
	due     []float64 // when each of ready is seen, as far as that is reckoned
	risen   []int32   // cells whose rates have risen since
	where   []int32   // per cell, its index in ready; absent or leaving
	pull    int64     // the sum of the rates of ready
	now     float64   // when the last cell was written
	chances []float64 // of each cell: how long it waits at rate 1
}

// What field.where says of a cell that is not in the list.
const (
	absent  = -1 // its label cannot be seen yet
	leaving = -2 // it is written, or just about to be
)

// A pending cell waits to be seen.
type pending struct {
	cell int32
	ways ways
	rate int64
	was  int64 // the rate for which due holds; 0 when it is new
}

func newField(cells int) field {
	return field{where: make([]int32, cells), chances: make([]float64, cells)}
}

// clear takes all cells out, as if they were written.
func (f *field) clear() {
	f.ready, f.due, f.risen, f.pull, f.now = f.ready[:0], f.due[:0], f.risen[:0], 0, 0
	for c := range f.where {
		f.where[c] = leaving
	}
}

// copyFrom sets the field to another one, for its own chances.
func (f *field) copyFrom(g *field) {
	f.ready, f.due = append(f.ready[:0], g.ready...), append(f.due[:0], g.due...)
	f.risen, f.pull, f.now = append(f.risen[:0], g.risen...), g.pull, g.now
	copy(f.where, g.where)
}

// seen notes one more way to see the label of a cell.
func (f *field) seen(c int32, rate int64, by ways) {
	i := f.where[c]
	switch {
	case i == leaving:
		return
	case i == absent:
		i = int32(len(f.ready))
		f.where[c] = i
		f.ready = append(f.ready, pending{cell: c})
		f.due = append(f.due, 0)
	}
	f.ready[i].ways |= by
	f.hasten(i, rate)
}

// hasten adds to the rate of what waits at an index.
func (f *field) hasten(i int32, rate int64) {
	p := &f.ready[i]
	if p.rate == p.was {
		f.risen = append(f.risen, p.cell)
	}
	p.rate += rate
	f.pull += rate
}

// leave takes a cell out of those that wait; it will be written.
func (f *field) leave(i int) {
	last := len(f.ready) - 1
	f.pull -= f.ready[i].rate
	f.where[f.ready[i].cell] = leaving
	if i < last {
		f.ready[i], f.due[i] = f.ready[last], f.due[last]
		f.where[f.ready[i].cell] = int32(i)
	}
	f.ready, f.due = f.ready[:last], f.due[:last]
}

// next sets the time at which the next cell is seen, and says which it is, by its
// index, and whether others are seen at the same time. A cell whose rate has risen since
// it was written last is due earlier: what is left of its time shrinks. That is
// reckoned once for all that happened at that time, in whatever order.
func (f *field) next() (first int, tie bool) {
	for _, c := range f.risen {
		if i := f.where[c]; i >= 0 {
			f.reckon(i)
		}
	}
	f.risen = f.risen[:0]
	least := math.Inf(1)
	for i, due := range f.due {
		if due <= least {
			tie = due == least
			first, least = i, due
		}
	}
	f.now = least
	return first, tie
}

// reckon sets when what waits at an index is seen.
func (f *field) reckon(i int32) {
	p, due := &f.ready[i], &f.due[i]
	switch p.was {
	case p.rate:
	case 0:
		*due = f.now + f.chances[p.cell]/float64(p.rate)
	default:
		*due = f.now + (*due-f.now)*float64(p.was)/float64(p.rate)
	}
	p.was = p.rate
}
