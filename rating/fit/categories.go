package fit

import (
	"math"
	"slices"
)

// categories is the family of answers in order, easiest first: the ordered logit
// of McCullagh (1980), where the probability of an answer up to category k is
// logistic(shift k - predictor). The shifts are the cut points between
// the categories that somebody used; with two categories it is Rasch's model, and the
// shift is minus the intercept.
type categories struct {
	values []float64 // of the categories, ascending
}

// newCategories lists the categories that occur.
func newCategories(list []measurement) *categories {
	f := &categories{}
	for _, m := range list {
		v := float64(m.category)
		if i, found := slices.BinarySearch(f.values, v); !found {
			f.values = slices.Insert(f.values, i, v)
		}
	}
	return f
}

func (f *categories) observation(category int) observation {
	i, _ := slices.BinarySearch(f.values, float64(category))
	o := observation{value: f.values[i], root: 1, category: int32(i), low: int32(i) - 1, high: int32(i)}
	if i == len(f.values)-1 {
		o.high = -1
	}
	return o
}

func (f *categories) noisy() bool { return false }

// begin cuts where the shares of the answers say.
func (f *categories) begin(obs []observation) (shifts []float64, spread float64) {
	counts := make([]int, len(f.values))
	for i := range obs {
		counts[obs[i].category]++
	}
	shifts = make([]float64, len(f.values)-1)
	below := 0
	for k := range shifts {
		below += counts[k]
		shifts[k] = math.Log(float64(below) / float64(len(obs)-below))
	}
	return shifts, math.Pi / math.Sqrt(3)
}

// anchors are one of each category.
func (f *categories) anchors([]observation) []observation {
	var list []observation
	for _, v := range f.values {
		list = append(list, f.observation(int(v)))
	}
	return list
}

// at uses that F(b) - F(a) = F(b) F(-a) (1 - exp(a-b)) for the logistic F, which
// loses no digits far out.
func (f *categories) at(o *observation, shifts []float64, predictor, _ float64) local {
	var l local
	if o.high >= 0 {
		b := shifts[o.high] - predictor
		l.value += logLogistic(b)
		l.high = logistic(-b)
		l.highHigh = logistic(b) * logistic(-b)
	}
	if o.low >= 0 {
		a := shifts[o.low] - predictor
		l.value += logLogistic(-a)
		l.low = -logistic(a)
		l.lowLow = logistic(a) * logistic(-a)
	}
	if o.high >= 0 && o.low >= 0 {
		between(&l, shifts[o.high]-shifts[o.low])
	}
	return l
}

// between adds what depends on the width of a category; one without any width is
// impossible.
func between(l *local, width float64) {
	if width <= 0 {
		l.value = math.Inf(-1)
		return
	}
	q := 1 / math.Expm1(width)
	l.value += math.Log(-math.Expm1(-width))
	l.high += q
	l.low -= q
	l.highHigh += q * (1 + q)
	l.lowLow += q * (1 + q)
	l.lowHigh -= q * (1 + q)
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// logLogistic is log(logistic(x)).
func logLogistic(x float64) float64 {
	if x < 0 {
		return x - math.Log1p(math.Exp(x))
	}
	return -math.Log1p(math.Exp(-x))
}

// attenuation is c² in the approximation that a logistic function, averaged over a
// normal predictor of variance v, is the same function with the predictor divided by
// √(1 + c² v) (Zeger, Liang and Albert 1988).
const attenuation = 256 * 3 / (225 * math.Pi * math.Pi)

func (f *categories) expect(_ *observation, shifts []float64, predictor, uncertainty, _ float64) (mean, variance float64) {
	square := 0.0
	for k, share := range f.shares(shifts, predictor, uncertainty) {
		mean += f.values[k] * share
		square += f.values[k] * f.values[k] * share
	}
	return mean, max(square-mean*mean, 0)
}

// shares are the probabilities of the categories, when the predictor is uncertain.
func (f *categories) shares(shifts []float64, predictor, uncertainty float64) []float64 {
	list := make([]float64, len(f.values))
	shrink := 1 / math.Sqrt(1+attenuation*uncertainty)
	below := 0.0
	for k := range list {
		upTo := 1.0
		if k < len(shifts) {
			upTo = logistic((shifts[k] - predictor) * shrink)
		}
		list[k] = upTo - below
		below = upTo
	}
	return list
}
