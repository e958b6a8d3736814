package engine

import "math/bits"

// Luby is the sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, ..., from i = 1 on
// (Luby, Sinclair, Zuckerman, 1993): restarts after such multiples of a unit are
// within a logarithmic factor of the best sequence that one could know in advance.
func Luby(i uint64) uint64 {
	for {
		n := bits.Len64(i)
		if i == 1<<n-1 {
			return 1 << (n - 1)
		}
		i -= 1<<(n-1) - 1
	}
}
