package pairs

import "latin/attrition/search/engine"

// learnUnit is the number of contradictions before the first restart.
const learnUnit = 100

// find goes on to a square; false when there is none or the budget is used up.
func (l *learner) find(b *engine.Budget) bool {
	for !l.dead && b.Err() == nil {
		consistent := l.propagate()
		b.Spend(l.work)
		l.work = 0
		if !consistent {
			l.learn()
			continue
		}
		switch {
		case l.patience <= 0:
			l.restart()
		case l.clauses.crowded():
			l.backTo(0)
			l.clauses.forget(l.value)
		}
		p, more := l.choose()
		if !more {
			return true
		}
		if !b.Step() { // to be chosen again when it is asked to go on
			l.order.Push(p.triple())
			return false
		}
		l.decide(p)
	}
	return false
}

// choose gives the next decision; false when all is decided.
func (l *learner) choose() (literal, bool) {
	for {
		v, ok := l.order.Pop()
		if !ok {
			return 0, false
		}
		if l.value[is(v)] == 0 {
			if l.phase[v] {
				return is(v), true
			}
			return isNot(v), true
		}
	}
}

// learn takes back what led to the contradiction and keeps the lesson.
func (l *learner) learn() {
	if l.depth() == 0 {
		l.dead = true
		return
	}
	l.analyse()
	l.patience--
	if len(l.lesson) == 1 {
		l.backTo(0)
		l.assign(l.lesson[0], reason{first: noReason})
		return
	}
	spread := l.spread()
	l.backTo(l.level[l.lesson[1].triple()])
	l.assign(l.lesson[0], reason{byClause, literal(l.clauses.add(l.lesson, spread))})
}

// restart takes back all decisions; the heat and the phases soon lead back to
// where the search was, by a better way.
func (l *learner) restart() {
	l.backTo(0)
	l.restarts++
	l.patience = int64(engine.Luby(l.restarts)) * learnUnit
}

// pass excludes the square that was found, by its decisions, from which the
// rest followed.
func (l *learner) pass() {
	d := l.depth()
	if d == 0 {
		l.dead = true
		return
	}
	l.lesson = l.lesson[:0]
	for i := d - 1; i >= 0; i-- {
		l.lesson = append(l.lesson, l.trail[l.starts[i]].not())
	}
	l.backTo(d - 1)
	why := reason{first: noReason}
	if d > 1 {
		why = reason{byClause, literal(l.clauses.add(l.lesson, 0))}
	}
	l.assign(l.lesson[0], why)
}
