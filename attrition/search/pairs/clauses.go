package pairs

import (
	"cmp"
	"slices"
)

// How many learned clauses are kept before the first are thrown away, and how
// many more each time after that.
const (
	clausesAtFirst = 2000
	clausesMore    = 1000
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
// need not be looked at while the other literal is true.
type watcher struct {
	clause clauseAt
	other  literal
}

// clauses are all that was learned, and the boards that are excluded.
type clauses struct {
	words    []literal
	watchers [][]watcher // of each literal
	learned  int         // clauses that may go
	most     int         // of them
}

func (cs *clauses) of(at clauseAt) []literal {
	from := at + headWords
	return cs.words[from : from+clauseAt(cs.words[at])]
}

// after is where the next clause begins.
func (cs *clauses) after(at clauseAt) clauseAt {
	return at + headWords + clauseAt(cs.words[at+sizeWord])
}

// add takes in a clause of at least two literals.
func (cs *clauses) add(lits []literal, spread int32) clauseAt {
	at := clauseAt(len(cs.words))
	cs.words = append(cs.words, literal(len(lits)), literal(spread), 1)
	cs.words = append(cs.words, lits...)
	if spread > 0 {
		cs.learned++
	}
	cs.attach(at)
	return at
}

func (cs *clauses) attach(at clauseAt) {
	lits := cs.of(at)
	cs.watch(lits[0], watcher{at, lits[1]})
	cs.watch(lits[1], watcher{at, lits[0]})
}

func (cs *clauses) watch(p literal, w watcher) {
	cs.watchers[p] = append(cs.watchers[p], w)
}

// crowded says that it is time to forget.
func (cs *clauses) crowded() bool { return cs.learned > cs.most }

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
	cs.most = max(cs.most, cs.learned) + clausesMore
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
		if words[at+usedWord] == gone || slices.ContainsFunc(lits, func(p literal) bool { return value[p] > 0 }) {
			continue
		}
		spread := int32(words[at+spreadWord])
		lits = slices.DeleteFunc(lits, func(p literal) bool { return value[p] < 0 })
		cs.words[cs.add(lits, spread)+usedWord] = 0
	}
}
