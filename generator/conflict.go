package generator

import (
	"context"
	"errors"
	"slices"

	"latin"
	"latin/attrition/search"
)

// Conflict gives an irreducible set of clues of pb, ascending, that cannot
// stand together: no Latin board holds them all, and without any one of them
// there is one. It is empty when pb has a solution, and also when the board has
// no Latin board at all, which [Check] tells apart. It need not be the smallest
// such set, but when an asterism holds a label too often it lies within the
// surplus.
//
// When an error that wraps search.ErrUndecided comes with the set, its clues
// cannot stand together, but perhaps some of them can still be dropped; without
// a set nothing is known.
//
// The set is found by dividing (U. Junker, "QuickXplain", AAAI 2004), which for
// k clues of n takes about k log(n/k) questions.
func Conflict(ctx context.Context, s *search.Searcher, pb latin.PB) ([]latin.Cell, error) {
	found, err := s.UpTo(ctx, pb, 1)
	if len(found) > 0 || err != nil {
		return nil, err
	}
	return conflict(ctx, s, pb)
}

// conflict is Conflict for a pb that is known to have no solution.
//
// Questions about half of the clues are the hardest by far, and most of their
// answers matter little. So it begins with few steps for each,
// and allows more on what is left as long as some were not answered.
func conflict(ctx context.Context, s *search.Searcher, pb latin.PB) ([]latin.Cell, error) {
	set := excess(s.Puzzle(), pb)
	if set == nil {
		set = pb.Clues()
	}
	x := explainer{ctx: ctx, search: s, clues: pb, part: latin.NewPB(len(pb))}
	for steps := uint64(64); ; steps *= 4 {
		x.undecided = nil
		_ = withSteps(s, steps, func() error {
			set = x.explain(set)
			return x.undecided
		})
		last := s.Steps > 0 && steps >= s.Steps
		if x.undecided == nil || last || ctx.Err() != nil {
			slices.Sort(set)
			return set, x.undecided
		}
	}
}

// excess gives one cell more with one label in one asterism than the multiset
// allows; nil for a PLB.
func excess(p *latin.Puzzle, pb latin.PB) []latin.Cell {
	var e *latin.ExcessError
	if !errors.As(p.CheckPLB(pb), &e) {
		return nil
	}
	return slices.Clone(e.Cells[:e.Most+1])
}

// An explainer shrinks one set of clues. It lives as long as one call, which
// is why it may keep the context.
type explainer struct {
	ctx       context.Context
	search    *search.Searcher
	clues     latin.PB
	part      latin.PB // the clues of the question asked
	undecided error    // the first question that was not answered
}

// explain shrinks the set, which is known to be in conflict.
func (x *explainer) explain(set []latin.Cell) []latin.Cell {
	if len(set) == 0 || x.known(nil) {
		return nil
	}
	return x.divide(nil, false, set)
}

// divide gives the least part of set, in its order, that is in conflict with
// base, given that the whole is. changed says whether base has grown since it
// was last known not to be in conflict itself.
func (x *explainer) divide(base []latin.Cell, changed bool, set []latin.Cell) []latin.Cell {
	if changed && x.known(base) {
		return nil
	}
	if len(set) == 1 {
		return set
	}
	first, second := set[:len(set)/2], set[len(set)/2:]
	needed := x.divide(join(base, first), true, second)
	also := x.divide(join(base, needed), len(needed) > 0, first)
	return join(also, needed)
}

// known says whether the clues are proved to be in conflict. A question that
// is not answered counts as no, which keeps more clues than needed but never
// too few.
func (x *explainer) known(cells []latin.Cell) bool {
	return !x.completable(cells)
}

// completable says whether the clues have a common solution, as far as is known.
func (x *explainer) completable(cells []latin.Cell) bool {
	for i := range x.part {
		x.part[i] = latin.Blank
	}
	for _, c := range cells {
		x.part[c] = x.clues[c]
	}
	found, err := x.search.UpTo(x.ctx, x.part, 1)
	if err != nil && x.undecided == nil {
		x.undecided = err
	}
	return len(found) > 0 || err != nil
}

func join(a, b []latin.Cell) []latin.Cell { return append(slices.Clone(a), b...) }
