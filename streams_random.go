package latin

import "math/rand/v2"

// randomStreams draws a partition of the square board of order n into n
// streams of n cells, connected by sides or corners, whose links can be drawn
// without crossings: in each block of two by two cells only one of the two
// diagonals, drawn at random, may serve as a link. Some have no Latin board:
// by exact search 25 of 100 of order 4, 5 of 100 of order 6, few of higher ones.
func randomStreams(rng *rand.Rand, n int) []int {
	const perStream, patience = 40, 200
	p := newPartition(sidesAndCorners(rng, n), n, 4)
	p.slender = true
	p.stir(rng, perStream*n)
	for i := 0; i < patience && p.wholeLines(n); i++ {
		p.stir(rng, n)
	}
	return p.region
}

// sidesAndCorners gives the cells beside each cell of a square board, and one
// of the two diagonal pairs of each block of two by two cells.
func sidesAndCorners(rng *rand.Rand, n int) [][]Cell {
	near := sides(n)
	for _, b := range blocks(n) {
		pair := b.falling
		if rng.IntN(2) == 1 {
			pair = b.rising
		}
		join(near, pair[0], pair[1])
	}
	return near
}

// A block is two by two cells of a board, by its two diagonals:
//
//	falling[0]  rising[1]
//	rising[0]   falling[1]
type block struct{ falling, rising [2]Cell }

// blocks lists the blocks of a square board of order n in reading order.
func blocks(n int) []block {
	var bs []block
	for r := range n - 1 {
		for c := range n - 1 {
			at, n := Cell(r*n+c), Cell(n)
			bs = append(bs, block{[2]Cell{at, at + n + 1}, [2]Cell{at + n, at + 1}})
		}
	}
	return bs
}
