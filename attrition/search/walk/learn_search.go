package walk

import (
	"math/bits"

	"latin"
	"latin/attrition/search/engine"
)

// learnUnit is the number of contradictions before the first restart. Those
// of sudden luck are rare in Latin squares with few holes, and a tenth of it
// takes a third more contradictions.
const learnUnit = 500

// find goes on to a Latin board in which the literals given are true; false
// when there is none or the budget is used up.
func (l *learner) find(b *engine.Budget, given ...literal) bool {
	for !l.dead && b.Err() == nil {
		broken := l.propagate()
		b.Spend(l.work)
		l.work = 0
		if broken != noReason {
			l.learn(broken)
			continue
		}
		switch {
		case l.patience <= 0:
			l.restart()
		case l.clauses.crowded():
			l.backTo(0)
			l.clauses.forget(l.value)
		}
		p, more := l.choose(given)
		switch {
		case !more:
			return true
		case l.value[p] < 0:
			return false
		case l.value[p] > 0: // a given one that follows from others
			l.starts = append(l.starts, int32(len(l.trail)))
		case b.Step():
			l.decide(p)
		default: // to be chosen again when it is asked to go on
			l.order.Push(p.variable())
		}
	}
	return false
}

// countBoards finds boards and excludes them, to the limit.
func (l *learner) countBoards(b *engine.Budget, limit uint64) (n uint64) {
	for n < limit && l.find(b) {
		n++
		l.pass()
	}
	return n
}

// choose gives the next decision; false when all is decided.
func (l *learner) choose(given []literal) (literal, bool) {
	if d := int(l.depth()); d < len(given) {
		return given[d], true
	}
	for {
		v, ok := l.order.Pop()
		if !ok {
			return 0, false
		}
		if p := literal(2 * v); l.value[p] == 0 {
			if !l.phase[v] {
				p = p.not()
			}
			return p, true
		}
	}
}

// learn takes back what led to the contradiction and keeps the lesson.
func (l *learner) learn(broken reason) {
	if l.depth() == 0 {
		l.dead = true
		return
	}
	l.analyse(broken)
	l.patience--
	if len(l.lesson) == 1 {
		l.backTo(0)
		l.assign(l.lesson[0], noReason)
		return
	}
	spread := l.spread()
	l.backTo(l.level[l.lesson[1].variable()])
	l.assign(l.lesson[0], l.clauses.add(l.lesson, spread))
}

// restart takes back all decisions; the heat and the phases soon lead back to
// where the search was, by a better way.
func (l *learner) restart() {
	l.backTo(0)
	l.restarts++
	l.patience = int64(engine.Luby(l.restarts)) * learnUnit
}

// pass excludes the board that was found, by its decisions, from which the
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
	why := noReason
	if d > 1 {
		why = l.clauses.add(l.lesson, 0)
	}
	l.assign(l.lesson[0], why)
}

// exclude excludes a board that the root allows. No decision may be in force.
func (l *learner) exclude(board latin.PB) {
	l.lesson = l.lesson[:0]
	for c, x := range board {
		label := uint64(latin.Just(x))
		if l.root[c] != label {
			l.lesson = append(l.lesson, l.literalFor(int32(c), label).not())
		}
	}
	l.require(l.lesson)
}

// require takes in a clause. No decision may be in force.
func (l *learner) require(lits []literal) {
	open := lits[:0]
	for _, p := range lits {
		switch l.value[p] {
		case 1:
			return
		case 0:
			open = append(open, p)
		}
	}
	switch len(open) {
	case 0:
		l.dead = true
	case 1:
		l.assign(open[0], noReason)
	default:
		l.clauses.add(open, 0)
	}
}

// refuse takes labels from a cell. No decision may be in force.
func (l *learner) refuse(c int32, labels uint64) {
	for d := l.root[c] & labels; d != 0; d &= d - 1 {
		l.require([]literal{l.literalFor(c, d&-d).not()})
	}
}

// read writes the labels of the board that was found.
func (l *learner) read(board latin.PB) latin.PB {
	for c, d := range l.root {
		if d&(d-1) == 0 {
			board[c] = latin.Label(bits.TrailingZeros64(d))
		}
	}
	for _, p := range l.trail {
		if p&1 == 0 {
			v := p.variable()
			board[l.cellOf[v]] = latin.Label(bits.TrailingZeros64(l.labelOf[v]))
		}
	}
	return board
}

// favour makes the board the first that is tried.
func (l *learner) favour(board latin.PB) {
	for v, c := range l.cellOf {
		l.phase[v] = l.labelOf[v] == uint64(latin.Just(board[c]))
	}
}
