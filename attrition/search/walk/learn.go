package walk

import (
	"math/bits"

	"latin/attrition/search/learning"
)

// A learner goes through the Latin boards as walk does, but learns from each
// contradiction. It is slower than a walk where few decisions are wrong, and much
// faster where the same contradiction has many guises.
//
// Its variables are the labels of the cells that are open at the root. The
// board itself is never turned into clauses: it is kept as quotas, whose part
// in a contradiction is told only when it is asked for.
type learner struct {
	learning.Learner
	*plan
	root    []uint64 // domains at the root
	first   []int32  // of each cell the variable of its first label
	cellOf  []int32  // of each variable
	labelOf []uint64

	quotas []quota
	needed int                // quotas from which the others, the balances, follow
	parts  []learning.Literal // of quota 0, of quota 1, ...
	counts uses               // the quotas that count, of each literal
	alones uses               // the quotas in which a literal must be alone

	used []int32 // quotas that the literal last propagated used up
}

// A quota says how many of its literals are true. That at most one is, is seen
// when one becomes true, and that at least one is, a clause says as well; such
// quotas need not count, which saves most of the counting on a board without
// repeated labels.
type quota struct {
	parts         span
	lo, hi        int32
	spare         int32 // how many may be false
	trues, falses int32 // of the literals that have been propagated
}

// alone says whether the quota does not count.
func (q *quota) alone() bool { return q.lo <= 1 && q.hi == 1 && q.parts.to-q.parts.from > 1 }

// What a reason says of a quota, which made a literal true or is broken; its number
// follows.
const (
	byFull  int32 = iota // it allows no more true ones
	byTight              // it allows no more false ones
)

// literalFor says that the cell holds the label, which must be in its domain
// at the root.
func (l *learner) literalFor(c int32, label uint64) learning.Literal {
	return learning.Is(l.first[c] + int32(bits.OnesCount64(l.root[c]&(label-1))))
}

// habits have many contradictions before the first restart: those of sudden luck are
// rare in Latin squares with few holes, and a tenth of it takes a third more.
var habits = learning.Habits{Keep: 0.95, Unit: 500, First: 2000, More: 300}
