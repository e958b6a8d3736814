package pairs

import "latin/attrition/search/learning"

// Follow implements [learning.Propagator].
func (l *learner) Follow(p learning.Literal) bool {
	l.note()
	l.Work += 24
	if p.Holds() {
		return l.followYes(p)
	}
	return l.followNo(p)
}

// followYes draws the conclusions of a true triple: the others of its lines are
// false, and those that make squares with it are equal, seat by seat.
func (l *learner) followYes(p learning.Literal) bool {
	t := &l.triples[p.Variable()]
	for _, s := range t.seats {
		if twice := l.yes[s.line] &^ s.bit; twice != 0 {
			return l.contradict(p, learning.Is(l.member(s.line, twice)))
		}
		for open := l.all &^ l.no[s.line] &^ s.bit; open != 0; open &= open - 1 {
			l.assign(learning.IsNot(l.member(s.line, open)), learning.Reason{By: int32(p), At: nothing})
		}
	}
	f := &t.fourths
	no := l.no[f[0]] | l.no[f[1]] | l.no[f[2]]
	yes := l.yes[f[0]] | l.yes[f[1]] | l.yes[f[2]]
	for _, line := range f {
		for rest := no &^ l.no[line]; rest != 0; rest &= rest - 1 {
			bit := rest & -rest
			because, conclusion := learning.IsNot(l.anyOf(l.no, f, bit)), learning.IsNot(l.member(line, bit))
			if !l.conclude(conclusion, p, because) {
				return false
			}
		}
		for rest := yes &^ l.yes[line]; rest != 0; rest &= rest - 1 {
			bit := rest & -rest
			because, conclusion := learning.Is(l.anyOf(l.yes, f, bit)), learning.Is(l.member(line, bit))
			if !l.conclude(conclusion, p, because) {
				return false
			}
		}
	}
	return true
}

// followNo draws the conclusions of a false triple: the last one open in a line is
// true, and of a square that is known to lack this triple no other two are true.
func (l *learner) followNo(p learning.Literal) bool {
	t := &l.triples[p.Variable()]
	for _, s := range t.seats {
		switch rest := l.all &^ l.no[s.line]; {
		case rest == 0:
			l.explainLine(s.line, nothing)
			return false
		case rest&(rest-1) == 0 && l.yes[s.line] == 0:
			l.assign(learning.Is(l.member(s.line, rest)), learning.Reason{By: byLine, At: s.line})
		}
	}
	f := &t.fourths
	for rest := l.yes[f[0]] | l.yes[f[1]] | l.yes[f[2]]; rest != 0; rest &= rest - 1 {
		bit := rest & -rest
		v := l.anyOf(l.yes, f, bit)
		for _, line := range f {
			if w := l.member(line, bit); w != v && l.no[line]&bit == 0 && !l.conclude(learning.IsNot(w), learning.Is(v), p) {
				return false
			}
		}
	}
	return true
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
func (l *learner) conclude(p, first, second learning.Literal) bool {
	switch {
	case l.Value[p] < 0:
		return l.contradict(p.Not(), first, second)
	case l.Value[p] == 0:
		l.assign(p, learning.Reason{By: int32(first), At: int32(second)})
	}
	return true
}

// contradict notes true literals that contradict each other.
func (l *learner) contradict(list ...learning.Literal) bool {
	l.Because = append(l.Because, list...)
	return false
}

// Explain implements [learning.Propagator].
func (l *learner) Explain(p learning.Literal, why learning.Reason) {
	if why.By == byLine {
		l.explainLine(why.At, p)
		return
	}
	l.Because = append(l.Because, learning.Literal(why.By))
	if why.At != nothing {
		l.Because = append(l.Because, learning.Literal(why.At))
	}
}

// explainLine adds that the triples of a line but that of p are false.
func (l *learner) explainLine(line int32, p learning.Literal) {
	for _, v := range l.membersOf(line) {
		if q := learning.Is(v); q != p {
			l.Because = append(l.Because, q.Not())
		}
	}
}
