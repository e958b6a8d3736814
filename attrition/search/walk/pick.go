package walk

import (
	"math/bits"
	"math/rand/v2"

	"latin"
)

// A picker chooses what to decide next: the open cell with the smallest
// domain for its heat, and in it the first label.
//
// The heat of a cell is the number of its groups, plus one for each time that
// one of them failed (Boussemart, Hemery, Lecoutre, Sais, 2004: dom/wdeg).
type picker struct {
	heat []uint32
	rng  *rand.Rand    // nil, or ties and labels are drawn
	seen latin.Domains // nil, or labels to be tried last
}

// reset forgets what earlier questions taught.
func (p *picker) reset(pl *plan) {
	p.rng, p.seen = nil, nil
	for c := range p.heat {
		p.heat[c] = uint32(len(pl.rowsOf(int32(c))))
	}
}

// warm makes the cells of a group that failed more attractive.
func (p *picker) warm(cells []int32) {
	for _, c := range cells {
		p.heat[c]++
	}
}

// pick gives a cell and, as a domain, a label for it.
func (p *picker) pick(s *state) (int32, uint64) {
	c := p.cell(s)
	return c, p.label(s.dom[c], c)
}

func (p *picker) cell(s *state) int32 {
	best, bestSize, bestHeat, ties := s.open[0], uint64(latin.MaxDistinct+1), uint64(1), 0
	for _, c := range s.open[:s.opens] {
		size, heat := uint64(bits.OnesCount64(s.dom[c])), uint64(p.heat[c])
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

func (p *picker) label(d uint64, c int32) uint64 {
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
