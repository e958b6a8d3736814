package survey

import (
	"math"
	"math/rand/v2"
)

// Kept is how many puzzles a survey keeps for quantiles, correlations and outliers.
const Kept = 1 << 20

// A point is a puzzle that is kept: its name, and its values by Measures, then
// by the columns that they are set against.
type point struct {
	name   string
	values []float64
}

// A sample keeps points: all, or, of more than it has room for, a random choice
// in which each has the same chance.
type sample struct {
	kept   int
	seen   int
	points []point
	random *rand.Rand
}

func (s *sample) add(p point) {
	if s.seen++; s.seen <= s.kept {
		s.points = append(s.points, p)
		return
	}
	if i := s.random.IntN(s.seen); i < s.kept {
		s.points[i] = p
	}
}

// column gives the values with an index, in the order of the points.
func (s *sample) column(i int) []float64 {
	list := make([]float64, len(s.points))
	for j, p := range s.points {
		list[j] = p.values[i]
	}
	return list
}

// with lists the points that have a number at the index.
func (s *sample) with(i int) sample {
	some := sample{}
	for _, p := range s.points {
		if !math.IsNaN(p.values[i]) {
			some.points = append(some.points, p)
		}
	}
	return some
}

// moments are exact for any number of values (B. P. Welford, Technometrics 4
// (1962) 419-420).
type moments struct {
	n                       int
	mean, squares, min, max float64
}

func (m *moments) add(v float64) {
	if m.n++; m.n == 1 {
		m.min, m.max = v, v
	}
	off := v - m.mean
	m.mean += off / float64(m.n)
	m.squares += off * (v - m.mean)
	m.min, m.max = min(m.min, v), max(m.max, v)
}

// deviation is the standard deviation of the values as a sample; 0 of a single one.
func (m *moments) deviation() float64 {
	return math.Sqrt(m.squares / float64(max(1, m.n-1)))
}
