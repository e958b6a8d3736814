package attrition

import "math/bits"

// A neighbourhood tells which asterisms are parallel and which cross.
//
// Two asterisms are parallel when they share no cell and each cell of either
// shares an asterism with a cell of the other: two rows, two columns, two boxes
// of one band. They cross when they share one cell at most: a row and a column.
type neighbourhood struct {
	*chart
	around []uint64 // asterism a: around[a*words:][:words], the cells that share an asterism with one of its cells
	widest []int16  // by asterism, the most cells that it shares with another
}

func neighbourhoodOf(c *chart) *neighbourhood {
	n := &neighbourhood{chart: c, around: make([]uint64, len(c.mask)), widest: make([]int16, len(c.asterisms))}
	shared := make([]int16, len(c.asterisms))
	for a := range c.asterisms {
		n.meet(a, shared)
	}
	return n
}

// meet looks at all asterisms that share a cell with a. shared is all zero
// before and after.
func (n *neighbourhood) meet(a int, shared []int16) {
	around := n.around[a*n.words:][:n.words]
	each := func(visit func(b int)) {
		for _, x := range n.asterisms[a].Cells {
			for _, b := range n.of[x] {
				visit(b)
			}
		}
	}
	each(func(b int) {
		if shared[b]++; shared[b] == 1 {
			for w, m := range n.cellsOf(b) {
				around[w] |= m
			}
		}
	})
	shared[a] = 0
	each(func(b int) {
		n.widest[a] = max(n.widest[a], shared[b])
		shared[b] = 0
	})
}

// parallel says whether the asterisms are parallel; none is to itself.
func (n *neighbourhood) parallel(a, b int) bool {
	aroundA, aroundB := n.around[a*n.words:], n.around[b*n.words:]
	for w, m := range n.cellsOf(a) {
		o := n.mask[b*n.words+w]
		if m&o|m&^aroundB[w]|o&^aroundA[w] != 0 {
			return false
		}
	}
	return true
}

// cross says whether the asterisms share one cell at most.
func (n *neighbourhood) cross(a, b int) bool {
	shared := 0
	for w, m := range n.cellsOf(a) {
		shared += bits.OnesCount64(m & n.mask[b*n.words+w])
	}
	return shared <= 1
}
