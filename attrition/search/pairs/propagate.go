package pairs

import "math/bits"

// propagate draws all conclusions. False is a contradiction; then l.because
// lists true literals that contradict each other.
func (l *learner) propagate() bool {
	for l.head < len(l.trail) {
		p := l.trail[l.head]
		l.head++
		l.work += 8 * (4 + len(l.clauses.watchers[p.not()]))
		if p.is() {
			if !l.followYes(p) {
				return false
			}
		} else if !l.followNo(p) {
			return false
		}
		if !l.revisit(p.not()) {
			return false
		}
	}
	return true
}

// followYes draws the conclusions of a true triple: the others of its lines are
// false, and those that make squares with it are equal, seat by seat.
func (l *learner) followYes(p literal) bool {
	t := &l.triples[p.triple()]
	for _, s := range t.seats {
		if twice := l.yes[s.line] &^ s.bit; twice != 0 {
			return l.contradict(p, is(l.member(s.line, twice)))
		}
		for open := l.all &^ l.no[s.line] &^ s.bit; open != 0; open &= open - 1 {
			l.assign(isNot(l.member(s.line, open)), reason{p, noReason})
		}
	}
	f := &t.fourths
	no := l.no[f[0]] | l.no[f[1]] | l.no[f[2]]
	yes := l.yes[f[0]] | l.yes[f[1]] | l.yes[f[2]]
	for _, line := range f {
		for rest := no &^ l.no[line]; rest != 0; rest &= rest - 1 {
			bit := rest & -rest
			because, conclusion := isNot(l.anyOf(l.no, f, bit)), isNot(l.member(line, bit))
			if !l.conclude(conclusion, p, because) {
				return false
			}
		}
		for rest := yes &^ l.yes[line]; rest != 0; rest &= rest - 1 {
			bit := rest & -rest
			because, conclusion := is(l.anyOf(l.yes, f, bit)), is(l.member(line, bit))
			if !l.conclude(conclusion, p, because) {
				return false
			}
		}
	}
	return true
}

// followNo draws the conclusions of a false triple: the last one open in a line is
// true, and of a square that is known to lack this triple no other two are true.
func (l *learner) followNo(p literal) bool {
	t := &l.triples[p.triple()]
	for _, s := range t.seats {
		switch rest := l.all &^ l.no[s.line]; {
		case rest == 0:
			l.explainLine(s.line, noReason)
			return false
		case rest&(rest-1) == 0 && l.yes[s.line] == 0:
			l.assign(is(l.member(s.line, rest)), reason{byLine, literal(s.line)})
		}
	}
	f := &t.fourths
	for rest := l.yes[f[0]] | l.yes[f[1]] | l.yes[f[2]]; rest != 0; rest &= rest - 1 {
		bit := rest & -rest
		v := l.anyOf(l.yes, f, bit)
		for _, line := range f {
			if w := l.member(line, bit); w != v && l.no[line]&bit == 0 && !l.conclude(isNot(w), is(v), p) {
				return false
			}
		}
	}
	return true
}

// member is the triple in the first of the seats.
func (l *learner) member(line int32, seats uint32) int32 {
	return l.members[int(line)*l.array.order+bits.TrailingZeros32(seats)]
}

// anyOf is the triple of one of the lines that is known so in that seat.
func (l *learner) anyOf(known []uint32, lines *[factors - 1]int32, bit uint32) int32 {
	for _, line := range lines {
		if known[line]&bit != 0 {
			return l.member(line, bit)
		}
	}
	panic("pairs: no triple of these lines is known")
}

// conclude makes a literal true because of two others.
func (l *learner) conclude(p, first, second literal) bool {
	switch {
	case l.value[p] < 0:
		return l.contradict(p.not(), first, second)
	case l.value[p] == 0:
		l.assign(p, reason{first, second})
	}
	return true
}

// contradict notes true literals that contradict each other.
func (l *learner) contradict(list ...literal) bool {
	l.because = append(l.because[:0], list...)
	return false
}

// revisit looks at the clauses that watch a literal which became false: each
// finds another literal to watch, or all but one of its literals are false.
func (l *learner) revisit(p literal) bool {
	watchers, value, words := l.clauses.watchers[p], l.value, l.clauses.words
	kept := 0
	for i, w := range watchers {
		if value[w.other] <= 0 {
			lits := words[w.clause+headWords:][:words[w.clause]]
			if lits[0] == p {
				lits[0], lits[1] = lits[1], p
			}
			w.other = lits[0]
			if value[w.other] <= 0 && l.rewatch(w, lits) {
				continue
			}
		}
		watchers[kept] = w
		kept++
		switch value[w.other] {
		case 0:
			l.assign(w.other, reason{byClause, literal(w.clause)})
		case -1:
			kept += copy(watchers[kept:], watchers[i+1:])
			l.clauses.watchers[p] = watchers[:kept]
			l.explainClause(w.clause, noReason)
			return false
		}
	}
	l.clauses.watchers[p] = watchers[:kept]
	return true
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
