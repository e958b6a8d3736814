package graeco

import (
	"context"
	"fmt"
)

// A Shape is what a set of squares is like.
type Shape struct {
	// Order is the number of rows, 1 to MaxOrder.
	Order int
	// Squares that are orthogonal, every two of them; at least 1.
	Squares int
	// Diagonal squares have every symbol on both main diagonals.
	Diagonal bool
	// Hole is the order of the subsquare that is missing, in the last rows,
	// columns and symbols; 0 for none. Two squares with a hole of order 2 exist
	// (of order 6), though no two squares of order 2 fill it. Diagonal squares
	// have none here.
	Hole int
}

// String tells the shape in words: "2 diagonal squares of order 10".
func (s Shape) String() string {
	text := fmt.Sprintf("%d squares of order %d", s.Squares, s.Order)
	if s.Squares == 1 {
		text = fmt.Sprintf("1 square of order %d", s.Order)
	}
	if s.Diagonal {
		text = fmt.Sprintf("%d diagonal squares of order %d", s.Squares, s.Order)
	}
	if s.Hole > 0 {
		text += fmt.Sprintf(" with a hole of order %d", s.Hole)
	}
	return text
}

// A Construction is a plan of squares: which way they are made and from which
// parts. [Find] chooses one, [Build] carries it out. It is data and holds no
// square, but for those of the tables.
type Construction interface {
	// Shape of what it makes.
	Shape() Shape
	// Method is the name of the way: "field", "product", "wilson",
	// "development", "difference matrix", "table", "removal".
	Method() string
	// How tells what is done with the parts, in one line.
	How() string
	// Parts are the constructions that it takes, each once, in the order of How.
	Parts() []Construction

	build(ctx context.Context) ([]*Square, error)
}

// Build makes the squares and checks them with [Verify]; those with a hole are
// not checked. The error is the cause of ctx, or means that this package is
// wrong.
func Build(ctx context.Context, c Construction) ([]*Square, error) {
	squares, err := c.build(ctx)
	if err != nil || c.Shape().Hole > 0 {
		return squares, err
	}
	return squares, Verify(ctx, squares, c.Shape().Diagonal)
}
