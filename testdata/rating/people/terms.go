package main

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/stat"

	"latin/rating"
	"latin/rating/fit"
)

// fitTerms finds the coefficients, and how well they do, as `latin fit` does.
func fitTerms(m *rating.Model, humans []row) {
	result, singles := explain(m, humans)
	about := m.About
	*m = *rating.Fitted(m, m.Name, m.Version, result)
	m.About = about
	m.Fit["spearman-cv-singles"] = spearman(result, singles, true)
	m.Fit["spearman-cv-others"] = spearman(result, singles, false)
	tell("terms: %.4g %+v, spread %.3g, %v", m.Intercept, m.Terms, m.Spread, m.Fit)
}

// explain fits the times by the terms of a model with its sight, and says of which puzzles
// singles suffice.
func explain(m *rating.Model, humans []row) (result *fit.Result, singles []bool) {
	samples := &fit.Samples{Name: "humans"}
	design := &fit.Design{}
	for _, t := range m.Terms {
		design.Names = append(design.Names, t.Feature)
	}
	rate(m, humans, func(r *rating.Rating, numbers []float64) {
		values := make([]float64, len(m.Terms))
		for i, t := range m.Terms {
			f, _ := rating.FindFeature(t.Feature)
			values[i] = f.Of(r.Path)
		}
		design.Rows = append(design.Rows, values)
		singles = append(singles, len(r.Path.Rounds) == 0)
		n := len(samples.Puzzles)
		samples.Puzzles = append(samples.Puzzles, fmt.Sprint(n))
		samples.Rows = append(samples.Rows, fit.Sample{Line: n + 2, Puzzle: n, Player: -1, Group: int(numbers[0]), Seconds: numbers[1]})
	})
	result, err := fit.Fit(context.Background(), samples, design, fit.Times, fit.Options{})
	if err != nil {
		fail(err)
	}
	return result, singles
}

// spearman is the rank correlation of what was predicted and seen, of the puzzles that
// singles suffice for, or of the others.
func spearman(r *fit.Result, singles []bool, which bool) float64 {
	var said, seen []float64
	for _, p := range r.Validation.Predictions {
		if singles[p.Puzzle] == which {
			said, seen = append(said, p.Difficulty), append(seen, p.Observed)
		}
	}
	return math.Round(1e4*stat.Correlation(ranks(said), ranks(seen), nil)) / 1e4
}

// ranks of values, equal ones sharing theirs.
func ranks(values []float64) []float64 {
	list := make([]float64, len(values))
	for i, v := range values {
		for _, w := range values {
			switch {
			case w < v:
				list[i]++
			case w == v:
				list[i] += 0.5
			}
		}
	}
	return list
}
