package graeco

import (
	"context"
	"fmt"
	"slices"
)

// wilson squares have order mt + u. Every cell of squares of order t, whose
// symbols are a, b, …, becomes a block of m×m cells with the m symbols of a, of
// b, …; u more rows, columns and symbols belong to all. One square more than is
// wanted, the marks, says which block has to do with which of these: the
// blocks of one mark, one in every row and column, take the w rows, columns and
// symbols of that mark in, so that they are squares of order m + w with a hole
// of order w. What is left is the corner of order u.
//
//	            columns of t·m       u
//	         +-----+-----+-----+-----+    a block whose mark has no rows of its
//	         |     |     |     |     |    own is a square of order m;
//	rows of  +-----+-----+-----+-----+    one whose mark has w of them is one of
//	t·m      |     |m × m|     |  w  |    order m + w: m×m here, and its last w
//	         +-----+-----+-----+-----+    columns and rows in the margins
//	         |     |     |     |     |
//	         +-----+-----+-----+-----+
//	u        |     |  w  |     |     |
//	         +-----+-----+-----+-----+
//
// (R. M. Wilson, Concerning the number of mutually orthogonal Latin squares,
// Discrete Mathematics 9 (1974), where w is 0 or 1.)
//
// For diagonal squares t is a power of 2 and the squares of order t are i + aj
// over its field, the marks i + j. All blocks on the main diagonal then have
// mark 0, those on the other have mark t-1. These two marks get no rows; the u
// rows and columns stand in the middle; and diagonal squares of orders m and
// u make the whole diagonal.
type wilson struct {
	base     Construction         // of order t, the marks last
	rows     []int                // by mark, how many rows it has: w
	blocks   map[int]Construction // by w
	corner   Construction         // nil for u = 0
	diagonal bool
}

// weights are the different numbers of rows of marks, the least first.
func (c *wilson) weights() []int {
	list := slices.Clone(c.rows)
	slices.Sort(list)
	return slices.Compact(list)
}

// margin is u.
func (c *wilson) margin() int {
	u := 0
	for _, w := range c.rows {
		u += w
	}
	return u
}

// block is m.
func (c *wilson) block() int {
	s := c.blocks[c.rows[len(c.rows)-1]].Shape()
	return s.Order - s.Hole
}

// Shape has the order mt + u.
func (c *wilson) Shape() Shape {
	base := c.base.Shape()
	return Shape{Order: c.block()*base.Order + c.margin(), Squares: base.Squares - 1, Diagonal: c.diagonal}
}

// Method is "wilson".
func (c *wilson) Method() string { return "wilson" }

// How tells m, t and u, and which marks have rows.
func (c *wilson) How() string {
	text := fmt.Sprintf("%d = %d·%d + %d: blocks of %d for every cell of order %d", c.Shape().Order,
		c.block(), len(c.rows), c.margin(), c.block(), len(c.rows))
	for _, w := range c.weights() {
		if marks := count(c.rows, w); w > 0 {
			text += fmt.Sprintf(", %d more for the blocks of %s", w, plural(marks, "mark"))
		}
	}
	return text
}

func count(list []int, v int) int {
	n := 0
	for _, x := range list {
		if x == v {
			n++
		}
	}
	return n
}

// plural is "1 mark" or "3 marks".
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Parts are the squares of order t, the blocks by their size, and the corner.
func (c *wilson) Parts() []Construction {
	list := []Construction{c.base}
	for _, w := range c.weights() {
		list = append(list, c.blocks[w])
	}
	if c.corner != nil {
		list = append(list, c.corner)
	}
	return list
}

func (c *wilson) build(ctx context.Context) ([]*Square, error) {
	base, err := c.base.build(ctx)
	if err != nil {
		return nil, err
	}
	f := c.frame()
	marks := base[len(base)-1]
	squares := blanks(len(base)-1, c.Shape().Order)
	for _, w := range c.weights() {
		block, err := c.blocks[w].build(ctx)
		if err != nil {
			return nil, err
		}
		for k, s := range squares {
			if err := f.fillBlocks(ctx, s, base[k], marks, w, block[k]); err != nil {
				return nil, err
			}
		}
	}
	if c.corner == nil {
		return squares, nil
	}
	corner, err := c.corner.build(ctx)
	for k := range corner {
		f.fillCorner(squares[k], corner[k])
	}
	return squares, err
}
