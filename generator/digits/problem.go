package digits

import (
	"errors"
	"fmt"
)

// ErrProblem is wrapped by the errors about a [Problem] that is not well put.
var ErrProblem = errors.New("digit grid not possible")

// ErrNone says that no grid at all meets the conditions.
var ErrNone = errors.New("no digit grid exists")

// A Problem asks for a grid of digits whose lines are divisible.
type Problem struct {
	// Base of the numbers, from 2 to 36; the digits are 0 to Base-1.
	Base int
	// Rows are the divisors of the rows, from the top; each is 1 or more.
	Rows []int
	// Cols are the divisors of the columns, from the left; each is 1 or more.
	Cols []int
	// Fixed are digits that are given, in reading order, -1 for none; nil for none at all.
	Fixed []int
	// Zero allows lines that are the number 0.
	Zero bool
	// Distinct asks that no line holds a digit twice.
	Distinct bool
	// Least asks for the least sum of the digits instead of the greatest.
	Least bool
}

// Square is the bundled problem of order n: in base 10 row i of n, counted from 1, is
// divisible by i and column j by n+j, no line is 0, and the sum is to be greatest.
func Square(n int) *Problem {
	p := &Problem{Base: 10}
	for i := range n {
		p.Rows = append(p.Rows, i+1)
		p.Cols = append(p.Cols, n+i+1)
	}
	return p
}

// Limits of a Problem. Divisors are small enough that a residue times the base
// fits into 63 bits.
const (
	MaxBase    = 36
	MaxLines   = 40
	MaxDivisor = 1 << 56
)

// Check says what is wrong with the problem; the error wraps [ErrProblem].
func (p *Problem) Check() error {
	wrong := func(format string, args ...any) error {
		return fmt.Errorf("%w: %s", ErrProblem, fmt.Sprintf(format, args...))
	}
	if p.Base < 2 || p.Base > MaxBase {
		return wrong("base %d; use 2 to %d", p.Base, MaxBase)
	}
	for _, list := range [][]int{p.Rows, p.Cols} {
		if len(list) < 1 || len(list) > MaxLines {
			return wrong("%d rows and %d columns; use 1 to %d of each", len(p.Rows), len(p.Cols), MaxLines)
		}
		for _, m := range list {
			if m < 1 || m > MaxDivisor {
				return wrong("divisor %d; use 1 to %d", m, MaxDivisor)
			}
		}
	}
	if cells := len(p.Rows) * len(p.Cols); p.Fixed != nil && len(p.Fixed) != cells {
		return wrong("%d fixed digits for %d cells; give one, or -1, for each cell", len(p.Fixed), cells)
	}
	for i, x := range p.Fixed {
		if x < -1 || x >= p.Base {
			return wrong("digit %d in cell %d; base %d has 0 to %d", x, i+1, p.Base, p.Base-1)
		}
	}
	return nil
}

// fixed is the digit given in a cell; -1 for none.
func (p *Problem) fixed(row, col int) int {
	if p.Fixed == nil {
		return -1
	}
	return p.Fixed[row*len(p.Cols)+col]
}

// price of a digit: what the sum loses by it, so that the best grid is the cheapest.
func (p *Problem) price(digit int) int {
	if p.Least {
		return digit
	}
	return p.Base - 1 - digit
}

// Sum of the digits of a grid of that total price, and the other way round.
func (p *Problem) sum(price int) int {
	if p.Least {
		return price
	}
	return (p.Base-1)*len(p.Rows)*len(p.Cols) - price
}
