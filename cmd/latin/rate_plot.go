package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"latin/rating/plot"
	"latin/rating/survey"
)

// mostDots is how many puzzles a scatter shows; more hide each other.
const mostDots = 3000

// figure draws what the summary tells.
func (r *ratingRun) figure(s *survey.Report) plot.Figure {
	note := howMany(s.Unique, "rated puzzle")
	if r.flags.where != "" {
		note += " where " + r.flags.where
	}
	f := plot.Figure{Title: "How hard these puzzles are", Note: note + "; model " + r.model.Title()}
	scores := plot.Histogram{
		Title: "Scores", Note: "by level", X: plot.Axis{Label: "score, in seconds", Log: true}, Y: plot.Axis{Label: "puzzles"},
		Edges: s.Scores[0].Edges,
	}
	for _, h := range s.Scores {
		scores.Series = append(scores.Series, plot.Series{Name: h.Level, Counts: h.Counts})
	}
	hardest := plot.Bars{Title: "Hardest rule", Note: "the dearest of those that are needed"}
	for _, c := range s.Hardest {
		hardest.Items = append(hardest.Items, plot.Item{Name: c.Name, Count: c.Puzzles})
	}
	f.Panels = append(f.Panels, &scores, &hardest)
	for i := range s.Against {
		f.Panels = append(f.Panels, r.scatter(i, &s.Against[i]))
	}
	return f
}

// scatter draws the score against a column.
func (r *ratingRun) scatter(k int, c *survey.Comparison) plot.Panel {
	p := &plot.Scatter{
		Title: "Score against " + c.Column, X: plot.Axis{Label: "score, in seconds", Log: true}, Y: plot.Axis{Label: c.Column, Log: true},
	}
	scores, column := r.survey.Points(k, mostDots)
	for i := range scores {
		p.Points = append(p.Points, plot.Point{X: scores[i], Y: column[i]})
		p.Y.Log = p.Y.Log && column[i] > 0
	}
	p.Note = howMany(c.Pairs, "puzzle")
	if len(scores) < c.Pairs {
		p.Note += fmt.Sprintf(", %d of them drawn", len(scores))
	}
	p.Note += "; Spearman " + coefficient(c.Measures[0].Spearman)
	if l := c.Line; p.Y.Log && !math.IsNaN(float64(l.Slope)) {
		p.Note += fmt.Sprintf("; line: %s ~ score^%.2f, r of logarithms %s", c.Column, l.Slope, coefficient(l.Correlation))
		p.Curves = append(p.Curves, plot.Curve{Of: func(x float64) float64 { return math.Exp(float64(l.Intercept + l.Slope*survey.Number(math.Log(x)))) }})
	}
	return p
}

// checkPlot says what is wrong with the value of --plot, before any work is done for it.
func checkPlot(name string) error {
	if name == "" {
		return nil
	}
	if !strings.EqualFold(filepath.Ext(name), ".svg") {
		return usagef("--plot draws SVG and %q has another extension; name it FILE.svg", name)
	}
	if info, err := os.Stat(filepath.Dir(name)); err != nil || !info.IsDir() {
		return failed(fmt.Errorf("--plot: there is no folder %s; make it first", filepath.Dir(name)))
	}
	return nil
}

func writePlot(name string, f plot.Figure) error {
	if err := os.WriteFile(name, f.SVG(), 0o666); err != nil {
		return failed(err)
	}
	return nil
}
