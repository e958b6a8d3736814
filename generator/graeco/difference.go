package graeco

import (
	"context"
	"fmt"
	"slices"
)

// difference squares are i + f(j) over an abelian group, one square for each
// function f: one to one, as are the differences of any two, so that the
// squares are Latin and orthogonal. The functions, with 0, are the rows of a
// difference matrix.
//
// In a group with an element e of order 2 all functions but the last, h, make
// diagonal squares too. With row -z and column y, h(y) = z, both numbered z, the
// main diagonal is where the square of h has 0, and the cells z, z + e are
// where it has e; so each of these is a transversal of all other squares, and
// is the other diagonal when z and z + e stand opposite to each other.
type difference struct {
	group    group
	rows     [][]int // the functions, each by its values
	squares  int     // the first so many are made
	diagonal bool
	// marked adds the square of h, which has 0 all over one diagonal and e all
	// over the other.
	marked bool
}

// A group is a product of cyclic groups of these orders; an element is the
// number with its parts as digits, the units last.
type group []int

func (g group) order() int {
	n := 1
	for _, m := range g {
		n *= m
	}
	return n
}

func (g group) add(a, b int) int {
	sum, place := 0, 1
	for i := len(g) - 1; i >= 0; i-- {
		m := g[i]
		sum += (a%m + b%m) % m * place
		a, b, place = a/m, b/m, place*m
	}
	return sum
}

func (g group) negative(a int) int {
	for b := range g.order() {
		if g.add(a, b) == 0 {
			return b
		}
	}
	return 0
}

// involution is the first element of order 2; 0 when there is none.
func (g group) involution() int {
	for a := 1; a < g.order(); a++ {
		if g.add(a, a) == 0 {
			return a
		}
	}
	return 0
}

// differences are the difference matrices known here: five squares of order 12
// (D. M. Johnson, A. L. Dulmage and N. S. Mendelsohn, Orthomorphisms of groups and
// orthogonal Latin squares, Canadian Journal of Mathematics 13 (1961)) and four of
// order 15 (P. J. Schellenberg, G. H. J. van Rees and S. A. Vanstone, Four pairwise
// orthogonal Latin squares of order 15, Ars Combinatoria 6 (1978)). The functions
// are the identity and the first others, by value, that do; those of order 15
// with f(-j) = -f(j).
var differences = []*difference{
	{
		group: group{6, 2},
		rows: [][]int{
			{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11},
			{0, 2, 1, 5, 8, 11, 3, 10, 9, 7, 6, 4},
			{0, 3, 9, 11, 7, 2, 10, 5, 1, 8, 4, 6},
			{0, 5, 4, 9, 3, 1, 11, 8, 6, 2, 7, 10},
			{0, 6, 11, 7, 5, 8, 2, 4, 10, 3, 1, 9},
		},
	},
	{
		group: group{15},
		rows: [][]int{
			{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14},
			{0, 2, 5, 7, 9, 12, 4, 1, 14, 11, 3, 6, 8, 10, 13},
			{0, 6, 3, 14, 10, 7, 13, 4, 11, 2, 8, 5, 1, 12, 9},
			{0, 10, 6, 1, 11, 2, 7, 12, 3, 8, 13, 4, 14, 9, 5},
		},
	},
}

// squaresFor is how many squares the matrix gives.
func (c *difference) squaresFor(diagonal bool) int {
	switch {
	case !diagonal:
		return len(c.rows)
	case c.group.involution() == 0:
		return 0
	}
	return len(c.rows) - 1
}

// differenceOf takes squares of a difference matrix of the table; nil when there
// are not so many.
func differenceOf(s Shape) *difference {
	for _, d := range differences {
		if d.group.order() == s.Order && s.Squares <= d.squaresFor(s.Diagonal) && s.Hole == 0 {
			return &difference{group: d.group, rows: d.rows, squares: s.Squares, diagonal: s.Diagonal}
		}
	}
	return nil
}

// Shape has the order of the group.
func (c *difference) Shape() Shape {
	return Shape{Order: c.group.order(), Squares: len(c.functions()), Diagonal: c.diagonal && !c.marked}
}

// functions are those of the squares that are made.
func (c *difference) functions() [][]int {
	list := slices.Clone(c.rows[:c.squares])
	if c.marked {
		list = append(list, c.rows[len(c.rows)-1])
	}
	return list
}

// Method is "difference matrix".
func (c *difference) Method() string { return "difference matrix" }

// Parts are none.
func (c *difference) Parts() []Construction { return nil }

// How names the group.
func (c *difference) How() string {
	text := fmt.Sprintf("i + f(j) over the group Z%d", c.group[0])
	for _, m := range c.group[1:] {
		text += fmt.Sprintf("×Z%d", m)
	}
	return text + fmt.Sprintf(", %d functions f", len(c.functions()))
}

func (c *difference) build(context.Context) ([]*Square, error) {
	g := c.group
	rows, columns := make([]int, g.order()), make([]int, g.order())
	for i := range rows {
		rows[i], columns[i] = i, i
	}
	if c.diagonal {
		last, e := c.rows[len(c.rows)-1], g.involution()
		for at, z := range g.opposites(e) {
			rows[at], columns[at] = g.negative(z), slices.Index(last, z)
		}
	}
	functions := c.functions()
	squares := blanks(len(functions), g.order())
	for k, s := range squares {
		for i, x := range rows {
			for j, y := range columns {
				s.set(i, j, g.add(x, functions[k][y]))
			}
		}
	}
	return squares, nil
}

// opposites orders the elements so that z and z + e stand opposite to each other.
func (g group) opposites(e int) []int {
	n := g.order()
	list := make([]int, n)
	at := 0
	for z := range n {
		if other := g.add(z, e); z < other {
			list[at], list[n-1-at] = z, other
			at++
		}
	}
	return list
}
