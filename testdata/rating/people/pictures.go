package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"

	"gonum.org/v1/gonum/stat"

	"latin/rating"
	"latin/rating/fit"
	"latin/rating/plot"
)

// drawPictures draws how the model in the program does on both tables.
func drawPictures(folder string, humans, explained []row) {
	m := rating.Default()
	result, singles := explain(m, humans)
	write(folder, "people.svg", plot.Figure{
		Title:  "People",
		Note:   "Sudoku of an app; each dot is a puzzle, predicted by a fit to the others",
		Panels: []plot.Panel{times(result, singles, true), times(result, singles, false)},
	})
	write(folder, "explainer.svg", plot.Figure{
		Title:  "Sudoku Explainer",
		Note:   "dots are moved a little at random, since ratings are the same of many puzzles",
		Panels: []plot.Panel{likeExplainer(m, explained)},
	})
	write(folder, "levels.svg", plot.Figure{
		Title:  "Scores and levels",
		Note:   "model " + m.Title(),
		Panels: []plot.Panel{scores(m, humans, "Sudoku of an app"), scores(m, explained, "Sudoku rated by Sudoku Explainer, many of them very hard")},
	})
}

func write(folder, name string, f plot.Figure) {
	if err := os.WriteFile(filepath.Join(folder, name), f.SVG(), 0o644); err != nil {
		fail(err)
	}
}

// times sets the mean times of people against what was predicted, of the puzzles that singles
// suffice for, or of the others.
func times(r *fit.Result, singles []bool, which bool) plot.Panel {
	p := &plot.Scatter{
		Title: "Singles suffice", X: plot.Axis{Label: "seconds predicted", Log: true}, Y: plot.Axis{Label: "mean seconds", Log: true},
		Curves: []plot.Curve{diagonal},
	}
	if !which {
		p.Title = "More than singles is needed"
	}
	for _, q := range r.Validation.Predictions {
		if singles[q.Puzzle] == which {
			p.Points = append(p.Points, plot.Point{X: math.Exp(q.Predicted), Y: math.Exp(q.Observed)})
		}
	}
	p.Note = fmt.Sprintf("%d puzzles; rank correlation %.3f; on the line the prediction is right", len(p.Points), spearman(r, singles, which))
	return p
}

// likeExplainer sets se_like against the rating of Sukaku Explainer.
func likeExplainer(m *rating.Model, explained []row) plot.Panel {
	p := &plot.Scatter{
		Title: "se_like against Sukaku Explainer 1.8.2", X: plot.Axis{Label: "se_like"}, Y: plot.Axis{Label: "Sukaku Explainer"},
		Same: true, Curves: []plot.Curve{diagonal},
	}
	var ours, theirs []float64
	rate(m, explained, func(r *rating.Rating, numbers []float64) {
		n := uint64(len(ours))
		p.Points = append(p.Points, plot.Point{X: r.SELike + jitter(2*n), Y: numbers[0] + jitter(2*n+1)})
		ours, theirs = append(ours, r.SELike), append(theirs, numbers[0])
	})
	p.Note = fmt.Sprintf("%d puzzles, a third of them of a natural mix; rank correlation %.3f", len(ours), stat.Correlation(ranks(ours), ranks(theirs), nil))
	return p
}

// jitter spreads numbers over a twentieth to each side: multiples of the golden ratio.
func jitter(n uint64) float64 {
	return 0.1 * (math.Mod(float64(n)*math.Phi, 1) - 0.5)
}

// scores is a histogram of the scores, by level.
func scores(m *rating.Model, rows []row, title string) plot.Panel {
	h := &plot.Histogram{Title: title, X: plot.Axis{Label: "score, in seconds", Log: true}, Y: plot.Axis{Label: "puzzles"}}
	for _, name := range rating.LevelNames() {
		h.Series = append(h.Series, plot.Series{Name: name, Counts: make([]int, bins)})
	}
	for i := range bins + 1 {
		h.Edges = append(h.Edges, lowest*math.Pow(widest, float64(i)/bins))
	}
	count := 0
	rate(m, rows, func(r *rating.Rating, _ []float64) {
		bin := int(bins * math.Log(r.Score/lowest) / math.Log(widest))
		h.Series[r.Level].Counts[min(max(bin, 0), bins-1)]++
		count++
	})
	h.Note = fmt.Sprintf("%d puzzles, by level", count)
	return h
}

// The bins of the histograms: of equal ratios, from so many seconds to so many times that.
const (
	bins   = 36
	lowest = 200.0
	widest = 12.0
)

// diagonal is where what is predicted is what is seen.
var diagonal = plot.Curve{Of: func(x float64) float64 { return x }, Behind: true}
