package generator

import (
	"context"
	"errors"
	"fmt"

	"latin"
	"latin/attrition/search"
)

// ErrNotPuzzle is wrapped by the errors about a PB that was to be a Latin
// puzzle and has no solution, or several.
var ErrNotPuzzle = errors.New("not a Latin puzzle")

// ErrSeveral is wrapped beside [ErrNotPuzzle] when there are several solutions.
var ErrSeveral = errors.New("it has several solutions; add clues")

// onlySolution gives the one solution of pb.
func onlySolution(ctx context.Context, s *search.Searcher, pb latin.PB) (latin.PB, error) {
	found, err := s.UpTo(ctx, pb, 2)
	switch {
	case len(found) > 1:
		return nil, fmt.Errorf("%w: %w", ErrNotPuzzle, ErrSeveral)
	case err != nil:
		return nil, err
	case len(found) == 0:
		return nil, fmt.Errorf("%w: it has no solution; some of its clues cannot stand together", ErrNotPuzzle)
	}
	return found[0], nil
}

// A judge knows one solution and says of the PBs above it whether they have
// rivals: other Latin boards at or below them.
type judge struct {
	search   *search.Searcher
	solution latin.PB
	known    rivals
}

func newJudge(s *search.Searcher, solution latin.PB) *judge {
	return &judge{search: s, solution: solution}
}

// rivalled says whether pb has a rival. An error means that it is not known.
func (j *judge) rivalled(ctx context.Context, pb latin.PB) (bool, error) {
	if j.known.missed(pb) {
		return true, nil
	}
	found, err := j.search.UpTo(ctx, pb, 2)
	for _, board := range found {
		if d := board.Differ(j.solution); len(d) > 0 {
			j.known.add(d)
			return true, nil
		}
	}
	return false, err
}

// rivalledWithout says whether pb, which has no rival, has one without its clue
// in cell c. Such a rival holds another label in c, so a look at the asterisms
// of c, which leaves no other label in most cells of a full board, often saves
// the search.
func (j *judge) rivalledWithout(ctx context.Context, pb latin.PB, c latin.Cell) (bool, error) {
	if j.forced(pb, c) {
		return false, nil
	}
	clue := pb[c]
	pb[c] = latin.Blank
	defer func() { pb[c] = clue }()
	if j.known.missed(pb) {
		return true, nil
	}
	board, err := j.search.Rival(ctx, pb, j.solution, c)
	switch {
	case errors.Is(err, search.ErrNone):
		return false, nil
	case err != nil:
		return false, err
	}
	j.known.add(board.Differ(j.solution))
	return true, nil
}

// forced says whether the clues of pb that share an asterism with c leave no
// other label for c than its own.
func (j *judge) forced(pb latin.PB, c latin.Cell) bool {
	labels := j.search.Puzzle().Labels
	open := labels.All() &^ latin.Just(pb[c])
	for _, a := range j.search.Puzzle().Board.AsterismsOf(c) {
		open &^= j.usedUp(pb, a)
		if open == 0 {
			return true
		}
	}
	return false
}

// usedUp is the domain of the labels that the asterism holds as often as the
// multiset allows.
func (j *judge) usedUp(pb latin.PB, asterism int) latin.Domain {
	var count [latin.MaxDistinct]int
	var full latin.Domain
	labels := j.search.Puzzle().Labels
	for _, c := range j.search.Puzzle().Board.Asterisms()[asterism].Cells {
		if x := pb[c]; x != latin.Blank {
			if count[x]++; count[x] == labels.Count(x) {
				full |= latin.Just(x)
			}
		}
	}
	return full
}

// withSteps runs the questions of ask under another limit of steps: the lower
// one of the Searcher's own and steps.
func withSteps(s *search.Searcher, steps uint64, ask func() error) error {
	own := s.Steps
	defer func() { s.Steps = own }()
	if own == 0 || steps < own {
		s.Steps = steps
	}
	return ask()
}

// outOfSteps says whether the question was ended by the limit of steps and not
// by the context, so that other questions may still be asked.
func outOfSteps(ctx context.Context, err error) bool {
	return errors.Is(err, search.ErrUndecided) && ctx.Err() == nil
}
