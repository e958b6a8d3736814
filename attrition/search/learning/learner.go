package learning

import "math/rand/v2"

// A Propagator knows what a Learner is about: which literals follow from
// others. It keeps what it knows of those that are true in a form of its own.
type Propagator interface {
	// Follow draws the conclusions of a literal that has become true, with
	// [Learner.Assign]. False is a contradiction; then it has added to
	// [Learner.Because] true literals that contradict each other.
	Follow(p Literal) bool
	// Explain adds to [Learner.Because] true literals from which p follows,
	// all of them true before it was, by a reason that Follow gave.
	Explain(p Literal, why Reason)
	// TakeBack tells of the end of the trail that it is true no longer; the
	// first of these literals have been followed, so many of them.
	TakeBack(list []Literal, followed int)
}

// Habits are what suits one Propagator better than another.
type Habits struct {
	Keep  float64 // the part of all heat that each contradiction leaves
	Unit  int64   // contradictions before the first restart; the others are after multiples
	First int     // learned clauses that are kept before some are forgotten for the first time
	More  int     // how many more are kept each time after that
}

// A Learner makes literals true until all variables are decided, and learns
// from each contradiction. Its fields are for its Propagator to read, except
// where something else is said.
type Learner struct {
	Value []int8    // of each literal: 1 true, -1 false, 0 open
	Trail []Literal // all that is true, in the order in which it became so
	Place []int32   // of each variable that is decided in the trail
	Phase []bool    // of each variable: what is tried first, its last value; to be set at will

	Because []Literal // true literals from which something follows, to be added to
	Work    int       // since the budget was last charged, to be added to
	Dead    bool      // nothing is left to be found; to be set where that is seen

	by     Propagator
	level  []int32  // of each variable that is decided: decisions before it, itself included
	why    []Reason // of each variable that is decided
	head   int      // literals before it have been followed
	starts []int32  // length of the trail before each decision
	order
	clauses
	analysis

	patience int64 // contradictions before the next restart
	restarts uint64
	Habits   // to be set at will
}

// Init begins without a clause, with so many variables, each to be tried as
// true first. rng, if any, draws which ones come first.
func (l *Learner) Init(variables int, h Habits, by Propagator, rng *rand.Rand) {
	n := variables
	l.Habits, l.by = h, by
	l.Value, l.Trail, l.Place, l.Phase = make([]int8, 2*n), make([]Literal, 0, n), make([]int32, n), make([]bool, n)
	l.level, l.why = make([]int32, n), make([]Reason, n)
	l.order.init(n, h.Keep)
	l.clauses.init(n)
	l.analysis.init(n)
	for v := range l.Phase {
		l.Phase[v] = true
		if rng != nil {
			l.order.preset(int32(v), rng.Float64())
		}
		l.order.push(int32(v))
	}
}

// depth is the number of decisions in force.
func (l *Learner) depth() int32 { return int32(len(l.starts)) }

// Assign makes an open literal true.
func (l *Learner) Assign(p Literal, why Reason) {
	v := p.Variable()
	l.Value[p], l.Value[p.Not()] = 1, -1
	l.level[v], l.Place[v], l.why[v] = l.depth(), int32(len(l.Trail)), why
	l.Trail = append(l.Trail, p)
}

// decide makes an open literal true for now.
func (l *Learner) decide(p Literal) {
	l.starts = append(l.starts, int32(len(l.Trail)))
	l.Assign(p, noReason)
}

// BackTo takes back all decisions after the first ones, depth of them.
func (l *Learner) BackTo(depth int32) {
	if depth >= l.depth() {
		return
	}
	from := int(l.starts[depth])
	back := l.Trail[from:]
	l.by.TakeBack(back, max(l.head-from, 0))
	for i := len(back) - 1; i >= 0; i-- {
		p := back[i]
		v := p.Variable()
		l.Value[p], l.Value[p.Not()] = 0, 0
		l.Phase[v] = p.Holds()
		l.order.push(v)
	}
	l.Trail = l.Trail[:from]
	l.head = min(l.head, from)
	l.starts = l.starts[:depth]
}
