package latin

import (
	"math/rand/v2"
	"slices"
)

// A tree spans some cells of a graph; parents stand before their children.
type tree struct {
	cells  []Cell
	parent []Cell // of every cell but the first
}

// spanningTree draws one of the spanning trees of the union of regions a and
// b, each as likely as any other, with Wilson's algorithm ("Generating Random
// Spanning Trees More Quickly than the Cover Time", 1996): from each cell a
// random walk goes to the tree, and its path without the loops is added.
func (p *partition) spanningTree(rng *rand.Rand, union []Cell, a, b int) tree {
	t := tree{parent: make([]Cell, len(p.region))}
	inTree := make([]bool, len(p.region))
	root := union[rng.IntN(len(union))]
	inTree[root] = true
	t.cells = append(t.cells, root)
	for _, c := range union {
		for at := c; !inTree[at]; at = t.parent[at] {
			t.parent[at] = p.step(rng, at, a, b)
		}
		begin := len(t.cells)
		for at := c; !inTree[at]; at = t.parent[at] {
			inTree[at] = true
			t.cells = append(t.cells, at)
		}
		slices.Reverse(t.cells[begin:])
	}
	return t
}

// step draws one of the neighbours of the cell in regions a and b.
func (p *partition) step(rng *rand.Rand, cell Cell, a, b int) Cell {
	for {
		d := p.near[cell][rng.IntN(len(p.near[cell]))]
		if p.region[d] == a || p.region[d] == b {
			return d
		}
	}
}

// half draws one of the branches of that many cells; nil when there is none.
func (t tree) half(rng *rand.Rand, size int) []Cell {
	weight := make([]int, len(t.parent))
	var halves []Cell
	for i := len(t.cells) - 1; i > 0; i-- {
		c := t.cells[i]
		weight[c]++
		weight[t.parent[c]] += weight[c]
		if weight[c] == size {
			halves = append(halves, c)
		}
	}
	if halves == nil {
		return nil
	}
	return t.branch(halves[rng.IntN(len(halves))])
}

// branch lists a cell and all below it.
func (t tree) branch(top Cell) []Cell {
	below := make([]bool, len(t.parent))
	below[top] = true
	branch := []Cell{top}
	for _, c := range t.cells[1:] {
		if c != top && below[t.parent[c]] {
			below[c] = true
			branch = append(branch, c)
		}
	}
	return branch
}
