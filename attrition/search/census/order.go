package census

import (
	"math"

	"latin/attrition/search/engine"
)

// chooseOrder finds an order of the open cells whose frontiers stay narrow. It
// goes from each asterism in turn, cell by cell and asterism by asterism,
// always to where the frontier is narrowest, and keeps the best of all.
func (q *question) chooseOrder(b *engine.Budget) []int32 {
	best, bestWidth := []int32(nil), math.Inf(1)
	work := (len(q.open) + 1) * (len(q.open) + 1)
	for first := range min(len(q.groups), 1+maxOrdering/work) {
		if !b.Spend(work) {
			return nil
		}
		for _, whole := range []bool{true, false} {
			r := newTrial(q)
			r.run(int32(first), whole)
			if w := math.Log2(r.effort) + r.scale; best == nil || w < bestWidth-tiny {
				best, bestWidth = r.order, w
			}
		}
	}
	return best
}

// maxOrdering limits the asterisms from which an order is tried, and so the
// time that it takes, to some hundredths of a second.
const maxOrdering = 1 << 20

// tiny is less than any difference between widths that means something, so that
// rounding does not decide.
const tiny = 1e-9

// A trial goes over the cells in some order and keeps account of the width of
// its frontier: the sum over the asterisms of the binary logarithm of the
// number of ways to choose the labels that stand in its cells so far. That is
// far more than the states that occur, but orders compare well by it.
type trial struct {
	*question
	order  []int32
	done   []bool
	passed []int32 // cells of each asterism
	width  float64
	// effort is the sum of 2^width over all frontiers, in units of 2^scale.
	effort, scale float64
}

func newTrial(q *question) *trial {
	return &trial{question: q, done: make([]bool, q.cells), passed: make([]int32, len(q.groups))}
}

// run starts with one asterism and goes on to all cells.
func (r *trial) run(first int32, whole bool) {
	r.finish(first)
	for len(r.order) < len(r.open) {
		if whole {
			r.finish(r.nextGroup())
		} else {
			r.pass(r.nextCell(r.open))
		}
	}
}

// finish passes the cells of an asterism that are left.
func (r *trial) finish(g int32) {
	for r.left(g) > 0 {
		r.pass(r.nextCell(r.groups[g].open))
	}
}

func (r *trial) left(g int32) int32 { return int32(len(r.groups[g].open)) - r.passed[g] }

// nextCell is the cell after which the frontier is narrowest.
func (r *trial) nextCell(among []int32) int32 {
	best, least := int32(-1), math.Inf(1)
	for _, c := range among {
		if r.done[c] {
			continue
		}
		if w := r.widening(c); w < least-tiny {
			best, least = c, w
		}
	}
	return best
}

// widening is by how much a cell widens the frontier.
func (r *trial) widening(c int32) float64 {
	w := 0.0
	for _, g := range r.of[c] {
		w += r.share(g, r.passed[g]+1) - r.share(g, r.passed[g])
	}
	return w
}

// nextGroup is the asterism after which the frontier is narrowest.
func (r *trial) nextGroup() int32 {
	best, least := int32(-1), math.Inf(1)
	for g := range int32(len(r.groups)) {
		if r.left(g) == 0 {
			continue
		}
		if w := r.wideningBy(g); w < least-tiny {
			best, least = g, w
		}
	}
	return best
}

// wideningBy is by how much all cells of an asterism widen the frontier.
func (r *trial) wideningBy(g int32) float64 {
	gained := make(map[int32]int32)
	var touched []int32
	for _, c := range r.groups[g].open {
		if r.done[c] {
			continue
		}
		for _, h := range r.of[c] {
			if gained[h] == 0 {
				touched = append(touched, h)
			}
			gained[h]++
		}
	}
	w := 0.0
	for _, h := range touched {
		w += r.share(h, r.passed[h]+gained[h]) - r.share(h, r.passed[h])
	}
	return w
}

// share is what an asterism with so many passed cells adds to the width.
func (r *trial) share(g, passed int32) float64 {
	n := int32(len(r.groups[g].open))
	if passed == 0 || passed == n {
		return 0
	}
	return r.logChoose(n+r.groups[g].slack, passed)
}

func (r *trial) pass(c int32) {
	r.width += r.widening(c)
	r.done[c] = true
	r.order = append(r.order, c)
	for _, g := range r.of[c] {
		r.passed[g]++
	}
	if r.width > r.scale {
		r.effort *= math.Exp2(r.scale - r.width)
		r.scale = r.width
	}
	r.effort += math.Exp2(r.width - r.scale)
}

// logChoose is the binary logarithm of n over k.
func (q *question) logChoose(n, k int32) float64 { return q.logs[n] - q.logs[k] - q.logs[n-k] }

// logFactorials are the binary logarithms of the factorials to n.
func logFactorials(n int) []float64 {
	logs := make([]float64, n+1)
	for i := 2; i <= n; i++ {
		logs[i] = logs[i-1] + math.Log2(float64(i))
	}
	return logs
}

// wordsFor is how many words hold any number below 2^bits.
func wordsFor(n float64) int { return int(n)/64 + 1 }
