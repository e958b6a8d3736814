package sat

import (
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
)

// An encoding numbers the statements "cell c holds label x" from 1 on, as a
// SAT solver wants it; a negative number says the opposite.
type encoding struct {
	puzzle *latin.Puzzle
	labels int
	number []int // of label x in cell c at c*labels + x
	place  []int // of number n+1, where it stands in number
}

func newEncoding(p *latin.Puzzle) encoding {
	e := encoding{puzzle: p, labels: p.Labels.Distinct()}
	n := p.Board.Len() * e.labels
	e.number, e.place = make([]int, n), make([]int, n)
	e.inOrder()
	return e
}

// inOrder numbers the statements by cell and label.
func (e *encoding) inOrder() {
	for i := range e.number {
		e.number[i], e.place[i] = i+1, i
	}
}

// shuffle numbers the statements in any order, and takes any of them by their
// opposites. A solver tries them in order of their numbers and takes them for
// false at first, so that the first board that it finds can be any.
func (e *encoding) shuffle(rng *rand.Rand) {
	rng.Shuffle(len(e.place), func(i, j int) { e.place[i], e.place[j] = e.place[j], e.place[i] })
	for i, at := range e.place {
		e.number[at] = (i + 1) * (1 - 2*rng.IntN(2))
	}
}

func (e *encoding) holds(c latin.Cell, x latin.Label) int { return e.number[int(c)*e.labels+int(x)] }

// clauses says what a Latin board at or below pb is: each cell holds one label,
// each asterism holds each label as often as it must and may, and the clues are
// as they are; nil if the budget is used up.
func (e *encoding) clauses(b *engine.Budget, pb latin.PB) [][]int {
	f := formula{last: len(e.number)}
	said := 0
	for c, x := range pb {
		f.between(e.number[c*e.labels:(c+1)*e.labels], 1, 1)
		if x != latin.Blank {
			f.say(e.holds(latin.Cell(c), x))
		}
		if said = f.pay(b, said); b.Err() != nil {
			return nil
		}
	}
	for _, a := range e.puzzle.Board.Asterisms() {
		size := len(a.Cells)
		lits := make([]int, size)
		for x := range latin.Label(e.labels) {
			for i, c := range a.Cells {
				lits[i] = e.holds(c, x)
			}
			f.between(lits, e.puzzle.Labels.AtLeast(size, x), e.puzzle.Labels.AtMost(size, x))
			if said = f.pay(b, said); b.Err() != nil {
				return nil
			}
		}
	}
	return f.clauses
}

// pay pays for the clauses after so many, and gives how many there are.
func (f *formula) pay(b *engine.Budget, said int) int {
	b.Spend(workPerClause * (len(f.clauses) - said))
	return len(f.clauses)
}

// workPerClause is about what a clause costs, in the units of a budget.
const workPerClause = 32

// read writes the board that a model means.
func (e *encoding) read(model []bool, board latin.PB) {
	for c := range board {
		for x := range latin.Label(e.labels) {
			if p := e.holds(latin.Cell(c), x); p > 0 == model[max(p, -p)-1] {
				board[c] = x
			}
		}
	}
}
