package survey

import (
	"math"
	"slices"
	"strconv"

	"github.com/montanaflynn/stats"
)

// A Description tells how the values of a column are distributed.
type Description struct {
	Name string `json:"name"`
	N    int    `json:"n"`
	Min  Number `json:"min"`
	P5   Number `json:"p5"`
	P25  Number `json:"p25"`
	P50  Number `json:"p50"`
	P75  Number `json:"p75"`
	P95  Number `json:"p95"`
	Max  Number `json:"max"`
	Mean Number `json:"mean"`
	SD   Number `json:"sd"`
}

// A Number is NaN, and null in JSON, where it does not apply.
type Number float64

// MarshalJSON implements [encoding/json.Marshaler].
func (n Number) MarshalJSON() ([]byte, error) {
	if math.IsNaN(float64(n)) || math.IsInf(float64(n), 0) {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, float64(n), 'g', -1, 64), nil
}

// Describe tells how values are distributed. Of none there is nothing to tell but
// their number.
func Describe(name string, values []float64) Description {
	var m moments
	for _, v := range values {
		m.add(v)
	}
	return m.describe(name, values)
}

// describe takes the quantiles from a sample of the values.
func (m *moments) describe(name string, sample []float64) Description {
	sorted := slices.Clone(sample)
	slices.Sort(sorted)
	at := func(percent float64) Number {
		v, _ := stats.Percentile(sorted, percent) // NaN of no values
		return Number(v)
	}
	d := Description{Name: name, N: m.n, P5: at(5), P25: at(25), P50: at(50), P75: at(75), P95: at(95)}
	d.Min, d.Max, d.Mean, d.SD = Number(m.min), Number(m.max), Number(m.mean), Number(m.deviation())
	if m.n == 0 {
		nan := Number(math.NaN())
		d.Min, d.Max, d.Mean, d.SD = nan, nan, nan, nan
	}
	return d
}

// pearson is the product-moment correlation; NaN where it is not defined.
func pearson(x, y []float64) float64 {
	r, err := stats.Pearson(x, y)
	if err != nil {
		return math.NaN()
	}
	return r
}
