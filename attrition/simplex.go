package attrition

import "math"

// A simplex answers questions about the points of a polytope: 0 ≤ x_j ≤ 1 for
// its columns j, and lo_i ≤ Σ x_j ≤ hi_i over the columns of each row i.
//
// It is the bounded simplex method with the inverse of the basis at hand, in
// exact rational numbers. In the problems of the law of prices nearly all pivots
// are 1 or -1, so the numbers stay small and exact work costs no more
// than inexact, and there is nothing to round, to tolerate or to check again. A
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
	support []int32 // of the pivot row

	overflow bool
	pivots   int
}

const (
	atLower = -1
	atUpper = -2
)

// reset makes room for a problem of so many rows and columns, all empty.
func (p *simplex) reset(rows, columns int) {
	p.columns, p.overflow, p.pivots = columns, false, 0
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
// reason is the row of the basis that shows it, with the direction in which it cannot go.
func (p *simplex) tie(i int) (row int, up, ok bool) {
	v := p.columns + i
	r := int(p.place[v])
	e := &p.inverse[r]
	switch {
	case e.value < 0:
		row, ok = p.push(v, true)
		up = true
	case e.value > p.upper[v]*e.den:
		row, ok = p.push(v, false)
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

// An exactRow is a row of the inverse of the basis, with the value of its
// variable: rational numbers with one denominator.
type exactRow struct {
	den   int64 // positive
	value int64
	entry []int64
	most  int64 // no entry is larger, nor the value
}

func (e *exactRow) unit(n, i int) {
	e.entry = resize(e.entry, n)
	clear(e.entry)
	e.entry[i], e.den, e.most = 1, 1, 1
}

func size(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

// combine replaces e by (p·e − q·t)/p, with value (p·value − r)/p; false on overflow.
func (e *exactRow) combine(p, q int64, t *exactRow, support []int32, r int64) bool {
	const limit = math.MaxInt64 / 4
	high, low := mulSmall(p, max(e.most, size(e.value), e.den)), mulSmall(size(q), t.most)
	if high > limit || low > limit || size(r) > limit {
		return false
	}
	if p != 1 {
		for i, n := range e.entry {
			if n != 0 {
				e.entry[i] = n * p
			}
		}
		e.den *= p
		e.value *= p
	}
	e.value -= r
	for _, i := range support {
		e.entry[i] -= q * t.entry[i]
	}
	e.most = high + low
	if e.den != 1 || e.most > 1<<30 {
		e.reduce()
	}
	return true
}

// mulSmall multiplies numbers that are not negative; MaxInt64 if it does not fit.
func mulSmall(a, b int64) int64 {
	if a != 0 && b > math.MaxInt64/a {
		return math.MaxInt64
	}
	return a * b
}

// reduce divides by what all numbers have in common.
func (e *exactRow) reduce() {
	g := gcd(e.den, size(e.value))
	e.most = 0
	for _, n := range e.entry {
		if n != 0 {
			n = size(n)
			e.most = max(e.most, n)
			if g != 1 {
				g = gcd(g, n)
			}
		}
	}
	if g == 1 {
		return
	}
	e.den /= g
	e.value /= g
	e.most /= g
	for i, n := range e.entry {
		if n != 0 {
			e.entry[i] = n / g
		}
	}
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
