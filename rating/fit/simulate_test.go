package fit

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// What is drawn has the means that the truth says.
func TestSimulate(t *testing.T) {
	design := Design{Names: []string{"x"}, Rows: [][]float64{{0}, {1}, {2}}}
	mean := func(truth Truth, value func(Sample) float64) (means [3]float64) {
		var counts [3]float64
		for _, row := range Simulate(truth, design, 4000, newRand(1)).Samples.Rows {
			means[row.Puzzle] += value(row)
			counts[row.Puzzle]++
		}
		for i := range means {
			means[i] /= counts[i]
		}
		return means
	}
	times := mean(Truth{Intercept: 5, Coefficients: []float64{0.5}, PlayerDeviation: 0.3, NoiseDeviation: 0.4, Share: 0.5},
		func(s Sample) float64 { return math.Log(s.Seconds) })
	failures := mean(Truth{Response: Solving, Intercept: -1, Coefficients: []float64{1}},
		func(s Sample) float64 { return float64(s.Outcome - Solved) })
	easy := mean(Truth{Response: Levels, Cuts: [4]float64{-1, 0, 1, 2}, Coefficients: []float64{1}},
		func(s Sample) float64 { return map[bool]float64{true: 1}[s.Level <= 2] })
	for i := range design.Rows {
		x := float64(i)
		if math.Abs(times[i]-5-0.5*x) > 0.05 || math.Abs(failures[i]-logistic(x-1)) > 0.03 || math.Abs(easy[i]-logistic(-x)) > 0.03 {
			t.Errorf("at %g: times %g, failures %g, easy %g", x, times[i], failures[i], easy[i])
		}
	}
}

// Skills and effects are those that the samples have in them, and the share, the
// patience and the absurd times are kept to.
func TestSimulationDetails(t *testing.T) {
	design := randomDesign(20, 1, newRand(2))
	truth := Truth{Coefficients: []float64{0}, Intercept: 4, PuzzleDeviation: 1, PlayerDeviation: 1, Share: 0.7}
	s := Simulate(truth, design, 100, newRand(3))
	for _, row := range s.Samples.Rows {
		if want := 4 + s.Puzzles[row.Puzzle] - s.Skills[row.Player]; !near(math.Log(row.Seconds), want, 1e-9) {
			t.Fatalf("%+v; want %g", row, want)
		}
	}
	if n := float64(len(s.Samples.Rows)) / 2000; math.Abs(n-0.7) > 0.05 {
		t.Errorf("a share of %g plays; want 0.7", n)
	}
	truth.Patience, truth.Absurd = 60, 0.3
	for _, row := range Simulate(truth, design, 100, newRand(3)).Samples.Rows {
		if row.Seconds > 60 || (row.Outcome == Unsolved) != (row.Seconds == 60) {
			t.Fatalf("%+v", row)
		}
	}
	if diff := cmp.Diff(Simulate(truth, design, 9, newRand(4)), Simulate(truth, design, 9, newRand(4))); diff != "" {
		t.Error(diff)
	}
}

// A simulated table can be written and read.
func TestWrite(t *testing.T) {
	design := randomDesign(8, 1, newRand(5))
	for _, response := range []Response{Times, Levels, Solving} {
		truth := Truth{Response: response, Coefficients: []float64{0}, Cuts: [4]float64{-1, 0, 1, 2}, NoiseDeviation: 1}
		s := Simulate(truth, design, 6, newRand(6)).Samples
		again := writtenAndRead(t, s)
		again.Name = s.Name
		if diff := cmp.Diff(s, again); diff != "" {
			t.Errorf("%v: %s", response, diff)
		}
	}
}
