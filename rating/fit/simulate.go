package fit

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
)

// A Truth is a model from which samples can be drawn: what Fit is to find again.
type Truth struct {
	Response     Response
	Intercept    float64    // of Times and Solving
	Cuts         [4]float64 // of Levels, ascending
	Coefficients []float64  // one for each feature of the design

	// The deviations of what features do not explain, of players, and of the
	// noise of times.
	PuzzleDeviation, PlayerDeviation, NoiseDeviation float64

	// Share is the probability that a player plays a puzzle; 0 means 1.
	Share float64

	// Patience is after how many seconds players give up; 0 for never. Only of Times.
	Patience float64

	// Absurd is the share of times that are a hundredfold, as of a player who went
	// to bed over the puzzle. Only of Times.
	Absurd float64
}

// A Simulation is a table drawn from a truth, with what was drawn on the way.
type Simulation struct {
	Samples *Samples
	Puzzles []float64 // the effects of the puzzles, positive for harder
	Skills  []float64 // of the players, positive for better
}

// Simulate draws samples of so many players and of all puzzles of the design,
// which must have features for all. The puzzles are called 1, 2, 3, and so are the
// players.
func Simulate(truth Truth, design Design, players int, rng *rand.Rand) *Simulation {
	s := &Simulation{Samples: &Samples{Name: "simulation"}}
	for i := range design.Rows {
		s.Samples.Puzzles = append(s.Samples.Puzzles, fmt.Sprint(i+1))
		s.Puzzles = append(s.Puzzles, truth.PuzzleDeviation*rng.NormFloat64())
	}
	for j := range players {
		s.Samples.Players = append(s.Samples.Players, fmt.Sprint(j+1))
		s.Skills = append(s.Skills, truth.PlayerDeviation*rng.NormFloat64())
	}
	for i, features := range design.Rows {
		difficulty := dot(truth.Coefficients, features) + s.Puzzles[i]
		for j := range players {
			if truth.Share > 0 && rng.Float64() >= truth.Share {
				continue
			}
			sample := truth.draw(difficulty-s.Skills[j], rng)
			sample.Line, sample.Puzzle, sample.Player = len(s.Samples.Rows)+2, i, j
			s.Samples.Rows = append(s.Samples.Rows, sample)
		}
	}
	return s
}

// draw makes up what a player does with a puzzle that is so difficult for them.
func (t *Truth) draw(predictor float64, rng *rand.Rand) Sample {
	if t.Response == Times {
		return t.drawTime(predictor, rng)
	}
	u := rng.Float64()
	noise := math.Log(u / (1 - u)) // logistic
	if t.Response == Solving {
		if t.Intercept+predictor+noise > 0 {
			return Sample{Outcome: Unsolved}
		}
		return Sample{Outcome: Solved}
	}
	level, _ := slices.BinarySearch(t.Cuts[:], predictor+noise)
	return Sample{Level: level + 1}
}

// drawTime draws a time and cuts it off where the patience ends.
func (t *Truth) drawTime(predictor float64, rng *rand.Rand) Sample {
	seconds := math.Exp(t.Intercept + predictor + t.NoiseDeviation*rng.NormFloat64())
	if t.Absurd > 0 && rng.Float64() < t.Absurd {
		seconds *= 100
	}
	if t.Patience > 0 && seconds > t.Patience {
		return Sample{Seconds: t.Patience, Outcome: Unsolved}
	}
	return Sample{Seconds: min(max(seconds, shortestSeconds), longestSeconds), Outcome: Solved}
}
