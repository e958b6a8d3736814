package knight

import "math/rand/v2"

// A tile is a small rectangle with its circuits.
type tile struct {
	rows, cols int
	circuits   Cover
	easy       float64 // a mean length of these circuits and others, found with ease
}

func (t tile) size() int { return t.rows * t.cols }

// fewSixes is a mean length of circuits of four and six cells below which strips are
// better begun with pieces.
const fewSixes = 4.75

var (
	fours  = tile{4, 4, Cover{{0, 6, 15, 9}, {1, 7, 14, 8}, {2, 4, 13, 11}, {3, 5, 12, 10}}, 5.2}
	sixes  = tile{3, 4, Cover{{0, 6, 8, 1, 7, 9}, {3, 5, 11, 2, 4, 10}}, 5.5}
	eights = tile{4, 8, Cover{{0, 10, 4, 19, 25, 8, 2, 17}, {1, 11, 5, 15, 30, 20, 26, 16}, {3, 9, 24, 18, 28, 22, 7, 13}, {6, 12, 27, 21, 31, 14, 29, 23}}, 7.2}
)

// tileFor is the tile to begin with, and lying which way; false when circuits are of
// too many lengths for one.
func tileFor(p Problem, rng *rand.Rand) (tile, bool) {
	short, long, mean := p.Shortest(), p.Longest(), float64(p.Board.Size())/float64(p.K)
	var t tile
	switch {
	case short == 4 && mean < 5.8:
		t = fours
	case long == 6:
		t = sixes
	case short == 6 && mean < 6.3:
		t = sixes
		t.easy = 6.7
	case long == 8 && mean > 7.8:
		t = eights
	case short == 8 && mean < 8.4:
		t = eights
		t.easy = 9
	default:
		return tile{}, false
	}
	if rng.IntN(2) == 0 {
		t = t.turned()
	}
	return t, true
}

// turned is the tile with rows and columns exchanged.
func (t tile) turned() tile {
	all := make(Cover, len(t.circuits))
	for i, circuit := range t.circuits {
		for _, c := range circuit {
			all[i] = append(all[i], c%t.cols*t.rows+c/t.cols)
		}
	}
	return tile{t.cols, t.rows, all, t.easy}
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
//	pieces    |             with copies of one piece each; see best.
func (s *starter) dense() (Cover, []block) {
	t, top, left, tiled := s.strips()
	if tiled.size() == 0 {
		return nil, []block{{rows: s.problem.Board.Rows, cols: s.problem.Board.Cols}}
	}
	cells, count := top.size()+left.size(), tiled.size()/t.size()*len(t.circuits)
	if len(t.circuits[0]) == 4 && float64(cells) < fewSixes*float64(s.problem.K-count) {
		return s.strained()
	}
	return t.laid(tiled, s.problem.Board.Cols), []block{top, left}
}

// strained is dense where nearly all circuits have four cells.
func (s *starter) strained() (Cover, []block) {
	b := s.problem.Board
	across, down := s.best(b.Rows, true), s.best(b.Cols, false)
	top, left, tiled := cut(b, across.rows, down.cols)
	all := fours.laid(tiled, b.Cols)
	for _, strip := range []*block{&top, &left} {
		piece := down
		if strip == &top {
			piece = across
		}
		for len(piece.circuits) > 0 && strip.leaves(piece) {
			soft := float64(top.size()+left.size()-piece.size()) / fours.easy
			if float64(len(all)+len(piece.circuits))+soft > float64(s.problem.K) {
				break
			}
			all = append(all, strip.cutOff(piece).placed(piece.circuits, b.Cols)...)
		}
	}
	return all, []block{top, left}
}

// cut makes two strips of such breadths at the top and the left of a board, and the
// block that is left.
func cut(b *Board, high, broad int) (top, left, rest block) {
	return block{Square{}, high, b.Cols}, block{Square{high, 0}, b.Rows - high, broad},
		block{Square{high, broad}, b.Rows - high, b.Cols - broad}
}

// strips are cut so that the block that is left has room for tiles, and is empty when
// there is none.
func (s *starter) strips() (t tile, top, left, tiled block) {
	t, ok := tileFor(s.problem, s.rng)
	if !ok {
		return
	}
	b := s.problem.Board
	high, broad := breadth(b.Rows, t.rows), breadth(b.Cols, t.cols)
	for high < b.Rows && broad < b.Cols {
		if top, left, tiled = cut(b, high, broad); t.fills(tiled, top, left, s.problem.K) {
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
func breadth(side, tile int) int {
	if rest := side % tile; rest > 0 {
		return wider(rest, tile)
	}
	return 0
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

// best is the piece with the fewest circuits of six for its length, for a strip that
// leaves a multiple of four of a side; without circuits where none is needed or found.
// A piece is a tile as broad as the strip, and short.
func (s *starter) best(side int, across bool) tile {
	first := breadth(side, 4)
	if first == 0 {
		return tile{}
	}
	best, fewest := pieceOf(first, 0, across), 0.0
	for _, i := range s.rng.Perm(2) {
		broad := first + 4*i
		for _, length := range []int{8, 12} {
			if broad > side-4 {
				continue
			}
			if broad%2 == 0 && length == 8 { // twelve is better there
				continue
			}
			if len(best.circuits) > 0 && s.rng.IntN(2) == 0 { // the best for its length need not be the best beside tiles
				continue
			}
			p := s.fullest(broad, length, across)
			sixes := float64(p.size()-4*len(p.circuits)) / float64(length)
			if len(best.circuits) == 0 || sixes < fewest {
				best, fewest = p, sixes
			}
		}
	}
	return best
}

// pieceOf is a piece without circuits, of a strip across the board or down.
func pieceOf(broad, length int, across bool) tile {
	if across {
		return tile{rows: broad, cols: length}
	}
	return tile{rows: length, cols: broad}
}

// fullest is a piece with as many circuits as are found in some moves, now or before;
// with none when nothing is.
func (s *starter) fullest(broad, length int, across bool) tile {
	p := pieceOf(broad, length, across)
	if found := s.mended(p); len(found) > len(s.known[[2]int{p.rows, p.cols}]) {
		s.known[[2]int{p.rows, p.cols}] = found
	}
	p.circuits = s.known[[2]int{p.rows, p.cols}]
	return p
}

// mended are circuits of a piece, nil when some are of wrong lengths in the end.
func (s *starter) mended(t tile) Cover {
	board, err := Shape{Rows: t.rows, Cols: t.cols}.Board()
	if err != nil {
		return nil
	}
	p := Problem{board, board.Size() / 4, s.problem.Lengths}
	start := block{rows: t.rows, cols: t.cols}.annealed(p, s.rng)
	if start == nil {
		return nil
	}
	m := newMender(p, start, s.rng)
	if m.round(s.ctx, s.moves); m.excess > 0 {
		return nil
	}
	return m.cover()
}

// leaves says whether the piece leaves nothing of the strip, or enough.
func (b block) leaves(p tile) bool {
	const least = 5
	rest := b.rows - p.rows + b.cols - p.cols
	return rest == 0 || rest >= least
}

// cutOff takes room for the piece off the far end of the strip.
func (b *block) cutOff(p tile) block {
	place := block{b.first, p.rows, p.cols}
	if b.rows == p.rows && b.cols >= p.cols {
		b.cols -= p.cols
		place.first.Col += b.cols
	} else {
		b.rows -= p.rows
		place.first.Row += b.rows
	}
	return place
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
