package search

import (
	"math"
	"math/big"
)

// moments are the sums of the powers of numbers, which are given by their
// logarithms since they may be larger than any float64, in units of exp(scale).
type moments struct {
	n, zeros int
	scale    float64
	sum      [4]float64 // of the powers 0 to 3; 0 only of those above 0
}

// add takes the logarithm of one more number.
func (m *moments) add(logarithm float64) {
	m.n++
	if math.IsInf(logarithm, -1) {
		m.zeros++
		return
	}
	if m.sum[0] == 0 {
		m.scale = logarithm
	}
	if logarithm > m.scale {
		shrink := math.Exp(m.scale - logarithm)
		for i, f := 1, shrink; i < len(m.sum); i, f = i+1, f*shrink {
			m.sum[i] *= f
		}
		m.scale = logarithm
	}
	x := math.Exp(logarithm - m.scale)
	for i, f := 0, 1.0; i < len(m.sum); i, f = i+1, f*x {
		m.sum[i] += f
	}
}

// estimate is the mean of the numbers and its confidence interval.
func (m *moments) estimate() Estimate {
	e := Estimate{Samples: m.n, DeadEnds: m.zeros, Mean: new(big.Float), Low: new(big.Float), High: new(big.Float)}
	if m.sum[0] == 0 {
		return e
	}
	n := float64(m.n)
	mean := m.sum[1] / n
	low, high := m.interval(mean)
	e.Mean, e.Low, e.High = m.unscaled(mean), m.unscaled(low), m.unscaled(high)
	e.Effective = m.sum[1] * m.sum[1] / m.sum[2]
	return e
}

// z is the quantile of the normal distribution that leaves 2.5 % above it.
const z = 1.959964

// interval is P. Hall's (On the removal of skewness by transformation, 1992):
// where numbers are as skew as these, an interval with its middle at the mean
// is too often below the truth, as the largest are seldom among the samples. A
// cubic transformation of Student's ratio takes the skewness out of it.
func (m *moments) interval(mean float64) (low, high float64) {
	n := float64(m.n)
	variance := m.sum[2]/n - mean*mean
	if variance <= 1e-12*mean*mean { // all equal, but for rounding
		return mean, mean
	}
	third := m.sum[3]/n - 3*mean*m.sum[2]/n + 2*mean*mean*mean
	deviation := math.Sqrt(variance)
	skewness := third / (variance * deviation)
	step := deviation / math.Sqrt(n-1)
	low = mean - step*unskewed(z, skewness, n)
	high = mean - step*unskewed(-z, skewness, n)
	return max(low, 0), high
}

// unskewed is the value of Student's ratio that Hall's transformation takes to x.
func unskewed(x, skewness, n float64) float64 {
	r := skewness / math.Sqrt(n)
	if math.Abs(r) < 1e-9 {
		return x
	}
	return 3 / r * (math.Cbrt(1+r*(x-r/6)) - 1)
}

// unscaled multiplies by exp(scale).
func (m *moments) unscaled(x float64) *big.Float {
	exponent := math.Floor(m.scale / math.Ln2)
	f := big.NewFloat(x * math.Exp(m.scale-exponent*math.Ln2))
	return f.SetMantExp(f, int(exponent))
}
