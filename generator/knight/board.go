package knight

import (
	"errors"
	"fmt"
	"slices"
)

// A Cell is an index into the cells of a [Board], in reading order of the
// drawing: rows from the top, left to right.
type Cell = int

// A Square is a place of the drawing: row and column, from 0.
type Square struct{ Row, Col int }

// String names the square as a person counts, such as "r1c2".
func (s Square) String() string { return fmt.Sprintf("r%dc%d", s.Row+1, s.Col+1) }

// A Board is what a knight sees of a board: cells, and which of them are a move
// apart. Moves go both ways; no cell is a move from itself.
type Board struct {
	Name       string   // as a person writes it, such as "8x8" or "cube 6"
	Rows, Cols int      // of the drawing
	Squares    []Square // where each cell is drawn, ascending
	Near       [][]Cell // by cell, the cells one move away, ascending
	// Open says that one last cell has no square and is a move away from every
	// other: what a circuit leaves of the board without it is a path.
	Open bool

	plain bool // a rectangle without holes, knights' moves within it
}

// ErrBoard is wrapped by errors about boards that cannot be made.
var ErrBoard = errors.New("board not possible")

// Most cells of a board, and most rows and columns.
const (
	MostCells = 20000
	mostSide  = 2000
)

// A Shape says which board to make.
type Shape struct {
	Rows, Cols int
	Leaper     [2]int   // the move: so many cells one way, so many across; {} is the knight's {1, 2}
	Holes      []Square // squares without a cell
	Torus      bool     // what leaves on one side comes back on the other
	Cube       int      // its side, if above 0: the surface of a cube instead of a rectangle
	Open       bool     // open paths instead of circuits
}

// Board makes the board. Errors wrap [ErrBoard].
func (s Shape) Board() (*Board, error) {
	if s.Leaper == [2]int{} {
		s.Leaper = [2]int{1, 2}
	}
	if err := s.check(); err != nil {
		return nil, err
	}
	b, err := s.closed()
	if err == nil && s.Open {
		b.open()
	}
	return b, err
}

// closed makes the board for circuits.
func (s Shape) closed() (*Board, error) {
	if s.Cube > 0 {
		return cube(s.Cube), nil
	}
	return s.rectangle()
}

func (s Shape) check() error {
	knight := s.Leaper == [2]int{1, 2} || s.Leaper == [2]int{2, 1}
	switch a, b := s.Leaper[0], s.Leaper[1]; {
	case a < 0 || b < 0 || a > mostSide || b > mostSide || a+b == 0:
		return fmt.Errorf("%w: a leaper (%d,%d); use two numbers from 0 to %d, not both 0", ErrBoard, a, b, mostSide)
	case s.Cube > 0 && (!knight || s.Torus || len(s.Holes) > 0):
		return fmt.Errorf("%w: a cube has no holes, is no torus and is for knights", ErrBoard)
	case s.Cube < 0 || s.Cube > 57:
		return fmt.Errorf("%w: a cube of side %d; use 2 to 57", ErrBoard, s.Cube)
	case s.Cube > 0:
		return nil
	case s.Rows < 1 || s.Cols < 1 || s.Rows > mostSide || s.Cols > mostSide || s.Rows*s.Cols > MostCells:
		return fmt.Errorf("%w: %dx%d; use sides of 1 to %d and at most %d cells", ErrBoard, s.Rows, s.Cols, mostSide, MostCells)
	}
	return nil
}

// rectangle makes a rectangle or torus, with its holes left out.
func (s Shape) rectangle() (*Board, error) {
	b := &Board{Name: fmt.Sprintf("%dx%d", s.Rows, s.Cols), Rows: s.Rows, Cols: s.Cols}
	at := make([]Cell, s.Rows*s.Cols)
	for _, h := range s.Holes {
		if h.Row < 0 || h.Row >= s.Rows || h.Col < 0 || h.Col >= s.Cols {
			return nil, fmt.Errorf("%w: the hole %v lies outside the board", ErrBoard, h)
		}
		at[h.Row*s.Cols+h.Col] = -1
	}
	for i := range at {
		if at[i] == 0 {
			at[i] = len(b.Squares)
			b.Squares = append(b.Squares, Square{i / s.Cols, i % s.Cols})
		}
	}
	b.Near = make([][]Cell, len(b.Squares))
	for c, from := range b.Squares {
		for _, move := range moves(s.Leaper) {
			to, ok := s.land(from, move)
			if !ok {
				continue
			}
			if w := at[to.Row*s.Cols+to.Col]; w >= 0 && w != c {
				b.Near[c] = append(b.Near[c], w)
			}
		}
	}
	b.tidy()
	b.plain = len(b.Squares) == len(at) && !s.Torus && s.Leaper[0]+s.Leaper[1] == 3 && s.Leaper[0]*s.Leaper[1] == 2
	return b, nil
}

// land is where a move ends; false when it leaves the board.
func (s Shape) land(from, move Square) (Square, bool) {
	to := Square{from.Row + move.Row, from.Col + move.Col}
	if s.Torus {
		to.Row, to.Col = modulo(to.Row, s.Rows), modulo(to.Col, s.Cols)
	}
	return to, to.Row >= 0 && to.Row < s.Rows && to.Col >= 0 && to.Col < s.Cols
}

func modulo(a, n int) int { return ((a % n) + n) % n }

// moves of a leaper, some of them twice when it goes along a line or diagonal.
func moves(leaper [2]int) []Square {
	var list []Square
	for _, sign := range []Square{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
		list = append(list,
			Square{sign.Row * leaper[0], sign.Col * leaper[1]},
			Square{sign.Row * leaper[1], sign.Col * leaper[0]})
	}
	return list
}

// tidy sorts the neighbours and leaves each once: on a small torus two moves
// may lead to one cell.
func (b *Board) tidy() {
	for c := range b.Near {
		slices.Sort(b.Near[c])
		b.Near[c] = slices.Compact(b.Near[c])
	}
}

// open adds the cell without a square.
func (b *Board) open() {
	extra := len(b.Near)
	all := make([]Cell, extra)
	for c := range extra {
		all[c] = c
		b.Near[c] = append(b.Near[c], extra)
	}
	b.Near = append(b.Near, all)
	b.Open, b.plain = true, false
}

// Size is the number of cells, with the one that has no square.
func (b *Board) Size() int { return len(b.Near) }

// Adjacent says whether the cells are one move apart.
func (b *Board) Adjacent(c, d Cell) bool {
	_, found := slices.BinarySearch(b.Near[c], d)
	return found
}

// CellName is the square of a cell in words.
func (b *Board) CellName(c Cell) string {
	if c >= len(b.Squares) {
		return "outside"
	}
	return b.Squares[c].String()
}

// Colours are two classes of cells such that every move goes from one to the
// other, as 0 and 1 by cell; nil when there are none, as on a cube.
func (b *Board) Colours() []int {
	colour := make([]int, b.Size())
	for start := range colour {
		if colour[start] == 0 && !b.paint(colour, start) {
			return nil
		}
	}
	for c := range colour {
		colour[c]--
	}
	return colour
}

// paint gives the cells that can be reached from start the colours 1 and 2, by
// turns; false when that cannot be done.
func (b *Board) paint(colour []int, start Cell) bool {
	colour[start] = 1
	for queue := []Cell{start}; len(queue) > 0; queue = queue[1:] {
		for _, d := range b.Near[queue[0]] {
			switch colour[d] {
			case 0:
				colour[d] = 3 - colour[queue[0]]
				queue = append(queue, d)
			case colour[queue[0]]:
				return false
			}
		}
	}
	return true
}
