package fit

import "math"

// forecast is about one puzzle that is held back.
type forecast struct {
	*system
	at     *point
	sc     *scales
	puzzle int
	spread float64
}

// predict makes the prediction, and says how much the samples say of the puzzle;
// false if nothing was observed to set against it, because at least half of the
// players gave up.
func (f *forecast) predict(covariance [][]float64) (Prediction, float64, bool) {
	base, list := f.explained(f.at, f.puzzle), f.byPuzzle[f.puzzle]
	middle := (len(f.at.shifts) - 1) / 2
	uncertainty := quadratic(covariance, f.contrast(middle)) + f.sc.effect[puzzleSide]*f.sc.effect[puzzleSide]
	_, _, known := f.alone(f.at, f.sc, f.puzzle, 0, f.sc.effect[puzzleSide])
	q := Prediction{
		Puzzle: f.sides[puzzleSide].original[f.puzzle], Part: int(f.held), Samples: len(list),
		Difficulty: base - f.at.shifts[middle],
	}
	if 2*f.censored() >= len(list) {
		return q, 0, false
	}
	var variance float64
	if f.family.noisy() {
		known = f.precision()
		effect, _, _ := f.alone(f.at, f.sc, f.puzzle, f.seen(f.at, f.sc, f.puzzle)-q.Difficulty, 10*f.spread) // hardly shrunk
		q.Predicted, q.Observed, variance = q.Difficulty, q.Difficulty+effect, uncertainty+1/known
	} else {
		variance = f.answers(&q, base, uncertainty)
		f.levels(&q, base, uncertainty)
	}
	q.Low, q.High = q.Predicted-halfWidth*math.Sqrt(variance), q.Predicted+halfWidth*math.Sqrt(variance)
	return q, max(known, leastKnown), true
}

// leastKnown is said of a puzzle where all answers were certain.
const leastKnown = 1e-9

// precision is what finished puzzles say of the predictor if none of the times is absurd.
func (f *forecast) precision() float64 {
	sum := 0.0
	for _, i := range f.byPuzzle[f.puzzle] {
		if o := &f.obs[i]; !o.censored {
			sum += o.root * o.root / (f.sc.noise * f.sc.noise)
		}
	}
	return sum
}

// contrast is how the difficulty of a puzzle depends on the shift given and the slopes.
func (f *forecast) contrast(shift int) []float64 {
	list := make([]float64, len(f.at.shifts), f.fixed())
	list[shift] = -1
	return append(list, f.x[f.puzzle]...)
}

func (f *forecast) censored() int {
	count := 0
	for _, i := range f.byPuzzle[f.puzzle] {
		if f.obs[i].censored {
			count++
		}
	}
	return count
}

// answers sets the mean of the answers beside what they were expected to be, and
// gives the variance of their difference.
func (f *forecast) answers(q *Prediction, base, uncertainty float64) float64 {
	const small = 1e-4
	list := f.byPuzzle[f.puzzle]
	n, noise, sensitivity := float64(len(list)), 0.0, 0.0
	for _, i := range list {
		o := &f.obs[i]
		predictor := base + f.playerPart(f.at, f.sc, o)
		mean, _ := f.family.expect(o, f.at.shifts, predictor, uncertainty, f.sc.noise)
		lower, _ := f.family.expect(o, f.at.shifts, predictor-small, 0, f.sc.noise)
		upper, variance := f.family.expect(o, f.at.shifts, predictor+small, 0, f.sc.noise)
		q.Predicted += mean / n
		q.Observed += o.value / n
		noise += variance / (n * n)
		sensitivity += (upper - lower) / (2 * small * n)
	}
	return noise + sensitivity*sensitivity*uncertainty
}

// levels sets the shares of the levels beside what they were expected to be.
func (f *forecast) levels(q *Prediction, base, uncertainty float64) {
	c := f.family.(*categories)
	if c.values[len(c.values)-1] <= 1 { // solved or not
		return
	}
	list := f.byPuzzle[f.puzzle]
	for _, i := range list {
		o := &f.obs[i]
		for k, share := range c.shares(f.at.shifts, base+f.playerPart(f.at, f.sc, o), uncertainty) {
			q.Expected[int(c.values[k])-1] += share / float64(len(list))
		}
		q.Seen[int(o.value)-1] += 1 / float64(len(list))
	}
}
