package search

import (
	"context"
	"iter"
	"math/big"
	"math/rand/v2"

	"latin"
)

// Count counts the Latin boards at or below pb. With a limit above 0 it stops
// there: n is then the limit, and exact is false, even if there happen to be
// no more. On an error n is what was counted so far. A pb that is not a PLB
// has none.
func (s *Searcher) Count(ctx context.Context, pb latin.PB, limit uint64) (n *big.Int, exact bool, err error) {
	d, err := s.open(ctx, pb)
	if err != nil {
		return new(big.Int), false, err
	}
	defer s.close(d)
	n, exact = d.Count(&d.Budget, pb, limit)
	return n, exact && d.Err() == nil, d.Err()
}

// Solutions yields every Latin board at or below pb once, each a fresh PB
// (Palomo's algorithm 1, list_LBs_from_PB with N = ∞). It yields nothing for
// a pb that is not a PLB. An error comes last, with a nil PB. The order is the
// same each time, and has no other meaning. The loop may ask the Searcher
// other questions.
func (s *Searcher) Solutions(ctx context.Context, pb latin.PB) iter.Seq2[latin.PB, error] {
	return func(yield func(latin.PB, error) bool) {
		d, err := s.open(ctx, pb)
		if err != nil {
			yield(nil, err)
			return
		}
		defer s.close(d)
		more := true
		d.Each(&d.Budget, pb, func(board latin.PB) bool {
			more = yield(board.Clone(), nil)
			return more
		})
		if more && d.Err() != nil {
			yield(nil, d.Err())
		}
	}
}

// UpTo lists the first n of [Searcher.Solutions] (Palomo's algorithm 1,
// list_LBs_from_PB with N = n); all of them if they are fewer. Two of them
// decide whether pb is a Latin puzzle. On an error it gives those found so
// far. n below 1 gives none.
func (s *Searcher) UpTo(ctx context.Context, pb latin.PB, n int) ([]latin.PB, error) {
	d, err := s.open(ctx, pb)
	if err != nil {
		return nil, err
	}
	defer s.close(d)
	var found []latin.PB
	if n < 1 {
		return nil, nil
	}
	d.Each(&d.Budget, pb, func(board latin.PB) bool {
		found = append(found, board.Clone())
		return len(found) < n
	})
	return found, d.Err()
}

// Random gives one Latin board at or below pb, by randomised search with
// restarts; [ErrNone] when there is none.
//
// Every one of them can come out, but they are not equally likely; package
// latin/attrition/search/walk tells what is known of the distribution. The same state of rng gives
// the same board.
func (s *Searcher) Random(ctx context.Context, pb latin.PB, rng *rand.Rand) (latin.PB, error) {
	d, err := s.open(ctx, pb)
	if err != nil {
		return nil, err
	}
	defer s.close(d)
	return d.one(d.Random(&d.Budget, pb, rng))
}

// Candidates gives for each cell the labels that occur there in some Latin
// board at or below pb; all domains are empty when there is none. On an error
// the domains hold what was found so far.
func (s *Searcher) Candidates(ctx context.Context, pb latin.PB) (latin.Domains, error) {
	d, err := s.open(ctx, pb)
	if err != nil {
		return nil, err
	}
	defer s.close(d)
	return d.Candidates(&d.Budget, pb), d.Err()
}
