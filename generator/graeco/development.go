package graeco

import (
	"context"
	"fmt"
)

// A development is a self-orthogonal square, one that is orthogonal to its
// transpose, with a cyclic symmetry: of v·k + w points, k cycles of v points
// follow one another and w stay where they are, and when row, column and symbol
// all take a step in their cycles, the square remains.
//
//	            k cycles of v    w
//	          +----------------+---+
//	k cycles  | f, developed   | r |   one row a cycle says all: the row of the
//	of v      | down the       |   |   first point of every cycle, and of every
//	          | diagonals      |   |   point that stays the entries at the first
//	          +----------------+---+   columns of the cycles
//	w         | s              |   |
//	          +----------------+---+
//
// With w > 1 the corner is a hole.
//
// The main diagonal of a self-orthogonal square is a transversal. A second one
// that is symmetric, and is in a square of odd order the main one's neighbour
// but for one cell that they share, becomes the other main diagonal when rows
// and columns change places together; then the square and its transpose are
// diagonal.
type development struct {
	v, k, w int
	// rows has k rows of vk + w symbols and w rows of k symbols. The points are
	// numbered cycle by cycle, then those that stay.
	rows [][]int
	// mates says of every point which is opposite to it on the other main
	// diagonal: the symmetric transversal. Nil for squares that are not diagonal.
	mates []int
}

// Shape has the order vk + w.
func (c *development) Shape() Shape {
	s := Shape{Order: c.v*c.k + c.w, Squares: 2, Diagonal: c.mates != nil}
	if c.w > 1 {
		s.Hole = c.w
	}
	return s
}

// Method is "development".
func (c *development) Method() string { return "development" }

// Parts are none.
func (c *development) Parts() []Construction { return nil }

// How tells the cycles.
func (c *development) How() string {
	text := fmt.Sprintf("a self-orthogonal square and its transpose, developed from its first row through a cycle of %d", c.v)
	if c.k > 1 {
		text = fmt.Sprintf("a self-orthogonal square and its transpose, developed from %d rows through %d cycles of %d", c.k, c.k, c.v)
	}
	if c.w > 0 {
		text += fmt.Sprintf(", bordered by %d", c.w)
	}
	if c.mates != nil {
		text += ", a symmetric transversal on the other diagonal"
	}
	return text
}

// symbol stands in the row of point x and the column of point y; -1 in a hole.
func (c *development) symbol(x, y int) int {
	cycled := c.v * c.k
	switch {
	case x < cycled && y < cycled:
		return c.step(c.rows[x/c.v][y/c.v*c.v+(y%c.v-x%c.v+c.v)%c.v], x)
	case x < cycled:
		return c.step(c.rows[x/c.v][y], x)
	case y < cycled:
		return c.step(c.rows[c.k+x-cycled][y/c.v], y)
	case c.w == 1:
		return x
	}
	return -1
}

// step moves a symbol on in its cycle as many steps as point x is from the
// first of its cycle.
func (c *development) step(symbol, x int) int {
	if symbol >= c.v*c.k {
		return symbol
	}
	return symbol/c.v*c.v + (symbol+x)%c.v
}

// order is the order of the points in rows and columns that puts mates opposite
// to each other.
func (c *development) order() []int {
	n := c.Shape().Order
	points := make([]int, n)
	at := 0
	for x := range n {
		switch {
		case c.mates == nil:
			points[x] = x
		case c.mates[x] == x:
			points[n/2] = x
		case c.mates[x] > x:
			points[at], points[n-1-at] = x, c.mates[x]
			at++
		}
	}
	return points
}

func (c *development) build(context.Context) ([]*Square, error) {
	points := c.order()
	square, transpose := blank(len(points)), blank(len(points))
	for i, x := range points {
		for j, y := range points {
			symbol := c.symbol(x, y)
			if symbol < 0 {
				symbol = Empty
			}
			square.set(i, j, symbol)
			transpose.set(j, i, symbol)
		}
	}
	return []*Square{square, transpose}, nil
}
