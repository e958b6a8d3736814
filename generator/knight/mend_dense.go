package knight

import (
	"context"
	"math/rand/v2"
)

// Means of circuits of four and six cells: the one is found with ease, the other by
// mending alone in many cases.
const (
	easyFours = 5.2
	fewSixes  = 4.75
)

// dense covers what it can of a board with circuits of four cells, and tells the
// rest, which is annealed.
//
//	rest      | pieces      The tiled block has sides of multiples of four, and
//	----------+-------      the strips are no broader than makes them easy. Where
//	rest      | tiles       that is not enough, they are laid with copies of one
//	pieces    | of 4x4      piece, that is mended to as many circuits as can be.
func dense(p Problem, moves int, rng *rand.Rand) (Cover, []block) {
	top, left, tiled := strips(p, rng)
	if tiled.size() == 0 {
		return nil, []block{{rows: p.Board.Rows, cols: p.Board.Cols}}
	}
	all := tiles(tiled, p.Board.Cols)
	wanted := p.K - len(all)
	if cells := top.size() + left.size(); float64(cells) > fewSixes*float64(wanted) {
		return all, []block{top, left}
	}
	for _, strip := range []*block{&top, &left} {
		across := strip == &top
		piece, cover := strip.fullest(across, p, moves, rng)
		for len(cover) > 0 && strip.leaves(piece) {
			soft := float64(top.size()+left.size()-piece.size()) / easyFours
			if float64(len(all)+len(cover))+soft > float64(p.K) {
				break
			}
			all = append(all, strip.cutOff(piece, across).placed(cover, p.Board.Cols)...)
		}
	}
	return all, []block{top, left}
}

// strips are two at the top and the left of a board, and the block that is left,
// which is empty when there is no room for tiles: with tiles and circuits of an easy
// mean there must not be too many.
func strips(p Problem, rng *rand.Rand) (top, left, tiled block) {
	rows, cols := p.Board.Rows, p.Board.Cols
	if p.Shortest() > 4 {
		return
	}
	high, broad := breadth(rows, rng), breadth(cols, rng)
	for high < rows && broad < cols {
		top = block{Square{}, high, cols}
		left = block{Square{high, 0}, rows - high, broad}
		tiled = block{Square{high, broad}, rows - high, cols - broad}
		if float64(tiled.size())/4+float64(top.size()+left.size())/easyFours <= float64(p.K) {
			return
		}
		if tiled.rows > tiled.cols {
			high += 4
		} else {
			broad += 4
		}
	}
	return block{}, block{}, block{}
}

// breadth is how broad a strip must be that leaves a multiple of four of a side.
func breadth(side int, rng *rand.Rand) int {
	rest := side % 4
	if rest == 0 {
		return 0
	}
	broad := 8 + rest + 4*rng.IntN(2)
	if rest == 3 {
		broad -= 4
	}
	return broad
}

// fullest is a piece of the strip, as broad as it and short, with as many circuits as
// are found in so many moves; no circuits when none are found.
func (b block) fullest(across bool, p Problem, moves int, rng *rand.Rand) (block, Cover) {
	piece := b.short(across, rng)
	board, err := Shape{Rows: piece.rows, Cols: piece.cols}.Board()
	if err != nil {
		return piece, nil
	}
	p.Board, p.K = board, board.Size()/4
	part := piece.annealed(p, rng)
	if part == nil {
		return piece, nil
	}
	m := newMender(p, part, rng)
	m.round(context.Background(), moves)
	if m.excess > 0 {
		return piece, nil
	}
	return piece, m.cover()
}

// short is a piece of the strip without a place. Pieces of eight have few circuits of
// six when their breadth is odd, pieces of twelve when it is even.
func (b block) short(across bool, rng *rand.Rand) block {
	length, breadth := 12, b.cols
	if across {
		breadth = b.rows
	}
	if breadth%2 != 0 && rng.IntN(2) == 0 {
		length = 8
	}
	if across {
		return block{rows: breadth, cols: length}
	}
	return block{rows: length, cols: breadth}
}

// leaves says whether the piece leaves nothing of the strip, or enough.
func (b block) leaves(piece block) bool {
	rest := b.rows - piece.rows + b.cols - piece.cols
	return rest == 0 || rest >= 5
}

// cutOff takes the piece off the far end of the strip.
func (b *block) cutOff(piece block, across bool) block {
	piece.first = b.first
	if across {
		b.cols -= piece.cols
		piece.first.Col += b.cols
	} else {
		b.rows -= piece.rows
		piece.first.Row += b.rows
	}
	return piece
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
