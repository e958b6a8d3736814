package generator

import (
	"context"
	"iter"

	"latin"
	"latin/attrition/search"
)

// Puzzles is Palomo's algorithm 2, list_LP_from_LB(LB): every Latin puzzle at
// or below pb in the number of clues, pb itself first, each exactly once. pb is
// a Latin board or itself a Latin puzzle, otherwise the one error wraps
// [ErrNotPuzzle]. Clues of the inscription stay in all of them.
//
// The puzzles are a stream, in memory quadratic in the number of cells at
// worst, whatever their number. An error of the search comes last, with a nil PB.
//
// Why each once: the clue sets that make a puzzle are an up-set, because more
// clues of the same solution leave no more solutions. So every puzzle Q = pb
// without the cells c1 < c2 < ... < cm is reached from pb by removing c1, then
// c2, and so on, and all that lies between is a puzzle; and as cells are only
// removed in ascending order, in no other way. Where removing c leaves several
// solutions, so it does below, and c is not tried again there. (As printed, the
// algorithm does not restore the label after its inner recursion and, with it
// restored, lists puzzles repeatedly.)
func Puzzles(ctx context.Context, s *search.Searcher, pb latin.PB) iter.Seq2[latin.PB, error] {
	return func(yield func(latin.PB, error) bool) {
		solution, err := onlySolution(ctx, s, pb)
		if err != nil {
			yield(nil, err)
			return
		}
		d := descent{ctx: ctx, judge: newJudge(s, solution), pb: pb.Clone(), yield: yield}
		d.below(removable(s.Puzzle(), pb))
	}
}

// removable lists the clues outside the inscription, ascending.
func removable(p *latin.Puzzle, pb latin.PB) []latin.Cell {
	var cells []latin.Cell
	for _, c := range pb.Clues() {
		if !p.Inscribed(pb, c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// A descent walks down from one puzzle. It lives as long as one call of the
// iterator, which is why it may keep the context.
type descent struct {
	ctx   context.Context
	judge *judge
	pb    latin.PB
	yield func(latin.PB, error) bool
}

// below yields the current puzzle and all that come of removing some of the
// tail, cells in ascending order. It says whether to go on.
func (d *descent) below(tail []latin.Cell) bool {
	if !d.yield(d.pb.Clone(), nil) {
		return false
	}
	redundant, err := d.redundant(tail)
	if err != nil {
		d.yield(nil, err)
		return false
	}
	for i, c := range redundant {
		clue := d.pb[c]
		d.pb[c] = latin.Blank
		more := d.below(redundant[i+1:])
		d.pb[c] = clue
		if !more {
			return false
		}
	}
	return true
}

// redundant lists those of the cells whose clue can go.
func (d *descent) redundant(cells []latin.Cell) ([]latin.Cell, error) {
	var free []latin.Cell
	for _, c := range cells {
		rivalled, err := d.judge.rivalledWithout(d.ctx, d.pb, c)
		if err != nil {
			return nil, err
		}
		if !rivalled {
			free = append(free, c)
		}
	}
	return free, nil
}
