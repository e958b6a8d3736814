package learning

// propagate draws all conclusions. False is a contradiction; then l.Because
// lists true literals that contradict each other.
func (l *Learner) propagate() bool {
	for l.head < len(l.Trail) {
		p := l.Trail[l.head]
		l.head++
		l.Work += 8 * (1 + len(l.watchers[p.Not()]))
		if !l.by.Follow(p) || !l.revisit(p.Not()) {
			return false
		}
	}
	return true
}

// revisit looks at the clauses that watch a literal which became false: each
// finds another literal to watch, or all but one of its literals are false.
func (l *Learner) revisit(p Literal) bool {
	watchers, value, words := l.watchers[p], l.Value, l.words
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
			l.Assign(w.other, Reason{byClause, int32(at)})
		case known < 0:
			kept += copy(watchers[kept:], watchers[i+1:])
			l.watchers[p] = watchers[:kept]
			l.explainClause(-1, at)
			return false
		}
	}
	l.watchers[p] = watchers[:kept]
	return true
}

// rewatch makes the clause watch another literal in place of its second one,
// which is false.
func (l *Learner) rewatch(w watcher, lits []Literal) bool {
	value, rest := l.Value, lits[2:]
	for k, p := range rest {
		if value[p] >= 0 {
			lits[1], rest[k] = p, lits[1]
			l.watch(p, w)
			return true
		}
	}
	return false
}
