package survey

import (
	"slices"

	"latin/attrition"
	"latin/rating"
)

// A Measure is a number of a rated puzzle that surveys look at.
type Measure struct {
	// Name as in records; Doc says what it is, without a period.
	Name, Doc string
	of        func(*rating.Rating) float64
}

// Measures are those of which quantiles are told and which are set against other
// columns. The first is the score.
var Measures = []Measure{
	{"score", "seconds that people take", func(r *rating.Rating) float64 { return r.Score }},
	{"se_like", "rating on the scale of Sudoku Explainer", func(r *rating.Rating) float64 { return r.SELike }},
	{"steps", "how often rules are used", func(r *rating.Rating) float64 { return float64(r.Steps) }},
	ofFeature(rating.Clues),
	ofFeature(rating.Search),
	ofFeature(rating.Stuck),
	ofFeature(rating.Waves),
}

// The indices in Measures of those that have histograms.
const (
	score  = 0
	seLike = 1
)

func ofFeature(f *rating.Feature) Measure {
	return Measure{f.Name, f.Doc, func(r *rating.Rating) float64 { return f.Of(r.Path) }}
}

// A Row is what a survey takes of one puzzle.
type Row struct {
	// Name of the puzzle among the outliers, and the name of its kind.
	Name, Kind string
	// Solutions: 0, 1 or 2, where 2 means at least two; Undecided where it is not known.
	Solutions int
	// What follows is of puzzles with one solution.
	Fair    bool
	Level   rating.Level
	Hardest *attrition.Rule
	Rules   []rating.Count
	// Values by Measures.
	Values []float64
	// Against are the numbers from elsewhere, one a column; NaN where there is none.
	Against []float64
}

// Undecided stands for the number of solutions that is not known.
const Undecided = -1

// NewRow takes a row from a rating, which may be used for the next puzzle
// then; nil stands for a puzzle that is undecided.
func NewRow(name, kind string, r *rating.Rating, against []float64) Row {
	row := Row{Name: name, Kind: kind, Solutions: Undecided, Against: against}
	if r == nil {
		return row
	}
	if row.Solutions = r.Solutions; r.Solutions != 1 {
		return row
	}
	row.Fair, row.Level, row.Hardest, row.Rules = r.Fair, r.Level, r.Hardest, slices.Clone(r.Rules)
	for _, m := range Measures {
		row.Values = append(row.Values, m.of(r))
	}
	return row
}
