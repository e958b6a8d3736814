package walk

import (
	"math/bits"

	"latin"
	"latin/attrition/search/probing"
)

// A prober goes through the Latin boards below a root by trying. Its choices are
// the labels of a cell, and the places of a label in a full asterism, where no
// label repeats.
type prober struct {
	*probing.Prober
	root    []uint64 // domains at the root
	cellOf  []int32  // of each variable
	labelOf []uint64
}

// newProber takes over the root of a learner; nil where the board asks for
// something else than choices, or for large ones. What was learned is not
// asked for.
func newProber(l *learner) *prober {
	if l.Dead {
		return nil
	}
	choices := make([][]int32, l.needed)
	for i := range choices {
		q := &l.quotas[i]
		if !q.alone() || q.lo != 1 || q.parts.to-q.parts.from > probing.MaxSeats {
			return nil
		}
		for _, m := range l.partsOf(q) {
			choices[i] = append(choices[i], m.Variable())
		}
	}
	return &prober{probing.New(len(l.cellOf), choices, nil), l.root, l.cellOf, l.labelOf}
}

// read writes the labels of the board that was found last.
func (p *prober) read(board latin.PB) latin.PB {
	for c, d := range p.root {
		board[c] = latin.Label(bits.TrailingZeros64(d)) // of a cell that was open there is more to say
	}
	for v := range p.Found() {
		board[p.cellOf[v]] = latin.Label(bits.TrailingZeros64(p.labelOf[v]))
	}
	return board
}
