package walk

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"latin"
	"latin/attrition/search/engine"
)

// trustInWalk is the number of failures without a board after which a walk is
// given up: few ordinary puzzles take as many, and it is passed in some
// hundredths of a second. On a large board with few open cells, where a failure
// takes longer and teaches less, it is as many fewer as there are more cells
// than 81, down to leastTrust. But where most cells are open there are many
// boards, and a walk that starts again often meets one.
const (
	trustInWalk = 5000
	leastTrust  = 300
)

// A doubt is about whether a walk will ever come to its end.
type doubt struct {
	trust    uint64 // failures after which it is given up, at first
	limit    uint64 // the same for this question
	failures uint64 // since the last board
	stuck    bool   // it is given up
	asked    int    // length of the trail at the root of the question
	clued    uint64 // labels of clues
}

// pose takes note of the question.
func (w *walk) pose() {
	w.asked, w.clued = len(w.trail), w.named
	w.limit = w.trust
	if w.trust == trustInWalk && 2*w.opens < w.cells {
		w.limit = max(leastTrust, trustInWalk*81/max(81, uint64(w.cells)))
	}
	w.hope()
}

// hope begins to count failures.
func (w *walk) hope() {
	w.failures = 0
	w.stuck = w.alive && w.limit == 0
}

// fail counts a failure.
func (w *walk) fail() {
	if w.failures++; w.failures > w.limit {
		w.stuck, w.alive = true, false
	}
}

// insist makes a walk go on, whatever it takes.
func (w *walk) insist() { w.stuck, w.limit = false, math.MaxUint64 }

// domainsAt gives the domains as they were when the trail was that long.
func (s *state) domainsAt(mark int) []uint64 {
	dom := slices.Clone(s.dom)
	for _, ch := range s.trail[mark:] {
		dom[ch.cell] |= ch.removed
	}
	return dom
}

// takeOver makes a learner for the question that the walk is stuck in, from
// its beginning. If no board is known yet and labels are interchangeable, it
// first looks for one in which they come in order.
func (w *walk) takeOver(b *engine.Budget) *learner {
	root := w.domainsAt(w.asked)
	l := newLearner(w.plan, root, w.rng)
	if w.found > 0 {
		return l
	}
	inOrder, fewer := w.ordered(root)
	if !fewer {
		return l
	}
	first := newLearner(w.plan, inOrder, w.rng)
	if !first.Find(b) {
		l.Dead = true
		return l
	}
	board := first.read(latin.NewPB(w.cells))
	w.exchange(board, w.rng)
	l.favour(board)
	return l
}

// ordered takes labels from the cells of one asterism, such that there is
// still a Latin board if there was one: wherever there is a board, there is
// one in which the interchangeable labels of a class occur for the first time
// in the asterism in ascending order, by renaming them. The label that comes
// j-th, from 0, is then preceded by j others, so that it is not in the first j
// cells. On an empty board with labels that do not repeat, this fixes the
// whole asterism. It takes the asterism where most labels go.
func (w *walk) ordered(root []uint64) (dom []uint64, fewer bool) {
	best, most := int32(-1), 0
	for g := range w.asterisms {
		n := 0
		for i, c := range w.cellsOf(g) {
			n += bits.OnesCount64(root[c] & w.late(i))
		}
		if n > most {
			best, most = g, n
		}
	}
	if best < 0 {
		return root, false
	}
	dom = slices.Clone(root)
	for i, c := range w.cellsOf(best) {
		dom[c] &^= w.late(i)
	}
	return dom, true
}

// late are the labels that at least i+1 others of their class precede.
func (w *walk) late(i int) (labels uint64) {
	for x, alike := range w.alike {
		if label := uint64(1) << x; w.clued&label == 0 && bits.OnesCount64(alike&^w.clued&(label-1)) > i {
			labels |= label
		}
	}
	return labels
}

// exchange renames the interchangeable labels of a board at random.
func (w *walk) exchange(board latin.PB, rng *rand.Rand) {
	if rng == nil {
		return
	}
	to := make([]latin.Label, w.labels)
	for x := range to {
		to[x] = latin.Label(x)
	}
	for x, alike := range w.alike {
		class := slices.Collect(latin.Domain(alike &^ w.clued).Labels())
		if len(class) > 0 && int(class[0]) == x {
			rng.Shuffle(len(class), func(i, j int) {
				to[class[i]], to[class[j]] = to[class[j]], to[class[i]]
			})
		}
	}
	for c, x := range board {
		board[c] = to[x]
	}
}
