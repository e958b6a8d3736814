package knight

import (
	"context"
	"math/rand/v2"
)

// A tile is a small rectangle with circuits of one length, the means of whose
// circuits and longer or shorter ones that are found with ease are beside that.
type tile struct {
	rows, cols int
	circuits   Cover
	easy       float64
}

// Means of circuits of four and six cells, or six and eight: those found with ease,
// those that are better begun with tiles of six, and the one below which strips are
// better begun with pieces.
const (
	easyFours   = 5.2
	easySixes   = 5.5
	easyEights  = 6.7
	nearlySixes = 5.8
	hardlySixes = 6.3
	fewSixes    = 4.75
)

var (
	fours       = tile{4, 4, Cover{{0, 6, 15, 9}, {1, 7, 14, 8}, {2, 4, 13, 11}, {3, 5, 12, 10}}, easyFours}
	sixesAcross = tile{3, 4, Cover{{0, 6, 8, 1, 7, 9}, {3, 5, 11, 2, 4, 10}}, easySixes}
	sixesDown   = tile{4, 3, Cover{{0, 7, 2, 3, 10, 5}, {9, 4, 11, 6, 1, 8}}, easySixes}
)

// tileFor is the tile to begin with; false when circuits are of too many lengths
// for one.
func tileFor(p Problem, rng *rand.Rand) (tile, bool) {
	mean := float64(p.Board.Size()) / float64(p.K)
	sixes := []tile{sixesAcross, sixesDown}[rng.IntN(2)]
	switch {
	case p.Shortest() == 4 && mean < nearlySixes:
		return fours, true
	case p.Shortest() == 4 && p.Longest() == 6:
		return sixes, true
	case p.Shortest() == 6 && mean < hardlySixes:
		sixes.easy = easyEights
		return sixes, true
	}
	return tile{}, false
}

// fills says whether tiles on one part of a board leave the right number of circuits
// to the rest: none that is harder to find than with the easy mean.
func (t tile) fills(tiled, top, left block, k int) bool {
	length := float64(len(t.circuits[0]))
	count := float64(tiled.size())/length + float64(top.size()+left.size())/t.easy
	if t.easy < length {
		return count >= float64(k)
	}
	return count <= float64(k)
}

// dense covers what it can of a board with tiles, and tells the rest, which is
// annealed.
//
//	rest      | pieces      The tiled block has sides of multiples of the tile's, and
//	----------+-------      the strips are no broader than makes them easy. Where
//	rest      | tiles       nearly all circuits have four cells, the strips are laid
//	pieces    |             with copies of one piece, which is mended to as many
//	                        circuits as can be.
func dense(p Problem, moves int, rng *rand.Rand) (Cover, []block) {
	t, top, left, tiled := strips(p, rng)
	if tiled.size() == 0 {
		return nil, []block{{rows: p.Board.Rows, cols: p.Board.Cols}}
	}
	all := t.laid(tiled, p.Board.Cols)
	cells := top.size() + left.size()
	if len(t.circuits[0]) > 4 || float64(cells) > fewSixes*float64(p.K-len(all)) {
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

// strips are two at the top and the left of a board, and the block that is left for
// tiles, which is empty when there is no room for them.
func strips(p Problem, rng *rand.Rand) (t tile, top, left, tiled block) {
	t, ok := tileFor(p, rng)
	if !ok {
		return
	}
	rows, cols := p.Board.Rows, p.Board.Cols
	high, broad := breadth(rows, t.rows, rng), breadth(cols, t.cols, rng)
	for high < rows && broad < cols {
		top = block{Square{}, high, cols}
		left = block{Square{high, 0}, rows - high, broad}
		tiled = block{Square{high, broad}, rows - high, cols - broad}
		if t.fills(tiled, top, left, p.K) {
			return
		}
		if tiled.rows > tiled.cols {
			high = wider(high, t.rows)
		} else {
			broad = wider(broad, t.cols)
		}
	}
	return t, block{}, block{}, block{}
}

// breadth is how broad a strip must be that leaves a multiple of a tile of a side.
func breadth(side, tile int, rng *rand.Rand) int {
	rest := side % tile
	if rest == 0 {
		return 0
	}
	return wider(rest, tile) + tile*rng.IntN(2)
}

// wider adds a tile to the breadth of a strip, and more until it is easy.
func wider(breadth, tile int) int {
	const least = 7
	breadth += tile
	for breadth < least {
		breadth += tile
	}
	return breadth
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

// laid are the circuits of the tiles that fill a block, on a board of so many columns.
func (t tile) laid(b block, cols int) Cover {
	var all Cover
	for row := 0; row < b.rows; row += t.rows {
		for col := 0; col < b.cols; col += t.cols {
			at := block{Square{b.first.Row + row, b.first.Col + col}, t.rows, t.cols}
			all = append(all, at.placed(t.circuits, cols)...)
		}
	}
	return all
}
