package fit

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// What is predicted of a puzzle does not depend on its own samples, but for the anchor,
// a hundredth of a sample at the median of all.
func TestPredictionsAreBlind(t *testing.T) {
	rng := newRand(11)
	design := randomDesign(30, 2, rng)
	truth := usualTimes
	truth.Coefficients = truth.Coefficients[:2]
	samples := Simulate(truth, design, 12, rng).Samples
	predict := func() map[int]Prediction {
		p, err := newProblem(samples, &design, Times)
		if err != nil {
			t.Fatal(err)
		}
		parts, part := p.assignParts(5, 0)
		sc := scales{noise: 0.3, effect: [2]float64{0.2, 0.4}, penalty: 1}
		v, err := p.validate(parts, part, p.newPoint([]float64{-5}), &sc, 0.6)
		if err != nil {
			t.Fatal(err)
		}
		list := make(map[int]Prediction)
		for _, q := range v.Predictions {
			list[q.Puzzle] = q
		}
		return list
	}
	before := predict()
	const puzzle = 17
	for i := range samples.Rows {
		if samples.Rows[i].Puzzle == puzzle {
			samples.Rows[i].Seconds *= 2
		}
	}
	after, others := predict(), 0
	for i, q := range before {
		changed := !near(q.Difficulty, after[i].Difficulty, 1e-4)
		switch {
		case q.Part == before[puzzle].Part && changed:
			t.Errorf("puzzle %d: %g became %g", i, q.Difficulty, after[i].Difficulty)
		case q.Part != before[puzzle].Part && changed:
			others++
		}
	}
	if others == 0 {
		t.Error("nothing changed elsewhere")
	}
	if got, want := after[puzzle].Observed-before[puzzle].Observed, math.Log(2); math.Abs(got-want) > 0.05 {
		t.Errorf("observed is %g more; want %g", got, want)
	}
}

// Every puzzle is dealt to one part, parts are alike in size, and another seed deals
// otherwise.
func TestParts(t *testing.T) {
	p := tables(t)[0]
	for _, test := range []struct{ parts, want int }{{3, 3}, {4, 4}, {100, 6}} {
		count, part := p.assignParts(test.parts, 5)
		sizes := make([]int, count)
		for _, i := range part {
			sizes[i]++
		}
		if count != test.want {
			t.Errorf("%d parts of 6 puzzles; want %d", count, test.want)
		}
		for _, size := range sizes {
			if size < 6/count || size > 6/count+1 {
				t.Errorf("sizes %v", sizes)
			}
		}
	}
	_, a := p.assignParts(3, 1)
	_, b := p.assignParts(3, 2)
	if cmp.Equal(a, b) {
		t.Error("two seeds deal alike")
	}
}

func TestCalibration(t *testing.T) {
	var v Validation
	for i := range 35 {
		x := float64(i)
		q := Prediction{Puzzle: i, Difficulty: x, Predicted: x, Observed: x + 1, Low: x - 2, High: x + 2}
		if i%5 == 0 {
			q.Observed = x + 3
		}
		v.Predictions = append(v.Predictions, q)
	}
	v.summarise(3, []float64{4, 4, 100})
	sizes, predicted := 0, 0.0
	for _, b := range v.Calibration {
		sizes += b.Puzzles
		predicted += b.Predicted * float64(b.Puzzles)
		if b.Observed-b.Predicted < 1 || b.Observed-b.Predicted > 2 {
			t.Errorf("bin %+v", b)
		}
	}
	if len(v.Calibration) != 3 || sizes != 35 || !near(predicted, 34*35/2, 1e-12) {
		t.Errorf("%d puzzles in %d bins, sum %g", sizes, len(v.Calibration), predicted)
	}
	if !near(v.Covered, 0.8, 1e-12) {
		t.Errorf("%g covered; want 0.8", v.Covered)
	}
	// The signal is the variance of 0 to 34 and that of the puzzles, the noise the median.
	signal := (35.0*35-1)/12 + 9
	if want := math.Sqrt(signal / (signal + 4)); !near(v.Ceiling, want, 1e-12) {
		t.Errorf("ceiling %g; want %g", v.Ceiling, want)
	}
	if v.R2 < 0.9 || v.R2 > 1 || v.Spearman < 0.98 {
		t.Errorf("R2 %g, Spearman %g", v.R2, v.Spearman)
	}
}

func TestSpearman(t *testing.T) {
	for _, test := range []struct {
		a, b []float64
		want float64
	}{
		{[]float64{1, 2, 3}, []float64{10, 100, 1000}, 1},
		{[]float64{1, 2, 3}, []float64{3, 2, 1}, -1},
		{[]float64{1, 2, 3}, []float64{5, 5, 5}, 0},
		// Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5/√(4.5 × 5).
		{[]float64{1, 7, 7, 9}, []float64{1, 2, 3, 4}, 4.5 / math.Sqrt(4.5*5)},
	} {
		if got := spearman(test.a, test.b); !near(got, test.want, 1e-12) {
			t.Errorf("%v and %v: %g; want %g", test.a, test.b, got, test.want)
		}
	}
}

// The units of a feature do not matter.
func TestUnits(t *testing.T) {
	rng := newRand(12)
	design := randomDesign(40, 3, rng)
	samples := Simulate(usualTimes, design, 15, rng).Samples
	before := mustFit(t, samples, &design, Times)
	want, _ := before.Difficulty(design.Rows[3])
	for _, row := range design.Rows {
		row[1] = 1000*row[1] - 5e6
	}
	after := mustFit(t, samples, &design, Times)
	got, _ := after.Difficulty(design.Rows[3])
	if !near(got, want, 1e-6) || !near(1000*after.Coefficients[1].Value, before.Coefficients[1].Value, 1e-5) ||
		!near(1000*after.Coefficients[1].Error, before.Coefficients[1].Error, 1e-5) {
		t.Errorf("difficulty %g became %g, coefficient %+v %+v", want, got, before.Coefficients[1], after.Coefficients[1])
	}
}

// A result says the same as its parts: the fitted difficulty, its error, and the
// shares of the levels.
func TestResult(t *testing.T) {
	rng := newRand(13)
	design := randomDesign(40, 1, rng)
	truth := Truth{Response: Levels, Cuts: [4]float64{1, 2, 3, 30}, Coefficients: []float64{0.2}, PlayerDeviation: 1}
	r := mustFit(t, Simulate(truth, design, 20, rng).Samples, &design, Levels)
	if len(r.Cuts) != 3 || r.Top != 4 || r.Cuts[0].Level != 1 {
		t.Fatalf("cuts %+v up to %d", r.Cuts, r.Top)
	}
	for k := range r.Cuts[1:] {
		if r.Cuts[k].Value >= r.Cuts[k+1].Value {
			t.Errorf("cuts %+v do not ascend", r.Cuts)
		}
	}
	features := []float64{9}
	difficulty, deviation := r.Difficulty(features)
	if !near(difficulty, 9*r.Coefficients[0].Value, 1e-12) || deviation <= r.PuzzleDeviation {
		t.Errorf("difficulty %g ± %g", difficulty, deviation)
	}
	c := r.Covariance // the scale hangs at the middle one of three cuts
	variance := c[1][1] - 2*9*c[1][3] + 81*c[3][3] + r.PuzzleDeviation*r.PuzzleDeviation
	if !near(deviation*deviation, variance, 1e-9) {
		t.Errorf("variance %g; want %g", deviation*deviation, variance)
	}
	total := 0.0
	for level, share := range r.Shares(difficulty, deviation) {
		if total += share; share < 0 || (level == 4) != (share == 0) {
			t.Errorf("level %d has a share of %g", level+1, share)
		}
	}
	if !near(total, 1, 1e-12) {
		t.Errorf("shares add up to %g", total)
	}
	for i, row := range r.Covariance {
		for j := range row {
			if row[j] != r.Covariance[j][i] {
				t.Error("covariance is not symmetric")
			}
		}
	}
	if e := r.Coefficients[0].Error; e*e < r.Covariance[3][3] {
		t.Errorf("error %g; with the penalty as knowledge the variance is %g", e, r.Covariance[3][3])
	}
}

// The shares of all levels add up to 1, in what was predicted and in what was seen, and on
// average the one is the other.
func TestReliability(t *testing.T) {
	rng := newRand(8)
	design := randomDesign(60, 2, rng)
	truth := Truth{Response: Levels, Cuts: [4]float64{-1, 0, 1, 2}, Coefficients: []float64{0.3, -0.3}, PuzzleDeviation: 0.3, PlayerDeviation: 0.8}
	v := mustFit(t, Simulate(truth, design, 20, rng).Samples, &design, Levels).Validation
	for _, q := range v.Predictions {
		if !near(sum(q.Expected[:]), 1, 1e-9) || !near(sum(q.Seen[:]), 1, 1e-9) {
			t.Fatalf("shares of puzzle %d: %v, %v", q.Puzzle, q.Expected, q.Seen)
		}
	}
	for level, bins := range v.Reliability {
		puzzles, predicted, observed := 0, 0.0, 0.0
		for i, bin := range bins {
			puzzles += bin.Puzzles
			predicted += bin.Predicted * float64(bin.Puzzles)
			observed += bin.Observed * float64(bin.Puzzles)
			if i > 0 && bin.Predicted < bins[i-1].Predicted {
				t.Errorf("level %d: bins are not in order", level+1)
			}
		}
		if puzzles != 60 || math.Abs(predicted-observed)/60 > 0.03 {
			t.Errorf("level %d: %d puzzles, share %.3f predicted and %.3f observed", level+1, puzzles, predicted/60, observed/60)
		}
	}
}
