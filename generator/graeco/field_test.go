package graeco

import (
	"testing"

	"pgregory.net/rapid"
)

func TestPrimePower(t *testing.T) {
	for q := -1; q <= 3000; q++ {
		p, k, ok := primePower(q)
		divisors := 0 // primes that divide q
		for d, rest := 2, q; d <= rest; d++ {
			if rest%d == 0 {
				divisors++
				for rest%d == 0 {
					rest /= d
				}
			}
		}
		if ok != (q > 1 && divisors == 1) {
			t.Errorf("%d: power of a prime: %v", q, ok)
		}
		if power := 1; ok {
			for range k {
				power *= p
			}
			if power != q {
				t.Errorf("%d is not %d to the %d", q, p, k)
			}
		}
	}
}

// The axioms of a field, for all elements of small fields and for some of large ones.
func TestFieldAxioms(t *testing.T) {
	for _, q := range []int{2, 3, 4, 5, 7, 8, 9, 11, 16, 25, 27} {
		f := newField(q)
		for a := range q {
			for b := range q {
				for c := range q {
					fieldAxioms(t, f, a, b, c)
				}
			}
		}
	}
	rapid.Check(t, func(r *rapid.T) {
		q := rapid.SampledFrom([]int{49, 64, 81, 121, 125, 128, 243, 343, 512, 729, 997, 1024, 2187, 3125, 6561, 6859, 8192, 9973, 9409}).Draw(r, "q")
		element := rapid.IntRange(0, q-1)
		fieldAxioms(r, newField(q), element.Draw(r, "a"), element.Draw(r, "b"), element.Draw(r, "c"))
	})
}

type failer interface {
	Fatalf(format string, args ...any)
}

func fieldAxioms(t failer, f *field, a, b, c int) {
	hold := map[string]bool{
		"sums are elements":       f.add(a, b) >= 0 && f.add(a, b) < f.q,
		"sums commute":            f.add(a, b) == f.add(b, a),
		"sums associate":          f.add(a, f.add(b, c)) == f.add(f.add(a, b), c),
		"0 adds nothing":          f.add(a, 0) == a,
		"negatives":               f.add(a, f.negative(a)) == 0,
		"products are elements":   f.multiply(a, b) >= 0 && f.multiply(a, b) < f.q,
		"products commute":        f.multiply(a, b) == f.multiply(b, a),
		"products associate":      f.multiply(a, f.multiply(b, c)) == f.multiply(f.multiply(a, b), c),
		"1 multiplies nothing":    f.multiply(a, 1) == a,
		"products distribute":     f.multiply(a, f.add(b, c)) == f.add(f.multiply(a, b), f.multiply(a, c)),
		"no divisors of 0":        a == 0 || b == 0 || f.multiply(a, b) != 0,
		"the other end":           f.add(f.q-1, f.negative(a)) == f.q-1-a,
		"sums in a row are those": sumsInRow(f, a, b) == f.add(a, b),
	}
	for name, ok := range hold {
		if !ok {
			t.Fatalf("field of %d, elements %d, %d, %d: not so: %s", f.q, a, b, c, name)
		}
	}
}

func sumsInRow(f *field, a, b int) int {
	sums := make([]uint16, 1)
	f.digits.addTo(sums, a, []uint16{uint16(b)})
	return int(sums[0])
}

func TestNoField(t *testing.T) {
	for _, q := range []int{0, 1, 6, 10, 100, 9999} {
		if newField(q) != nil {
			t.Errorf("there is no field of %d elements", q)
		}
	}
}
