package rating

import (
	"math"

	"latin/rating/fit"
)

// Fitted is a model with the coefficients of a fit; what a fit does not find, its
// sight, its Explainer and its limits, it has from another model. name and version are
// printed with its scores.
func Fitted(from *Model, name, version string, r *fit.Result) *Model {
	m := *from
	m.Name, m.Version, m.About, m.Command = name, version, nil, ""
	terms := make([]Term, len(r.Coefficients))
	for i, c := range r.Coefficients {
		low, high := c.Interval()
		terms[i] = Term{Feature: c.Feature, Coefficient: fourDigits(c.Value), Error: fourDigits(c.Error), Low: fourDigits(low), High: fourDigits(high)}
	}
	m.Fit = map[string]float64{
		"puzzles": float64(r.Used.Puzzles), "players": float64(r.Used.Players), "samples": float64(r.Used.Samples),
		"spearman-cv": fourDigits(r.Validation.Spearman), "r2-cv": fourDigits(r.Validation.R2),
		"covered-cv": fourDigits(r.Validation.Covered), "penalty": fourDigits(r.Penalty),
	}
	if r.Response == fit.Levels {
		m.Perceived = &Perceived{Terms: terms}
		for _, c := range r.Cuts {
			m.Perceived.Cuts = append(m.Perceived.Cuts, Cut{Level(c.Level - 1).String(), fourDigits(c.Value)})
		}
		return &m
	}
	m.Terms, m.Intercept, m.Spread = terms, fourDigits(r.Intercept.Value), fourDigits(r.PuzzleDeviation)
	m.Covariance = make([][]float64, len(r.Covariance))
	for i, row := range r.Covariance {
		for _, v := range row {
			m.Covariance[i] = append(m.Covariance[i], fourDigits(v))
		}
	}
	return &m
}

// Rescale moves the limits of all levels from one model to another, whose scores are in
// other seconds: by the straight line, in logarithms, through the scores that both
// give the same puzzles. It does nothing when the two do not agree at all.
func (m *Model) Rescale(before, after []float64) {
	var n, sx, sy, sxx, sxy float64
	for i := range before {
		x, y := math.Log(before[i]), math.Log(after[i])
		n, sx, sy, sxx, sxy = n+1, sx+x, sy+y, sxx+x*x, sxy+x*y
	}
	slope := (n*sxy - sx*sy) / (n*sxx - sx*sx)
	if !(slope > 0) {
		return
	}
	levels := make([]Limits, len(m.Levels))
	for i, l := range m.Levels {
		levels[i] = Limits{Kind: l.Kind, Cells: l.Cells}
		for _, s := range l.Scores {
			levels[i].Scores = append(levels[i].Scores, fourDigits(math.Exp((sy-slope*sx)/n+slope*math.Log(s))))
		}
	}
	m.Levels = levels
}

// fourDigits keeps so many of a number, as many as a file needs.
func fourDigits(v float64) float64 {
	if v == 0 || math.IsInf(v, 0) || math.IsNaN(v) {
		return v
	}
	unit := math.Pow(10, 3-math.Floor(math.Log10(math.Abs(v))))
	return math.Round(v*unit) / unit
}

// Perceived is what people say of puzzles: the level is that which most of them
// would not find too low, by an ordered logit (package fit).
type Perceived struct {
	Terms []Term `json:"terms"`
	Cuts  []Cut  `json:"cuts"`
}

// A Cut is the difficulty above which a puzzle is harder than the level.
type Cut struct {
	Level string  `json:"level"`
	Above float64 `json:"above"`
}

// levelOf a path.
func (p *Perceived) levelOf(path *Path) Level {
	difficulty := sum(p.Terms, path)
	level, _ := parseLevel(p.Cuts[0].Level)
	for _, c := range p.Cuts {
		if l, _ := parseLevel(c.Level); difficulty > c.Above {
			level = l + 1
		}
	}
	return level
}

// sum adds up coefficients times features.
func sum(terms []Term, p *Path) float64 {
	total := 0.0
	for _, t := range terms {
		if f, ok := FindFeature(t.Feature); ok {
			total += t.Coefficient * f.Of(p)
		}
	}
	return total
}
