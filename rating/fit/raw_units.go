package fit

import (
	"math"

	"gonum.org/v1/gonum/floats"
)

// result takes a fit back to the units of the features.
func (s *system) result(d *Design, response Response, at *point, sc *scales, without *bare) *Result {
	r := &Result{
		Response:        response,
		PuzzleDeviation: without.unbiased(sc, puzzleSide), PlayerDeviation: without.unbiased(sc, playerSide), NoiseDeviation: sc.noise,
		PuzzleTold: s.sides[puzzleSide].random, PlayerTold: s.sides[playerSide].random,
		Used:    Used{Puzzles: s.puzzles(), Players: s.sides[playerSide].used, Samples: len(s.obs)},
		LeftOut: s.leftOut,
	}
	for _, row := range d.Rows {
		if !rated(row) {
			r.Unrated++
		}
	}
	for i := range s.obs {
		if s.obs[i].censored {
			r.Used.Censored++
		}
	}
	s.fillCoefficients(r, d.Names, at, without)
	variances := s.effectVariances()
	r.Puzzles = s.effects(puzzleSide, sc.effect[puzzleSide], at, variances)
	r.Skills = s.effects(playerSide, -sc.effect[playerSide], at, variances)
	return r
}

// fillCoefficients changes shifts and slopes, and their covariance, by a matrix.
func (s *system) fillCoefficients(r *Result, names []string, at *point, without *bare) {
	change := s.change(len(names), r.Response == Levels)
	r.Covariance = sandwich(change, s.covariance())
	errors := sandwich(change, without.withPenalty(at))
	standard := without.unbiasedFixed(at)
	shift, slope := s.freedom()
	estimates := make([]Estimate, len(change))
	for i, row := range change {
		estimates[i] = Estimate{dot(row, standard), math.Sqrt(max(errors[i][i], 0)), slope}
		if i < s.shifts {
			estimates[i].Freedom = shift
		}
	}
	if r.Response == Levels {
		values := s.family.(*categories).values
		for k := range at.shifts {
			r.Cuts = append(r.Cuts, Cut{int(values[k]), estimates[k]})
		}
		r.Top = int(values[len(at.shifts)])
	} else {
		r.Intercept = estimates[0]
	}
	for k, name := range names {
		r.Coefficients = append(r.Coefficients, Coefficient{name, estimates[len(at.shifts)+k]})
		if s.scaling.deviation[k] == 0 {
			r.Constant = append(r.Constant, name)
		}
	}
}

// unbiasedFixed are shifts and slopes of the penalised fit less the bias of the method.
// No category becomes less than half as wide by that, so that cuts rise.
func (b *bare) unbiasedFixed(at *point) []float64 {
	values := at.fixed()
	for i, by := range b.bias.fixed {
		values[i] -= by
	}
	for k := 1; k < len(at.shifts); k++ {
		values[k] = max(values[k], values[k-1]+(at.shifts[k]-at.shifts[k-1])/2)
	}
	return values
}

// unbiased is a deviation of the penalised fit less the bias of the method.
func (b *bare) unbiased(sc *scales, side int) float64 {
	return max(0, sc.effect[side]-b.bias.effect[side])
}

// change is the matrix that makes raw units of standard ones: a row for the
// intercept, which is minus the shift, or for each cut, which is one, and a row for
// each feature.
func (s *system) change(features int, cuts bool) [][]float64 {
	shifts := s.shifts
	rows := make([][]float64, shifts+features)
	for i := range rows {
		rows[i] = make([]float64, s.fixed())
	}
	sign := -1.0
	if cuts {
		sign = 1
	}
	for i, k := range s.scaling.kept {
		rows[shifts+k][shifts+i] = 1 / s.scaling.deviation[k]
		for shift := range shifts {
			rows[shift][shifts+i] = sign * s.scaling.mean[k] / s.scaling.deviation[k]
		}
	}
	for shift := range shifts {
		rows[shift][shift] = sign
	}
	return rows
}

// sandwich is A C A'.
func sandwich(a, c [][]float64) [][]float64 {
	half := square(len(a))
	for i, row := range a {
		half[i] = make([]float64, len(c))
		for k, v := range row {
			floats.AddScaled(half[i], v, c[k])
		}
	}
	product := square(len(a))
	for i := range a {
		for j := range i + 1 {
			product[i][j] = dot(half[i], a[j])
			product[j][i] = product[i][j]
		}
	}
	return product
}

// effects lists those of a side, in units of the response; none if they cannot be
// told from the noise.
func (s *system) effects(side int, unit float64, at *point, variances [2][]float64) []Effect {
	if !s.sides[side].random {
		return nil
	}
	list := make([]Effect, len(at.effect[side]))
	for m, original := range s.sides[side].original {
		list[m] = Effect{original, Estimate{unit * at.effect[side][m], math.Abs(unit) * math.Sqrt(variances[side][m]), 0}}
	}
	return list
}
