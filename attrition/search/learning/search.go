package learning

import "latin/attrition/search/engine"

// Find goes on until all variables are decided, the literals given as true;
// false when that cannot be or the budget is used up, a branch for each decision.
// It can be asked to go on.
func (l *Learner) Find(b *engine.Budget, given ...Literal) bool {
	for !l.Dead && b.Err() == nil {
		consistent := l.propagate()
		b.Spend(l.Work)
		l.Work = 0
		if !consistent {
			l.learn()
			continue
		}
		switch {
		case l.patience <= 0:
			l.restart()
		case l.crowded():
			l.BackTo(0)
			l.forget(l.Value)
			l.extra = max(l.extra, l.learned-l.First) + l.More
		}
		p, more := l.choose(given)
		switch {
		case !more:
			return true
		case l.Value[p] < 0:
			return false
		case l.Value[p] > 0: // a given one that follows from others
			l.starts = append(l.starts, int32(len(l.Trail)))
		case b.Step():
			l.decide(p)
		default: // to be chosen again when it is asked to go on
			l.order.push(p.Variable())
		}
	}
	return false
}

// Count goes on counting what can be found, and excludes it, up to the limit in this
// call.
func (l *Learner) Count(b *engine.Budget, limit uint64) (n uint64) {
	for n < limit && l.Find(b) {
		n++
		l.Pass()
	}
	return n
}

// choose gives the next decision; false when all is decided.
func (l *Learner) choose(given []Literal) (Literal, bool) {
	if d := int(l.depth()); d < len(given) {
		return given[d], true
	}
	for {
		v, ok := l.order.pop()
		if !ok {
			return 0, false
		}
		if l.Value[Is(v)] == 0 {
			if l.Phase[v] {
				return Is(v), true
			}
			return IsNot(v), true
		}
	}
}

// learn takes back what led to the contradiction and keeps the lesson.
func (l *Learner) learn() {
	if l.depth() == 0 {
		l.Dead = true
		return
	}
	l.analyse()
	l.patience--
	if len(l.lesson) == 1 {
		l.BackTo(0)
		l.Assign(l.lesson[0], noReason)
		return
	}
	spread := l.spread()
	l.BackTo(l.level[l.lesson[1].Variable()])
	l.Assign(l.lesson[0], l.clauses.add(l.lesson, spread))
}

// restart takes back all decisions; the heat and the phases soon lead back to
// where the search was, by a better way.
func (l *Learner) restart() {
	l.BackTo(0)
	l.restarts++
	l.patience = int64(engine.Luby(l.restarts)) * l.Unit
}

// Pass excludes what was found, by its decisions, from which the rest followed.
func (l *Learner) Pass() {
	d := l.depth()
	if d == 0 {
		l.Dead = true
		return
	}
	l.lesson = l.lesson[:0]
	for i := d - 1; i >= 0; i-- {
		l.lesson = append(l.lesson, l.Trail[l.starts[i]].Not())
	}
	l.BackTo(d - 1)
	why := noReason
	if d > 1 {
		why = l.clauses.add(l.lesson, 0)
	}
	l.Assign(l.lesson[0], why)
}

// Add takes in a clause, of the literals given one is true, of two at least. What it
// has to say about literals that have been followed it leaves unsaid.
func (l *Learner) Add(lits ...Literal) { l.clauses.add(lits, 0) }

// Require takes in a clause, of the literals given one is true; they are
// overwritten. No decision may be in force.
func (l *Learner) Require(lits ...Literal) {
	open := lits[:0]
	for _, p := range lits {
		switch l.Value[p] {
		case 1:
			return
		case 0:
			open = append(open, p)
		}
	}
	switch len(open) {
	case 0:
		l.Dead = true
	case 1:
		l.Assign(open[0], noReason)
	default:
		l.clauses.add(open, 0)
	}
}
