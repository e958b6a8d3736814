package attrition

// A simplex answers questions about the points of a polytope: 0 ≤ x_j ≤ 1 for
// its columns j, and lo_i ≤ Σ x_j ≤ hi_i over the columns of each row i.
//
// It is the bounded simplex method with the inverse of the basis at hand, in
// exact rational numbers. In the problems of the law of prices nearly all pivots
// are 1 or -1, so the numbers stay small and exact work costs little more than
// inexact, and there is nothing to round, to tolerate or to check again. A
// number that does not fit in a word ends the work with overflow; then a
// [wideSimplex] must do it.
//
// Each row has a slack, y_i = hi_i − Σ x_j, between 0 and hi_i − lo_i. A
// variable is a column or the slack of a row: column j is variable j, the slack
// of row i variable columns+i. A variable that is not in the basis stands at
// one of its bounds.
type simplex struct {
	columns int
	of      [][]int32 // rows of a column
	hi      []int64   // by row
	upper   []int64   // by variable; the lower bound is 0
	place   []int32   // by variable: its row in the basis, or atLower, atUpper
	basis   []int32   // by row: the variable
	tied    []bool    // by row: that the slack's bounds count
	inverse []exactRow
	column  []int64 // the entering column, by row, over the row's denominator
	largest int64   // how large a number may be
	support []int32 // of the pivot row
	offers  []offer
	// cautious says that the rule of Bland is followed.
	cautious bool
	overflow bool
	pivots   int // for the curious
}

const (
	atLower = -1
	atUpper = -2
)

// reset makes room for a problem of so many rows and columns, all empty, with
// at most so many columns in a row and rows in a column.
func (p *simplex) reset(rows, columns, inRow, inColumn int) {
	p.columns, p.overflow, p.pivots = columns, false, 0
	p.largest = 1 << 60 / int64((inRow+1)*(inColumn+1))
	p.of = resize(p.of, columns)
	for j := range p.of {
		p.of[j] = p.of[j][:0]
	}
	p.hi, p.column = resize(p.hi, rows), resize(p.column, rows)
	p.upper, p.place = resize(p.upper, rows+columns), resize(p.place, rows+columns)
	p.basis, p.tied = resize(p.basis, rows), resize(p.tied, rows)
	p.inverse = resize(p.inverse, rows)
	for j := range columns {
		p.upper[j], p.place[j] = 1, atLower
	}
	for i := range rows {
		p.inverse[i].unit(rows, i)
		p.tied[i] = false
	}
}

func resize[T any](list []T, n int) []T {
	if cap(list) < n {
		list = append(list[:cap(list)], make([]T, n-cap(list))...)
	}
	return list[:n]
}

// setRow gives the bounds of row i.
func (p *simplex) setRow(i int, lo, hi int64) {
	p.hi[i], p.upper[p.columns+i] = hi, hi-lo
	p.basis[i], p.place[p.columns+i] = int32(p.columns+i), int32(i)
	p.inverse[i].value = hi
}

// setCell says that column j is in row i; all rows of a column must differ.
func (p *simplex) setCell(i, j int) { p.of[j] = append(p.of[j], int32(i)) }

// tie makes the bounds of row i count. It says whether points are left; if not,
// it also says which row of the basis shows it, and in which direction the
// variable of that row should go but cannot.
func (p *simplex) tie(i int) (row int, up, ok bool) {
	v := p.columns + i
	e := &p.inverse[p.place[v]]
	switch {
	case e.value < 0:
		up = true
		row, ok = p.push(goal{v, true, 0})
	case e.value > p.upper[v]*e.den:
		row, ok = p.push(goal{v, false, p.upper[v]})
	default:
		ok = true
	}
	p.tied[i] = true
	return row, up, ok
}

// valueIs says whether a variable is at that whole number.
func (p *simplex) valueIs(v int, n int64) bool {
	switch r := p.place[v]; r {
	case atLower:
		return n == 0
	case atUpper:
		return n == p.upper[v]
	default:
		return p.inverse[r].value == n*p.inverse[r].den
	}
}
