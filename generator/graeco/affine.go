package graeco

import (
	"context"
	"fmt"
	"strings"
)

// affine squares are i + aj over a finite field, for rows i and columns j that
// are its elements and one multiplier a ≠ 0 a square. Two of them with different
// multipliers are orthogonal (Bose; Stevens; MacNeish).
//
// On the main diagonal stands (1 + a)i, on the other, where j = q-1-i as
// numbers is the element (q-1) - i, stands (1 - a)i + a(q-1): with a neither 1
// nor -1 both hold every symbol.
type affine struct {
	q           int
	multipliers []int
	diagonal    bool
}

// affineMultipliers lists what can multiply in squares over the field of q
// elements, the least first.
func affineMultipliers(q int, diagonal bool) []int {
	minusOne := 1
	if f := newField(q); f != nil {
		minusOne = f.negative(1)
	}
	var list []int
	for a := 1; a < q; a++ {
		if !diagonal || a != 1 && a != minusOne {
			list = append(list, a)
		}
	}
	return list
}

// affineSquares is how many squares a field of q elements gives; 0 when there
// is no such field.
func affineSquares(q int, diagonal bool) int {
	_, _, ok := primePower(q)
	switch {
	case !ok:
		return 0
	case !diagonal:
		return q - 1
	case q%2 == 0:
		return q - 2
	}
	return max(0, q-3)
}

// Shape is as many squares as there are multipliers.
func (c *affine) Shape() Shape {
	return Shape{Order: c.q, Squares: len(c.multipliers), Diagonal: c.diagonal}
}

// Method is "field".
func (c *affine) Method() string { return "field" }

// Parts are none.
func (c *affine) Parts() []Construction { return nil }

// How names the multipliers.
func (c *affine) How() string {
	list := make([]string, len(c.multipliers))
	for i, a := range c.multipliers {
		list[i] = fmt.Sprint(a)
	}
	return fmt.Sprintf("i + aj over the field of %d elements, a = %s", c.q, strings.Join(list, ", "))
}

func (c *affine) build(ctx context.Context) ([]*Square, error) {
	f := newField(c.q)
	squares := blanks(len(c.multipliers), c.q)
	terms := make([]uint16, c.q)
	for k, s := range squares {
		for j := range terms {
			terms[j] = uint16(f.multiply(c.multipliers[k], j))
		}
		for i := range c.q {
			if ctx.Err() != nil {
				return nil, context.Cause(ctx)
			}
			f.digits.addTo(s.Row(i), i, terms)
		}
	}
	return squares, nil
}
