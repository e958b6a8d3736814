package learning

import (
	"cmp"
	"slices"
)

// A clauseAt is where a clause begins in clauses.words. It says that one of
// its literals is true, and watches the first two:
//
//	words   ... | size spread used  p q r s ... | size spread used  p q ... | ...
//	              ^ clauseAt        ^ ^ watched
//
// All of a clause lies together, since most of the time of a learner goes into
// fetching clauses from memory.
type clauseAt int32

// Words before the literals of a clause.
const (
	sizeWord   = iota // number of literals
	spreadWord        // levels when it was learned, 0 for one that must stay
	usedWord          // 1: to explain something since the last time of forgetting
	headWords
)

// A watcher is a clause that wants to know when a literal becomes false; it
// need not be looked at while the other literal is true. A clause of these two
// literals alone is complemented, so that it need not be looked at ever.
type watcher struct {
	clause clauseAt
	other  Literal
}

// clauses are all that was learned, and the boards that are excluded.
type clauses struct {
	words    []Literal
	watchers [][]watcher // of each literal
	learned  int         // clauses that may go
	extra    int         // how many more of them are kept than at first
}

func (cs *clauses) init(variables int) { cs.watchers = make([][]watcher, 2*variables) }

func (cs *clauses) of(at clauseAt) []Literal {
	from := at + headWords
	return cs.words[from : from+clauseAt(cs.words[at])]
}

// after is where the next clause begins.
func (cs *clauses) after(at clauseAt) clauseAt {
	return at + headWords + clauseAt(cs.words[at+sizeWord])
}

// add takes in a clause of at least two literals.
func (cs *clauses) add(lits []Literal, spread int32) Reason {
	at := clauseAt(len(cs.words))
	cs.words = append(cs.words, Literal(len(lits)), Literal(spread), 1)
	cs.words = append(cs.words, lits...)
	if spread > 0 {
		cs.learned++
	}
	cs.attach(at)
	return Reason{byClause, int32(at)}
}

func (cs *clauses) attach(at clauseAt) {
	lits, known := cs.of(at), at
	if len(lits) == 2 {
		known = ^at
	}
	cs.watch(lits[0], watcher{known, lits[1]})
	cs.watch(lits[1], watcher{known, lits[0]})
}

func (cs *clauses) watch(p Literal, w watcher) {
	cs.watchers[p] = append(cs.watchers[p], w)
}

// crowded says that it is time to forget.
func (l *Learner) crowded() bool { return l.learned > l.First+l.extra }

// forget throws away the worse half of what was learned and not used lately,
// the widest spread and of those the oldest, and what is true at the root. No
// decision may be in force, and nothing may be left to propagate.
func (cs *clauses) forget(value []int8) {
	var worst []clauseAt
	for at := clauseAt(0); int(at) < len(cs.words); at = cs.after(at) {
		if cs.words[at+spreadWord] > 2 && cs.words[at+usedWord] == 0 {
			worst = append(worst, at)
		}
		cs.words[at+usedWord] = 0
	}
	slices.SortStableFunc(worst, func(i, j clauseAt) int { return cmp.Compare(cs.words[j+spreadWord], cs.words[i+spreadWord]) })
	for _, at := range worst[:len(worst)/2] {
		cs.words[at+usedWord] = gone
	}
	cs.pack(value)
}

// gone marks a clause that is thrown away, in place of whether it was used.
const gone = -1

// pack closes the gaps and drops what the root decides: clauses that it makes
// true, and literals that it makes false. The two that a clause watches are
// never of those, so that they stay the first.
func (cs *clauses) pack(value []int8) {
	for p := range cs.watchers {
		cs.watchers[p] = cs.watchers[p][:0]
	}
	words, next := cs.words, clauseAt(0)
	cs.words, cs.learned = words[:0], 0
	for at := clauseAt(0); int(at) < len(words); at = next {
		from := at + headWords
		next = from + clauseAt(words[at+sizeWord])
		lits := words[from:next]
		if words[at+usedWord] == gone || slices.ContainsFunc(lits, func(p Literal) bool { return value[p] > 0 }) {
			continue
		}
		spread := int32(words[at+spreadWord])
		lits = slices.DeleteFunc(lits, func(p Literal) bool { return value[p] < 0 })
		cs.words[clauseAt(cs.add(lits, spread).At)+usedWord] = 0
	}
}
