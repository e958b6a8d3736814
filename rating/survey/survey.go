package survey

import (
	"math/rand/v2"

	"latin/attrition"
	"latin/rating"
)

// A Survey is what is kept of the puzzles so far.
type Survey struct {
	against []string

	puzzles, unique, several, none, undecided, fair int

	kinds   tally
	levels  [len(levels)]int
	hardest map[*attrition.Rule]int
	rules   map[*attrition.Rule]use
	moments []moments // by Measures
	scores  [len(levels)]Histogram
	seLike  Histogram
	sample  sample
}

// A use says in how many puzzles a rule is used, and how often in all.
type use struct{ puzzles, times int }

// levels has one entry a level.
var levels = [...]rating.Level{rating.VeryEasy, rating.Easy, rating.Medium, rating.Difficult, rating.VeryDifficult}

// New begins a survey; against are the names of the columns that come with the rows.
func New(against []string) *Survey {
	s := &Survey{
		against: against, hardest: make(map[*attrition.Rule]int), rules: make(map[*attrition.Rule]use),
		moments: make([]moments, len(Measures)), seLike: newHistogram(seEdges),
		sample: sample{kept: Kept, random: rand.New(rand.NewPCG(1, 2))},
	}
	for l := range s.scores {
		s.scores[l] = newHistogram(scoreEdges)
	}
	return s
}

// Add takes the next puzzle.
func (s *Survey) Add(r Row) {
	s.puzzles++
	s.kinds.add(r.Kind)
	switch r.Solutions {
	case 0:
		s.none++
	case 1:
		s.rated(r)
	case Undecided:
		s.undecided++
	default:
		s.several++
	}
}

func (s *Survey) rated(r Row) {
	s.unique++
	if r.Fair {
		s.fair++
	}
	s.levels[r.Level]++
	s.hardest[r.Hardest]++
	for _, c := range r.Rules {
		u := s.rules[c.Rule]
		s.rules[c.Rule] = use{u.puzzles + 1, u.times + c.Times}
	}
	for i, v := range r.Values {
		s.moments[i].add(v)
	}
	s.scores[r.Level].add(r.Values[score])
	s.seLike.add(r.Values[seLike])
	s.sample.add(point{r.Name, append(append(make([]float64, 0, len(r.Values)+len(r.Against)), r.Values...), r.Against...)})
}

// A tally counts names, the first so many of them; the rest under one name.
type tally struct {
	names  []string
	counts map[string]int
}

// Names of the tally, and what the rest is called.
const (
	mostKinds  = 100
	otherKinds = "others"
)

func (t *tally) add(name string) {
	if t.counts == nil {
		t.counts = make(map[string]int)
	}
	if t.counts[name] == 0 {
		if len(t.names) >= mostKinds {
			name = otherKinds
		}
		if t.counts[name] == 0 {
			t.names = append(t.names, name)
		}
	}
	t.counts[name]++
}
