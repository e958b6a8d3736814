package main

import (
	"math"
	"strconv"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/optimize"

	"latin/attrition"
	"latin/rating"
)

// sightOf reads the constants from their logarithms, which the search moves. There are
// hardly any times of puzzles that need rules beyond the advanced tier: each further
// tier is taken to be harder by the factor between the first two.
func sightOf(x []float64) rating.Sight {
	basic, advanced := math.Exp(x[4]), math.Exp(x[5])
	stuck := make([]float64, attrition.Beyond+1)
	for t := range stuck {
		if t > 0 {
			stuck[t] = basic * math.Pow(advanced/basic, float64(t-1))
		}
	}
	return rating.Sight{
		Line: math.Exp(x[0]), Naked: math.Exp(x[1]), Last: math.Exp(x[2]), Crowd: math.Exp(x[3]), Stuck: stuck,
		Removal: math.Exp(x[6]),
	}
}

// fitSight finds the constants with which the terms leave the least squares
// of the logarithms of times, by the simplex of Nelder and Mead.
func fitSight(m *rating.Model, humans []row) {
	start := []float64{math.Log(0.86), math.Log(0.23), math.Log(1.4), math.Log(0.74), math.Log(8), math.Log(24), 0}
	from := append([]float64(nil), start...)
	evaluations := 0
	problem := optimize.Problem{Func: func(x []float64) float64 {
		m.Sight = sightOf(x)
		left := leastSquares(m, humans)
		for i := range x { // constants that times tell nothing about stay
			left += tether * (x[i] - from[i]) * (x[i] - from[i])
		}
		if evaluations++; evaluations%20 == 0 {
			tell("sight: %d evaluations, %.3f squares left", evaluations, left)
		}
		return left
	}}
	result, err := optimize.Minimize(problem, start, &optimize.Settings{FuncEvaluations: 280}, &optimize.NelderMead{SimplexSize: 0.15})
	if result == nil {
		fail(err)
	}
	m.Sight = rounded(sightOf(result.X))
	tell("sight: %+v", m.Sight)
}

// tether holds the constants near where they begin: one square for a factor of e.
const tether = 1

// rounded has three digits of each constant.
func rounded(s rating.Sight) rating.Sight {
	round := func(v float64) float64 {
		short, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 3, 64), 64) // what was written can be read
		return short
	}
	s.Line, s.Naked, s.Last, s.Crowd = round(s.Line), round(s.Naked), round(s.Last), round(s.Crowd)
	s.Removal = round(s.Removal)
	for i := range s.Stuck {
		s.Stuck[i] = round(s.Stuck[i])
	}
	return s
}

// leastSquares fits the terms to the logarithms of times and gives what is left, in
// squares of standard deviations.
func leastSquares(m *rating.Model, humans []row) float64 {
	var x, y []float64
	rate(m, humans, func(r *rating.Rating, numbers []float64) {
		root := math.Sqrt(weight(numbers[0]))
		x = append(x, root)
		for _, t := range m.Terms {
			f, _ := rating.FindFeature(t.Feature)
			x = append(x, root*f.Of(r.Path))
		}
		y = append(y, root*math.Log(numbers[1]))
	})
	design, seen := mat.NewDense(len(y), len(m.Terms)+1, x), mat.NewVecDense(len(y), y)
	var b, left mat.VecDense
	if err := b.SolveVec(design, seen); err != nil {
		fail(err)
	}
	left.MulVec(design, &b)
	left.SubVec(seen, &left)
	return mat.Dot(&left, &left)
}

// weight of a mean of so many players: their chance, and what features do not tell.
func weight(players float64) float64 { return 1 / (0.06 + 1.08/players) }
