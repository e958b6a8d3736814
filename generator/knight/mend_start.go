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

// A starter makes circuits to begin with.
type starter struct {
	ctx     context.Context
	problem Problem
	rng     *rand.Rand
	moves   int              // for a piece; see best
	known   map[[2]int]Cover // the best so far, by rows and columns
}

// mendable makes circuits to begin with, nil when there are none. Blocks of the
// board are annealed each by itself, and not for long. So no circuit is too long for
// a window, however wrong. Where nearly all circuits must have four cells, as much
// as may be is laid with tiles of such.
func (s *starter) mendable() Cover {
	all, rest := s.dense()
	for _, r := range rest {
		for _, b := range r.blocks(s.rng) {
			part := b.annealed(s.problem, s.rng)
			if part == nil {
				return nil
			}
			all = append(all, b.placed(part, s.problem.Board.Cols)...)
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
	switch p.Shortest() {
	case 4:
		mean = min(max(mean, 5), 5.6)
	case 6:
		mean = min(max(mean, 6.4), 7.5)
	case 8:
		mean = max(mean, 8.6)
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
