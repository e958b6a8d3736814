package walk

import "latin/attrition/search/engine"

// A prober goes through the Latin boards below a root by trying, at every
// node, every open literal at once: it keeps, for each pair of them, whether
// one follows from the other. A literal from which a contradiction follows is
// wrong. So a node is dear, but there are few: one for 80 to 100 contradictions of
// a learner on Latin squares of order 30.
//
// It knows only sets of literals of which exactly one is true, its choices:
// the labels of a cell, and the places of a label in a full asterism, where no
// label repeats.
type prober struct {
	levels   []*lore   // of each depth, what is known there
	*lore              // of the present node
	size     []int32   // of each variable, how many are refuted with it
	rank     []int32   // of each variable, its number in the packed lore
	verdicts []verdict // of each variable, before packing
	lost     []int32   // packed choices that are smaller than before
	budget   *engine.Budget
}

// lore is what follows from what. Its trials are its variables, 64 to a word:
//
//	           word 0            word 1
//	       trial 0 1 2 ...     trial 64 65 ...
//	var 0        1 0 0 ...            0  1      holds: true in this trial
//	             0 1 0 ...            0  0      fails: false in this trial
//	var 1        ...
//
// The words of one number make a slab, which fits in the fastest cache; all
// that follows within 64 trials is drawn from a slab at a stroke. That x fails
// in trial y means that y fails in trial x, so that what fails is mirrored on
// the diagonal.
type lore struct {
	variables int
	slabs     [][]outcome // of each word, of each variable
	alive     []uint64    // trials that are not refuted
	living    int         // how many of them
	choices   table       // the variables of each choice
	with      table       // the choices of each variable
	dirty     [][]uint64  // of each word, the choices to look at: a bit set
}

// An outcome is what became of a variable in 64 trials.
type outcome struct{ holds, fails uint64 }

// A table is a list of lists.
type table struct {
	items []int32
	ends  []int32 // 0, and where each list ends
}

func (t *table) of(i int32) []int32 { return t.items[t.ends[i]:t.ends[i+1]] }
func (t *table) reset()             { t.items, t.ends = t.items[:0], append(t.ends[:0], 0) }
func (t *table) add(i int32)        { t.items = append(t.items, i) }
func (t *table) end()               { t.ends = append(t.ends, int32(len(t.items))) }
func (t *table) length() int32      { return int32(len(t.ends)) - 1 }

// maxTrials is the number of variables up to which a prober is made. The lore
// of each depth takes the square of it, a quarter of a byte each.
const maxTrials = 2500

// newProber takes over the root of a learner that has learned nothing; nil
// where the board asks for something else than choices, or for too many.
func newProber(b *engine.Budget, l *learner) *prober {
	n := len(l.cellOf)
	if l.dead || n > maxTrials {
		return nil
	}
	for i := range l.quotas[:l.needed] {
		if q := &l.quotas[i]; !q.alone() || q.lo != 1 {
			return nil
		}
	}
	p := &prober{budget: b, lore: &lore{}, size: make([]int32, n), rank: make([]int32, n), verdicts: make([]verdict, n)}
	p.choices.reset()
	for i := range l.quotas[:l.needed] {
		for _, m := range l.partsOf(&l.quotas[i]) {
			p.choices.add(m.variable())
		}
		p.choices.end()
	}
	p.fit(n)
	p.relate()
	for v := range n {
		p.slabs[v/64][v].holds = 1 << (v % 64)
	}
	for _, d := range p.dirty {
		for i := range p.choices.length() {
			d[i/64] |= 1 << (i % 64)
		}
	}
	p.levels = []*lore{p.lore}
	return p
}

// fit makes room for so many variables, all trials alive, nothing known; the
// choices must be there.
func (k *lore) fit(variables int) {
	k.variables, k.living = variables, variables
	words := (variables + 63) / 64
	for len(k.slabs) < words {
		k.slabs = append(k.slabs, nil)
		k.dirty = append(k.dirty, nil)
		k.alive = append(k.alive, 0)
	}
	k.slabs, k.dirty, k.alive = k.slabs[:words], k.dirty[:words], k.alive[:words]
	for w := range words {
		k.slabs[w] = emptied(k.slabs[w], variables)
		k.dirty[w] = emptied(k.dirty[w], int(k.choices.length()+63)/64)
		k.alive[w] = ^uint64(0) >> (64 - min(64, variables-64*w))
	}
}

// emptied is the slice with so many zeros.
func emptied[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	s = s[:n]
	clear(s)
	return s
}
