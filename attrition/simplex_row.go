package attrition

import "math"

// An exactRow is a row of the inverse of the basis, with the value of its
// variable: rational numbers with one denominator.
type exactRow struct {
	den   int64 // positive
	value int64
	entry []int64
	most  int64 // no entry is larger, nor the denominator
}

// small is how large numbers may seem to be without a closer look.
const small = 1 << 20

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

// An elimination takes a multiple of a pivot row t from other rows. Its entry in
// the column is p, over the denominator, and the value of the entering variable
// changes by value/p.
type elimination struct {
	t        *exactRow
	support  []int32 // of t
	p, value int64
	largest  int64
}

// from replaces a row e, whose entry in the column is q, by e − q·t/p; false on
// overflow.
func (m *elimination) from(e *exactRow, q int64) bool {
	for range 2 {
		g := gcd(m.p, size(q))
		high := mulSmall(m.p/g, max(e.most, size(e.value)))
		low := mulSmall(size(q/g), max(m.t.most, size(m.value)))
		if high+low <= m.largest {
			e.value = e.value*(m.p/g) - q/g*m.value
			m.combine(e, m.p/g, q/g)
			e.most = high + low
			return true
		}
		q /= e.reduce()
	}
	return false
}

func (m *elimination) combine(e *exactRow, p, q int64) {
	if p != 1 {
		e.den *= p
		for i, n := range e.entry {
			if n != 0 {
				e.entry[i] = n * p
			}
		}
	}
	t := m.t.entry
	for _, i := range m.support {
		e.entry[i] -= q * t[i]
	}
}

// mulSmall multiplies numbers that are not negative; what does not fit is at
// least the largest.
func mulSmall(a, b int64) int64 {
	if a != 0 && b > math.MaxInt64/4/a {
		return math.MaxInt64 / 4
	}
	return a * b
}

// reduce divides by what all numbers have in common, and returns it.
func (e *exactRow) reduce() int64 {
	g, most := gcd(e.den, size(e.value)), e.den
	for _, n := range e.entry {
		if n == 0 {
			continue
		}
		if g = gcd(size(n), g); g == 1 && e.most <= small {
			return 1
		}
		most = max(most, size(n))
	}
	e.most = most / g
	if g == 1 {
		return 1
	}
	e.den /= g
	e.value /= g
	for i, n := range e.entry {
		if n != 0 {
			e.entry[i] = n / g
		}
	}
	return g
}

func (e *exactRow) negate() {
	for i, n := range e.entry {
		e.entry[i] = -n
	}
}

// nonzero lists the entries that are not 0.
func (e *exactRow) nonzero(list []int32) []int32 {
	for i, n := range e.entry {
		if n != 0 {
			list = append(list, int32(i))
		}
	}
	return list
}

// gcd is the greatest common divisor of numbers that are not negative.
func gcd(a, b int64) int64 {
	for b != 0 {
		if (a|b)>>32 == 0 {
			a, b = b, int64(uint32(a)%uint32(b))
		} else {
			a, b = b, a%b
		}
	}
	return a
}
