package fit

import "gonum.org/v1/gonum/mat"

// covariance is that of shifts and slopes after maximise: the inverse of the
// curvatures, where the penalty counts as what was known before (Wahba 1983).
func (s *system) covariance() [][]float64 {
	n, fixed := len(s.slope[s.small]), s.fixed()
	unit := mat.NewDense(len(s.right), fixed, nil)
	for j := range fixed {
		unit.Set(n+j, j, 1)
	}
	var inverse mat.Dense
	if err := s.factor.SolveTo(&inverse, unit); !solved(err) {
		return square(fixed)
	}
	list := square(fixed)
	for i := range fixed {
		for j := range fixed {
			list[i][j] = (inverse.At(n+i, j) + inverse.At(n+j, i)) / 2
		}
	}
	return list
}

func square(n int) [][]float64 {
	list := make([][]float64, n)
	for i := range list {
		list[i] = make([]float64, n)
	}
	return list
}

// quadratic is v'Cv, not below 0.
func quadratic(c [][]float64, v []float64) float64 {
	sum := 0.0
	for i := range v {
		sum += v[i] * dot(c[i], v)
	}
	return max(sum, 0)
}

// effectVariances are those of both sides after maximise, in units of their deviation.
func (s *system) effectVariances() [2][]float64 {
	var inverse mat.SymDense
	var list [2][]float64
	for side := range list {
		list[side] = make([]float64, len(s.slope[side]))
	}
	if err := s.factor.InverseTo(&inverse); !solved(err) {
		return list
	}
	for m := range list[s.small] {
		list[s.small][m] = inverse.At(m, m)
	}
	for m := range list[s.large] {
		list[s.large][m] = s.eliminatedVariance(&inverse, m)
	}
	return list
}

// eliminatedVariance is that of a member of the large side: its own, and what it
// takes over from those it is joined to.
func (s *system) eliminatedVariance(inverse *mat.SymDense, m int) float64 {
	var columns []int
	var values []float64
	for i := s.start[m]; i < s.start[m+1]; i++ {
		if row := s.obs[i].member(s.small); row >= 0 {
			columns, values = append(columns, int(row)), append(values, s.weight[i])
		}
	}
	for j, c := range s.cross[s.large][m] {
		columns, values = append(columns, len(s.slope[s.small])+j), append(values, c)
	}
	sum := 0.0
	for a, i := range columns {
		for b, j := range columns {
			sum += values[a] * values[b] * inverse.At(i, j)
		}
	}
	own := s.curvature[s.large][m]
	return 1/own + sum/(own*own)
}
