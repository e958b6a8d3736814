package fit

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/mat"
)

// eliminate takes the large side out of the dense equations (the Schur complement)
// and factorises what is left; false if it is singular.
func (s *system) eliminate() bool {
	size, n := len(s.right), len(s.slope[s.small])
	for m, curvature := range s.curvature[s.large] {
		if s.ended() {
			return false
		}
		obs, cross, slope := s.obs[s.start[m]:s.start[m+1]], s.cross[s.large][m], s.slope[s.large][m]
		weights := s.weight[s.start[m]:s.start[m+1]]
		for i := range obs {
			row := obs[i].member(s.small)
			if row < 0 || weights[i] == 0 {
				continue
			}
			share, line := weights[i]/curvature, s.raw[int(row)*size:][:size]
			for j := i; j < len(obs); j++ {
				line[obs[j].member(s.small)] -= share * weights[j]
			}
			floats.AddScaled(line[n:], -share, cross)
			s.right[row] -= share * slope
		}
		for j, c := range cross {
			floats.AddScaled(s.raw[(n+j)*size+n+j:][:len(cross)-j], -c/curvature, cross[j:])
			s.right[n+j] -= c / curvature * slope
		}
	}
	return s.factorize()
}

// Where rounding takes the matrix for singular, so much of its largest entry, or of 1, is added
// to the diagonal, and more and more until it is not: the steps become shorter, the
// top stays where it is.
const (
	firstRidge = 1e-14
	lastRidge  = 1e-2
)

func (s *system) factorize() bool {
	if s.factor.Factorize(s.dense) {
		return true
	}
	largest := 1.0
	for i := range s.right {
		largest = max(largest, *s.entry(i, i))
	}
	for ridge := firstRidge; ridge <= lastRidge; ridge *= 100 {
		for i := range s.right {
			*s.entry(i, i) += ridge * largest
		}
		if s.factor.Factorize(s.dense) {
			return true
		}
	}
	return false
}

// logDeterminant is that of all curvatures, after eliminate.
func (s *system) logDeterminant() float64 {
	sum := s.factor.LogDet()
	for _, c := range s.curvature[s.large] {
		sum += math.Log(c)
	}
	return sum
}

// solved says whether a solution is there; that it may have lost digits is no harm to
// a step, and the search tells.
func solved(err error) bool {
	var condition mat.Condition
	return err == nil || errors.As(err, &condition)
}

// newtonStep solves the equations after eliminate: first the dense ones, then each
// member of the large side. The gain is what the parabola promises, twice.
func (s *system) newtonStep(step *point) (gain float64) {
	var solution mat.VecDense
	if err := s.factor.SolveVecTo(&solution, mat.NewVecDense(len(s.right), s.right)); !solved(err) {
		return math.NaN()
	}
	x, n := solution.RawVector().Data, len(s.slope[s.small])
	gain = dot(s.right, x)
	copy(step.effect[s.small], x[:n])
	copy(step.shifts, x[n:])
	copy(step.slopes, x[n+len(step.shifts):])
	for m, curvature := range s.curvature[s.large] {
		rest := s.slope[s.large][m]
		gain += rest * rest / curvature
		rest -= dot(s.cross[s.large][m], x[n:])
		for i := s.start[m]; i < s.start[m+1]; i++ {
			if row := s.obs[i].member(s.small); row >= 0 {
				rest -= s.weight[i] * x[row]
			}
		}
		step.effect[s.large][m] = rest / curvature
	}
	return gain
}

// When to stop: by how much twice the likelihood could still grow.
const (
	roughly     = 1e-4 // while scales and penalties are compared
	exactly     = 1e-9
	newtonSteps = 200
	halvings    = 40
)

// maximise moves a point to the top of the penalised likelihood, which is
// concave, by Newton steps that are halved until they help. Afterwards the system
// holds value and curvatures at the top. It says false when the numbers do not
// allow it.
func (s *system) maximise(at *point, sc *scales, enough float64) bool {
	step, trial := at.clone(), at.clone()
	s.assemble(at, sc)
	for range newtonSteps {
		if !s.eliminate() {
			return false
		}
		gain := s.newtonStep(step)
		switch {
		case math.IsNaN(gain):
			return false
		case gain < enough:
			return true
		case !s.search(at, step, trial, sc):
			s.assemble(at, sc)
			return s.eliminate()
		}
		*at, *trial = *trial, *at
	}
	return true
}

// search goes along a step as far as it helps, and assembles there; false if nowhere
// along it is better by more than rounding.
func (s *system) search(at, step, trial *point, sc *scales) bool {
	value, length := s.value, 1.0
	for range halvings {
		at.moved(step, length, trial)
		if s.assemble(trial, sc); s.value > value {
			return true
		}
		length /= 2
	}
	return false
}
