package survey

import (
	"latin/attrition"
)

// A Report is what a survey found.
type Report struct {
	Puzzles   int `json:"puzzles"`
	Unique    int `json:"unique"`
	Several   int `json:"several"`
	None      int `json:"none"`
	Undecided int `json:"undecided"`
	// All that follows is of the unique ones.
	NotFair int     `json:"not_fair"`
	Kinds   []Count `json:"kinds"` // of all puzzles, in the order in which they came
	Levels  []Count `json:"levels"`
	Tiers   []Count `json:"tiers"`
	// Hardest rules that occur, and the rules that are used, cheapest first.
	Hardest []Count `json:"hardest"`
	Rules   []Use   `json:"rules"`
	// Columns by [Measures].
	Columns []Description `json:"columns"`
	// Scores by level, and ratings on Sudoku Explainer's scale; from the first bin to the last
	// that holds any.
	Scores []LevelHistogram `json:"scores"`
	SELike Histogram        `json:"se_like"`
	// Sampled is how many puzzles quantiles and comparisons are taken from: all,
	// unless they are more than [Kept].
	Sampled int          `json:"sampled"`
	Against []Comparison `json:"against"`
}

// A Count says how many puzzles there are of something.
type Count struct {
	Name    string `json:"name"`
	Puzzles int    `json:"puzzles"`
}

// A Use says in how many puzzles a rule is used, and how often in all.
type Use struct {
	Name    string `json:"name"`
	Puzzles int    `json:"puzzles"`
	Times   int    `json:"times"`
}

// A LevelHistogram is that of the puzzles of one level.
type LevelHistogram struct {
	Level string `json:"level"`
	Histogram
}

// Report tells what was found so far; more puzzles may follow.
func (s *Survey) Report() Report {
	r := Report{
		Puzzles: s.puzzles, Unique: s.unique, Several: s.several, None: s.none, Undecided: s.undecided,
		NotFair: s.unique - s.fair, Kinds: []Count{}, Hardest: []Count{}, Rules: []Use{}, Against: []Comparison{},
		SELike: cut([]Histogram{s.seLike})[0], Sampled: len(s.sample.points),
	}
	for _, name := range s.kinds.names {
		r.Kinds = append(r.Kinds, Count{name, s.kinds.counts[name]})
	}
	for i, h := range cut(s.scores[:]) {
		r.Levels = append(r.Levels, Count{levels[i].String(), s.levels[i]})
		r.Scores = append(r.Scores, LevelHistogram{levels[i].String(), h})
	}
	s.reportRules(&r)
	for i, m := range Measures {
		r.Columns = append(r.Columns, s.moments[i].describe(m.Name, s.sample.column(i)))
	}
	for k := range s.against {
		r.Against = append(r.Against, s.compare(k))
	}
	return r
}

func (s *Survey) reportRules(r *Report) {
	tiers := make([]int, attrition.Beyond+1)
	for _, rule := range attrition.Rules {
		if n := s.hardest[rule]; n > 0 {
			r.Hardest = append(r.Hardest, Count{rule.Name, n})
			tiers[rule.Tier] += n
		}
		if u := s.rules[rule]; u.times > 0 {
			r.Rules = append(r.Rules, Use{rule.Name, u.puzzles, u.times})
		}
	}
	for t, n := range tiers {
		if n > 0 || attrition.Tier(t) <= attrition.Nets {
			r.Tiers = append(r.Tiers, Count{attrition.Tier(t).String(), n})
		}
	}
}
