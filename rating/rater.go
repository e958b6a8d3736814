package rating

import (
	"context"
	"math"
	"slices"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// A Rating is what is said of one puzzle.
type Rating struct {
	// Solutions: 0, 1 or 2, where 2 means at least two. All else is of puzzles with one.
	Solutions int
	// Fair says whether rules alone solve it, Hardest the dearest of those that are
	// needed; [attrition.Backtrack] where they do not.
	Fair    bool
	Hardest *attrition.Rule
	// Score in seconds, with the interval in which [Sure] of the puzzles lie.
	Score, Low, High float64
	Level            Level
	// SELike is the rating on Sudoku Explainer's scale.
	SELike float64
	// Steps is how often rules are used, by Rules.
	Steps int
	Rules []Count
	// Path that the features are taken from; good until the next rating.
	Path *Path
}

// A Count says how often a rule is used: cells that singles write, and rounds of
// other rules.
type Count struct {
	Rule  *attrition.Rule
	Times int
}

// A Rater rates the puzzles of one Puzzle. It belongs to one goroutine.
type Rater struct {
	model  *Model
	limits Limits
	search *search.Searcher
	tracer *tracer
	scale  *explainer
	rating Rating
}

// NewRater makes a rater with a model.
func NewRater(p *latin.Puzzle, m *Model) *Rater {
	t := newTracer(p, &m.Sight)
	return &Rater{model: m, limits: m.LimitsOf(p), search: search.New(p), tracer: t, scale: newExplainer(t.race)}
}

// Puzzle of the rater.
func (r *Rater) Puzzle() *latin.Puzzle { return r.tracer.grid.puzzle }

// Rate rates a puzzle. The rating is the rater's own, good until the next call.
// When the context ends there is none, and its cause is the error.
func (r *Rater) Rate(ctx context.Context, clues latin.PB) (*Rating, error) {
	boards, err := r.search.UpTo(ctx, clues, 2)
	if err != nil {
		return nil, err
	}
	r.rating = Rating{Solutions: len(boards), Rules: r.rating.Rules[:0]}
	if len(boards) != 1 {
		return &r.rating, nil
	}
	path, err := r.tracer.trace(ctx, clues, boards[0])
	if err != nil {
		return nil, err
	}
	r.judge(path)
	return &r.rating, nil
}

// judge fills in the rating from a path.
func (r *Rater) judge(p *Path) {
	q := &r.rating
	q.Path, q.Hardest, q.Fair = p, p.Hardest(), p.Outcome == attrition.Solved
	q.Score, q.Low, q.High = r.model.predict(p, r.Puzzle().Name())
	if k := r.Puzzle().Kind(); k != nil && k.Reckoned {
		q.Low, q.High = widened(q.Score, q.Low), widened(q.Score, q.High)
	}
	q.Level = r.limits.LevelOf(q.Score)
	if says := r.model.Perceived; says != nil && slices.Contains(r.model.Kinds, r.Puzzle().Name()) {
		q.Level = says.levelOf(p)
	}
	solved := false
	if q.SELike, solved = r.scale.rate(p); !solved {
		q.SELike = r.model.Explainer[q.Hardest.Name]
	}
	q.Rules = p.counts(q.Rules)
	for _, c := range q.Rules {
		q.Steps += c.Times
	}
}

// reckoning is a further standard deviation of ln seconds, judged and not measured, where
// a puzzle asks for arithmetic: none of the people of the fit had to do any.
const reckoning = 0.8

// widened moves an end of the interval away from the score by the chance of reckoning.
func widened(score, end float64) float64 {
	half := math.Hypot(math.Log(end/score), sureWidth*reckoning)
	return score * math.Exp(math.Copysign(half, end-score))
}

// counts lists the rules that the path uses, cheapest first.
func (p *Path) counts(list []Count) []Count {
	add := func(rule *attrition.Rule, times int) {
		if times == 0 {
			return
		}
		i := slices.IndexFunc(list, func(c Count) bool { return c.Rule == rule })
		if i < 0 {
			list = append(list, Count{Rule: rule})
			i = len(list) - 1
		}
		list[i].Times += times
	}
	add(attrition.HiddenSingle, p.Uses(attrition.HiddenSingle))
	add(attrition.NakedSingle, p.Uses(attrition.NakedSingle))
	for _, r := range p.Rounds {
		add(r.Rule, 1)
	}
	if p.Outcome != attrition.Solved {
		add(attrition.Backtrack, 1)
	}
	slices.SortStableFunc(list, func(a, b Count) int { return a.Rule.Cost - b.Rule.Cost })
	return list
}

// Features gives the values of all [Features], in their order.
func (p *Path) Features() []float64 {
	values := make([]float64, len(Features))
	for i, f := range Features {
		values[i] = f.Of(p)
	}
	return values
}
