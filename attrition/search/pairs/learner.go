package pairs

import "latin/attrition/search/engine"

// A learner searches an array by learning from each contradiction a clause that forbids
// its cause (Marques-Silva and Sakallah, GRASP, 1996; Moskewicz and others,
// Chaff, 2001). Its variables are the triples.
type learner struct {
	*array
	yes, no []uint32 // of each line: the seats of triples that are true, and false

	trail  []literal // all that is known, in the order in which it was
	head   int       // literals before it have been followed
	starts []int32   // length of the trail before each decision
	facts
	order   engine.Order
	clauses clauses
	analysis

	work     int   // since the budget was last charged
	patience int64 // contradictions before the next restart
	restarts uint64
	dead     bool // there is no square, or none is left
}

// facts say of each literal or triple what is known.
type facts struct {
	value []int8   // of each literal: 1 true, -1 false, 0 open
	level []int32  // of each triple that is known: decisions before it, itself included
	place []int32  // of each triple that is known in the trail
	why   []reason // of each triple that is known
	phase []bool   // of each triple: its last value
}

// A literal says that a triple is true, or that it is not: twice its number, one
// more for "not".
type literal int32

func (p literal) not() literal  { return p ^ 1 }
func (p literal) triple() int32 { return int32(p >> 1) }
func (p literal) is() bool      { return p&1 == 0 }

func is(v int32) literal    { return literal(2 * v) }
func isNot(v int32) literal { return literal(2*v + 1) }

// A reason says why a literal is true: because of one or two others, by a line
// of which all other triples are false, or by a clause.
type reason struct{ first, second literal }

// What stands in place of the first literal when there is none; the second one is
// then the number of the line, or where the clause is.
const (
	noReason literal = -1 - iota // a decision, or what was told
	byLine
	byClause
)

// newLearner begins without a clue.
func newLearner(a *array) *learner {
	n, lines := len(a.triples), len(a.members)/a.order
	l := &learner{array: a, yes: make([]uint32, lines), no: make([]uint32, lines)}
	l.facts = facts{make([]int8, 2*n), make([]int32, n), make([]int32, n), make([]reason, n), make([]bool, n)}
	l.trail = make([]literal, 0, n)
	l.clauses.watchers = make([][]watcher, 2*n)
	l.clauses.most = clausesAtFirst
	l.order.Init(n, keptHeat)
	l.analysis.init(n)
	l.patience = learnUnit
	for v := range int32(n) {
		l.phase[v] = true
		l.order.Push(v)
	}
	return l
}

func (l *learner) depth() int32 { return int32(len(l.starts)) }

// tell makes a literal true for good. No decision may be in force.
func (l *learner) tell(p literal) {
	switch {
	case l.value[p] < 0:
		l.dead = true
	case l.value[p] == 0:
		l.assign(p, reason{first: noReason})
	}
}

// assign makes an open literal true.
func (l *learner) assign(p literal, why reason) {
	v := p.triple()
	l.value[p], l.value[p.not()] = 1, -1
	l.level[v], l.place[v], l.why[v] = l.depth(), int32(len(l.trail)), why
	l.trail = append(l.trail, p)
	known := l.no
	if p.is() {
		known = l.yes
	}
	for _, s := range l.triples[v].seats {
		known[s.line] |= s.bit
	}
}

// decide makes an open literal true for now.
func (l *learner) decide(p literal) {
	l.starts = append(l.starts, int32(len(l.trail)))
	l.assign(p, reason{first: noReason})
}

// backTo takes back all decisions after the first ones, depth of them.
func (l *learner) backTo(depth int32) {
	if depth >= l.depth() {
		return
	}
	from := int(l.starts[depth])
	for _, p := range l.trail[from:] {
		v := p.triple()
		l.value[p], l.value[p.not()] = 0, 0
		l.phase[v] = p.is()
		known := l.no
		if p.is() {
			known = l.yes
		}
		for _, s := range l.triples[v].seats {
			known[s.line] &^= s.bit
		}
		l.order.Push(v)
	}
	l.trail = l.trail[:from]
	l.head = min(l.head, from)
	l.starts = l.starts[:depth]
}
