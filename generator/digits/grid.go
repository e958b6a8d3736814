package digits

import "strings"

// A Grid holds digits by row from the top and column from the left.
type Grid [][]int

// newGrid has room for the digits of a problem.
func newGrid(p *Problem) Grid {
	g := make(Grid, len(p.Rows))
	for i := range g {
		g[i] = make([]int, len(p.Cols))
	}
	return g
}

// Sum of all digits.
func (g Grid) Sum() int {
	sum := 0
	for _, row := range g {
		for _, d := range row {
			sum += d
		}
	}
	return sum
}

// signs are the digits of all bases.
const signs = "0123456789abcdefghijklmnopqrstuvwxyz"

// String has one line a row, one character a digit; a to z are the digits above 9.
func (g Grid) String() string {
	var b strings.Builder
	for i, row := range g {
		if i > 0 {
			b.WriteByte('\n')
		}
		for _, d := range row {
			b.WriteByte(signs[d])
		}
	}
	return b.String()
}

// Sign of a digit from 0 to 35, as it is written.
func Sign(digit int) string { return signs[digit : digit+1] }

// Digit that a character stands for, capitals or not; -1 when it is none of the base.
func Digit(sign rune, base int) int {
	d := strings.IndexRune(signs, sign)
	if d < 0 && sign >= 'A' && sign <= 'Z' {
		d = int(sign-'A') + 10
	}
	if d >= base {
		return -1
	}
	return d
}
