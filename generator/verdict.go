package generator

import (
	"context"

	"latin"
	"latin/attrition/search"
)

// A Verdict says whether a PB is a Latin puzzle, with reasons.
type Verdict struct {
	// Solutions is 0, 1, or 2 for at least two.
	Solutions int
	// Certain says that Solutions is right even if an error came with the
	// verdict: then only its reasons are not complete.
	Certain bool
	// Solution is the only one, or one of several; nil when there is none.
	Solution latin.PB
	// Second is another solution when there are several, chosen near
	// Solution among the first few; otherwise nil.
	Second latin.PB
	// Differ lists the cells in which Solution and Second differ, ascending.
	Differ []latin.Cell
	// Redundant lists the clues of a puzzle with one solution that [Redundant] gives.
	Redundant []latin.Cell
	// Critical says that there is one solution and no clue is redundant.
	Critical bool
	// Conflict is the set of clues that [Conflict] gives when there is no solution.
	Conflict []latin.Cell
	// Excess says what is wrong when pb is not a PLB; otherwise nil.
	Excess error
	// Impossible says that the board has no Latin board at all, whatever the clues.
	Impossible bool
}

// Check says whether pb is a Latin puzzle: one solution, several, or none.
// An error wraps search.ErrUndecided; the verdict then holds what was found
// before: the number of solutions unless it is Certain, redundant clues, or a
// conflict of which perhaps some clues can still be dropped.
func Check(ctx context.Context, s *search.Searcher, pb latin.PB) (Verdict, error) {
	var v Verdict
	found, err := s.UpTo(ctx, pb, 2)
	v.Solutions = len(found)
	v.Certain = err == nil || len(found) > 1
	if len(found) > 0 {
		v.Solution = found[0]
	}
	switch {
	case len(found) > 1:
		v.several(ctx, s, pb, found)
		return v, nil
	case err != nil:
		return v, err
	case len(found) == 1:
		v.Redundant, err = redundant(ctx, newJudge(s, v.Solution), pb)
		v.Critical = err == nil && len(v.Redundant) == 0
	default:
		err = v.none(ctx, s, pb)
	}
	return v, err
}

// several chooses which two of the solutions to show: two that differ in few cells.
func (v *Verdict) several(ctx context.Context, s *search.Searcher, pb latin.PB, two []latin.PB) {
	const some, steps = 24, 2000
	found := two
	// No more than a try: two are enough if it ends without an answer.
	_ = withSteps(s, steps, func() error {
		more, err := s.UpTo(ctx, pb, some)
		if len(more) > len(found) {
			found = more
		}
		return err
	})
	v.Solution, v.Second, v.Differ = nearest(found)
}

// nearest gives two of the boards, at least two, that differ in the fewest cells, and those cells.
func nearest(boards []latin.PB) (a, b latin.PB, differ []latin.Cell) {
	for i, p := range boards {
		for _, q := range boards[:i] {
			if d := q.Differ(p); differ == nil || len(d) < len(differ) {
				a, b, differ = q, p, d
			}
		}
	}
	return a, b, differ
}

// none finds out why there is no solution.
func (v *Verdict) none(ctx context.Context, s *search.Searcher, pb latin.PB) error {
	v.Excess = s.Puzzle().CheckPLB(pb)
	var err error
	v.Conflict, err = conflict(ctx, s, pb)
	v.Impossible = err == nil && len(v.Conflict) == 0
	return err
}
