package main

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"latin/rating"
)

func fitTerms(m *rating.Model, humans []row) {
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
	k := len(m.Terms) + 1
	d := mat.NewDense(len(y), k, x)
	var b mat.VecDense
	b.SolveVec(d, mat.NewVecDense(len(y), y))
	var g, inv mat.Dense
	g.Mul(d.T(), d)
	inv.Inverse(&g)
	m.Intercept = b.AtVec(0)
	m.Spread = 0.17
	m.Covariance = make([][]float64, k)
	for i := range k {
		m.Covariance[i] = append([]float64(nil), inv.RawRowView(i)...)
		if i > 0 {
			m.Terms[i-1].Coefficient = b.AtVec(i)
			m.Terms[i-1].Error = math.Sqrt(inv.At(i, i))
		}
	}
	tell("terms %v %v", m.Intercept, m.Terms)
}
