package bands

import "math/bits"

// A scale weighs cells with two labels. Extra asterisms cut across triads, so that
// a label in a cell says more there than a label in a triad does.
type scale struct {
	two   cells // that are weighed
	once  cells // those of them of which one label has been weighed
	worth [128]uint32
	label [128]uint8 // the first
	best  uint32
	place int // of the best; its worth is above 0
}

// dear is how many times a cell with two labels counts among those that would
// lose one.
const dear = 6

// pickCell chooses a cell with two labels and one of these, as both branches then
// place a label; false when there is no such cell. The cell is the one with the largest
// product, over its labels, of the cells that would lose the label.
func (x *extras) pickCell(s *state, c *choices) bool {
	w := &x.scale
	w.two, w.once, w.best = s.twos(), cells{}, 0
	for d := range s.planes {
		p := &s.planes[d]
		for rest := p.lo & w.two.lo; rest != 0; rest &= rest - 1 {
			at := bits.TrailingZeros64(rest) & 63
			w.weigh(p, &x.sees[at], at, d, w.once.lo>>at&1 != 0)
		}
		for rest := p.hi & w.two.hi; rest != 0; rest &= rest - 1 {
			at := bits.TrailingZeros32(rest) & 31
			w.weigh(p, &x.sees[64+at], 64+at, d, w.once.hi>>at&1 != 0)
		}
		w.once = cells{w.once.lo | p.lo, w.once.hi | p.hi}
	}
	if w.best == 0 {
		return false
	}
	c.n = 1
	c.list[0] = choice{label: w.label[w.place], triad: single + uint8(w.place)}
	return true
}

// weigh weighs one label of the cell at a place.
func (w *scale) weigh(p *plane, seen *cells, at, label int, again bool) {
	lo, hi := p.lo&seen.lo, p.hi&seen.hi
	n := bits.OnesCount64(lo) + bits.OnesCount32(hi)
	n += (dear - 1) * (bits.OnesCount64(lo&w.two.lo) + bits.OnesCount32(hi&w.two.hi))
	if !again {
		w.worth[at], w.label[at] = uint32(1+n), uint8(label)
	} else if product := w.worth[at] * uint32(1+n); product > w.best {
		w.best, w.place = product, at
	}
}

// twos are the cells with two labels.
func (s *state) twos() cells {
	var lo1, lo2, lo3 uint64
	var hi1, hi2, hi3 uint32
	for d := range s.planes {
		lo, hi := s.planes[d].lo, s.planes[d].hi
		lo3 |= lo2 & lo
		hi3 |= hi2 & hi
		lo2 |= lo1 & lo
		hi2 |= hi1 & hi
		lo1 |= lo
		hi1 |= hi
	}
	return cells{lo2 &^ lo3, hi2 &^ hi3}
}
