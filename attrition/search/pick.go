package search

import (
	"math/bits"
	"math/rand/v2"

	"latin"
)

// A picker says how a walk chooses what to decide next.
type picker struct {
	rng  *rand.Rand    // nil: always the same
	seen latin.Domains // nil, or labels to be tried last
}

// pick chooses a cell and a label for it.
func (p *picker) pick(w *walk) (int32, uint64) {
	c := p.cell(w)
	return c, p.label(w, c)
}

// cell finds the open cell with the smallest domain for its heat.
func (p *picker) cell(w *walk) int32 {
	best, bestSize, bestHeat, ties := w.open[0], uint64(1)<<32, uint64(1), 0
	for _, c := range w.open[:w.opens] {
		size, heat := uint64(bits.OnesCount64(w.dom[c])), uint64(w.heat[c])
		switch a, z := size*bestHeat, bestSize*heat; {
		case a < z:
			best, bestSize, bestHeat, ties = c, size, heat, 1
		case a == z && p.rng != nil:
			if ties++; p.rng.IntN(ties) == 0 {
				best = c
			}
		}
	}
	return best
}

func (p *picker) label(w *walk, c int32) uint64 {
	d := w.dom[c]
	if p.seen != nil {
		if fresh := d &^ uint64(p.seen[c]); fresh != 0 {
			d = fresh
		}
	}
	if p.rng != nil {
		for n := p.rng.IntN(bits.OnesCount64(d)); n > 0; n-- {
			d &= d - 1
		}
	}
	return d & -d
}
