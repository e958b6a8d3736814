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
	b, err := s.budget(ctx, pb)
	if err != nil {
		return new(big.Int), false, err
	}
	e := s.take()
	defer s.giveBack(e)
	n, exact = e.count(&b, pb, limit)
	s.taken = b.taken
	return n, exact && b.err == nil, b.err
}

// Solutions yields every Latin board at or below pb once, each a fresh PB
// (Palomo's algorithm 1, list_LBs_from_PB with N = ∞). It yields nothing for
// a pb that is not a PLB. An error comes last, with a nil PB. The order is the
// same each time, and has no other meaning.
func (s *Searcher) Solutions(ctx context.Context, pb latin.PB) iter.Seq2[latin.PB, error] {
	return func(yield func(latin.PB, error) bool) {
		b, err := s.budget(ctx, pb)
		if err != nil {
			yield(nil, err)
			return
		}
		e := s.take()
		defer s.giveBack(e)
		more := true
		e.each(&b, pb, func(board latin.PB) bool {
			more = yield(board.Clone(), nil)
			return more
		})
		if more && b.err != nil {
			yield(nil, b.err)
		}
	}
}

// UpTo lists the first n of [Searcher.Solutions] (Palomo's algorithm 1,
// list_LBs_from_PB with N = n); all of them if they are fewer. Two of them
// decide whether pb is a Latin puzzle. On an error it gives those found so
// far. n below 1 gives none.
func (s *Searcher) UpTo(ctx context.Context, pb latin.PB, n int) ([]latin.PB, error) {
	b, err := s.budget(ctx, pb)
	if err != nil || n < 1 {
		return nil, err
	}
	e := s.take()
	defer s.giveBack(e)
	var found []latin.PB
	e.each(&b, pb, func(board latin.PB) bool {
		found = append(found, board.Clone())
		return len(found) < n
	})
	s.taken = b.taken
	return found, b.err
}

// Random gives one Latin board at or below pb, by randomised search with
// restarts; [ErrNone] when there is none.
//
// Every one of them can come out, but they are not equally likely. See the
// package comment for what is known of the distribution.
func (s *Searcher) Random(ctx context.Context, pb latin.PB, rng *rand.Rand) (latin.PB, error) {
	b, err := s.budget(ctx, pb)
	if err != nil {
		return nil, err
	}
	e := s.take()
	defer s.giveBack(e)
	board := e.random(&b, pb, rng)
	s.taken = b.taken
	switch {
	case b.err != nil:
		return nil, b.err
	case board == nil:
		return nil, ErrNone
	}
	return board, nil
}

// Candidates gives for each cell the labels that occur there in some Latin
// board at or below pb; all domains are empty when there is none. On an error
// the domains hold what was found so far.
func (s *Searcher) Candidates(ctx context.Context, pb latin.PB) (latin.Domains, error) {
	b, err := s.budget(ctx, pb)
	if err != nil {
		return nil, err
	}
	e := s.take()
	defer s.giveBack(e)
	d := e.candidates(&b, pb)
	s.taken = b.taken
	return d, b.err
}
