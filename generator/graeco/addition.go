package graeco

// An addition adds numbers digit by digit to base p, without carrying. It knows
// the sums of the low halves and of the high halves of digits by heart: two
// tables of at most about q² / p^(k-1) entries instead of one of q².
type addition struct {
	low       int // p to the number of low digits
	lows      []uint16
	highs     []uint16 // times low
	highCount int
}

func newAddition(q, p, k int) addition {
	low := 1
	for range k / 2 {
		low *= p
	}
	high := q / low
	if k == 1 {
		return addition{low: 1, highCount: p}
	}
	return addition{low: low, highCount: high, lows: sums(low, p, 1), highs: sums(high, p, low)}
}

// sums is the table of a + b, times factor, for a and b below size.
func sums(size, p, factor int) []uint16 {
	table := make([]uint16, size*size)
	for a := range size {
		for b := range size {
			sum, x, y := 0, a, b
			for place := 1; place < size; place *= p {
				sum += (x%p + y%p) % p * place
				x, y = x/p, y/p
			}
			table[a*size+b] = uint16(sum * factor)
		}
	}
	return table
}

func (t addition) add(a, b int) int {
	if t.lows == nil { // a prime: one digit
		if a += b; a >= t.highCount {
			a -= t.highCount
		}
		return a
	}
	return int(t.highs[a/t.low*t.highCount+b/t.low]) + int(t.lows[a%t.low*t.low+b%t.low])
}

// addTo fills sums[j] with a + terms[j].
func (t addition) addTo(sums []uint16, a int, terms []uint16) {
	if t.lows == nil {
		for j, b := range terms {
			s := a + int(b)
			if s >= t.highCount {
				s -= t.highCount
			}
			sums[j] = uint16(s)
		}
		return
	}
	highs := t.highs[a/t.low*t.highCount:]
	lows := t.lows[a%t.low*t.low:]
	low := uint16(t.low)
	for j, b := range terms {
		sums[j] = highs[b/low] + lows[b%low]
	}
}
