package walk

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// Sample goes down from a partial board n times, each time by labels drawn at
// random until the board is full or there is a contradiction, and tells the
// logarithm of the inverse of the probability of the way down; minus infinity
// for a contradiction. The mean of the inverses themselves is the number of
// Latin boards below the partial board, since each board comes with its
// probability (D. E. Knuth, Estimating the efficiency of backtrack programs, 1975).
//
// All labels of the cell decided in are tried. Those that lead to a
// contradiction at once are not drawn, the others by the freedom that they leave.
//
// False says that the partial board itself is a contradiction; nothing is told then.
func (g *Engine) Sample(b *engine.Budget, pb latin.PB, rng *rand.Rand, n int, tell func(logarithm float64)) bool {
	g.start(b, pb)
	if !g.alive {
		return b.Err() != nil
	}
	g.rng = rng
	mark := len(g.trail)
	var draw lottery
	for i := 0; i < n && b.Err() == nil; i++ {
		inverse := g.plunge(b, &draw)
		if b.Err() == nil {
			tell(inverse)
		}
		g.undo(mark)
	}
	return true
}

// plunge decides at random until the end.
func (w *walk) plunge(b *engine.Budget, draw *lottery) float64 {
	inverse := 0.0
	for w.opens > 0 {
		if !b.Step() || !b.Spend(w.opens) {
			break
		}
		c := w.cell(&w.state)
		w.issue(b, c, draw)
		if draw.n == 0 {
			return math.Inf(-1)
		}
		label, odds := draw.one(w.rng)
		inverse += odds
		if w.remove(c, ^label); !w.propagate(b) {
			return math.Inf(-1)
		}
	}
	return inverse
}

// issue makes a ticket of each label of a cell that leads to no contradiction
// at once.
func (w *walk) issue(b *engine.Budget, c int32, draw *lottery) {
	draw.n = 0
	for rest := w.dom[c]; rest != 0; rest &= rest - 1 {
		label, mark := rest&-rest, len(w.trail)
		if w.remove(c, ^label); w.propagate(b) {
			draw.add(label, w.freedom())
		}
		w.undo(mark)
	}
}

// freedom is the logarithm of the number of vectors of labels within the domains.
func (w *walk) freedom() float64 {
	sum := 0.0
	for _, c := range w.open[:w.opens] {
		sum += logarithms[bits.OnesCount64(w.dom[c])]
	}
	return sum
}

// trustInFreedom is the power of the freedom by which labels are drawn. The
// number of boards grows with the freedom far more slowly than in proportion.
// Standard deviation over mean of 5,000 samples for the powers 0, 0.15, 0.3 and
// 0.5: Sudoku 2.1, 0.9, 2.5, 3.8; Latin squares of order 10 2.1, 1.1, 1.2, 2.8.
const trustInFreedom = 0.15

// A lottery draws one of some labels by their weights.
type lottery struct {
	labels  [latin.MaxDistinct]uint64
	freedom [latin.MaxDistinct]float64
	n       int
}

func (l *lottery) add(label uint64, freedom float64) {
	l.labels[l.n], l.freedom[l.n] = label, freedom
	l.n++
}

// one draws a label and gives the logarithm of the inverse of its probability.
func (l *lottery) one(rng *rand.Rand) (label uint64, odds float64) {
	top := math.Inf(-1)
	for _, f := range l.freedom[:l.n] {
		top = max(top, f)
	}
	var weights [latin.MaxDistinct]float64
	sum := 0.0
	for i, f := range l.freedom[:l.n] {
		weights[i] = math.Exp(trustInFreedom * (f - top))
		sum += weights[i]
	}
	i, at := 0, rng.Float64()*sum
	for ; i < l.n-1 && at >= weights[i]; i++ {
		at -= weights[i]
	}
	return l.labels[i], math.Log(sum / weights[i])
}

// logarithms of the sizes of domains.
var logarithms = func() (table [latin.MaxDistinct + 1]float64) {
	for n := 1; n < len(table); n++ {
		table[n] = math.Log(float64(n))
	}
	return table
}()
