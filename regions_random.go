package latin

import "math/rand/v2"

// randomRegions draws a partition of the square board of order n into n
// regions of n cells, connected by sides. The number of recombinations is
// what it takes to forget the rows it begins with. A region that is a whole
// line says nothing new, so the drawing goes on until there is none, or, since
// orders 2 and 3 cannot do without, until its patience ends.
//
// Large orders are stirred less: of thoroughly irregular regions of order 24
// and more, no Latin board was found in reasonable time, or there is none.
func randomRegions(rng *rand.Rand, n int) []int {
	const patience, large = 200, 20
	perRegion := 40
	if n > large {
		perRegion = 3
	}
	p := newPartition(sides(n), n, 2)
	p.stir(rng, perRegion*n)
	for i := 0; i < patience && p.wholeLines(n); i++ {
		p.stir(rng, n)
	}
	return p.region
}

// sides gives the cells beside each cell of a square board.
func sides(n int) [][]Cell {
	near := make([][]Cell, n*n)
	for c := range near {
		if c%n+1 < n {
			join(near, Cell(c), Cell(c+1))
		}
		if c+n < len(near) {
			join(near, Cell(c), Cell(c+n))
		}
	}
	return near
}

// join puts two cells beside each other.
func join(near [][]Cell, c, d Cell) {
	near[c] = append(near[c], d)
	near[d] = append(near[d], c)
}

// wholeLines says whether a row or column lies in a single region.
func (p *partition) wholeLines(n int) bool {
	for i := range n {
		row, col := true, true
		for j := range n {
			row = row && p.region[i*n+j] == p.region[i*n]
			col = col && p.region[j*n+i] == p.region[i]
		}
		if row || col {
			return true
		}
	}
	return false
}
