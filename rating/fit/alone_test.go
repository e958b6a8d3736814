package fit

import (
	"math"
	"testing"
)

// The effect of one puzzle and the density of its samples, against the integral.
func TestAlone(t *testing.T) {
	p := tables(t)[1]
	s := newSystem(p, -1)
	at, sc, _ := p.beginning()
	if !s.maximise(at, &sc, exactly) {
		t.Fatal("no top")
	}
	const deviation, step = 0.7, 0.01
	for puzzle, list := range p.byPuzzle {
		base := s.explained(at, puzzle)
		integral, highest, best := 0.0, math.Inf(-1), 0.0
		for z := -8.0; z < 8; z += step {
			value := math.Log(density(z))
			for _, i := range list {
				o := &p.obs[i]
				l := p.family.at(o, at.shifts, base+deviation*z+p.playerPart(at, &sc, o), 0)
				value += l.value
			}
			if integral += step * math.Exp(value); value > highest {
				highest, best = value, deviation*z
			}
		}
		effect, likelihood, _ := s.alone(at, &sc, puzzle, 0, deviation)
		if math.Abs(effect-best) > deviation*step || math.Abs(likelihood-math.Log(integral)) > 0.05 {
			t.Errorf("puzzle %d: effect %g, density %g; by integration %g, %g", puzzle, effect, likelihood, best, math.Log(integral))
		}
	}
}

// With the players' effects held where they are at the top, the rest stays there too;
// and neither knows the part that is held back.
func TestWithoutPlayers(t *testing.T) {
	for i, p := range tables(t) {
		const held = 1
		at, sc, _ := p.beginning()
		sc.penalty = 0.5
		s, small, err := p.withoutPlayers(held, at, &sc)
		if err != nil {
			t.Fatal(err)
		}
		if !newSystem(p, held).maximise(at, &sc, exactly) || !s.maximise(small, &sc, exactly) {
			t.Fatal("no top")
		}
		for part, want := range at.parts() {
			if part == playerSide {
				continue
			}
			for k, v := range small.parts()[part] {
				if !near(v, want[k], 0.01) {
					t.Errorf("table %d: part %d of the point has %g; want %g", i, part, v, want[k])
				}
			}
		}
	}
}

// Of answers what is predicted is their mean, and what is seen lies about it as said.
func TestAnswersArePredicted(t *testing.T) {
	for _, truth := range []Truth{
		{Response: Levels, Cuts: [4]float64{-2, 0, 1, 3}, Coefficients: []float64{0.3}, PuzzleDeviation: 0.8, PlayerDeviation: 0.7},
		{Response: Solving, Coefficients: []float64{0.3}, PuzzleDeviation: 0.8, PlayerDeviation: 0.7},
	} {
		rng := newRand(14)
		design := randomDesign(150, 1, rng)
		truth.Intercept = -3
		for k := range truth.Cuts {
			truth.Cuts[k] += 3
		}
		samples := Simulate(truth, design, 30, rng).Samples
		v := mustFit(t, samples, &design, truth.Response).Validation
		if math.Abs(v.Covered-0.8) > 0.1 || v.R2 < 0.3 || v.R2 > 0.9 {
			t.Errorf("%v: covered %g, R2 %g", truth.Response, v.Covered, v.R2)
		}
		for _, bin := range v.Calibration {
			if math.Abs(bin.Predicted-bin.Observed) > 0.4 {
				t.Errorf("%v: bin %+v", truth.Response, bin)
			}
		}
		for _, q := range v.Predictions {
			sum, count := 0.0, 0.0
			for _, row := range samples.Rows {
				if row.Puzzle == q.Puzzle {
					sum += float64(row.Level)
					if row.Outcome == Unsolved {
						sum++
					}
					count++
				}
			}
			if !near(q.Observed, sum/count, 1e-9) || q.Samples != int(count) {
				t.Fatalf("%v: %+v; the mean is %g of %g", truth.Response, q, sum/count, count)
			}
		}
	}
}
