package graeco

// A field is the finite field of q = p^k elements. An element is the number
// from 0 to q-1 whose digits to base p are the coefficients of a polynomial,
// the units digit that of 1; sums go digit by digit, products modulo a
// primitive polynomial. 0 and 1 are what their names say, and p^k-1, with all
// digits p-1, less any element is that element counted from the other end.
type field struct {
	q, p, k int
	power   []uint16 // of the generator x, by exponent, twice over
	log     []uint16 // of every element but 0
	digits  addition
}

// primePower is p and k with q = p^k; false when q is no power of a prime.
func primePower(q int) (p, k int, ok bool) {
	if q < 2 {
		return 0, 0, false
	}
	for p = 2; q%p != 0; p++ {
		if p*p > q {
			p = q
			break
		}
	}
	for ; q%p == 0; q /= p {
		k++
	}
	return p, k, q == 1
}

// newField makes the field of q elements; nil when there is none.
func newField(q int) *field {
	p, k, ok := primePower(q)
	if !ok {
		return nil
	}
	f := &field{q: q, p: p, k: k, digits: newAddition(q, p, k)}
	for polynomial := 1; ; polynomial++ { // a primitive one exists for every q
		if polynomial%p != 0 && f.generate(polynomial) {
			return f
		}
	}
}

// generate tries the polynomial x^k - c, where c has these digits, the last of
// them not 0, so that the powers of x come back to 1: whether they go through
// all elements but 0 before. For k = 1 x is c itself.
func (f *field) generate(c int) bool {
	top := f.q / f.p // the place of the highest digit
	multiples := make([]int, f.p)
	for digit := 1; digit < f.p; digit++ {
		multiples[digit] = f.digits.add(multiples[digit-1], c%f.q)
	}
	f.power = make([]uint16, 0, 2*(f.q-1))
	for e, at := 1, 0; at < f.q-1; at++ {
		if at > 0 && e == 1 {
			return false
		}
		f.power = append(f.power, uint16(e))
		e = f.digits.add(e%top*f.p, multiples[e/top])
	}
	f.log = make([]uint16, f.q)
	for at, e := range f.power {
		f.log[e] = uint16(at)
	}
	f.power = append(f.power, f.power...)
	return true
}

func (f *field) add(a, b int) int { return f.digits.add(a, b) }

func (f *field) multiply(a, b int) int {
	if a == 0 || b == 0 {
		return 0
	}
	return int(f.power[int(f.log[a])+int(f.log[b])])
}

// negative is -a.
func (f *field) negative(a int) int {
	sum, place := 0, 1
	for ; a > 0; a /= f.p {
		sum += (f.p - a%f.p) % f.p * place
		place *= f.p
	}
	return sum
}
