package census

import (
	"math"

	"latin"
)

// A question is what is left of a board when its clues are taken away: the
// open cells, and what each asterism still needs for them.
type question struct {
	cells  int
	labels int
	open   []int32   // cells without a clue
	of     [][]int32 // groups of each cell
	groups []group
	logs   []float64 // of the factorials to the size of the multiset
	// impossible: an asterism has too many of a label, or no room for one.
	impossible bool
}

// A group is the open part of an asterism.
type group struct {
	open  []int32
	slack int32  // labels of the multiset that the asterism does without
	need  []need // of each label
}

// A need is how many of the open cells must and may hold a label.
type need struct{ lo, hi int16 }

func newQuestion(p *latin.Puzzle, pb latin.PB) *question {
	q := &question{cells: len(pb), labels: p.Labels.Distinct(), of: make([][]int32, len(pb)), logs: logFactorials(p.Labels.K())}
	for c, x := range pb {
		if x == latin.Blank {
			q.open = append(q.open, int32(c))
		}
	}
	for _, a := range p.Board.Asterisms() {
		q.add(a, p.Labels, pb)
	}
	return q
}

// add takes the clues from an asterism; what has no open cells is checked and
// forgotten.
func (q *question) add(a latin.Asterism, l *latin.Labels, pb latin.PB) {
	size := len(a.Cells)
	g := group{slack: int32(l.K() - size), need: make([]need, q.labels)}
	for x := range latin.Label(q.labels) {
		g.need[x] = need{int16(l.AtLeast(size, x)), int16(l.AtMost(size, x))}
	}
	for _, c := range a.Cells {
		if x := pb[c]; x != latin.Blank {
			g.need[x].lo--
			g.need[x].hi--
		} else {
			g.open = append(g.open, int32(c))
		}
	}
	for x := range g.need {
		n, fits := g.need[x].within(len(g.open))
		q.impossible = q.impossible || !fits
		g.need[x] = n
	}
	if len(g.open) == 0 {
		return
	}
	for _, c := range g.open {
		q.of[c] = append(q.of[c], int32(len(q.groups)))
	}
	q.groups = append(q.groups, g)
}

// within is the same need for so many cells, without bounds that say nothing;
// false when it cannot be met.
func (n need) within(cells int) (need, bool) {
	n.lo, n.hi = max(n.lo, 0), min(n.hi, int16(cells))
	return n, n.lo <= n.hi
}

// bits bounds the number of Latin boards, and of labellings of any part of the
// open cells that agree with the asterisms, by a power of two: asterisms that
// have no cells in common are filled in any order.
func (q *question) bits() float64 {
	covered := make([]bool, q.cells)
	free, total := float64(len(q.open)), 0.0
	for _, g := range q.groups {
		if g.slack > 0 || overlaps(g.open, covered) {
			continue
		}
		total += q.logs[len(g.open)]
		free -= float64(len(g.open))
		for _, c := range g.open {
			covered[c] = true
		}
	}
	return total + free*math.Log2(float64(q.labels)) + 1
}

// large says that even to find an order of the cells would take too long.
func (q *question) large() bool {
	links := 0
	for _, c := range q.open {
		links += len(q.of[c]) * len(q.of[c])
	}
	return len(q.open) > maxOpen || len(q.logs) > maxLabels+1 || len(q.groups) > maxLinks/max(links, 1)
}

func overlaps(cells []int32, covered []bool) bool {
	for _, c := range cells {
		if covered[c] {
			return true
		}
	}
	return false
}
