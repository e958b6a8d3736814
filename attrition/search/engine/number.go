package engine

import "math/big"

// Number makes a number in one piece of memory. [big.NewInt] takes two, which is felt
// where a question takes less than a microsecond.
func Number(n uint64) *big.Int {
	digit := big.Word(n)
	if n == 0 || uint64(digit) != n {
		return new(big.Int).SetUint64(n)
	}
	var whole struct {
		big.Int
		digits [1]big.Word
	}
	whole.digits[0] = digit
	return whole.SetBits(whole.digits[:])
}
