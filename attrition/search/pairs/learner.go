package pairs

import (
	"latin"
	"latin/attrition/search/learning"
)

// A learner searches an array by learning from contradictions. Its variables are
// the triples.
type learner struct {
	learning.Learner
	*array
	yes, no []uint32 // of each line: the seats of triples that are true, and false
	noted   int      // literals of the trail that are noted in these
}

// byLine is in the reason of a literal that is true because all other triples of
// a line are false, of which the number follows. All other reasons are one or two
// literals that are true.
const (
	byLine  = learning.Others
	nothing = -1 // in place of a second literal
)

// habits are those with the fewest contradictions; see the package comment.
var habits = learning.Habits{Keep: 0.98, Unit: 100, First: 2000, More: 1000}

// newLearner begins without a clue.
func newLearner(a *array) *learner {
	lines := len(a.members) / a.order
	l := &learner{array: a, yes: make([]uint32, lines), no: make([]uint32, lines)}
	l.Init(len(a.triples), habits, l, nil)
	return l
}

// beginAt makes the triples of a square those that are tried first.
func (l *learner) beginAt(square latin.PB) {
	clear(l.Phase)
	for s := range l.order * l.order {
		at := values{row: s / l.order, column: s % l.order, left: int(square[2*s]), right: int(square[2*s+1]) - l.order}
		for without := range factors {
			l.Phase[l.triple(without, at)] = true
		}
	}
}

// assign makes an open literal true and notes it.
func (l *learner) assign(p learning.Literal, why learning.Reason) {
	l.Assign(p, why)
	l.note()
}

// note notes what has become true in the lines.
func (l *learner) note() {
	for ; l.noted < len(l.Trail); l.noted++ {
		p := l.Trail[l.noted]
		known := l.known(p)
		for _, s := range l.triples[p.Variable()].seats {
			known[s.line] |= s.bit
		}
	}
}

// TakeBack implements [learning.Propagator].
func (l *learner) TakeBack(list []learning.Literal, _ int) {
	for _, p := range list {
		known := l.known(p)
		for _, s := range l.triples[p.Variable()].seats {
			known[s.line] &^= s.bit
		}
	}
	l.noted = min(l.noted, len(l.Trail)-len(list))
}

// known are the words of all lines that tell of triples which are true or false
// like this one.
func (l *learner) known(p learning.Literal) []uint32 {
	if p.Holds() {
		return l.yes
	}
	return l.no
}
