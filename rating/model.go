package rating

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"

	"latin/attrition"
)

// A Model turns features into a score: the seconds that a puzzle takes the players
// on whom it was fitted, on geometric average, as far as features tell.
//
//	ln score = Intercept + Σ coefficient × feature
//
// It is a file, so that another population of players can have another one
// (`latin fit`); [Default] is the one in the program.
type Model struct {
	Schema string `json:"schema"`
	// Name and Version are printed with every score.
	Name    string `json:"name"`
	Version string `json:"version"`
	// About tells of the data: whose times, how many, licence, how it was fitted.
	About   []string `json:"about"`
	Command string   `json:"command,omitempty"`
	// Strategy is the version of the rules' strategy at the time of the fit.
	Strategy int `json:"strategy"`

	Sight     Sight   `json:"sight"`
	Intercept float64 `json:"intercept"`
	Terms     []Term  `json:"terms"`
	// Covariance of the intercept and the coefficients, in that order.
	Covariance [][]float64 `json:"covariance"`
	// Spread is the standard deviation of ln seconds of puzzles with the same
	// features, without the players' chance.
	Spread float64 `json:"spread"`
	// Kinds of which there were times; of others, Elsewhere is a further standard
	// deviation, which is judged and not measured.
	Kinds     []string `json:"kinds"`
	Elsewhere float64  `json:"elsewhere"`
	// Fit tells how good it is: by name, such as "spearman-cv".
	Fit map[string]float64 `json:"fit"`

	// Perceived levels, which stand above the limits on the kinds of which there are
	// some; nil when there are none.
	Perceived *Perceived `json:"perceived,omitempty"`
	// Levels of the kinds, by rising number of cells.
	Levels []Limits `json:"levels"`
	// Explainer is the rating on Sudoku Explainer's scale of puzzles that need a rule
	// which it does not have, by the dearest rule.
	Explainer map[string]float64 `json:"explainer"`
}

// A Term is a coefficient with its standard error and the interval that holds the
// truth 95 times in 100, of tables like that of the fit.
type Term struct {
	Feature     string  `json:"feature"`
	Coefficient float64 `json:"coefficient"`
	Error       float64 `json:"error"`
	Low         float64 `json:"low"`
	High        float64 `json:"high"`
}

// Schema of model files.
const Schema = "latin-model/1"

// ErrModel is wrapped by errors about model files.
var ErrModel = errors.New("not a model")

//go:embed models/people.json
var people []byte

// Default is the model in the program, fitted to the times of people who solved
// Sudoku in an app; see docs/rating.md.
var Default = sync.OnceValue(func() *Model {
	m, err := ParseModel(people)
	if err != nil {
		panic(err) // a test reads it
	}
	return m
})

// ParseModel reads a model. The error wraps [ErrModel] and says what is wrong.
func ParseModel(data []byte) (*Model, error) {
	m := new(Model)
	if err := json.Unmarshal(data, m); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrModel, err)
	}
	if err := m.check(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrModel, err)
	}
	return m, nil
}

func (m *Model) check() error {
	if m.Schema != Schema {
		return fmt.Errorf("its schema is %.40q; this program reads %q", m.Schema, Schema)
	}
	if err := m.Sight.check(); err != nil {
		return err
	}
	if err := checkTerms(m.Terms); err != nil {
		return err
	}
	if err := m.Perceived.check(); err != nil {
		return err
	}
	if n := len(m.Terms) + 1; len(m.Covariance) != n || slices.ContainsFunc(m.Covariance, func(row []float64) bool { return len(row) != n }) {
		return fmt.Errorf("the covariance must have %d rows and columns: the intercept's and one a term", n)
	}
	return m.checkLevels()
}

// Title of the model, with its version, as it is printed with scores.
func (m *Model) Title() string { return m.Name + "/" + m.Version }

// Sure is the share of puzzles whose score lies in the interval, and sureWidth how many
// standard deviations that is to each side.
const (
	Sure      = 0.8
	sureWidth = 1.2815515655446004
)

// predict gives the score and its interval.
func (m *Model) predict(p *Path, kind string) (score, low, high float64) {
	x := make([]float64, len(m.Terms)+1)
	x[0] = 1
	total := 0.0
	for i, t := range m.Terms {
		if f, ok := FindFeature(t.Feature); ok {
			x[i+1] = f.Of(p)
			total += t.Coefficient * x[i+1]
		}
	}
	ln := m.Intercept + total
	variance := m.Spread * m.Spread
	for i, row := range m.Covariance {
		for j, v := range row {
			variance += x[i] * v * x[j]
		}
	}
	if !slices.Contains(m.Kinds, kind) {
		variance += m.Elsewhere * m.Elsewhere
	}
	half := sureWidth * math.Sqrt(max(0, variance))
	return math.Exp(ln), math.Exp(ln - half), math.Exp(ln + half)
}

// check says what is wrong with the constants.
func (s *Sight) check() error {
	for _, v := range append([]float64{s.Line, s.Naked, s.Last, s.Crowd, s.Removal}, s.Stuck...) {
		if !(v >= 0 && v <= 1e6) {
			return fmt.Errorf("a constant of sight is %g; they are from 0 to 1e6", v)
		}
	}
	if n := int(attrition.Beyond) + 1; len(s.Stuck) != n {
		return fmt.Errorf("sight needs %d times in stuck, one a tier; found %d", n, len(s.Stuck))
	}
	return nil
}

func checkTerms(terms []Term) error {
	for _, t := range terms {
		if _, ok := FindFeature(t.Feature); !ok {
			return fmt.Errorf("no feature is called %.40q; `latin rate --features` writes them all", t.Feature)
		}
	}
	return nil
}

func (p *Perceived) check() error {
	if p == nil {
		return nil
	}
	if len(p.Cuts) == 0 || len(p.Cuts) >= len(levelNames) {
		return fmt.Errorf("perceived levels need from 1 to %d cuts; found %d", len(levelNames)-1, len(p.Cuts))
	}
	last := Level(-1)
	for i, c := range p.Cuts {
		l, err := parseLevel(c.Level)
		if err != nil {
			return err
		}
		if l <= last || l == VeryDifficult || i > 0 && c.Above < p.Cuts[i-1].Above {
			return fmt.Errorf("the cuts of perceived levels do not rise at %s", l)
		}
		last = l
	}
	return checkTerms(p.Terms)
}
