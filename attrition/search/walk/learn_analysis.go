package walk

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
	because []literal // true literals from which something follows
	lesson  []literal // the clause in the making
	counted []uint32  // of each depth, when it was last counted
	rounds  uint32
}

func (a *analysis) init(variables int) {
	a.mark = make([]mark, variables)
	a.counted = make([]uint32, variables+1)
}

// analyse finds a clause that would have prevented the contradiction: it goes
// back from the broken quota or clause until one literal of the last decision's
// level is left, the first unique implication point. That one's opposite
// comes first in l.lesson, and second, if any, the latest of the others.
func (l *learner) analyse(broken reason) {
	l.lesson = append(l.lesson[:0], 0)
	l.explain(-1, broken)
	open := l.meetAll()
	for i := len(l.trail) - 1; ; i-- {
		p := l.trail[i]
		if l.mark[p.variable()] != met {
			continue
		}
		if open--; open == 0 {
			l.lesson[0] = p.not()
			break
		}
		l.explain(p, l.why[p.variable()])
		open += l.meetAll()
	}
	l.shorten()
	for _, v := range l.meetups {
		l.mark[v] = unmet
	}
	l.meetups = l.meetups[:0]
	l.order.Cool()
}

// meetAll takes in the literals of l.because; it counts the new ones of the
// present level.
func (l *learner) meetAll() (open int) {
	for _, p := range l.because {
		v := p.variable()
		if l.mark[v] == met || l.level[v] == 0 {
			continue
		}
		l.mark[v] = met
		l.meetups = append(l.meetups, v)
		l.order.Warm(v)
		if l.level[v] == l.depth() {
			open++
		} else {
			l.lesson = append(l.lesson, p.not())
		}
	}
	l.because = l.because[:0]
	return open
}

// explain lists in l.because why p is true, or for p = -1 why the reason is
// broken. Of a quota these are as many true or false members, from before p,
// as it takes.
func (l *learner) explain(p literal, r reason) {
	if r.kind() == byClause {
		lits := l.clauses.of(r.clause())
		l.clauses.words[r.clause()+usedWord] = 1
		l.work += len(lits)
		for _, q := range lits {
			if q != p {
				l.because = append(l.because, q.not())
			}
		}
		return
	}
	q := &l.quotas[r.index()]
	l.work += int(q.parts.to - q.parts.from)
	enough, flip, before := q.hi, literal(0), int32(len(l.trail))
	if r.kind() == byTight {
		enough, flip = q.spare, 1
	}
	if p < 0 {
		enough++
	} else {
		before = l.place[p.variable()]
	}
	for _, m := range l.partsOf(q) {
		if m ^= flip; l.value[m] > 0 && l.place[m.variable()] < before && enough > 0 {
			l.because = append(l.because, m)
			enough--
		}
	}
}

// shorten drops the literals of the lesson that follow from its others, and
// brings the latest of the rest to the second place.
func (l *learner) shorten() {
	l.spread()
	kept := l.lesson[:1]
	for _, p := range l.lesson[1:] {
		if !l.implied(p.not(), maxImplied) {
			kept = append(kept, p)
		}
	}
	l.lesson = kept
	for i := 2; i < len(kept); i++ {
		if l.level[kept[i].variable()] > l.level[kept[1].variable()] {
			kept[1], kept[i] = kept[i], kept[1]
		}
	}
}

// implied says whether p follows from literals met, in that many steps; it
// marks what it finds out (Sörensson and Biere, Minimizing learned clauses, 2009).
func (l *learner) implied(p literal, steps int) bool {
	why := l.why[p.variable()]
	if why == noReason || steps == 0 {
		return false
	}
	from := len(l.because)
	l.explain(p, why)
	ok := true
	for i := from; ok && i < len(l.because); i++ {
		q := l.because[i]
		v := q.variable()
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
	l.because = l.because[:from]
	return ok
}

// spread is the number of levels that the lesson's literals lie in: the fewer,
// the more often it will be of use (Audemard and Simon, Glucose, 2009).
func (l *learner) spread() int32 {
	l.rounds++
	n := int32(0)
	for _, p := range l.lesson {
		if d := l.level[p.variable()]; l.counted[d] != l.rounds {
			l.counted[d] = l.rounds
			n++
		}
	}
	return n
}

// keptHeat is the part of all heat that is left by each contradiction.
const keptHeat = 0.95
