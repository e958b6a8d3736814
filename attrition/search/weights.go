package search

import (
	"math/big"
	"math/bits"
)

// weights add up boards that each stand for several.
type weights struct {
	stack []*big.Int // the product of the factors, after each of them
	depth int
	total big.Int
	run   uint64 // boards since the weight last changed
}

func (w *weights) reset() {
	w.depth, w.run = 0, 0
	w.total.SetUint64(0)
}

// push raises the weight by the number of labels.
func (w *weights) push(alike uint64) {
	w.flush()
	if w.depth == len(w.stack) {
		w.stack = append(w.stack, new(big.Int))
	}
	top := w.stack[w.depth]
	top.SetUint64(uint64(bits.OnesCount64(alike)))
	if w.depth > 0 {
		top.Mul(top, w.stack[w.depth-1])
	}
	w.depth++
}

func (w *weights) pop() {
	w.flush()
	w.depth--
}

// flush adds the boards counted under the present weight to the total.
func (w *weights) flush() {
	if w.run == 0 {
		return
	}
	n := new(big.Int).SetUint64(w.run)
	if w.depth > 0 {
		n.Mul(n, w.stack[w.depth-1])
	}
	w.total.Add(&w.total, n)
	w.run = 0
}
