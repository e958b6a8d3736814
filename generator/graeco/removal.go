package graeco

import "context"

// removal takes the last cell out of squares: a hole of order 1.
type removal struct{ whole Construction }

// Shape is that of the whole, with a hole of order 1.
func (c *removal) Shape() Shape {
	s := c.whole.Shape()
	s.Hole, s.Diagonal = 1, false
	return s
}

// Method is "removal".
func (c *removal) Method() string { return "removal" }

// How says which cell goes.
func (c *removal) How() string { return "the last cell taken out" }

// Parts are the whole squares.
func (c *removal) Parts() []Construction { return []Construction{c.whole} }

func (c *removal) build(ctx context.Context) ([]*Square, error) {
	squares, err := c.whole.build(ctx)
	if err != nil {
		return nil, err
	}
	lastInCorner(squares)
	for _, s := range squares {
		s.dig(1)
	}
	return squares, nil
}

// lastInCorner renames symbols so that the last cell of every square holds the
// last symbol.
func lastInCorner(squares []*Square) {
	for _, s := range squares {
		last, corner := uint16(s.n-1), s.cells[len(s.cells)-1]
		for i, symbol := range s.cells {
			switch symbol {
			case last:
				s.cells[i] = corner
			case corner:
				s.cells[i] = last
			}
		}
	}
}

// dig empties the last rows of the last columns.
func (s *Square) dig(hole int) {
	for i := s.n - hole; i < s.n; i++ {
		row := s.Row(i)
		for j := s.n - hole; j < s.n; j++ {
			row[j] = Empty
		}
	}
}
