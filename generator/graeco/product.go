package graeco

import (
	"context"
	"fmt"
)

// product squares have a small square in place of every symbol of a large one:
// symbol ab + b' stands where the left has a and the right has b' (MacNeish;
// Tarry). Both diagonals are those of the parts.
//
// Left out, the last of the small squares leaves a hole.
type product struct {
	left, right Construction
	hole        bool
}

// Shape has the product of the orders.
func (c *product) Shape() Shape {
	a, b := c.left.Shape(), c.right.Shape()
	s := Shape{Order: a.Order * b.Order, Squares: a.Squares, Diagonal: a.Diagonal && b.Diagonal && !c.hole}
	if c.hole {
		s.Hole = b.Order
	}
	return s
}

// Method is "product".
func (c *product) Method() string { return "product" }

// Parts are the two factors.
func (c *product) Parts() []Construction { return []Construction{c.left, c.right} }

// How tells the orders.
func (c *product) How() string {
	text := fmt.Sprintf("the direct product of orders %d and %d", c.left.Shape().Order, c.right.Shape().Order)
	if c.hole {
		text += ", its last block taken out"
	}
	return text
}

func (c *product) build(ctx context.Context) ([]*Square, error) {
	left, err := c.left.build(ctx)
	if err != nil {
		return nil, err
	}
	right, err := c.right.build(ctx)
	if err != nil {
		return nil, err
	}
	if c.hole {
		lastInCorner(left)
	}
	squares := blanks(len(left), left[0].n*right[0].n)
	for k, s := range squares {
		if err := s.fillProduct(ctx, left[k], right[k]); err != nil {
			return nil, err
		}
		if c.hole {
			s.dig(right[0].n)
		}
	}
	return squares, nil
}

func (s *Square) fillProduct(ctx context.Context, left, right *Square) error {
	for i := range s.n {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		row, small := s.Row(i), right.Row(i%right.n)
		for block, a := range left.Row(i / right.n) {
			part := row[block*right.n:][:right.n]
			for j, b := range small {
				part[j] = a*uint16(right.n) + b
			}
		}
	}
	return nil
}
