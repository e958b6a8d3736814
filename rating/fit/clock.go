package fit

import (
	"math"
	"slices"
)

// clock is the family of times. The logarithm of the seconds is normal about the
// predictor, but that one time in a hundred is absurd: a player went to bed over the
// puzzle, or looked the solution up. Such a time can be anything, and where that is the
// likelier explanation a sample hardly counts: a mixture with a uniform distribution,
// in the manner of Box and Tiao (1968). The only shift is minus the intercept. A player who
// gave up says that the time is larger than the value (Tobin 1958). The
// mean of a group has the noise of one player divided by the root of its size.
type clock struct{}

// absurdShare is how many times are absurd, and absurdDensity how likely each
// logarithm is then.
const absurdShare = 0.01

var absurdDensity = 1 / math.Log(longestSeconds/shortestSeconds)

func (clock) noisy() bool { return true }

func (clock) begin(obs []observation) (shifts []float64, spread float64) {
	values := make([]float64, len(obs))
	for i := range obs {
		values[i] = obs[i].value
	}
	middle := median(values)
	for i := range values {
		values[i] = math.Abs(values[i] - middle)
	}
	const normal = 1.4826 // the deviation of a normal distribution over its median deviation
	const least = 0.1     // when more than half of the times are the same
	return []float64{-middle}, max(normal*median(values), least)
}

func (f clock) anchors(obs []observation) []observation {
	shifts, _ := f.begin(obs)
	return []observation{{value: -shifts[0], root: 1, low: -1}}
}

// median sorts the values.
func median(values []float64) float64 {
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}

// at has for finished puzzles the curvature of the parabola that touches the
// logarithm of the density from below, instead of the second derivative: it is
// never negative, and steps by it never lead down (they are those of EM).
func (clock) at(o *observation, shifts []float64, predictor, noise float64) local {
	scale := noise / o.root
	r := (o.value + shifts[0] - predictor) / scale
	if o.censored {
		value, hazard, bend := gaveUp(r)
		return local{value: value, high: -hazard / scale, highHigh: bend / (scale * scale)}
	}
	usual := (1 - absurdShare) * density(r) / scale
	both := usual + absurdShare*absurdDensity
	share := usual / both // the probability that this time is not absurd
	return local{value: math.Log(both), high: -share * r / scale, highHigh: share / (scale * scale)}
}

// density is that of the normal distribution.
func density(r float64) float64 { return math.Exp(-r*r/2) / math.Sqrt(2*math.Pi) }

// gaveUp is the logarithm of the probability of a time beyond r deviations,
// minus its derivative, and minus its second derivative where that is positive. Of
// the absurd times half are taken to be longer.
func gaveUp(r float64) (value, hazard, bend float64) {
	longer := (1-absurdShare)*math.Erfc(r/math.Sqrt2)/2 + absurdShare/2
	hazard = (1 - absurdShare) * density(r) / longer
	return math.Log(longer), hazard, max(hazard*(hazard-r), 0)
}

func (clock) expect(o *observation, shifts []float64, predictor, uncertainty, noise float64) (mean, variance float64) {
	scale := noise / o.root
	return predictor - shifts[0], uncertainty + scale*scale
}
