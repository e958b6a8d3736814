package fit

import (
	"errors"
	"fmt"
	"math"
)

// A Response is what of the samples is explained.
type Response int

// The responses.
const (
	Times   Response = iota // the logarithm of the seconds
	Levels                  // the perceived level
	Solving                 // whether the player failed
)

// String is the response as people read it.
func (r Response) String() string {
	return [...]string{"times", "levels", "solving"}[r]
}

// LeftOut counts samples that say nothing to the response, by reason.
type LeftOut struct {
	Reason  string
	Samples int
}

// Why samples are left out.
const (
	notRated  = "the puzzle could not be rated"
	noTime    = "no time"
	noLevel   = "no perceived level"
	noOutcome = "not said whether it was solved"
)

// measurement is what a sample says to a response.
type measurement struct {
	seconds  float64
	censored bool // it would have taken longer
	group    int  // 1 for a single player
	category int  // perceived level, or 0 for solved and 1 for failed
}

// measure takes from a sample what the response needs, or says why it cannot.
func (r Response) measure(s Sample) (m measurement, why string) {
	m = measurement{seconds: s.Seconds, censored: r == Times && s.Outcome == Unsolved, group: max(s.Group, 1), category: s.Level}
	switch {
	case r == Times && s.Seconds == 0:
		return m, noTime
	case r == Levels && s.Level == 0:
		return m, noLevel
	case r == Solving && s.Outcome == Unsaid:
		return m, noOutcome
	case r == Solving:
		m.category = int(s.Outcome - Solved)
	}
	return m, ""
}

// family is the distribution of one observation about its predictor: the clock
// for times, the logistic with cut points for levels and solving.
type family interface {
	// begin guesses the shifts and the spread of the predictor from the
	// observations alone.
	begin(obs []observation) (shifts []float64, spread float64)
	// anchors are observations of which a trifle is added to the table, so that no
	// shift is without bound, or crosses another, where samples are held back.
	anchors(obs []observation) []observation
	// at is the logarithm of the density of an observation, with its derivatives.
	at(o *observation, shifts []float64, predictor, noise float64) local
	// expect is the mean and the variance of the response of an observation,
	// when the predictor itself is uncertain.
	expect(o *observation, shifts []float64, predictor, uncertainty, noise float64) (mean, variance float64)
	// noisy says whether the scale of the noise is to be estimated.
	noisy() bool
}

// observation is a measurement as a family keeps it.
type observation struct {
	value      float64 // the logarithm of seconds, or the value of the category
	root       float64 // of the size of the group: the noise is divided by it
	category   int32   // index among the categories seen
	low, high  int32   // the shifts below and above; -1 where there is none
	offset     float64 // of the predictor, when the player is nobody known
	censored   bool
	puzzle     int32
	player     int32 // -1 for nobody known
	validating int32 // the part of the cross-validation that holds it back
}

// local is the logarithm of a density with its first and negated second
// derivatives by the two distances: of the shift below (low) and of the shift
// above (high) from the predictor.
type local struct {
	value                     float64
	low, high                 float64
	lowLow, lowHigh, highHigh float64
}

// times makes it that of a part of an observation.
func (l *local) times(part float64) {
	l.value *= part
	l.low, l.high = part*l.low, part*l.high
	l.lowLow, l.lowHigh, l.highHigh = part*l.lowLow, part*l.lowHigh, part*l.highHigh
}

// slope and curvature are those by the predictor, which both distances contain
// with a minus.
func (l *local) slope() float64     { return -l.low - l.high }
func (l *local) curvature() float64 { return l.lowLow + 2*l.lowHigh + l.highHigh }

// newFamily makes the family of a response, and the observations it needs.
func newFamily(r Response, list []measurement) (family, []observation, error) {
	obs := make([]observation, len(list))
	if r == Times {
		finished := 0
		for i, m := range list {
			if !m.censored {
				finished++
			}
			obs[i] = observation{value: math.Log(m.seconds), root: math.Sqrt(float64(m.group)), censored: m.censored, low: -1}
		}
		if finished < fewestPuzzles {
			return nil, nil, fmt.Errorf("found %d times of players who did not give up; expected at least %d", finished, fewestPuzzles)
		}
		return clock{}, obs, nil
	}
	f := newCategories(list)
	if len(f.values) < 2 {
		return nil, nil, errors.New("found the same answer in all samples; expected at least two different ones")
	}
	for i, m := range list {
		obs[i] = f.observation(m.category)
	}
	return f, obs, nil
}
