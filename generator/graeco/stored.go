package graeco

import "context"

// stored squares are written down as they are, because no rule makes them.
type stored struct {
	shape   Shape
	note    string
	squares [][]string // by square and row, a digit or letter a symbol, . in the hole
}

// sixWithHole are two squares of order 6 with a hole of order 2, the smallest
// such; of order 6 there are no two without a hole. J. D. Horton, Sub-latin squares
// and incomplete orthogonal arrays, Journal of Combinatorial Theory A 16 (1974),
// has the first; this one is from testdata/graeco/find.py.
var sixWithHole = &stored{
	shape: Shape{Order: 6, Squares: 2, Hole: 2},
	note:  "Horton's order 6 with a hole of order 2",
	squares: [][]string{
		{"450321", "035412", "514230", "142503", "3210..", "2031.."},
		{"035421", "451203", "243510", "514032", "3021..", "1203.."},
	},
}

// Shape is that of the squares.
func (c *stored) Shape() Shape { return c.shape }

// Method is "table".
func (c *stored) Method() string { return "table" }

// How says what they are.
func (c *stored) How() string { return c.note }

// Parts are none.
func (c *stored) Parts() []Construction { return nil }

func (c *stored) build(context.Context) ([]*Square, error) {
	squares := blanks(len(c.squares), c.shape.Order)
	for k, s := range squares {
		for i, row := range c.squares[k] {
			for j, sign := range row {
				if s.set(i, j, int(sign-'0')); sign == '.' {
					s.set(i, j, Empty)
				}
			}
		}
	}
	return squares, nil
}
