package digits

import (
	"context"
	"fmt"
	"math/bits"
)

// A frame is a problem as the search sees it: the grid is filled strip by strip, each
// strip from its units up, and the strips from the units of the lines across.
//
//	            across 0   1   2        strips are the columns, last one first,
//	strip 0        .       .   .  <--   unless the rows take fewer states to carry
//	strip 1        .       .   .
//
// So a cell is the place place of its strip, and the place strip of the line across.
type frame struct {
	problem *Problem
	turned  bool    // strips are rows
	across  []*line // by place within a strip: carried from strip to strip
	strips  []*line // in the order in which they are filled
}

// newFrame checks the problem and makes its lines. The error wraps ErrProblem,
// ErrLarge or ErrNone.
func newFrame(ctx context.Context, p *Problem) (*frame, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	rows, err := p.lines(ctx, "row", p.Rows, len(p.Cols), p.fixed)
	if err != nil {
		return nil, err
	}
	cols, err := p.lines(ctx, "column", p.Cols, len(p.Rows), func(col, row int) int { return p.fixed(row, col) })
	if err != nil {
		return nil, err
	}
	if weight(cols) < weight(rows) {
		return &frame{problem: p, turned: true, across: cols, strips: rows}, nil
	}
	return &frame{problem: p, across: rows, strips: cols}, nil
}

// lines are the automata of all rows or all columns, the last line first. fixed
// gives the digit of a line at a place from the left or the top.
func (p *Problem) lines(ctx context.Context, name string, divisors []int, length int, fixed func(line, at int) int) ([]*line, error) {
	var list []*line
	for i := len(divisors) - 1; i >= 0; i-- {
		r := lineRule{base: p.Base, divisor: divisors[i], zero: p.Zero, distinct: p.Distinct}
		for at := length - 1; at >= 0; at-- {
			r.fixed = append(r.fixed, fixed(i, at))
		}
		l, err := newLine(ctx, r)
		if err != nil {
			return nil, fmt.Errorf("%s %d: %w", name, i+1, err)
		}
		if l == nil {
			return nil, fmt.Errorf("%w: no number of %d digits that %s %d may hold is divisible by %d", ErrNone, length, name, i+1, divisors[i])
		}
		list = append(list, l)
	}
	return list, nil
}

// weight is how many bits it takes to tell the states of all lines apart, at the worst place.
func weight(lines []*line) int {
	most := 0
	for place := range lines[0].states {
		sum := 0
		for _, l := range lines {
			sum += bits.Len(uint(l.states[place] - 1))
		}
		most = max(most, sum)
	}
	return most
}

// cells is how many there are; cell k is place k % len(across) of strip k / len(across).
func (f *frame) cells() int { return len(f.across) * len(f.strips) }

// most is the price of the worst digits everywhere.
func (f *frame) most() int { return (f.problem.Base - 1) * f.cells() }

// at is where cell k stands in the grid.
func (f *frame) at(k int) (row, col int) {
	strip, place := k/len(f.across), k%len(f.across)
	row, col = len(f.across)-1-place, len(f.strips)-1-strip
	if f.turned {
		return col, row
	}
	return row, col
}
