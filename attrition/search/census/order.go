package census

import (
	"math"
	"math/bits"
)

// chooseOrder finds an order of the open cells whose frontiers stay narrow. It
// goes from each asterism in turn, cell by cell and asterism by asterism,
// always to where the frontier is narrowest, and keeps the best of all.
func (q *question) chooseOrder() []int32 {
	best, bestWidth := []int32(nil), math.Inf(1)
	for first := range q.groups {
		if first >= maxStarts {
			break
		}
		for _, whole := range []bool{true, false} {
			s := newSweep(q)
			s.run(int32(first), whole)
			if w := math.Log2(s.effort) + s.scale; w < bestWidth-1e-9 {
				best, bestWidth = s.order, w
			}
		}
	}
	return best
}

// maxStarts limits the asterisms from which an order is tried.
const maxStarts = 64

// A sweep goes over the cells in some order and keeps account of the width of
// its frontier: the sum over the asterisms of the binary logarithm of the
// number of ways to choose the labels that stand in its cells so far. That is
// far more than the states that occur, but orders compare well by it.
type sweep struct {
	*question
	order  []int32
	done   []bool
	passed []int32 // cells of each asterism
	width  float64
	// effort is the sum of 2^width over all frontiers, in units of 2^scale.
	effort, scale float64
}

func newSweep(q *question) *sweep {
	return &sweep{question: q, done: make([]bool, q.cells), passed: make([]int32, len(q.groups))}
}

// run starts with one asterism and goes on to all cells.
func (s *sweep) run(first int32, whole bool) {
	s.finish(first)
	for len(s.order) < len(s.open) {
		if whole {
			s.finish(s.nextGroup())
		} else {
			s.pass(s.nextCell(s.open))
		}
	}
}

// finish passes the cells of an asterism that are left.
func (s *sweep) finish(g int32) {
	for s.left(g) > 0 {
		s.pass(s.nextCell(s.groups[g].open))
	}
}

func (s *sweep) left(g int32) int32 { return int32(len(s.groups[g].open)) - s.passed[g] }

// nextCell is the cell after which the frontier is narrowest.
func (s *sweep) nextCell(among []int32) int32 {
	best, least := int32(-1), math.Inf(1)
	for _, c := range among {
		if s.done[c] {
			continue
		}
		if w := s.widening(c); w < least-1e-9 {
			best, least = c, w
		}
	}
	return best
}

// widening is by how much a cell widens the frontier.
func (s *sweep) widening(c int32) float64 {
	w := 0.0
	for _, g := range s.of[c] {
		w += s.share(g, s.passed[g]+1) - s.share(g, s.passed[g])
	}
	return w
}

// nextGroup is the asterism after which the frontier is narrowest.
func (s *sweep) nextGroup() int32 {
	best, least := int32(-1), math.Inf(1)
	for g := range int32(len(s.groups)) {
		if s.left(g) == 0 {
			continue
		}
		if w := s.wideningBy(g); w < least-1e-9 {
			best, least = g, w
		}
	}
	return best
}

// wideningBy is by how much all cells of an asterism widen the frontier.
func (s *sweep) wideningBy(g int32) float64 {
	gained := make(map[int32]int32)
	var touched []int32
	for _, c := range s.groups[g].open {
		if s.done[c] {
			continue
		}
		for _, h := range s.of[c] {
			if gained[h] == 0 {
				touched = append(touched, h)
			}
			gained[h]++
		}
	}
	w := 0.0
	for _, h := range touched {
		w += s.share(h, s.passed[h]+gained[h]) - s.share(h, s.passed[h])
	}
	return w
}

// share is what an asterism with so many passed cells adds to the width.
func (s *sweep) share(g, passed int32) float64 {
	n := int32(len(s.groups[g].open))
	if passed == 0 || passed == n {
		return 0
	}
	return logChoose(n+s.groups[g].slack, passed)
}

func (s *sweep) pass(c int32) {
	s.width += s.widening(c)
	s.done[c] = true
	s.order = append(s.order, c)
	for _, g := range s.of[c] {
		s.passed[g]++
	}
	if s.width > s.scale {
		s.effort *= math.Exp2(s.scale - s.width)
		s.scale = s.width
	}
	s.effort += math.Exp2(s.width - s.scale)
}

// logChoose is the binary logarithm of n over k.
func logChoose(n, k int32) float64 {
	return (logFactorial(n) - logFactorial(k) - logFactorial(n-k)) / math.Ln2
}

func logFactorial(n int32) float64 {
	v, _ := math.Lgamma(float64(n) + 1)
	return v
}

// wordsFor is how many words hold any number below 2^bits.
func wordsFor(n float64) int { return int(n)/bits.UintSize + 1 }
