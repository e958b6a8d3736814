package walk

// propagate draws all conclusions; it gives the quota or clause that is
// broken, noReason if none is.
func (l *learner) propagate() reason {
	for l.head < len(l.trail) {
		p := l.trail[l.head]
		l.head++
		l.work += 8 * (1 + len(l.clauses.watchers[p.not()]))
		l.count(p)
		for _, i := range l.used {
			if r := l.enforce(i); r != noReason {
				return r
			}
		}
		if r := l.isolate(p); r != noReason {
			return r
		}
		if r := l.revisit(p.not()); r != noReason {
			return r
		}
	}
	return noReason
}

// count tells the quotas of a literal that it is true. Those that are used up
// on one side are in l.used then.
func (l *learner) count(p literal) {
	l.used = l.used[:0]
	for _, i := range l.counts.with(p) {
		q := &l.quotas[i]
		if q.trues++; q.trues >= q.hi {
			l.used = append(l.used, i)
		}
	}
	for _, i := range l.counts.with(p.not()) {
		q := &l.quotas[i]
		if q.falses++; q.falses >= q.spare {
			l.used = append(l.used, i)
		}
	}
}

func (l *learner) uncount(p literal) {
	for _, i := range l.counts.with(p) {
		l.quotas[i].trues--
	}
	for _, i := range l.counts.with(p.not()) {
		l.quotas[i].falses--
	}
}

// isolate makes all others false in the quotas in which the literal must be alone.
func (l *learner) isolate(p literal) reason {
	for _, i := range l.alones.with(p) {
		full := reason(i)<<2 | byFull
		for _, other := range l.partsOf(&l.quotas[i]) {
			switch v := l.value[other]; {
			case v == 0:
				l.assign(other.not(), full)
			case v > 0 && other != p:
				return full
			}
		}
	}
	return noReason
}

// enforce draws the conclusions of one quota.
func (l *learner) enforce(i int32) reason {
	q := &l.quotas[i]
	full, tight := reason(i)<<2|byFull, reason(i)<<2|byTight
	switch {
	case q.trues > q.hi:
		return full
	case q.falses > q.spare:
		return tight
	case q.trues == q.hi && q.falses < q.spare+q.lo-q.hi:
		for _, p := range l.partsOf(q) {
			if l.value[p] == 0 {
				l.assign(p.not(), full)
			}
		}
	case q.falses == q.spare && q.trues < q.lo:
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
	watchers, value, words := l.clauses.watchers[p], l.value, l.clauses.words
	kept := 0
	for i, w := range watchers {
		known := value[w.other]
		if known > 0 {
			watchers[kept] = w
			kept++
			continue
		}
		at := w.clause
		if at < 0 {
			at = ^at
		} else {
			lits := words[at+headWords:][:words[at]]
			if lits[0] == p {
				lits[0], lits[1] = lits[1], p
			}
			w.other = lits[0]
			if known = value[w.other]; known <= 0 && l.rewatch(w, lits) {
				continue
			}
		}
		watchers[kept] = w
		kept++
		switch {
		case known == 0:
			l.assign(w.other, byClauseAt(at))
		case known < 0:
			kept += copy(watchers[kept:], watchers[i+1:])
			l.clauses.watchers[p] = watchers[:kept]
			return byClauseAt(at)
		}
	}
	l.clauses.watchers[p] = watchers[:kept]
	return noReason
}

// rewatch makes the clause watch another literal in place of its second one,
// which is false.
func (l *learner) rewatch(w watcher, lits []literal) bool {
	value, rest := l.value, lits[2:]
	for k, p := range rest {
		if value[p] >= 0 {
			lits[1], rest[k] = p, lits[1]
			l.clauses.watch(p, w)
			return true
		}
	}
	return false
}
