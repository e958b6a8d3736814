package latin

import "math/rand/v2"

// A partition divides the cells of a graph into connected regions of one size.
// It is changed by recombination, after DeFord, Duchin and Solomon,
// "Recombination: A Family of Markov Chains for Redistricting" (2019): two
// neighbouring regions are united, a spanning tree of the union is drawn at
// random, and the tree is cut where it falls into halves. The halves are
// connected because they are trees, and rather compact because compact shapes
// have many spanning trees.
type partition struct {
	near   [][]Cell // the cells next to each cell
	region []int    // of each cell
	size   int      // cells of a region
	// cuts is the greatest number of cuts to choose from, at least 1.
	cuts int
	// slender asks for long borders rather than short ones.
	slender bool
}

// newPartition begins with runs of size cells in reading order, which must be
// connected.
func newPartition(near [][]Cell, size, cuts int) *partition {
	p := &partition{near: near, size: size, cuts: cuts, region: make([]int, len(near))}
	for c := range p.region {
		p.region[c] = c / size
	}
	return p
}

// stir recombines neighbouring regions, so many times. A single region stays
// as it is.
func (p *partition) stir(rng *rand.Rand, times int) {
	for range times {
		if a, b, ok := p.neighbours(rng); ok {
			p.recombine(rng, a, b)
		}
	}
}

// neighbours draws two regions that touch, with a chance that grows with the
// border between them; false when the cell drawn lies inside its region.
func (p *partition) neighbours(rng *rand.Rand) (a, b int, ok bool) {
	c := Cell(rng.IntN(len(p.region)))
	if len(p.near[c]) == 0 {
		return 0, 0, false
	}
	d := p.near[c][rng.IntN(len(p.near[c]))]
	a, b = p.region[c], p.region[d]
	return a, b, a != b
}

// recombine divides the union of two regions anew. The best of some cuts is
// taken, up to p.cuts: one alone would make ragged regions, the best of many
// would make all regions of a small order alike. Where hardly a tree falls
// into halves, the regions stay as they are.
func (p *partition) recombine(rng *rand.Rand, a, b int) {
	const trees = 30
	union := p.union(a, b)
	var best []Cell
	least, cuts := 0, 1+rng.IntN(p.cuts)
	for i := 0; i < trees && cuts > 0; i++ {
		half := p.spanningTree(rng, union, a, b).half(rng, p.size)
		if half == nil {
			continue
		}
		cuts--
		p.divide(union, half, a, b)
		if border := p.border(union); best == nil || border < least {
			best, least = half, border
		}
	}
	if best != nil {
		p.divide(union, best, a, b)
	}
}

// union lists the cells of two regions, ascending.
func (p *partition) union(a, b int) []Cell {
	var cells []Cell
	for c, r := range p.region {
		if r == a || r == b {
			cells = append(cells, Cell(c))
		}
	}
	return cells
}

// divide gives the half to region b and the rest of the union to region a.
func (p *partition) divide(union, half []Cell, a, b int) {
	for _, c := range union {
		p.region[c] = a
	}
	for _, c := range half {
		p.region[c] = b
	}
}

// border counts where the cells meet another region, so that the best cut has
// the least; the negative of it where slender regions are wanted.
func (p *partition) border(cells []Cell) int {
	n := 0
	for _, c := range cells {
		for _, d := range p.near[c] {
			if p.region[d] != p.region[c] {
				n++
			}
		}
	}
	if p.slender {
		return -n
	}
	return n
}
