package knight

import (
	"errors"
	"fmt"
	"slices"
)

// A Problem asks for circuits that together visit every cell of a board once.
type Problem struct {
	Board   *Board
	K       int   // how many circuits, at least 1
	Lengths []int // what each may be long, in cells, ascending; none below 1
}

// ErrProblem is wrapped by errors about numbers that make no problem.
var ErrProblem = errors.New("not a problem")

// Balanced is the problem of k circuits whose lengths are as equal as they can
// be. Where every move changes colour lengths are even, and lie between
// 2⌊⌊n/k⌋/2⌋ and 2⌈⌈n/k⌉/2⌉ for n cells (Aggoun, Beldiceanu, Bourreau, Simonis,
// "Generalised Euler's knight", 1998), elsewhere between ⌊n/k⌋ and ⌈n/k⌉. A board
// for open paths has one, so k is 1.
func Balanced(b *Board, k int) (Problem, error) {
	n := b.Size()
	switch {
	case k < 1 || k > n:
		return Problem{}, fmt.Errorf("%w: %d circuits; use 1 to %d on %d cells", ErrProblem, k, n, n)
	case b.Open && k != 1:
		return Problem{}, fmt.Errorf("%w: %d open paths; only one can be asked for", ErrProblem, k)
	}
	low, high := n/k, (n+k-1)/k
	if b.Colours() != nil {
		low, high = low/2*2, (high+1)/2*2
	}
	lengths := slices.Compact([]int{low, high})
	if low == 0 {
		lengths = []int{high}
	}
	return Problem{b, k, lengths}, nil
}

// WithLengths is the problem of k circuits, each as long as one of the lengths.
func WithLengths(b *Board, k int, lengths []int) (Problem, error) {
	p, err := Balanced(b, k)
	if err != nil {
		return p, err
	}
	p.Lengths = slices.Compact(slices.Sorted(slices.Values(lengths)))
	if len(p.Lengths) == 0 || p.Lengths[0] < 1 || p.Lengths[len(p.Lengths)-1] > MostCells {
		return p, fmt.Errorf("%w: lengths %v; use numbers from 1 to %d", ErrProblem, lengths, MostCells)
	}
	return p, nil
}

// Shortest length that a circuit may have.
func (p Problem) Shortest() int { return p.Lengths[0] }

// Longest length that a circuit may have.
func (p Problem) Longest() int { return p.Lengths[len(p.Lengths)-1] }

// Allows says whether a circuit may be so long.
func (p Problem) Allows(length int) bool {
	_, found := slices.BinarySearch(p.Lengths, length)
	return found
}

// single says that one circuit of the whole board is asked for: then a circuit
// that is closed too early is wrong whatever its length, and lengths need not be
// known.
func (p Problem) single() bool {
	return p.K == 1 && len(p.Lengths) == 1 && p.Lengths[0] == p.Board.Size()
}

// sums says which totals so many circuits can have: sums[k][t], for k up to the
// count and t up to the total.
func (p Problem) sums(count, total int) [][]bool {
	table := make([][]bool, count+1)
	table[0] = make([]bool, total+1)
	table[0][0] = true
	for k := 1; k <= count; k++ {
		table[k] = make([]bool, total+1)
		for t, possible := range table[k-1] {
			if !possible {
				continue
			}
			for _, l := range p.Lengths {
				if t+l <= total {
					table[k][t+l] = true
				}
			}
		}
	}
	return table
}
