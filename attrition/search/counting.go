package search

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"

	"latin"
	"latin/attrition/search/census"
	"latin/attrition/search/engine"
)

// counting leaves the questions to an engine, but sets a census beside it that
// counts without a limit: a walk is through with a puzzle before a census has
// begun, and comes to no end on an almost empty board. Which of the two a
// partial board needs is not known in advance. So they take turns, each with
// four times the effort of the turn before; the walk begins anew, the census
// goes on. A walk that an estimate shows to be far from its end leaves its turn
// to the census.
type counting struct {
	seasoned
	puzzle *latin.Puzzle
}

// A seasoned engine can do all that an engine may be asked for.
type seasoned interface {
	engine.Engine
	engine.Avoider
	engine.Sampler
}

// firstTurn is the effort of the first turn, in branches of a walk or states of a
// census: some milliseconds.
const firstTurn = 1 << 12

// hopeless is how many times the effort of its turn a walk must be expected to
// take to be passed over. Estimates from few samples are right within a
// factor of two, mostly, and a walk is not as fast in all places.
const hopeless = 64

// Count implements [engine.Engine].
func (c *counting) Count(b *engine.Budget, pb latin.PB, limit uint64) (*big.Int, bool) {
	if limit > 0 {
		return c.seasoned.Count(b, pb, limit)
	}
	var all *census.Census
	most, walked, expected := new(big.Int), 0, 0.0
	for effort := firstTurn; ; effort *= 4 {
		if !c.passOver(most, walked, expected, effort) {
			n, exact, done := c.walk(b, pb, effort)
			if done {
				return n, exact
			}
			most, walked = larger(most, n), effort
		}
		if b.Err() != nil {
			return most, false
		}
		if expected == 0 && most.Sign() > 0 {
			expected = c.expect(b, pb)
		}
		if all == nil {
			all = census.New(c.puzzle, pb)
		}
		switch n, err := all.Count(b, effort); {
		case n != nil:
			return n, true
		case b.Err() != nil:
			return most, false
		case errors.Is(err, census.ErrTooWide):
			n, exact := c.seasoned.Count(b, pb, 0)
			return larger(n, most), exact
		}
	}
}

// walk counts with so many branches; done says that it came to its end.
func (c *counting) walk(b *engine.Budget, pb latin.PB, branches int) (n *big.Int, exact, done bool) {
	part := b.Part(uint64(branches))
	n, exact = c.seasoned.Count(&part, pb, 0)
	b.Settle(&part)
	return n, exact, part.Err() == nil
}

// expect estimates the logarithm of the number of boards, from as many samples
// as a turn has time for.
func (c *counting) expect(b *engine.Budget, pb latin.PB) float64 {
	part := b.Part(firstTurn)
	var m moments
	c.Sample(&part, pb, rand.New(rand.NewPCG(1, 1)), MinSamples, m.add)
	b.Settle(&part)
	return logarithm(m.estimate().Mean)
}

// passOver says whether a walk that counted so many boards in an earlier turn
// will not come to its end in one of that effort.
func (c *counting) passOver(most *big.Int, walked int, expected float64, effort int) bool {
	if walked == 0 || most.Sign() == 0 {
		return false
	}
	turns := expected - logarithm(new(big.Float).SetInt(most)) + math.Log(float64(walked)/float64(effort))
	return turns > math.Log(hopeless)
}

// logarithm of a number however large; minus infinity for 0.
func logarithm(f *big.Float) float64 {
	var mantissa big.Float
	exponent := f.MantExp(&mantissa)
	m, _ := mantissa.Float64()
	return math.Log(m) + float64(exponent)*math.Ln2
}

func larger(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}
