package fit

import "math"

// An Estimate is a number with its standard error about the truth: that of a fit
// without the penalty, and how far the penalty moved the value, as the root of the
// sum of their squares.
type Estimate struct {
	Value, Error float64
	Freedom      float64 // of the error, as for Student's t; 0 for a normal distribution
}

// A Coefficient is what one unit of a feature adds to the difficulty.
type Coefficient struct {
	Feature string
	Estimate
}

// A Cut is the difficulty at which an answer above a level becomes likelier than
// one up to it.
type Cut struct {
	Level int // the one below; the one above is that of the next cut, or Result.Top
	Estimate
}

// An Effect is what a puzzle or a player differs by from what was expected.
type Effect struct {
	Index int // into Samples.Puzzles or Samples.Players
	Estimate
}

// Used counts what a fit is made of.
type Used struct {
	Puzzles, Players, Samples int
	Censored                  int // samples of players who gave up, among Samples
}

// A Result is a fitted model, in units of the features as they were given:
//
//	difficulty of a puzzle = Intercept + Σ coefficient × feature
//
// with a difficulty in logarithms of seconds (Times), in logits of failing
// (Solving), or on the scale of the Cuts (Levels; there is no intercept).
type Result struct {
	Response     Response
	Intercept    Estimate      // 0 for Levels
	Cuts         []Cut         // ascending; only for Levels, between those that were used
	Top          int           // the highest level used; 0 if not Levels
	Coefficients []Coefficient // of all features; 0 for those that do not vary
	Covariance   [][]float64   // of the intercept or the cuts, then the coefficients, with the penalty as knowledge

	// The deviations: of puzzles, from what the features say; of players; and of
	// the noise, 0 unless the response is Times.
	PuzzleDeviation, PlayerDeviation, NoiseDeviation float64

	// PuzzleTold and PlayerTold say whether these deviations can be told from the
	// noise; if not they are 0, and part of it.
	PuzzleTold, PlayerTold bool

	// Penalty was chosen by cross-validation: the share of the table's information
	// with which the coefficients are drawn towards 0.
	Penalty float64

	Used     Used
	LeftOut  []LeftOut
	Unrated  int      // puzzles whose features are not known
	Constant []string // features that do not vary

	Puzzles []Effect // what the features do not explain, positive for harder
	Skills  []Effect // of players, positive for better

	Validation Validation
}

// Explains says whether the features explain anything.
func (r *Result) Explains() bool { return r.Validation.Explains() }

// Difficulty is that of a puzzle with the features given, and how far from it the
// difficulty of such puzzles lies: the error of the coefficients with what features
// do not explain.
func (r *Result) Difficulty(features []float64) (difficulty, deviation float64) {
	contrast := make([]float64, len(r.Covariance))
	first := len(r.Covariance) - len(r.Coefficients)
	if len(r.Cuts) > 0 {
		contrast[(len(r.Cuts)-1)/2] = -1 // the scale hangs at the middle cut
	} else {
		contrast[0], difficulty = 1, r.Intercept.Value
	}
	for k, c := range r.Coefficients {
		contrast[first+k] = features[k]
		difficulty += c.Value * features[k]
	}
	return difficulty, math.Sqrt(quadratic(r.Covariance, contrast) + r.PuzzleDeviation*r.PuzzleDeviation)
}

// Shares is what part of all players is expected to find a puzzle very easy, easy,
// and so on, given its difficulty and the deviation of that; all 0 if the response
// is not Levels.
func (r *Result) Shares(difficulty, deviation float64) [5]float64 {
	var shares [5]float64
	shrink := 1 / math.Sqrt(1+attenuation*(deviation*deviation+r.PlayerDeviation*r.PlayerDeviation))
	below := 0.0
	for _, cut := range r.Cuts {
		upTo := logistic((cut.Value - difficulty) * shrink)
		shares[cut.Level-1] = upTo - below
		below = upTo
	}
	if r.Top > 0 {
		shares[r.Top-1] = 1 - below
	}
	return shares
}
