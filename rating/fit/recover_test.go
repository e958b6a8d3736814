package fit

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"
)

// trial is what a truth comes to over many simulations.
type trial struct {
	inside, outside  int // coefficients in and out of their 95 % intervals
	shiftsIn, shifts int // cuts or intercepts likewise
	skills           float64
	explained        int
	largestPenalty   float64
	puzzles, players float64 // means of the deviations found
	noise            float64
}

// more is how many times as many simulations to run, for a better look at the rates:
//
//	go test ./rating/fit -run 'TruthIsFound|IntervalsHold' -v -more 10
var more = flag.Int("more", 1, "times as many simulations")

// small has few puzzles and players, but most meet; in sparse each puzzle has five answers.
const (
	small  = 1
	sparse = 3
)

// repeat fits so many simulations of a truth, with so many times as many puzzles and players
// as a small table has.
func repeat(t *testing.T, truth Truth, simulations, size int, designed func(puzzles, features int, rng *rand.Rand) Design) trial {
	t.Helper()
	puzzles, players := 40*size, 16*size
	simulations *= *more
	var sum trial
	n := float64(simulations)
	for seed := range simulations {
		rng := newRand(uint64(seed))
		design := designed(puzzles, len(truth.Coefficients), rng)
		drawn := Simulate(truth, design, players, rng)
		r, err := Fit(t.Context(), drawn.Samples, &design, truth.Response, Options{Parts: 4, Seed: uint64(seed)})
		if err != nil {
			t.Fatal(err)
		}
		sum.add(r, truth)
		sum.skills += correlationOf(r.Skills, drawn.Skills) / n
		sum.puzzles += r.PuzzleDeviation / n
		sum.players += r.PlayerDeviation / n
		sum.noise += r.NoiseDeviation / n
	}
	t.Logf("%v, %d tables of %d puzzles: %.1f %% of the coefficients, %.1f %% of intercept or cuts in their intervals", truth.Response, simulations, puzzles,
		100*float64(sum.inside)/float64(sum.inside+sum.outside), 100*float64(sum.shiftsIn)/float64(sum.shifts))
	return sum
}

// holds says whether a value lies in the interval of an estimate.
func (e Estimate) holds(value float64) bool {
	low, high := e.Interval()
	return low <= value && value <= high
}

// correlatedDesign has features that say nearly the same, the third whether a puzzle is of
// another kind.
func correlatedDesign(puzzles, features int, rng *rand.Rand) Design {
	d := randomDesign(puzzles, features, rng)
	for i, row := range d.Rows {
		row[1] = 0.9*row[0] + 0.44*row[1]
		row[2] = float64(i % 3 / 2)
	}
	return d
}

func (s *trial) add(r *Result, truth Truth) {
	for k, c := range r.Coefficients {
		if c.holds(truth.Coefficients[k]) {
			s.inside++
		} else {
			s.outside++
		}
	}
	found := []Estimate{r.Intercept}
	want := []float64{truth.Intercept}
	if truth.Response == Levels {
		found, want = nil, nil
		for _, cut := range r.Cuts {
			found, want = append(found, cut.Estimate), append(want, truth.Cuts[cut.Level-1])
		}
	}
	for k, e := range found {
		if s.shifts++; e.holds(want[k]) {
			s.shiftsIn++
		}
	}
	if r.Explains() {
		s.explained++
	}
	s.largestPenalty = max(s.largestPenalty, r.Penalty)
}

// correlationOf is the rank correlation of effects with those that were drawn.
func correlationOf(effects []Effect, drawn []float64) float64 {
	var found, truth []float64
	for _, e := range effects {
		found, truth = append(found, e.Value), append(truth, drawn[e.Index])
	}
	return spearman(found, truth)
}

// rateAtLeast is the least share of n intervals of 95 % that chance lets by but once
// in some thousand times: 3.3 deviations below. Those of one fit go together for the cuts
// and not quite for coefficients.
func rateAtLeast(n int) float64 {
	return Confidence - 3.3*math.Sqrt(Confidence*(1-Confidence)/float64(n))
}

// What was put in comes out again, at the stated rate.
func TestTruthIsFound(t *testing.T) {
	for _, test := range []struct {
		truth       Truth
		simulations int
		within      float64 // of the deviations, relative
		skills      float64 // least correlation
	}{
		{Truth{
			Response: Times, Intercept: 5, Coefficients: []float64{0.1, -0.05, 0},
			PuzzleDeviation: 0.2, PlayerDeviation: 0.4, NoiseDeviation: 0.3, Share: 0.6,
		}, 40, 0.1, 0.9},
		{Truth{
			Response: Levels, Cuts: [4]float64{-2, 0, 1, 3}, Coefficients: []float64{0.3, -0.3, 0.1},
			PuzzleDeviation: 0.6, PlayerDeviation: 1, Share: 0.8,
		}, 20, 0.2, 0.75},
		{Truth{
			Response: Solving, Intercept: -1, Coefficients: []float64{0.4, -0.3, 0},
			PuzzleDeviation: 0.6, PlayerDeviation: 1.2, Share: 0.9,
		}, 20, 0.3, 0.7},
	} {
		got := repeat(t, test.truth, test.simulations, small, randomDesign)
		name, n := test.truth.Response, got.inside+got.outside
		if rate := float64(got.inside) / float64(n); rate < rateAtLeast(n) {
			t.Errorf("%v: %d of %d coefficients in their intervals", name, got.inside, n)
		}
		if rate := float64(got.shiftsIn) / float64(got.shifts); rate < rateAtLeast(*more*test.simulations) {
			t.Errorf("%v: %d of %d cuts in their intervals", name, got.shiftsIn, got.shifts)
		}
		if got.explained < *more*test.simulations*9/10 || got.largestPenalty > 0.3 {
			t.Errorf("%v: %d of %d explained, largest penalty %g", name, got.explained, *more*test.simulations, got.largestPenalty)
		}
		if got.skills < test.skills {
			t.Errorf("%v: skills correlate with %g", name, got.skills)
		}
		for i, pair := range [][2]float64{
			{got.puzzles, test.truth.PuzzleDeviation}, {got.players, test.truth.PlayerDeviation}, {got.noise, test.truth.NoiseDeviation},
		} {
			if math.Abs(pair[0]-pair[1]) > test.within*pair[1] {
				t.Errorf("%v: deviation %d is %g; want %g", name, i, pair[0], pair[1])
			}
		}
	}
}

// From noise alone nothing is learnt, and the fit says so.
func TestNoiseExplainsNothing(t *testing.T) {
	for _, truth := range []Truth{
		{Response: Times, Intercept: 5, PuzzleDeviation: 0.2, PlayerDeviation: 0.4, NoiseDeviation: 0.3, Share: 0.6},
		{Response: Levels, Cuts: [4]float64{-2, 0, 1, 3}, PuzzleDeviation: 0.6, PlayerDeviation: 1, Share: 0.8},
		{Response: Solving, PuzzleDeviation: 0.6, PlayerDeviation: 1, Share: 0.9},
	} {
		const simulations = 8
		truth.Coefficients = make([]float64, 3)
		got := repeat(t, truth, simulations, small, randomDesign)
		if got.explained > *more {
			t.Errorf("%v: %d of %d tables of noise are explained", truth.Response, got.explained, simulations)
		}
		if n := got.inside + got.outside; float64(got.inside)/float64(n) < rateAtLeast(n) {
			t.Errorf("%v: %d of %d coefficients are other than nought", truth.Response, got.outside, n)
		}
	}
}

// Intervals hold the truth of terms that go together and of a kind of its own, too, and
// where there are few answers for each puzzle.
func TestIntervalsHold(t *testing.T) {
	for _, test := range []struct {
		truth             Truth
		simulations, size int
	}{
		{Truth{
			Response: Times, Intercept: 5, Coefficients: []float64{0.1, -0.05, 0.2},
			PuzzleDeviation: 0.2, PlayerDeviation: 0.4, NoiseDeviation: 0.3, Share: 0.3,
		}, 40, small},
		{Truth{
			Response: Levels, Cuts: [4]float64{-2, 0, 1, 3}, Coefficients: []float64{0.3, -0.2, 0.5},
			PuzzleDeviation: 0.6, PlayerDeviation: 1, Share: 0.4,
		}, 20, small},
		{Truth{
			Response: Solving, Intercept: -1, Coefficients: []float64{0.3, -0.2, 0.5},
			PuzzleDeviation: 0.6, PlayerDeviation: 1.2, Share: 0.1,
		}, 8, sparse},
	} {
		got := repeat(t, test.truth, test.simulations, test.size, correlatedDesign)
		if n := got.inside + got.outside; float64(got.inside)/float64(n) < rateAtLeast(n) {
			t.Errorf("%v: %d of %d coefficients in their intervals", test.truth.Response, got.inside, n)
		}
		if rate := float64(got.shiftsIn) / float64(got.shifts); rate < rateAtLeast(*more*test.simulations) {
			t.Errorf("%v: %d of %d cuts in their intervals", test.truth.Response, got.shiftsIn, got.shifts)
		}
	}
}
