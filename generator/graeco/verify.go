package graeco

import (
	"context"
	"errors"
	"fmt"
)

// ErrWrong is wrapped by what [Verify] says of squares that are not what they
// should be.
var ErrWrong = errors.New("not a set of orthogonal squares")

// Verify checks squares from the definition: that each holds every symbol in
// every row and every column, with diagonal also on both main diagonals, and
// that every two of them hold every pair of symbols. The error says where that
// is not so, and wraps ErrWrong; or it is the cause of ctx.
//
// It takes time linear in the number of cells for every pair of squares.
func Verify(ctx context.Context, squares []*Square, diagonal bool) error {
	for k, s := range squares {
		if s.n != squares[0].n {
			return fmt.Errorf("%w: squares 1 and %d have orders %d and %d", ErrWrong, k+1, squares[0].n, s.n)
		}
		err := s.verifyRows(ctx)
		if err == nil {
			err = s.verifyColumns(ctx)
		}
		if err == nil && diagonal {
			err = s.verifyDiagonals()
		}
		if err != nil {
			return fmt.Errorf("square %d: %w", k+1, err)
		}
	}
	for k, s := range squares {
		for l := range k {
			if err := verifyPairs(ctx, squares[l], s); err != nil {
				return fmt.Errorf("squares %d and %d: %w", l+1, k+1, err)
			}
		}
	}
	return nil
}

func (s *Square) verifyRows(ctx context.Context) error {
	seen := make([]int32, s.n) // by symbol, the last row + 1 that holds it
	for i := range s.n {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for j, symbol := range s.Row(i) {
			if int(symbol) >= s.n {
				return fmt.Errorf("%w: row %d, column %d holds no symbol", ErrWrong, i+1, j+1)
			}
			if seen[symbol] == int32(i+1) {
				return fmt.Errorf("%w: row %d holds symbol %d twice", ErrWrong, i+1, symbol)
			}
			seen[symbol] = int32(i + 1)
		}
	}
	return nil
}

// verifyColumns looks at 64 columns at a time, a bit each, because to walk down
// a single one of a large square means to wait for memory at every step.
func (s *Square) verifyColumns(ctx context.Context) error {
	seen := make([]uint64, s.n) // by symbol, the columns that hold it
	for first := 0; first < s.n; first += 64 {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		clear(seen)
		last := min(first+64, s.n)
		for i := range s.n {
			for j, symbol := range s.Row(i)[first:last] {
				if seen[symbol]>>j&1 == 1 {
					return fmt.Errorf("%w: column %d holds symbol %d twice", ErrWrong, first+j+1, symbol)
				}
				seen[symbol] |= 1 << j
			}
		}
	}
	return nil
}

func (s *Square) verifyDiagonals() error {
	for _, d := range []struct {
		name   string
		column func(i int) int
	}{
		{"main", func(i int) int { return i }},
		{"other main", func(i int) int { return s.n - 1 - i }},
	} {
		seen := make([]bool, s.n)
		for i := range s.n {
			symbol := s.At(i, d.column(i))
			if seen[symbol] {
				return fmt.Errorf("%w: the %s diagonal holds symbol %d twice", ErrWrong, d.name, symbol)
			}
			seen[symbol] = true
		}
	}
	return nil
}

// verifyPairs says whether two squares of n symbols are orthogonal: n² cells
// without a pair twice hold every pair.
func verifyPairs(ctx context.Context, a, b *Square) error {
	seen := make([]uint64, (a.n*a.n+63)/64)
	for i := range a.n {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		right := b.Row(i)
		for j, symbol := range a.Row(i) {
			pair := int(symbol)*a.n + int(right[j])
			if seen[pair/64]>>(pair%64)&1 == 1 {
				return fmt.Errorf("%w: the pair %d, %d stands twice, the second time in row %d, column %d", ErrWrong, symbol, right[j], i+1, j+1)
			}
			seen[pair/64] |= 1 << (pair % 64)
		}
	}
	return nil
}
