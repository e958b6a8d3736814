package main

import (
	"fmt"
	"math"

	"latin/rating"
	"latin/rating/fit"
	"latin/rating/plot"
)

// fitFigure draws how well puzzles are predicted that a fit has not seen.
func fitFigure(s *fit.Samples, results []*fit.Result) plot.Figure {
	f := plot.Figure{Title: "What was predicted, and what was observed", Note: s.Name + "; each puzzle is predicted from the others"}
	for _, r := range results {
		f.Panels = append(f.Panels, predicted(r))
		if r.Response == fit.Levels {
			f.Panels = append(f.Panels, reliability(r))
		}
	}
	return f
}

// predicted sets each puzzle's observation against its prediction.
func predicted(r *fit.Result) plot.Panel {
	v := &r.Validation
	p := &plot.Scatter{Curves: []plot.Curve{diagonal}}
	number := func(x float64) float64 { return x }
	switch r.Response {
	case fit.Times:
		number = math.Exp
		p.Title = "Times"
		p.X, p.Y = plot.Axis{Label: "seconds predicted", Log: true}, plot.Axis{Label: "seconds observed", Log: true}
	case fit.Levels:
		p.Title = "Perceived levels"
		p.X, p.Y = plot.Axis{Label: "mean level predicted, from 1 (very easy) to 5"}, plot.Axis{Label: "mean level observed"}
	case fit.Solving:
		p.Title = "Puzzles not solved"
		p.X, p.Y = plot.Axis{Label: "share predicted"}, plot.Axis{Label: "share observed"}
	}
	p.Note = fmt.Sprintf("%s; rank correlation %.3f; %.0f %% in the interval of 80 %%", howMany(len(v.Predictions), "puzzle"), v.Spearman, 100*v.Covered)
	for _, q := range v.Predictions {
		p.Points = append(p.Points, plot.Point{X: number(q.Predicted), Y: number(q.Observed)})
	}
	if len(v.Calibration) > 1 {
		means := plot.Dots{Name: "means"}
		for _, bin := range v.Calibration {
			means.Points = append(means.Points, plot.Point{X: number(bin.Predicted), Y: number(bin.Observed)})
		}
		p.Series = []plot.Dots{means}
		p.Note += fmt.Sprintf("; large: means of %d groups", len(v.Calibration))
	}
	return p
}

// reliability sets the share of the answers that each level got against what was
// predicted of it.
func reliability(r *fit.Result) plot.Panel {
	p := &plot.Scatter{
		Title: "Reliability, level by level", Note: "share of the answers; each dot is a group of puzzles of about the same prediction",
		X: plot.Axis{Label: "share predicted"}, Y: plot.Axis{Label: "share observed"}, Same: true, Curves: []plot.Curve{diagonal},
	}
	for level, bins := range r.Validation.Reliability {
		dots := plot.Dots{Name: rating.Level(level).Title()}
		for _, bin := range bins {
			dots.Points = append(dots.Points, plot.Point{X: bin.Predicted, Y: bin.Observed})
		}
		p.Series = append(p.Series, dots)
	}
	return p
}

// diagonal is where what is predicted is what is observed.
var diagonal = plot.Curve{Of: func(x float64) float64 { return x }, Behind: true}
