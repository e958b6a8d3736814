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
	best, top, from := math.Inf(1), *sc, *sc
	units := s.units(&from, spread)
	objective := func(steps []float64) float64 {
		trial := s.moved(from, units, steps, spread)
		if !s.maximise(at, &trial, roughly) {
			return math.Inf(1)
		}
		value := s.logDeterminant()/2 - s.value
		if value < best {
			best, top = value, trial
		}
		return value
	}
	if len(units) > 0 {
		method := &optimize.NelderMead{SimplexSize: search.simplex}
		start, settings := make([]float64, len(units)), search.settings(len(units))
		if _, err := optimize.Minimize(optimize.Problem{Func: objective}, start, settings, method); err != nil {
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
	simplex float64 // its size, in units of what is uncertain
	enough  float64 // what does not raise the logarithm of the likelihood by more is no progress
}

// A first look, and a second one beside what it found. A step of 0.01 in the
// likelihood is far below the uncertainty of the deviations.
var (
	widely = searching{simplex: 3, enough: 0.5}
	nearby = searching{simplex: 1, enough: 0.01}
)

func (s searching) settings(dimensions int) *optimize.Settings {
	return &optimize.Settings{
		Converger:       &optimize.FunctionConverge{Absolute: s.enough, Iterations: 3 * dimensions},
		MajorIterations: 100 * dimensions,
	}
}

// Bounds of the deviations, by the spread of the response; those of the noise are of
// a group of the usual size.
const (
	leastNoise   = 0.01
	largestScale = 100
	nearlyNone   = 1e-3
)

// units are about the uncertainties of what the search moves: the logarithm of the
// noise, and the deviations of the effects.
func (s *system) units(sc *scales, spread float64) []float64 {
	var list []float64
	if s.family.noisy() {
		list = append(list, 1/math.Sqrt(2*float64(len(s.obs))))
	}
	for side, deviation := range sc.effect {
		if s.sides[side].random {
			list = append(list, (deviation+0.05*spread)/math.Sqrt(2*float64(len(s.sides[side].original))))
		}
	}
	return list
}

// moved are the scales so many units from the start. An effect's deviation may become
// negative on the way, which means the same, so that none at all is not at an edge.
func (s *system) moved(sc scales, units, steps []float64, spread float64) scales {
	if s.family.noisy() {
		sc.noise = min(max(sc.noise*math.Exp(units[0]*steps[0]), leastNoise*spread*s.group), largestScale*spread*s.group)
		units, steps = units[1:], steps[1:]
	}
	for side := range sc.effect {
		if s.sides[side].random {
			sc.effect[side] = min(math.Abs(sc.effect[side]+units[0]*steps[0]), largestScale*spread)
			if sc.effect[side] < nearlyNone*spread {
				sc.effect[side] = 0
			}
			units, steps = units[1:], steps[1:]
		}
	}
	return sc
}

// beginning is where a fit starts: no effects, the spread shared out.
func (p *problem) beginning() (at *point, sc scales, spread float64) {
	shifts, spread := p.family.begin(p.obs)
	if p.family.noisy() {
		sc.noise = 0.7 * spread * p.group
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
