package learning

// A mark says what an analysis found out about a variable.
type mark int8

const (
	unmet       mark = iota
	met              // part of the cause
	follows          // from parts of the cause
	independent      // not known to follow
)

// maxImplied limits the steps by which a literal is shown to follow from others.
const maxImplied = 200

// An analysis finds the cause of a contradiction.
type analysis struct {
	mark    []mark    // of each variable
	meetups []int32   // variables marked
	lesson  []Literal // the clause in the making
	counted []uint32  // of each depth, when it was last counted
	rounds  uint32
}

func (a *analysis) init(variables int) {
	a.mark = make([]mark, variables)
	a.counted = make([]uint32, variables+1)
}

// analyse finds a clause that would have prevented the contradiction in l.Because:
// it goes back until one literal of the last decision's level is left, the
// first unique implication point. That one's opposite comes first in l.lesson, and
// second, if any, the latest of the others.
func (l *Learner) analyse() {
	l.lesson = append(l.lesson[:0], 0)
	open := l.meetAll()
	for i := len(l.Trail) - 1; ; i-- {
		p := l.Trail[i]
		if l.mark[p.Variable()] != met {
			continue
		}
		if open--; open == 0 {
			l.lesson[0] = p.Not()
			break
		}
		l.explain(p, l.why[p.Variable()])
		open += l.meetAll()
	}
	l.shorten()
	l.warmReasons()
	for _, v := range l.meetups {
		l.mark[v] = unmet
	}
	l.meetups = l.meetups[:0]
	l.cool()
}

// warmReasons warms what the literals of the lesson follow from as well (Liang, Ganesh,
// Poupart and Czarnecki, Learning rate based branching heuristic, 2016).
func (l *Learner) warmReasons() {
	for _, p := range l.lesson[1:] {
		why := l.why[p.Variable()]
		if why.By == byNothing {
			continue
		}
		l.explain(p.Not(), why)
		for _, q := range l.Because {
			if v := q.Variable(); l.level[v] > 0 && l.mark[v] != met {
				l.mark[v] = met
				l.meetups = append(l.meetups, v)
				l.warm(v)
			}
		}
		l.Because = l.Because[:0]
	}
}

// meetAll takes in the literals of l.Because; it counts the new ones of the
// present level.
func (l *Learner) meetAll() (open int) {
	for _, p := range l.Because {
		v := p.Variable()
		if l.mark[v] == met || l.level[v] == 0 {
			continue
		}
		l.mark[v] = met
		l.meetups = append(l.meetups, v)
		l.warm(v)
		if l.level[v] == l.depth() {
			open++
		} else {
			l.lesson = append(l.lesson, p.Not())
		}
	}
	l.Because = l.Because[:0]
	return open
}

// explain adds to l.Because why p is true.
func (l *Learner) explain(p Literal, why Reason) {
	if why.By == byClause {
		l.explainClause(p, clauseAt(why.At))
		return
	}
	l.by.Explain(p, why)
}

// explainClause adds that the literals of a clause but p are false.
func (l *Learner) explainClause(p Literal, at clauseAt) {
	lits := l.clauses.of(at)
	l.words[at+usedWord] = 1
	l.Work += len(lits)
	for _, q := range lits {
		if q != p {
			l.Because = append(l.Because, q.Not())
		}
	}
}

// shorten drops the literals of the lesson that follow from its others, and
// brings the latest of the rest to the second place.
func (l *Learner) shorten() {
	l.spread()
	kept := l.lesson[:1]
	for _, p := range l.lesson[1:] {
		if !l.implied(p.Not(), maxImplied) {
			kept = append(kept, p)
		}
	}
	l.lesson = kept
	for i := 2; i < len(kept); i++ {
		if l.level[kept[i].Variable()] > l.level[kept[1].Variable()] {
			kept[1], kept[i] = kept[i], kept[1]
		}
	}
}

// implied says whether p follows from literals met, in that many steps; it
// marks what it finds out (Sörensson and Biere, Minimizing learned clauses, 2009).
func (l *Learner) implied(p Literal, steps int) bool {
	why := l.why[p.Variable()]
	if why.By == byNothing || steps == 0 {
		return false
	}
	from := len(l.Because)
	l.explain(p, why)
	ok := true
	for i := from; ok && i < len(l.Because); i++ {
		q := l.Because[i]
		v := q.Variable()
		if l.level[v] == 0 || l.mark[v] == met || l.mark[v] == follows {
			continue
		}
		ok = l.mark[v] == unmet && l.counted[l.level[v]] == l.rounds && l.implied(q, steps-1)
		if l.mark[v] == unmet {
			l.meetups = append(l.meetups, v)
			l.mark[v] = follows
			if !ok {
				l.mark[v] = independent
			}
		}
	}
	l.Because = l.Because[:from]
	return ok
}

// spread is the number of levels that the lesson's literals lie in: the fewer,
// the more often it will be of use (Audemard and Simon, Glucose, 2009).
func (l *Learner) spread() int32 {
	l.rounds++
	n := int32(0)
	for _, p := range l.lesson {
		if d := l.level[p.Variable()]; l.counted[d] != l.rounds {
			l.counted[d] = l.rounds
			n++
		}
	}
	return n
}
