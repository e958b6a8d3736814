package fit

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var usualTimes = Truth{
	Response: Times, Intercept: 5, Coefficients: []float64{0.1, -0.05, 0},
	PuzzleDeviation: 0.2, PlayerDeviation: 0.4, NoiseDeviation: 0.3, Share: 0.5,
}

func mustFit(t *testing.T, s *Samples, d *Design, r Response) *Result {
	t.Helper()
	result, err := Fit(t.Context(), s, d, r, Options{Parts: 4})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// The same arguments give the same result, on any number of processors; the matrix
// is large enough for them to share the work.
func TestDeterministic(t *testing.T) {
	rng := newRand(1)
	design := randomDesign(280, 2, rng)
	truth := usualTimes
	truth.Coefficients, truth.Share = []float64{0.1, 0}, 0.02
	samples := Simulate(truth, design, 300, rng).Samples
	var results []*Result
	for _, processors := range []int{1, 4} {
		before := runtime.GOMAXPROCS(processors)
		r, err := Fit(t.Context(), samples, &design, Times, Options{Parts: 2})
		runtime.GOMAXPROCS(before)
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, r)
	}
	if diff := cmp.Diff(results[0], results[1]); diff != "" {
		t.Errorf("with more processors: %s", diff)
	}
}

// A fit ends with its context, and says why.
func TestEnds(t *testing.T) {
	why := errors.New("enough")
	ctx, stop := context.WithCancelCause(t.Context())
	stop(why)
	rng := newRand(1)
	design := randomDesign(20, 2, rng)
	truth := usualTimes
	truth.Coefficients = []float64{0.1, 0}
	r, err := Fit(ctx, Simulate(truth, design, 8, rng).Samples, &design, Times, Options{})
	if r != nil || !errors.Is(err, why) {
		t.Errorf("%v, %v", r, err)
	}
}

// One player cannot be told from the intercept.
func TestOnePlayer(t *testing.T) {
	rng := newRand(3)
	design := randomDesign(30, 2, rng)
	truth := usualTimes
	truth.Coefficients, truth.Share = []float64{0.1, 0}, 0
	r := mustFit(t, Simulate(truth, design, 1, rng).Samples, &design, Times)
	if r.PlayerTold || r.PlayerDeviation != 0 || r.Used.Players != 1 || len(r.Skills) > 0 {
		t.Errorf("players told %v, deviation %g, skills %v", r.PlayerTold, r.PlayerDeviation, r.Skills)
	}
}

// Players who give up are those who would have taken long: taken for
// finishers they make puzzles look easier, taken as what they are they do not.
func TestGivingUp(t *testing.T) {
	rng := newRand(2)
	design := randomDesign(60, 3, rng)
	truth := usualTimes
	truth.Patience = 350 // a third gives up
	truth.Intercept = 5.2
	samples := Simulate(truth, design, 40, rng).Samples
	r := mustFit(t, samples, &design, Times)
	if share := float64(r.Used.Censored) / float64(r.Used.Samples); share < 0.2 || share > 0.5 {
		t.Fatalf("%d of %d give up", r.Used.Censored, r.Used.Samples)
	}
	middle := []float64{10, 10, 10}
	want := truth.Intercept + 10*(0.1-0.05)
	if got, _ := r.Difficulty(middle); math.Abs(got-want) > 0.2 {
		t.Errorf("difficulty %g; want %g", got, want)
	}
	if !r.Coefficients[0].holds(0.1) {
		t.Errorf("coefficient %+v; want 0.1", r.Coefficients[0])
	}
	checkWithoutObservation(t, samples, r)
	for i := range samples.Rows {
		samples.Rows[i].Outcome = Unsaid
	}
	naive := mustFit(t, samples, &design, Times)
	if naive.Coefficients[0].Value > 0.085 {
		t.Errorf("without giving up the coefficient is %g", naive.Coefficients[0].Value)
	}
}

// checkWithoutObservation wants predictions of just those puzzles that most players
// finished.
func checkWithoutObservation(t *testing.T, s *Samples, r *Result) {
	t.Helper()
	balance := make([]int, len(s.Puzzles))
	for _, row := range s.Rows {
		if row.Outcome == Unsolved {
			balance[row.Puzzle]--
		} else {
			balance[row.Puzzle]++
		}
	}
	predicted := make([]bool, len(s.Puzzles))
	for _, q := range r.Validation.Predictions {
		predicted[q.Puzzle] = true
	}
	for i, b := range balance {
		if predicted[i] != (b > 0) {
			t.Errorf("puzzle %d: %d more finish than give up, predicted: %v", i, b, predicted[i])
		}
	}
}

// Absurd times change little.
func TestAbsurdTimes(t *testing.T) {
	rng := newRand(3)
	design := randomDesign(80, 3, rng)
	truth := usualTimes
	truth.Absurd = 0.03
	r := mustFit(t, Simulate(truth, design, 40, rng).Samples, &design, Times)
	for k, c := range r.Coefficients {
		if math.Abs(c.Value-truth.Coefficients[k]) > 0.03 {
			t.Errorf("%s: %+v; want %g", c.Feature, c.Estimate, truth.Coefficients[k])
		}
	}
	if math.Abs(r.NoiseDeviation-truth.NoiseDeviation) > 0.03 || math.Abs(r.PuzzleDeviation-truth.PuzzleDeviation) > 0.05 {
		t.Errorf("noise %g and puzzles %g; want %g and %g", r.NoiseDeviation, r.PuzzleDeviation, truth.NoiseDeviation, truth.PuzzleDeviation)
	}
}

// grouped is a table of means with the deviations given.
func grouped(design Design, puzzleDeviation, noise float64) *Samples {
	rng := newRand(4)
	s := &Samples{Name: "groups"}
	for i, row := range design.Rows {
		size := 2 << rng.IntN(8)
		y := 5 + 0.05*row[0] + puzzleDeviation*rng.NormFloat64() + noise*rng.NormFloat64()/math.Sqrt(float64(size))
		if i%100 == 50 {
			y += 3
		}
		s.Puzzles = append(s.Puzzles, fmt.Sprint(i))
		s.Rows = append(s.Rows, Sample{Puzzle: i, Player: -1, Group: size, Seconds: math.Exp(y)})
	}
	return s
}

// Of groups the noise is told from the puzzles by how it goes down with their size.
func TestGroups(t *testing.T) {
	design := randomDesign(500, 2, newRand(5))
	r := mustFit(t, grouped(design, 0.2, 1), &design, Times)
	if math.Abs(r.PuzzleDeviation-0.2) > 0.03 || math.Abs(r.NoiseDeviation-1) > 0.1 || !r.PuzzleTold {
		t.Errorf("puzzles %g, noise %g; want 0.2 and 1", r.PuzzleDeviation, r.NoiseDeviation)
	}
	if !r.Coefficients[0].holds(0.05) || !r.Coefficients[1].holds(0) || !r.Explains() {
		t.Errorf("%+v; want 0.05 and 0", r.Coefficients)
	}
	// What was seen is told as it was, however absurd.
	if q := r.Validation.Predictions[50]; q.Observed-q.Predicted < 2 || q.Observed < q.High {
		t.Errorf("%+v of a time that is e³-fold", q)
	}
	if v := r.Validation; math.Abs(v.Covered-0.8) > 0.06 || len(v.Calibration) != 10 {
		t.Errorf("%g are covered, in %d bins", v.Covered, len(v.Calibration))
	}
}

// One sample a puzzle, of nobody known: nothing tells puzzles from noise.
func TestNothingToldApart(t *testing.T) {
	rng := newRand(6)
	design := randomDesign(60, 1, rng)
	truth := Truth{Intercept: 5, Coefficients: []float64{0.2}, PuzzleDeviation: 0.3, NoiseDeviation: 0.4}
	r := mustFit(t, Simulate(truth, design, 1, rng).Samples, &design, Times)
	if r.PuzzleTold || r.PuzzleDeviation != 0 || r.Puzzles != nil {
		t.Errorf("puzzles have a deviation of %g", r.PuzzleDeviation)
	}
	if math.Abs(r.NoiseDeviation-0.5) > 0.1 || !r.Coefficients[0].holds(0.2) {
		t.Errorf("noise %g, %+v", r.NoiseDeviation, r.Coefficients)
	}
}

// What cannot be used is left out and counted.
func TestLeftOut(t *testing.T) {
	rng := newRand(7)
	design := randomDesign(30, 3, rng)
	samples := Simulate(usualTimes, design, 20, rng).Samples
	design.Rows[4][1] = math.NaN()
	ofUnrated := 0
	for i := range samples.Rows {
		if samples.Rows[i].Puzzle == 4 {
			ofUnrated++
		}
		if samples.Rows[i].Puzzle == 5 {
			samples.Rows[i].Seconds, samples.Rows[i].Level = 0, 3
		}
	}
	for _, row := range design.Rows {
		row[2] = 7
	}
	r := mustFit(t, samples, &design, Times)
	without := len(samples.Rows) - r.Used.Samples - ofUnrated
	want := []LeftOut{{notRated, ofUnrated}, {noTime, without}}
	if diff := cmp.Diff(want, r.LeftOut); diff != "" || r.Unrated != 1 || r.Used.Puzzles != 28 {
		t.Errorf("%s; %d unrated, used %+v", diff, r.Unrated, r.Used)
	}
	if diff := cmp.Diff([]string{"feature 3"}, r.Constant); diff != "" || r.Coefficients[2].Value != 0 {
		t.Errorf("%s; coefficient %+v", diff, r.Coefficients[2])
	}
}

func TestRefused(t *testing.T) {
	rng := newRand(8)
	design := randomDesign(30, 3, rng)
	samples := Simulate(usualTimes, design, 5, rng).Samples
	few, narrow, large := design, design, randomDesign(30, 3, rng)
	few.Rows, narrow.Names = few.Rows[:3], narrow.Names[:2]
	large.Rows[2][1] = 1e200
	unrated := Design{Names: []string{"x"}}
	for range 30 {
		unrated.Rows = append(unrated.Rows, []float64{math.NaN()})
	}
	for _, test := range []struct {
		design   Design
		response Response
		parts    int
		want     string
	}{
		{few, Times, 0, "simulation: found features of 3 puzzles; expected 30"},
		{narrow, Times, 0, "simulation: found 3 features of puzzle 1; expected 2"},
		{large, Times, 0, "simulation: found 1e+200 as feature feature 2 of puzzle 3; expected at most 1e+100"},
		{unrated, Times, 0, "simulation: found 0 puzzles to fit times to; expected at least 5"},
		{design, Levels, 0, "simulation: found 0 puzzles to fit levels to; expected at least 5"},
		{design, Solving, 0, "simulation: found the same answer in all samples; expected at least two different ones"},
		{design, Times, 1, "simulation: found 1 parts for cross-validation; expected at least 2"},
	} {
		_, err := Fit(t.Context(), samples, &test.design, test.response, Options{Parts: test.parts})
		if err == nil || err.Error() != test.want {
			t.Errorf("%v; want %s", err, test.want)
		}
	}
}

func TestOnlyGivingUp(t *testing.T) {
	rng := newRand(15)
	design := randomDesign(30, 3, rng)
	truth := usualTimes
	truth.Patience = 1
	_, err := Fit(t.Context(), Simulate(truth, design, 5, rng).Samples, &design, Times, Options{})
	if err == nil || err.Error() != "simulation: found 0 times of players who did not give up; expected at least 5" {
		t.Error(err)
	}
}

// Columns that repeat each other, more features than puzzles, tiny and huge units, and
// answers that only one part of the puzzles has: the numbers stay finite.
func TestHardTables(t *testing.T) {
	rng := newRand(9)
	design := randomDesign(24, 30, rng)
	for _, row := range design.Rows {
		row[1], row[2], row[3] = row[0], -2*row[0], 1e60*row[4]
	}
	truth := Truth{Response: Levels, Cuts: [4]float64{-2, 2, 2.5, 30}, Coefficients: make([]float64, 30), PlayerDeviation: 1}
	samples := Simulate(truth, design, 8, rng).Samples
	samples.Rows[0].Level, samples.Rows[1].Level = 5, 5
	for _, response := range []Response{Levels, Times} {
		for i := range samples.Rows {
			samples.Rows[i].Seconds = float64(60 * samples.Rows[i].Level)
		}
		r := mustFit(t, samples, &design, response)
		if text := fmt.Sprint(*r); strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
			t.Errorf("%v: %s", response, text)
		}
	}
}
