package fit

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/optimize"
)

// errSingular should not be reached: it takes numbers beyond what a table may hold.
var errSingular = errors.New("the equations of the fit cannot be solved; expected features and times of usual size")

// variances finds the deviations of puzzles, players and noise by the likelihood
// from which everything else is integrated out by Laplace's method. With normal
// noise that is restricted maximum likelihood, exactly. It starts from the scales and
// the point given, and leaves the best and the point that belongs to it there.
func (s *system) variances(at *point, sc *scales, spread float64, search searching) error {
	start := s.parameters(sc, spread)
	best, top := math.Inf(1), *sc
	objective := func(parameters []float64) float64 {
		trial := s.scalesOf(parameters, *sc, spread)
		if !s.maximise(at, &trial, roughly) {
			return math.Inf(1)
		}
		value := s.logDeterminant()/2 - s.value
		if value < best {
			best, top = value, trial
		}
		return value
	}
	if len(start) > 0 {
		method := &optimize.NelderMead{SimplexSize: search.simplex}
		_, err := optimize.Minimize(optimize.Problem{Func: objective}, start, search.settings(len(start)), method)
		if err != nil {
			return err
		}
	}
	*sc = top
	if !s.maximise(at, sc, exactly) {
		return errSingular
	}
	return nil
}

// searching is how wide and how long the deviations are looked for.
type searching struct {
	simplex float64 // its size, where 1 is the spread of the response
	enough  float64 // what does not raise the logarithm of the likelihood by more is no progress
}

// A first look, and a second one beside what it found. A step of 0.01 in the
// likelihood is far below the uncertainty of the deviations.
var (
	widely = searching{simplex: 0.3, enough: 0.5}
	nearby = searching{simplex: 0.04, enough: 0.01}
)

func (s searching) settings(dimensions int) *optimize.Settings {
	return &optimize.Settings{
		Converger:       &optimize.FunctionConverge{Absolute: s.enough, Iterations: 3 * dimensions},
		MajorIterations: 100 * dimensions,
	}
}

// parameters are what the search moves: the logarithm of the noise, and the
// deviations of the effects with either sign, so that none at all is not at an
// edge; all by the spread of the response.
func (s *system) parameters(sc *scales, spread float64) []float64 {
	var list []float64
	if s.family.noisy() {
		list = append(list, math.Log(sc.noise/spread))
	}
	for side, deviation := range sc.effect {
		if s.sides[side].random {
			list = append(list, deviation/spread)
		}
	}
	return list
}

// Bounds of the deviations, by the spread of the response.
const (
	leastNoise   = 1e-4
	largestScale = 100
	nearlyNone   = 1e-3
)

// scalesOf undoes parameters.
func (s *system) scalesOf(parameters []float64, sc scales, spread float64) scales {
	if s.family.noisy() {
		sc.noise = spread * min(max(math.Exp(parameters[0]), leastNoise), largestScale)
		parameters = parameters[1:]
	}
	for side := range sc.effect {
		if s.sides[side].random {
			size := min(math.Abs(parameters[0]), largestScale)
			if size < nearlyNone {
				size = 0
			}
			sc.effect[side] = spread * size
			parameters = parameters[1:]
		}
	}
	return sc
}

// beginning is where a fit starts: no effects, the spread shared out.
func (p *problem) beginning() (at *point, sc scales, spread float64) {
	shifts, spread := p.family.begin(p.obs)
	if p.family.noisy() {
		sc.noise = 0.7 * spread
	}
	for side := range sc.effect {
		if p.sides[side].random {
			sc.effect[side] = 0.4 * spread
		}
	}
	return p.newPoint(shifts), sc, spread
}

// information is how much the table says about a feature that is like no other, in
// the units of the penalty: the sum over the puzzles of what is known of each.
func (s *system) information(at *point, sc *scales) float64 {
	s.assemble(at, sc)
	sum, deviation := 0.0, sc.effect[puzzleSide]
	for m := range s.curvature[puzzleSide] {
		weight := 0.0
		for _, i := range s.byPuzzle[m] {
			o := &s.obs[i]
			l := s.family.at(o, at.shifts, s.predictorOf(at, sc, o), sc.noise)
			weight += l.curvature()
		}
		sum += weight / (1 + deviation*deviation*weight)
	}
	return sum
}
