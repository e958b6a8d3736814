package survey

import (
	"math"
	"slices"
)

// A Comparison sets the measures against a column of numbers from elsewhere.
type Comparison struct {
	// Column by its name; how many rated puzzles have a number there, and how many
	// have none.
	Column  string `json:"column"`
	Pairs   int    `json:"pairs"`
	Without int    `json:"without"`
	// Measures by the order of [Measures].
	Measures []Agreement `json:"measures"`
	// Line through the logarithms of score and column.
	Line Line `json:"line"`
	// Outliers are the puzzles whose rank by score is furthest from that by the column.
	Outliers []Outlier `json:"outliers"`
}

// An Agreement is the correlation of a measure with the column.
type Agreement struct {
	Measure string `json:"measure"`
	Correlation
}

// An Outlier is a puzzle that score and column judge differently. Ranks are
// shares: 0 is the least and 1 the greatest.
type Outlier struct {
	Name       string `json:"name"`
	Score      Number `json:"score"`
	Value      Number `json:"value"`
	ScoreRank  Number `json:"score_rank"`
	ColumnRank Number `json:"column_rank"`
}

// outliersTold is how many are told.
const outliersTold = 10

// compare sets the measures against column k.
func (s *Survey) compare(k int) Comparison {
	at := len(Measures) + k
	some := s.sample.with(at)
	column := some.column(at)
	c := Comparison{Column: s.against[k], Pairs: len(column), Without: len(s.sample.points) - len(column), Measures: []Agreement{}}
	for i, m := range Measures {
		c.Measures = append(c.Measures, Agreement{m.Name, Correlations(some.column(i), column)})
	}
	c.Line = FitLogs(some.column(score), column)
	c.Outliers = some.outliers(score, at)
	return c
}

// Points gives the scores and the numbers of column k, of at most so many puzzles,
// evenly taken, for a drawing.
func (s *Survey) Points(k, most int) (scores, column []float64) {
	at := len(Measures) + k
	list := s.sample.with(at).points
	n := min(most, len(list))
	for i := range n {
		p := list[i*len(list)/n]
		scores, column = append(scores, p.values[score]), append(column, p.values[at])
	}
	return scores, column
}

// outliers lists the points that two columns rank most differently.
func (s *sample) outliers(a, b int) []Outlier {
	rankA, rankB := ranks(s.column(a)), ranks(s.column(b))
	order := make([]int, len(s.points))
	apart := make([]float64, len(s.points))
	for i := range order {
		order[i], apart[i] = i, -math.Abs(rankA[i]-rankB[i])
	}
	order = orderOf(apart, nil)
	last := math.Max(1, float64(len(order)-1))
	list := []Outlier{}
	for _, i := range slices.Clone(order[:min(outliersTold, len(order))]) {
		p := s.points[i]
		list = append(list, Outlier{p.name, Number(p.values[a]), Number(p.values[b]), Number((rankA[i] - 1) / last), Number((rankB[i] - 1) / last)})
	}
	return list
}
