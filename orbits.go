package latin

// orbits is a partition of 0 to n-1 that grows coarser as elements are joined
// (union-find with path halving).
type orbits struct {
	parent []int
}

func newOrbits(n int) *orbits {
	o := &orbits{parent: make([]int, n)}
	for i := range o.parent {
		o.parent[i] = i
	}
	return o
}

// find is the least element of the orbit of x.
func (o *orbits) find(x int) int {
	for o.parent[x] != x {
		o.parent[x] = o.parent[o.parent[x]]
		x = o.parent[x]
	}
	return x
}

func (o *orbits) join(x, y int) {
	x, y = o.find(x), o.find(y)
	o.parent[max(x, y)] = min(x, y)
}

// list gives the orbits, ascending, in the order of their least elements.
func (o *orbits) list() [][]Cell {
	var list [][]Cell
	at := make([]int, len(o.parent))
	for x := range o.parent {
		root := o.find(x)
		if root == x {
			at[x] = len(list)
			list = append(list, nil)
		}
		list[at[root]] = append(list[at[root]], Cell(x))
	}
	return list
}
