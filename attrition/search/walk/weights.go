package walk

import (
	"math/big"
	"math/bits"
)

// weights add up boards of which each stands for several. The weight is a
// product of factors that are pushed and popped as the walk goes on; boards
// are counted in a word as long as it stays the same.
type weights struct {
	product []*big.Int // of the factors up to each of them
	depth   int
	run     uint64 // boards since the weight last changed
	total   big.Int
	term    big.Int // of a flush, kept to save its memory
}

func (w *weights) reset() {
	w.depth, w.run = 0, 0
	w.total.SetUint64(0)
}

// push multiplies the weight by the number of labels.
func (w *weights) push(alike uint64) {
	w.flush()
	if w.depth == len(w.product) {
		w.product = append(w.product, new(big.Int))
	}
	top := w.product[w.depth]
	top.SetUint64(uint64(bits.OnesCount64(alike)))
	if w.depth > 0 {
		top.Mul(top, w.product[w.depth-1])
	}
	w.depth++
}

// pop takes back the last factor.
func (w *weights) pop() {
	w.flush()
	w.depth--
}

// flush adds the boards counted under the present weight to the total.
func (w *weights) flush() {
	if w.run == 0 {
		return
	}
	w.term.SetUint64(w.run)
	if w.depth > 0 {
		w.term.Mul(&w.term, w.product[w.depth-1])
	}
	w.total.Add(&w.total, &w.term)
	w.run = 0
}

// add counts one board and says whether the limit (0: none) is reached.
func (w *weights) add(limit uint64) bool {
	w.run++
	switch {
	case limit == 0:
		return false
	case w.depth == 0 && w.total.Sign() == 0:
		return w.run >= limit
	}
	w.flush()
	return !w.total.IsUint64() || w.total.Uint64() >= limit
}

// sum is what was counted.
func (w *weights) sum() *big.Int {
	w.flush()
	return new(big.Int).Set(&w.total)
}
