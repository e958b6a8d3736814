package fit

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"
)

// A Prediction is what was said of a puzzle by a fit that did not see it.
type Prediction struct {
	Puzzle  int // index into Samples.Puzzles
	Part    int // of the cross-validation
	Samples int // that were used

	// Difficulty is the sum of coefficients times features with the intercept,
	// larger for harder puzzles; puzzles are ordered by it.
	Difficulty float64

	// Of times, logarithms of seconds of an average player; of levels the mean of
	// the numbers 1 to 5, of solving the share that failed, both for the
	// players there were. Observed is meant to lie between Low and High for 80 %
	// of the puzzles.
	Predicted, Observed, Low, High float64

	// Of levels, the share of the answers from very easy to very difficult: what was
	// predicted, and what was seen. All 0 of other responses.
	Expected, Seen [5]float64
}

// A Bin sums up puzzles for which about the same was predicted.
type Bin struct {
	Puzzles             int
	Predicted, Observed float64 // means
	Covered             float64 // share between Low and High
}

// Validation says how well puzzles are predicted that the fit did not see.
type Validation struct {
	Parts       int
	Predictions []Prediction // in the order of the table
	Calibration []Bin        // by tenths of what was predicted, or fewer
	Reliability [5][]Bin     // of levels, of each one's share: by tenths of what was predicted
	Spearman    float64      // of Difficulty and Observed; 0 when either does not vary
	R2          float64      // of Predicted and Observed; negative when the mean does better
	Covered     float64      // share of puzzles observed between Low and High

	// Gain is how much likelier, in logarithms, the samples are than without any
	// features, with its standard error over puzzles.
	Gain, GainError float64

	// Ceiling is the correlation that perfect knowledge of the puzzles would have
	// with what was observed, given the noise.
	Ceiling float64
}

// Explains says whether the features say anything: the gain is more than two of
// its standard errors.
func (v *Validation) Explains() bool { return v.Gain > 2*v.GainError }

// coverage is the share that an interval is meant to hold.
const coverage = 0.8

var halfWidth = distuv.UnitNormal.Quantile((1 + coverage) / 2)

// validate predicts each part from the others under the penalty chosen.
func (p *problem) validate(parts int, part []int32, top *point, sc *scales, spread float64) (*Validation, error) {
	v := &Validation{Parts: parts}
	var noise []float64
	for held := range int32(parts) {
		s, at := newSystem(p, held), top.clone()
		if !s.maximise(at, sc, exactly) {
			return nil, errSingular
		}
		covariance := s.covariance()
		for puzzle := range p.byPuzzle {
			if part[puzzle] != held {
				continue
			}
			f := forecast{system: s, at: at, sc: sc, puzzle: puzzle, spread: spread}
			if prediction, known, ok := f.predict(covariance); ok {
				v.Predictions = append(v.Predictions, prediction)
				noise = append(noise, 1/known)
			}
		}
	}
	slices.SortFunc(v.Predictions, func(a, b Prediction) int { return cmp.Compare(a.Puzzle, b.Puzzle) })
	v.summarise(sc.effect[puzzleSide], noise)
	return v, nil
}

// summarise computes the measures from the predictions; the noise is the
// variances with which the puzzles were observed.
func (v *Validation) summarise(puzzleDeviation float64, noise []float64) {
	n := len(v.Predictions)
	if n < 2 {
		return
	}
	difficulty, predicted, observed := make([]float64, n), make([]float64, n), make([]float64, n)
	for i, q := range v.Predictions {
		difficulty[i], predicted[i], observed[i] = q.Difficulty, q.Predicted, q.Observed
	}
	signal := stat.PopVariance(difficulty, nil) + puzzleDeviation*puzzleDeviation
	v.Ceiling = math.Sqrt(signal / (signal + median(noise)))
	v.Spearman = spearman(difficulty, observed)
	if total := stat.PopVariance(observed, nil); total > 0 {
		v.R2 = 1 - squaredDistance(predicted, observed)/(total*float64(n))
	}
	v.calibrate()
}

func squaredDistance(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += (a[i] - b[i]) * (a[i] - b[i])
	}
	return sum
}

// calibrate fills the bins, with ten puzzles each at least where there are enough.
func (v *Validation) calibrate() {
	v.Calibration = binned(v.Predictions, func(q *Prediction) (predicted, observed float64) { return q.Predicted, q.Observed })
	for _, bin := range v.Calibration {
		v.Covered += bin.Covered * float64(bin.Puzzles) / float64(len(v.Predictions))
	}
	for level := range v.Reliability {
		if slices.ContainsFunc(v.Predictions, func(q Prediction) bool { return q.Expected[level] > 0 }) {
			v.Reliability[level] = binned(v.Predictions, func(q *Prediction) (predicted, observed float64) { return q.Expected[level], q.Seen[level] })
		}
	}
}

// binned sorts predictions into tenths by what was predicted, or into fewer bins.
func binned(list []Prediction, of func(q *Prediction) (predicted, observed float64)) []Bin {
	order := make([]*Prediction, len(list))
	for i := range list {
		order[i] = &list[i]
	}
	slices.SortStableFunc(order, func(a, b *Prediction) int {
		x, _ := of(a)
		y, _ := of(b)
		return cmp.Compare(x, y)
	})
	result := make([]Bin, min(10, max(1, len(order)/10)))
	for b := range result {
		bin := &result[b]
		part := order[len(order)*b/len(result) : len(order)*(b+1)/len(result)]
		bin.Puzzles = len(part)
		for _, q := range part {
			predicted, observed := of(q)
			bin.Predicted += predicted / float64(len(part))
			bin.Observed += observed / float64(len(part))
			if q.Low <= q.Observed && q.Observed <= q.High {
				bin.Covered += 1 / float64(len(part))
			}
		}
	}
	return result
}
