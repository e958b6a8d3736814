package survey

import "math"

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
	column := rank(some.column(at))
	c := Comparison{Column: s.against[k], Pairs: len(some.points), Without: len(s.sample.points) - len(some.points), Measures: []Agreement{}}
	for i, m := range Measures {
		c.Measures = append(c.Measures, Agreement{m.Name, column.with(some.column(i))})
	}
	scores := rank(some.column(score))
	c.Line = FitLogs(scores.values, column.values)
	c.Outliers = some.outliers(scores, column)
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

// outliers lists the points that two of their columns rank most differently.
func (s *sample) outliers(a, b ranked) []Outlier {
	apart := make([]float64, len(s.points))
	for i := range apart {
		apart[i] = -math.Abs(a.ranks[i] - b.ranks[i])
	}
	order := orderOf(apart, nil)
	last := math.Max(1, float64(len(order)-1))
	list := []Outlier{}
	for _, i := range order[:min(outliersTold, len(order))] {
		list = append(list, Outlier{
			s.points[i].name, Number(a.values[i]), Number(b.values[i]),
			Number((a.ranks[i] - 1) / last), Number((b.ranks[i] - 1) / last),
		})
	}
	return list
}
