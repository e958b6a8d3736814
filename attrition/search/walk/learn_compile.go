package walk

import (
	"math/bits"
	"math/rand/v2"
)

// newLearner takes over from domains at the root from which nothing more
// follows, none of them empty. rng, if any, draws what it tries first.
func newLearner(pl *plan, root []uint64, rng *rand.Rand) *learner {
	places := 0
	for c, d := range root {
		places += bits.OnesCount64(d) * (1 + len(pl.groupsOf(int32(c))))
	}
	l := &learner{plan: pl, root: root, parts: make([]literal, 0, places)}
	l.addVariables()
	l.addCells()
	l.addAsterisms()
	l.addBalances()
	l.linkUses()
	n := len(l.cellOf)
	l.facts = facts{make([]int8, 2*n), make([]int32, n), make([]int32, n), make([]reason, n), make([]bool, n)}
	l.trail = make([]literal, 0, n)
	l.clauses.watchers = make([][]watcher, 2*n)
	l.clauses.most = clausesAtFirst
	l.order.init(n)
	l.analysis.init(n)
	for v := range l.phase {
		l.phase[v] = true
		if rng != nil {
			l.order.heat[v] = rng.Float64()
		}
		l.order.push(int32(v))
	}
	for i := range l.quotas {
		l.dead = l.dead || l.enforce(int32(i)) != noReason
	}
	return l
}

func (l *learner) addVariables() {
	l.first = make([]int32, l.cells)
	for c, d := range l.root {
		l.first[c] = int32(len(l.cellOf))
		if d&(d-1) == 0 {
			continue
		}
		for ; d != 0; d &= d - 1 {
			l.cellOf = append(l.cellOf, int32(c))
			l.labelOf = append(l.labelOf, d&-d)
		}
	}
}

// addCells says that each open cell holds one label.
func (l *learner) addCells() {
	for c, d := range l.root {
		from := len(l.parts)
		if d&(d-1) == 0 {
			continue
		}
		for ; d != 0; d &= d - 1 {
			l.parts = append(l.parts, l.literalFor(int32(c), d&-d))
		}
		l.addQuota(from, 1, 1)
	}
}

func (l *learner) addAsterisms() {
	for g := range l.asterisms {
		for x := range l.labels {
			t := l.blank[int(g)*l.labels+x]
			from := len(l.parts)
			fixed := l.gather(g, 1<<x)
			l.addQuota(from, int(t.lo)-fixed, int(t.hi)-fixed)
		}
	}
}

// addBalances says that as many cells of the left side hold a label as of the
// right: of the left ones that do and the right ones that do not, together,
// there are as many as there are cells on the right.
func (l *learner) addBalances() {
	for g := l.asterisms; int(g) < len(l.group); g += 2 {
		for x := range l.labels {
			from := len(l.parts)
			fixed := l.gather(g, 1<<x)
			middle := len(l.parts)
			fixed -= l.gather(g+1, 1<<x)
			for i, p := range l.parts[middle:] {
				l.parts[middle+i] = p.not()
			}
			n := len(l.parts) - middle - fixed
			l.addQuota(from, n, n)
		}
	}
}

// gather lists the open places of a label in a group and counts the cells
// that hold it at the root.
func (l *learner) gather(g int32, label uint64) (fixed int) {
	for _, c := range l.cellsOf(g) {
		switch d := l.root[c]; {
		case d == label:
			fixed++
		case d&label != 0:
			l.parts = append(l.parts, l.literalFor(c, label))
		}
	}
	return fixed
}

// addQuota bounds the members from there on; it drops a quota that says nothing.
func (l *learner) addQuota(from, lo, hi int) {
	n := len(l.parts) - from
	lo, hi = max(lo, 0), min(hi, n)
	switch {
	case lo > hi:
		l.dead = true
		fallthrough
	case lo == 0 && hi == n:
		l.parts = l.parts[:from]
	default:
		at := span{int32(from), int32(len(l.parts))}
		l.quotas = append(l.quotas, quota{parts: at, lo: int32(lo), hi: int32(hi), spare: int32(n - lo)})
	}
}

// linkUses fills in the quotas of each literal.
func (l *learner) linkUses() {
	l.use = make([]span, 2*len(l.cellOf))
	for _, p := range l.parts {
		l.use[p].to++
	}
	n := int32(0)
	for p, u := range l.use {
		l.use[p] = span{n, n}
		n += u.to
	}
	l.uses = make([]int32, n)
	for i := range l.quotas {
		for _, p := range l.partsOf(&l.quotas[i]) {
			l.uses[l.use[p].to] = int32(i)
			l.use[p].to++
		}
	}
}

func (l *learner) partsOf(q *quota) []literal { return l.parts[q.parts.from:q.parts.to] }

func (l *learner) usesOf(p literal) []int32 { return l.uses[l.use[p].from:l.use[p].to] }
