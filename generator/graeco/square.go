package graeco

// MaxOrder is the largest order that is built: two squares of it take 400 MB.
const MaxOrder = 10_000

// A Square is n×n symbols from 0 to n-1, row by row. One with a hole has
// [Empty] in the last rows of its last columns.
type Square struct {
	n     int
	cells []uint16
}

// Empty is the mark of a cell in a hole.
const Empty = 1<<16 - 1

// NewSquare makes a square of n rows of n symbols each, which it copies.
// Symbols that are no number from 0 to n-1 become [Empty], and so do those of
// cells that are not there; [Verify] refuses them.
func NewSquare(rows [][]int) *Square {
	s := blank(len(rows))
	for i := range s.cells {
		s.cells[i] = Empty
	}
	for i, row := range rows {
		for j, symbol := range row[:min(len(row), s.n)] {
			if symbol >= 0 && symbol < s.n {
				s.set(i, j, symbol)
			}
		}
	}
	return s
}

// blank is a square of zeros.
func blank(n int) *Square { return &Square{n: n, cells: make([]uint16, n*n)} }

// blanks are k squares of zeros.
func blanks(k, n int) []*Square {
	list := make([]*Square, k)
	for i := range list {
		list[i] = blank(n)
	}
	return list
}

// Order is n.
func (s *Square) Order() int { return s.n }

// At is the symbol in row i and column j, both from 0.
func (s *Square) At(i, j int) int { return int(s.cells[i*s.n+j]) }

// Row is row i. It must not be changed.
func (s *Square) Row(i int) []uint16 { return s.cells[i*s.n : (i+1)*s.n] }

func (s *Square) set(i, j, symbol int) { s.cells[i*s.n+j] = uint16(symbol) }
