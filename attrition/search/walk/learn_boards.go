package walk

import (
	"math/bits"

	"latin"
	"latin/attrition/search/learning"
)

// exclude excludes a board that the root allows. No decision may be in force.
func (l *learner) exclude(board latin.PB) {
	var lits []learning.Literal
	for c, x := range board {
		label := uint64(latin.Just(x))
		if l.root[c] != label {
			lits = append(lits, l.literalFor(int32(c), label).Not())
		}
	}
	l.Require(lits...)
}

// refuse takes labels from a cell. No decision may be in force.
func (l *learner) refuse(c int32, labels uint64) {
	for d := l.root[c] & labels; d != 0; d &= d - 1 {
		l.Require(l.literalFor(c, d&-d).Not())
	}
}

// read writes the labels of the board that was found.
func (l *learner) read(board latin.PB) latin.PB {
	for c, d := range l.root {
		if d&(d-1) == 0 {
			board[c] = latin.Label(bits.TrailingZeros64(d))
		}
	}
	for _, p := range l.Trail {
		if p.Holds() {
			v := p.Variable()
			board[l.cellOf[v]] = latin.Label(bits.TrailingZeros64(l.labelOf[v]))
		}
	}
	return board
}

// favour makes the board the first that is tried.
func (l *learner) favour(board latin.PB) {
	for v, c := range l.cellOf {
		l.Phase[v] = l.labelOf[v] == uint64(latin.Just(board[c]))
	}
}
