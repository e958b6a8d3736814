package graeco

import (
	"context"
	"math/rand/v2"
)

// Diagonalised permutes the rows and columns of squares such that every symbol is on
// both diagonals of each, at random; nil where that cannot be, or is not found in some
// thousand steps. The order is at most 64. The error is the cause of ctx.
//
// What goes to the main diagonal is a common transversal: cells in different rows and
// columns with different symbols in each square. The other diagonal is a second one
// whose cells lie opposite each other: if it has the cell in the row of the cell a of
// the first and the column of b, then also that in the row of b and the column of a.
// In an odd order both have one cell in common.
func Diagonalised(ctx context.Context, squares []*Square, rng *rand.Rand) ([]*Square, error) {
	squares, err := Randomise(ctx, squares, rng)
	if err != nil {
		return nil, err
	}
	n := squares[0].n
	d := diagonals{
		squares:  squares,
		column:   make([]int, n),
		opposite: make([]int, n),
		used:     [2][]uint64{make([]uint64, len(squares)), make([]uint64, len(squares))},
		steps:    diagonalSteps,
	}
	if !d.cross(0) {
		return nil, nil
	}
	rows := d.order()
	columns := make([]int, n)
	for k, i := range rows {
		columns[k] = d.column[i]
	}
	return permuted(ctx, squares, rows, columns, rng)
}

// diagonalSteps are some milliseconds. Squares of order 9 take less than a tenth of
// them, if they have such transversals at all.
const diagonalSteps = 100_000

// diagonals are the two in the making. The cells of the first have the numbers of
// their rows.
type diagonals struct {
	squares  []*Square
	column   []int       // of each cell of the first
	opposite []int       // of each cell of the first; itself in the middle
	columns  uint64      // taken by the first
	paired   uint64      // cells of the first that have an opposite
	middle   bool        // there is one
	used     [2][]uint64 // of each diagonal and square the symbols
	steps    int
}

// cross finds the cells of the first from that row on, and then the second.
func (d *diagonals) cross(i int) bool {
	if i == len(d.column) {
		return d.pair()
	}
	for j := range d.column {
		if bit := uint64(1) << j; d.columns&bit == 0 && d.take(0, i, j) {
			d.columns |= bit
			d.column[i] = j
			if d.cross(i + 1) {
				return true
			}
			d.columns &^= bit
			d.leave(0, i, j)
		}
		if d.steps--; d.steps < 0 {
			return false
		}
	}
	return false
}

// pair finds opposites for the cells that have none.
func (d *diagonals) pair() bool {
	a := 0
	for a < len(d.column) && d.paired>>a&1 == 1 {
		a++
	}
	if a == len(d.column) {
		return true
	}
	for b := a; b < len(d.column); b++ {
		if d.paired>>b&1 == 1 || a == b && (d.middle || len(d.column)%2 == 0) || !d.takeBoth(a, b) {
			continue
		}
		d.paired |= 1<<a | 1<<b
		d.opposite[a], d.opposite[b] = b, a
		d.middle = d.middle || a == b
		if d.pair() {
			return true
		}
		d.paired &^= 1<<a | 1<<b
		d.middle = d.middle && a != b
		d.leaveBoth(a, b)
	}
	return false
}

// takeBoth puts the cells where a and b cross into the second diagonal, or none.
func (d *diagonals) takeBoth(a, b int) bool {
	switch {
	case !d.take(1, a, d.column[b]):
		return false
	case a == b || d.take(1, b, d.column[a]):
		return true
	}
	d.leave(1, a, d.column[b])
	return false
}

func (d *diagonals) leaveBoth(a, b int) {
	d.leave(1, a, d.column[b])
	if a != b {
		d.leave(1, b, d.column[a])
	}
}

// take puts a cell into a diagonal if that has none of its symbols.
func (d *diagonals) take(diagonal, i, j int) bool {
	for k, s := range d.squares {
		if d.used[diagonal][k]>>s.At(i, j)&1 == 1 {
			return false
		}
	}
	for k, s := range d.squares {
		d.used[diagonal][k] |= 1 << s.At(i, j)
	}
	return true
}

func (d *diagonals) leave(diagonal, i, j int) {
	for k, s := range d.squares {
		d.used[diagonal][k] &^= 1 << s.At(i, j)
	}
}

// order is one of the rows in which opposite ones are opposite.
func (d *diagonals) order() []int {
	n := len(d.column)
	order := make([]int, n)
	at := 0
	for a, b := range d.opposite {
		switch {
		case a == b:
			order[n/2] = a
		case a < b:
			order[at], order[n-1-at] = a, b
			at++
		}
	}
	return order
}
