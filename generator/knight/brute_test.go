package knight

import "slices"

// bruteCovers lists the covers of a problem with hardly a thought: the first
// cell in no circuit begins one, in every way.
func bruteCovers(p Problem) []Cover {
	b := &brute{problem: p, used: make([]bool, p.Board.Size())}
	b.begin()
	return b.found
}

type brute struct {
	problem Problem
	used    []bool
	cover   Cover
	found   []Cover
}

func (b *brute) begin() {
	start := slices.Index(b.used, false)
	if start < 0 {
		if b.problem.Check(b.cover) == nil {
			var copied Cover
			for _, c := range b.cover {
				copied = append(copied, slices.Clone(c))
			}
			b.found = append(b.found, copied)
		}
		return
	}
	b.used[start] = true
	b.travel([]Cell{start})
	b.used[start] = false
}

func (b *brute) travel(path []Cell) {
	n := len(path)
	// Each circuit in one direction only.
	if n >= 3 && b.problem.Allows(n) && len(b.cover) < b.problem.K && path[1] < path[n-1] && b.problem.Board.Adjacent(path[n-1], path[0]) {
		b.cover = append(b.cover, path)
		b.begin()
		b.cover = b.cover[:len(b.cover)-1]
	}
	for _, d := range b.problem.Board.Near[path[n-1]] {
		if !b.used[d] && n < b.problem.Longest() {
			b.used[d] = true
			b.travel(append(path[:n:n], d))
			b.used[d] = false
		}
	}
}
