package search

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/walk"
)

// An Estimate of a number of Latin boards. Low and High are the limits of a
// confidence interval of 95 %: of many estimates, each with random numbers of
// its own, about so many have the right number between them.
type Estimate struct {
	Mean, Low, High *big.Float
	Samples         int
	DeadEnds        int // samples that led to no board
	// Effective is how many equal samples would say as much; it is far below
	// Samples where a few of them weigh most. Below about a hundred the
	// confidence is not to be trusted.
	Effective float64
}

// MinSamples is the fewest samples from which an interval can be told.
const MinSamples = 100

// Estimate tells about how many Latin boards are at or below pb, from that
// many random ways down a search tree (at least [MinSamples]), however many
// boards there are. A pb that is refuted at once has none, and there are no
// samples. When no way led to a board although there might be one, the error
// wraps [ErrUndecided]; so it does when the budget ended before the last
// sample, and the estimate is then from those before. The same state of rng
// gives the same estimate.
func (s *Searcher) Estimate(ctx context.Context, pb latin.PB, rng *rand.Rand, samples int) (Estimate, error) {
	d, err := s.open(ctx, pb)
	if err != nil {
		return Estimate{}, err
	}
	defer s.close(d)
	sampler, ok := d.Engine.(engine.Sampler)
	if !ok {
		sampler = walk.New(s.puzzle)
	}
	var m moments
	possible := sampler.Sample(&d.Budget, pb, rng, max(samples, MinSamples), m.add)
	e := m.estimate()
	switch {
	case d.Err() != nil:
		return e, d.Err()
	case possible && e.DeadEnds == e.Samples:
		return e, fmt.Errorf("%w: none of %d samples led to a Latin board", ErrUndecided, e.Samples)
	}
	return e, nil
}
