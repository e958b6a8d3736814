package walk

import (
	"math/bits"
	"math/rand/v2"

	"latin/attrition/search/learning"
)

// newLearner takes over from domains at the root from which nothing more
// follows, none of them empty. rng, if any, draws what it tries first.
func newLearner(pl *plan, root []uint64, rng *rand.Rand) *learner {
	places := 0
	for c, d := range root {
		places += bits.OnesCount64(d) * (1 + len(pl.groupsOf(int32(c))))
	}
	l := &learner{plan: pl, root: root, parts: make([]learning.Literal, 0, places)}
	l.addVariables()
	l.Init(len(l.cellOf), habits, l, rng)
	l.addCells()
	l.addAsterisms()
	l.needed = len(l.quotas)
	l.addBalances()
	l.counts, l.alones = l.usesOf(false), l.usesOf(true)
	l.begin()
	return l
}

// begin draws the first conclusions of the quotas that count, and says by
// clauses what the others do not see.
func (l *learner) begin() {
	for i := range l.quotas {
		q := &l.quotas[i]
		switch {
		case !q.alone():
			l.Dead = l.Dead || !l.enforce(int32(i))
		case q.lo == 1:
			l.Add(l.partsOf(q)...)
		}
	}
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
				l.parts[middle+i] = p.Not()
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
		l.Dead = true
		fallthrough
	case lo == 0 && hi == n:
		l.parts = l.parts[:from]
	default:
		at := span{int32(from), int32(len(l.parts))}
		l.quotas = append(l.quotas, quota{parts: at, lo: int32(lo), hi: int32(hi), spare: int32(n - lo)})
	}
}

// A uses lists quotas of each literal.
type uses struct {
	quotas []int32 // with literal 0, with literal 1, ...
	of     []span  // where those of a literal lie
}

func (u *uses) with(p learning.Literal) []int32 { return u.quotas[u.of[p].from:u.of[p].to] }

// usesOf lists those quotas of each literal that are alone, or those that are not.
func (l *learner) usesOf(alone bool) uses {
	u := uses{of: make([]span, 2*len(l.cellOf))}
	for i := range l.quotas {
		if q := &l.quotas[i]; q.alone() == alone {
			for _, p := range l.partsOf(q) {
				u.of[p].to++
			}
		}
	}
	n := int32(0)
	for p, s := range u.of {
		u.of[p] = span{n, n}
		n += s.to
	}
	u.quotas = make([]int32, n)
	for i := range l.quotas {
		if q := &l.quotas[i]; q.alone() == alone {
			for _, p := range l.partsOf(q) {
				u.quotas[u.of[p].to] = int32(i)
				u.of[p].to++
			}
		}
	}
	return u
}

func (l *learner) partsOf(q *quota) []learning.Literal { return l.parts[q.parts.from:q.parts.to] }
