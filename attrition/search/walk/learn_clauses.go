package walk

import (
	"cmp"
	"slices"
)

// How many learned clauses are kept before the first are thrown away, and how
// many more each time after that.
const (
	clausesAtFirst = 2000
	clausesMore    = 300
)

// A watcher is a clause that wants to know when a literal becomes false; it
// need not be looked at while the other literal is true.
type watcher struct {
	clause int32
	other  literal
}

// A clause says that one of its literals is true. It watches the first two.
type clause struct {
	literals span
	spread   int32 // levels when it was learned, 0 for one that must stay
	used     bool  // to explain something since the last time of forgetting
}

// clauses are all that was learned, and the boards that are excluded.
type clauses struct {
	list     []clause
	literals []literal
	watchers [][]watcher // of each literal
	learned  int         // clauses that may go
	most     int         // of them
}

func (cs *clauses) of(i int32) []literal {
	s := cs.list[i].literals
	return cs.literals[s.from:s.to]
}

// add takes in a clause of at least two literals.
func (cs *clauses) add(lits []literal, spread int32) reason {
	i := int32(len(cs.list))
	from := int32(len(cs.literals))
	cs.literals = append(cs.literals, lits...)
	cs.list = append(cs.list, clause{span{from, int32(len(cs.literals))}, spread, true})
	if spread > 0 {
		cs.learned++
	}
	cs.attach(i)
	return reason(i)<<2 | byClause
}

func (cs *clauses) attach(i int32) {
	lits := cs.of(i)
	cs.watch(lits[0], watcher{i, lits[1]})
	cs.watch(lits[1], watcher{i, lits[0]})
}

func (cs *clauses) watch(p literal, w watcher) {
	cs.watchers[p] = append(cs.watchers[p], w)
}

// forget throws away the worse half of what was learned and not used lately,
// the widest spread and of those the oldest. No decision may be in force.
func (cs *clauses) forget() {
	var worst []int32
	for i, c := range cs.list {
		if c.spread > 2 && !c.used {
			worst = append(worst, int32(i))
		}
		cs.list[i].used = false
	}
	slices.SortStableFunc(worst, func(i, j int32) int { return cmp.Compare(cs.list[j].spread, cs.list[i].spread) })
	gone := make([]bool, len(cs.list))
	for _, i := range worst[:len(worst)/2] {
		gone[i] = true
	}
	cs.pack(gone)
	cs.most += clausesMore
}

// pack closes the gaps; the watched literals stay the first two.
func (cs *clauses) pack(gone []bool) {
	for p := range cs.watchers {
		cs.watchers[p] = cs.watchers[p][:0]
	}
	list, literals := cs.list, cs.literals
	cs.list, cs.literals, cs.learned = list[:0], literals[:0], 0
	for i, c := range list {
		if !gone[i] {
			cs.add(literals[c.literals.from:c.literals.to], c.spread)
			cs.list[len(cs.list)-1].used = false
		}
	}
}
