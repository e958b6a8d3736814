package walk

import (
	"math/bits"

	"latin/attrition/search/engine"
)

// A learner goes through the Latin boards as walk does, but learns from each
// contradiction a clause that forbids its cause, wherever it shows again
// (Marques-Silva and Sakallah, GRASP, 1996; Moskewicz and others, Chaff,
// 2001). It is slower than a walk where few decisions are wrong, and much
// faster where the same contradiction has many guises.
//
// Its variables are the labels of the cells that are open at the root. The
// board itself is never turned into clauses: it is kept as quotas, whose part
// in a contradiction is told only when it is asked for.
type learner struct {
	*plan
	root    []uint64 // domains at the root
	first   []int32  // of each cell the variable of its first label
	cellOf  []int32  // of each variable
	labelOf []uint64

	quotas []quota
	needed int       // quotas from which the others, the balances, follow
	parts  []literal // of quota 0, of quota 1, ...
	counts uses      // the quotas that count, of each literal
	alones uses      // the quotas in which a literal must be alone

	used []int32 // quotas that the literal last propagated used up

	trail  []literal // all that is true, in the order of assignment
	head   int       // literals before it have been propagated
	starts []int32   // length of the trail before each decision
	facts
	order   engine.Order
	clauses clauses
	analysis

	work     int   // since the budget was last charged
	patience int64 // contradictions before the next restart
	restarts uint64
	dead     bool // no board is left
}

// facts say of each literal or variable what is known.
type facts struct {
	value []int8   // of each literal: 1 true, -1 false, 0 open
	level []int32  // of each assigned variable: decisions before it, itself included
	place []int32  // of each assigned variable in the trail
	why   []reason // of each assigned variable
	phase []bool   // of each variable: its last value
}

// A literal says that a cell holds a label, or that it does not: twice the
// variable, one more for "not".
type literal int32

func (p literal) not() literal    { return p ^ 1 }
func (p literal) variable() int32 { return int32(p >> 1) }

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

// A reason is a clause or a quota, which made a literal true or is broken.
type reason int32

const (
	noReason reason = -1 // a decision, a root, or all is well

	byClause reason = iota - 1 // four times where the clause is
	byFull                     // the quota allows no more true ones
	byTight                    // the quota allows no more false ones
)

func (r reason) kind() reason { return r & 3 }
func (r reason) index() int32 { return int32(r >> 2) }

func (r reason) clause() clauseAt { return clauseAt(r >> 2) }

func byClauseAt(at clauseAt) reason { return reason(at)<<2 | byClause }

// literalFor says that the cell holds the label, which must be in its domain
// at the root.
func (l *learner) literalFor(c int32, label uint64) literal {
	return literal(2 * (l.first[c] + int32(bits.OnesCount64(l.root[c]&(label-1)))))
}

func (l *learner) depth() int32 { return int32(len(l.starts)) }

// assign makes an open literal true.
func (l *learner) assign(p literal, why reason) {
	v := p.variable()
	l.value[p], l.value[p.not()] = 1, -1
	l.level[v], l.place[v], l.why[v] = l.depth(), int32(len(l.trail)), why
	l.trail = append(l.trail, p)
}

// decide makes an open literal true for now.
func (l *learner) decide(p literal) {
	l.starts = append(l.starts, int32(len(l.trail)))
	l.assign(p, noReason)
}

// backTo takes back all decisions after the first ones, depth of them.
func (l *learner) backTo(depth int32) {
	if depth >= l.depth() {
		return
	}
	from := int(l.starts[depth])
	for i := len(l.trail) - 1; i >= from; i-- {
		p := l.trail[i]
		if i < l.head {
			l.uncount(p)
		}
		l.value[p], l.value[p.not()] = 0, 0
		l.phase[p.variable()] = p&1 == 0
		l.order.Push(p.variable())
	}
	l.trail = l.trail[:from]
	l.head = min(l.head, from)
	l.starts = l.starts[:depth]
}
