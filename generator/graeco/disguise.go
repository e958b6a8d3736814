package graeco

import (
	"context"
	"math/rand/v2"
)

// Disguise gives squares that are the same but for the names and the order of
// things: rows, columns and the symbols of each square are permuted, each in its own
// way, and the roles of rows, columns and squares change. With diagonal, rows
// and columns are permuted together and opposite ones remain opposite, so that
// the diagonals are still those; the roles that change then are those of rows
// and columns, and of squares. The error is the cause of ctx.
func Disguise(ctx context.Context, squares []*Square, diagonal bool, rng *rand.Rand) ([]*Square, error) {
	n := squares[0].n
	squares = shuffled(squares, rng)
	if diagonal {
		lines := opposed(n, rng)
		columns := lines
		if rng.IntN(2) == 0 { // a half turn of the columns exchanges the diagonals
			columns = make([]int, n)
			for i, x := range lines {
				columns[i] = n - 1 - x
			}
		}
		roles := rng.Perm(2)
		for k := range squares {
			roles = append(roles, k+2)
		}
		squares, err := inRoles(ctx, squares, roles)
		if err != nil {
			return nil, err
		}
		return permuted(ctx, squares, lines, columns, rng)
	}
	squares, err := inRoles(ctx, squares, rng.Perm(len(squares)+2))
	if err != nil {
		return nil, err
	}
	return Randomise(ctx, squares, rng)
}

// Randomise permutes rows, columns and the symbols of each square, as the
// design of an experiment asks for; diagonals are not kept. The error is the
// cause of ctx.
func Randomise(ctx context.Context, squares []*Square, rng *rand.Rand) ([]*Square, error) {
	n := squares[0].n
	return permuted(ctx, squares, rng.Perm(n), rng.Perm(n), rng)
}

func shuffled(squares []*Square, rng *rand.Rand) []*Square {
	list := make([]*Square, len(squares))
	for i, k := range rng.Perm(len(squares)) {
		list[i] = squares[k]
	}
	return list
}

// opposed is a permutation of n lines at random in which opposite ones remain
// opposite.
func opposed(n int, rng *rand.Rand) []int {
	half := n / 2
	lines := make([]int, n)
	lines[half] = half // the middle of an odd order
	for i, x := range rng.Perm(half) {
		if rng.IntN(2) == 0 {
			x = n - 1 - x
		}
		lines[i], lines[n-1-i] = x, n-1-x
	}
	return lines
}

// permuted takes rows and columns from where the permutations say, and gives
// the symbols of every square new names.
func permuted(ctx context.Context, squares []*Square, rows, columns []int, rng *rand.Rand) ([]*Square, error) {
	n := squares[0].n
	result := blanks(len(squares), n)
	for k, s := range result {
		names := rng.Perm(n)
		for i, x := range rows {
			if ctx.Err() != nil {
				return nil, context.Cause(ctx)
			}
			to, from := s.Row(i), squares[k].Row(x)
			for j, y := range columns {
				to[j] = uint16(names[from[y]])
			}
		}
	}
	return result, nil
}

// inRoles makes other squares of the same cells: a cell is a row, a column and a
// symbol of every square, any two of which determine the others, so any two may
// be the row and the column.
func inRoles(ctx context.Context, squares []*Square, roles []int) ([]*Square, error) {
	n := squares[0].n
	result := blanks(len(squares), n)
	cell := make([]int, len(roles))
	for i := range n {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		for j := range n {
			cell[0], cell[1] = i, j
			for k, s := range squares {
				cell[k+2] = s.At(i, j)
			}
			for k, s := range result {
				s.set(cell[roles[0]], cell[roles[1]], cell[roles[k+2]])
			}
		}
	}
	return result, nil
}
