package walk

// propagate draws all conclusions; it gives the quota or clause that is
// broken, noReason if none is.
func (l *learner) propagate() reason {
	for l.head < len(l.trail) {
		p := l.trail[l.head]
		l.head++
		l.work += 8 * (1 + len(l.clauses.watchers[p.not()]))
		l.count(p)
		for _, i := range l.usesOf(p) {
			if r := l.enforce(i); r != noReason {
				return r
			}
		}
		for _, i := range l.usesOf(p.not()) {
			if r := l.enforce(i); r != noReason {
				return r
			}
		}
		if r := l.revisit(p.not()); r != noReason {
			return r
		}
	}
	return noReason
}

// count tells the quotas of a literal that it is true.
func (l *learner) count(p literal) {
	for _, i := range l.usesOf(p) {
		l.quotas[i].trues++
	}
	for _, i := range l.usesOf(p.not()) {
		l.quotas[i].falses++
	}
}

func (l *learner) uncount(p literal) {
	for _, i := range l.usesOf(p) {
		l.quotas[i].trues--
	}
	for _, i := range l.usesOf(p.not()) {
		l.quotas[i].falses--
	}
}

// enforce draws the conclusions of one quota.
func (l *learner) enforce(i int32) reason {
	q := &l.quotas[i]
	full, tight := reason(i)<<2|byFull, reason(i)<<2|byTight
	spare := q.spare()
	switch {
	case q.trues > q.hi:
		return full
	case q.falses > spare:
		return tight
	case q.trues == q.hi && q.falses < spare+q.lo-q.hi:
		for _, p := range l.partsOf(q) {
			if l.value[p] == 0 {
				l.assign(p.not(), full)
			}
		}
	case q.falses == spare && q.trues < q.lo:
		for _, p := range l.partsOf(q) {
			if l.value[p] == 0 {
				l.assign(p, tight)
			}
		}
	}
	return noReason
}

// revisit looks at the clauses that watch a literal which became false: each
// finds another literal to watch, or all but one of its literals are false.
func (l *learner) revisit(p literal) reason {
	watchers := l.clauses.watchers[p]
	kept := watchers[:0]
	broken := noReason
	for i, w := range watchers {
		if l.value[w.other] > 0 {
			kept = append(kept, w)
			continue
		}
		lits := l.clauses.of(w.clause)
		if lits[0] == p {
			lits[0], lits[1] = lits[1], p
		}
		if l.value[lits[0]] <= 0 && l.rewatch(w.clause, lits) {
			continue
		}
		kept = append(kept, watcher{w.clause, lits[0]})
		switch why := reason(w.clause)<<2 | byClause; l.value[lits[0]] {
		case 0:
			l.assign(lits[0], why)
		case -1:
			broken = why
		}
		if broken != noReason {
			kept = append(kept, watchers[i+1:]...)
			break
		}
	}
	l.clauses.watchers[p] = kept
	return broken
}

// rewatch makes the clause watch another literal in place of its second one,
// which is false.
func (l *learner) rewatch(clause int32, lits []literal) bool {
	for k := 2; k < len(lits); k++ {
		if l.value[lits[k]] >= 0 {
			lits[1], lits[k] = lits[k], lits[1]
			l.clauses.watch(lits[1], watcher{clause, lits[0]})
			return true
		}
	}
	return false
}
