package knight

import (
	"context"
	"math"
	"math/rand/v2"
)

// Anneal looks for a cover by exchanges of moves in a random factor, worse ones
// with a chance that falls in each round (simulated annealing). It stops after so
// many exchanges tried, and gives nil when it has found none, which proves
// nothing. The same source gives the same cover. The error is that of the context.
func Anneal(ctx context.Context, p Problem, tries int, rng *rand.Rand) (Cover, error) {
	return annealInRounds(ctx, p, tries, rng, randomFactor, (*annealer).round)
}

// annealInRounds begins with a factor that start makes, and anew in rounds of twice
// as many exchanges each, until one of them finds a cover or the tries are used up.
func annealInRounds(
	ctx context.Context, p Problem, tries int, rng *rand.Rand,
	start func(*Board, *rand.Rand) *factor, anneal func(*annealer, context.Context, int) (Cover, error),
) (Cover, error) {
	for round := firstRound(p); tries > 0; round *= 2 {
		f := start(p.Board, rng)
		if f == nil || ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		cover, err := anneal(newAnnealer(p, f, rng), ctx, min(round, tries))
		if cover != nil || err != nil {
			return cover, err
		}
		tries -= round
	}
	return nil, nil
}

// firstRound is how many exchanges are tried at first before all begins anew.
func firstRound(p Problem) int { return 200_000 + 200*p.Board.Size() }

// An annealer changes one factor.
type annealer struct {
	problem Problem
	factor  *factor
	rng     *rand.Rand
	cost    []float64 // of a circuit, by length
	many    float64   // for each circuit too many or too few
	now     float64
}

// newAnnealer says what a factor costs: the cells that circuits are too long or
// too short, and something for each circuit too many or too few.
func newAnnealer(p Problem, f *factor, rng *rand.Rand) *annealer {
	s := &annealer{problem: p, factor: f, rng: rng, cost: make([]float64, p.Board.Size()+1)}
	for length := range s.cost {
		s.cost[length] = math.Inf(1)
		for _, l := range p.Lengths {
			s.cost[length] = min(s.cost[length], math.Abs(float64(length-l)))
		}
	}
	s.many = 2
	s.now = s.total()
	return s
}

func (s *annealer) total() float64 {
	sum := s.many * math.Abs(float64(s.factor.count-s.problem.K))
	for _, length := range s.factor.length {
		if length > 0 {
			sum += s.cost[length]
		}
	}
	return sum
}

// round tries so many exchanges, or fewer when the cost comes to nothing.
func (s *annealer) round(ctx context.Context, tries int) (Cover, error) {
	var x exchange
	for i := range tries {
		if s.now < 0.5 {
			if s.now = s.total(); s.now == 0 {
				return s.factor.cover(), nil
			}
		}
		if i%1024 == 0 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if !x.propose(s.factor, s.rng) {
			continue
		}
		x.weigh(s.factor)
		gain := s.gain(&x)
		heat := hottest * (1 - float64(i)/float64(tries))
		if gain >= 0 || s.rng.Float64() < math.Exp(gain/heat) {
			x.apply(s.factor)
			s.now -= gain
		}
	}
	return nil, nil
}

// hottest is the cost in cells that is paid with a chance of 1/e at first.
const hottest = 2.0

// gain is how much less the factor costs after the exchange.
func (s *annealer) gain(x *exchange) float64 {
	before := math.Abs(float64(s.factor.count - s.problem.K))
	after := math.Abs(float64(s.factor.count - len(x.before) + len(x.after) - s.problem.K))
	gain := s.many * (before - after)
	for _, number := range x.before {
		gain += s.cost[s.factor.length[number]]
	}
	for _, length := range x.after {
		gain -= s.cost[length]
	}
	return gain
}
