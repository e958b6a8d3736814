package knight

import (
	"context"
	"math/rand/v2"
)

// A block is a part of a board by itself: rows and columns from its first square on.
type block struct {
	first      Square
	rows, cols int
}

func (b block) size() int { return b.rows * b.cols }

// mendable makes circuits to begin with, nil when there are none. Blocks of the
// board are annealed each by itself, and not for long. So no circuit is too long for
// a window, however wrong. Where nearly all circuits must have four cells, as much
// as may be is laid with tiles of such.
func mendable(p Problem, rng *rand.Rand) Cover {
	soft, tiled := layout(p, rng)
	all := tiles(tiled, p.Board.Cols)
	for _, strip := range soft {
		for _, b := range strip.blocks(rng) {
			part := b.annealed(p, rng)
			if part == nil {
				return nil
			}
			all = append(all, b.placed(part, p.Board.Cols)...)
		}
	}
	return all
}

// easyFours is a mean length of circuits of four and six cells that are found with
// ease.
const easyFours = 5.2

// layout cuts a board into strips to anneal and a block to tile.
//
//	annealed, rows+cols of it      The tiled block has sides of multiples of four,
//	annealed | tiled               and the strips are no broader than makes them
//	         | with 4x4            easy, but broad enough for some circuits.
func layout(p Problem, rng *rand.Rand) ([]block, block) {
	rows, cols := p.Board.Rows, p.Board.Cols
	whole := block{rows: rows, cols: cols}
	if p.Shortest() > 4 {
		return []block{whole}, block{}
	}
	top, left := strip(rows, rng), strip(cols, rng)
	for {
		if top >= rows || left >= cols {
			return []block{whole}, block{}
		}
		t := block{Square{top, left}, rows - top, cols - left}
		if float64(t.size())/4+float64(whole.size()-t.size())/easyFours <= float64(p.K) {
			return []block{{Square{}, top, cols}, {Square{top, 0}, rows - top, left}}, t
		}
		if rows-top > cols-left {
			top += 4
		} else {
			left += 4
		}
	}
}

// strip is how broad a strip must be that leaves a multiple of four.
func strip(side int, rng *rand.Rand) int {
	switch rest := side % 4; rest {
	case 0:
		return 0
	case 3:
		return 7 + 4*rng.IntN(2)
	default:
		return 8 + rest
	}
}

// tile is the cover of 4x4 by circuits of four.
var tile = Cover{{0, 6, 15, 9}, {1, 7, 14, 8}, {2, 4, 13, 11}, {3, 5, 12, 10}}

// tiles cover a block on a board of so many columns.
func tiles(b block, cols int) Cover {
	var all Cover
	for row := 0; row < b.rows; row += 4 {
		for col := 0; col < b.cols; col += 4 {
			at := block{Square{b.first.Row + row, b.first.Col + col}, 4, 4}
			all = append(all, at.placed(tile, cols)...)
		}
	}
	return all
}

// blocks cuts a rectangle into such that have both colours alike.
func (b block) blocks(rng *rand.Rand) []block {
	var list []block
	heights := pieces(b.rows, b.rows%2 == 0, rng)
	widths := pieces(b.cols, b.rows%2 != 0, rng)
	at := b.first
	for _, rows := range heights {
		at.Col = b.first.Col
		for _, cols := range widths {
			list = append(list, block{at, rows, cols})
			at.Col += cols
		}
		at.Row += rows
	}
	return list
}

// pieces cuts a length into pieces of five to ten, or itself if less, all even when
// they must be.
func pieces(length int, even bool, rng *rand.Rand) []int {
	var list []int
	for length > 10 {
		next := 6 + rng.IntN(3)
		if even {
			next = 6 + 2*rng.IntN(2)
		}
		if length-next < 5 {
			next = 6
		}
		list = append(list, next)
		length -= next
	}
	if length == 0 {
		return list
	}
	return append(list, length)
}

// blockExchanges are the exchanges for each cell of a block.
const blockExchanges = 300

// annealed makes circuits of a block, of wrong lengths too; nil when there are none.
func (b block) annealed(p Problem, rng *rand.Rand) Cover {
	board, err := Shape{Rows: b.rows, Cols: b.cols}.Board()
	if err != nil {
		return nil
	}
	f := randomFactor(board, rng)
	if f == nil {
		return nil
	}
	mean := float64(p.Board.Size()) / float64(p.K)
	if p.Shortest() == 4 {
		mean = min(max(mean, 5), 5.6)
	}
	p.Board, p.K = board, max(1, int(float64(b.size())/mean+0.5))
	s := newAnnealer(p, f, rng)
	s.many = 0.2
	s.now = s.total()
	s.round(context.Background(), blockExchanges*b.size())
	return f.cover()
}

// placed are the circuits of the block where it lies on a board of so many columns.
func (b block) placed(part Cover, cols int) Cover {
	all := make(Cover, len(part))
	for i, circuit := range part {
		all[i] = make([]Cell, len(circuit))
		for j, c := range circuit {
			all[i][j] = (b.first.Row+c/b.cols)*cols + b.first.Col + c%b.cols
		}
	}
	return all
}
