package fit

import (
	"math"
	"slices"
)

// huber is the family of times: the logarithm of the seconds is normal about the
// predictor in the middle, and has exponential tails from huberBend deviations on
// (Huber 1964), so that an absurd time pulls no harder than one at the bend. The
// only shift is minus the intercept. A sample of a player who gave up says that the
// time is larger than the value (Tobin 1958): the upper tail of the same
// distribution. A group's mean has the noise of one player divided by the root of
// its size.
type huber struct{}

// huberBend is where the tails begin, in deviations of the noise. Of normal
// noise it leaves 1.2 % in the tails, so that the deviation comes out 0.7 % too
// small and hardly any information is lost.
const huberBend = 2.5

// Parts of the integral of exp(-ρ): within the bend and in one tail.
var (
	huberCentre = math.Sqrt(2*math.Pi) * math.Erf(huberBend/math.Sqrt2)
	huberTail   = math.Exp(-huberBend*huberBend/2) / huberBend
	huberTotal  = math.Log(huberCentre + 2*huberTail)
)

func (huber) noisy() bool { return true }

func (huber) begin(obs []observation) (shifts []float64, spread float64) {
	values := make([]float64, len(obs))
	for i := range obs {
		values[i] = obs[i].value
	}
	middle := median(values)
	for i := range values {
		values[i] = math.Abs(values[i] - middle)
	}
	const normal = 1.4826 // the deviation of a normal distribution over its median deviation
	return []float64{-middle}, max(normal*median(values), 0.1)
}

// median sorts the values.
func median(values []float64) float64 {
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}

// at has for finished puzzles the curvature of the parabola that touches the
// density from above (weights of iterated least squares) instead of the second
// derivative: it is continuous and never zero.
func (huber) at(o *observation, shifts []float64, predictor, noise float64) local {
	scale := noise / o.root
	r := (o.value + shifts[0] - predictor) / scale
	if o.censored {
		value, hazard, bend := huberSurvival(r)
		return local{value: value, high: -hazard / scale, highHigh: bend / (scale * scale)}
	}
	size := math.Abs(r)
	if size <= huberBend {
		return local{value: -r*r/2 - huberTotal - math.Log(scale), high: -r / scale, highHigh: 1 / (scale * scale)}
	}
	return local{
		value:    huberBend*(huberBend/2-size) - huberTotal - math.Log(scale),
		high:     -math.Copysign(huberBend, r) / scale,
		highHigh: huberBend / size / (scale * scale),
	}
}

// huberSurvival is the logarithm of the probability of more than r, minus its
// derivative (the hazard) and minus its second derivative.
func huberSurvival(r float64) (value, hazard, bend float64) {
	if r >= huberBend {
		return math.Log(huberTail) - huberBend*(r-huberBend) - huberTotal, huberBend, 0
	}
	tail, density := huberTail, math.Exp(-r*r/2)
	if r < -huberBend {
		density = math.Exp(huberBend * (huberBend/2 + r))
		tail += huberCentre + huberTail - density/huberBend
		hazard = density / tail
		return math.Log(tail) - huberTotal, hazard, hazard * (hazard + huberBend)
	}
	tail += math.Sqrt(math.Pi/2) * (math.Erf(huberBend/math.Sqrt2) - math.Erf(r/math.Sqrt2))
	hazard = density / tail
	return math.Log(tail) - huberTotal, hazard, hazard * (hazard - r)
}

func (huber) expect(o *observation, shifts []float64, predictor, uncertainty, noise float64) (mean, variance float64) {
	scale := noise / o.root
	return predictor - shifts[0], uncertainty + scale*scale
}
