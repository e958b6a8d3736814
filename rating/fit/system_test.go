package fit

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/mat"
)

// randomDesign has features of no particular mean and deviation.
func randomDesign(puzzles, features int, rng *rand.Rand) Design {
	var d Design
	for k := range features {
		d.Names = append(d.Names, fmt.Sprintf("feature %d", k+1))
	}
	for range puzzles {
		row := make([]float64, features)
		for k := range row {
			row[k] = 10 + 3*rng.NormFloat64()
		}
		d.Rows = append(d.Rows, row)
	}
	return d
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// flat lists all unknowns of a point, and unflat sets them.
func (a *point) flat() []float64 {
	var list []float64
	for _, part := range a.parts() {
		list = append(list, part...)
	}
	return list
}

func (a *point) parts() [][]float64 { return [][]float64{a.effect[0], a.effect[1], a.shifts, a.slopes} }

func (a *point) with(list []float64) *point {
	b := a.clone()
	for _, part := range b.parts() {
		copy(part, list)
		list = list[len(part):]
	}
	return b
}

// byDifferences is the slope and the negated second derivatives of the penalised
// likelihood.
func byDifferences(s *system, at *point, sc *scales) (slope []float64, curvature *mat.SymDense) {
	x := at.flat()
	value := func(i, j int, di, dj float64) float64 {
		y := append([]float64(nil), x...)
		y[i] += di
		y[j] += dj
		s.assemble(at.with(y), sc)
		return s.value
	}
	const h = 1e-3
	curvature = mat.NewSymDense(len(x), nil)
	for i := range x {
		slope = append(slope, (value(i, i, h, 0)-value(i, i, -h, 0))/(2*h))
		for j := range i + 1 {
			curvature.SetSym(i, j, -(value(i, j, h, h)-value(i, j, h, -h)-value(i, j, -h, h)+value(i, j, -h, -h))/(4*h*h))
		}
	}
	return slope, curvature
}

// tables are small problems with either side the larger one, and with rows that name
// nobody.
func tables(t *testing.T) []*problem {
	t.Helper()
	var list []*problem
	for _, players := range []int{4, 9} {
		rng := newRand(uint64(players))
		design := randomDesign(6, 2, rng)
		truth := Truth{
			Response: Levels, Cuts: [4]float64{-1.5, -0.5, 0.5, 1.5}, Coefficients: []float64{0, 0},
			PuzzleDeviation: 1, PlayerDeviation: 1, Share: 0.8,
		}
		samples := Simulate(truth, design, players, rng).Samples
		samples.Rows[3].Player = -1
		p, err := newProblem(samples, &design, Levels)
		if err != nil {
			t.Fatal(err)
		}
		p.assignParts(3, 0)
		list = append(list, p)
	}
	return list
}

// The equations with one side eliminated say the same as all of them written out.
func TestSystemAgainstDifferences(t *testing.T) {
	for i, p := range tables(t) {
		for _, held := range []int32{-1, 1} {
			rng := newRand(7)
			at, sc, _ := p.beginning()
			sc.effect, sc.penalty = [2]float64{0.8, 0.6}, 0.5
			for _, part := range [][]float64{at.effect[0], at.effect[1], at.slopes} {
				for k := range part {
					part[k] = rng.NormFloat64() / 3
				}
			}
			checkSystem(t, fmt.Sprintf("table %d without part %d", i, held), newSystem(p, held), at, &sc)
		}
	}
}

func checkSystem(t *testing.T, name string, s *system, at *point, sc *scales) {
	t.Helper()
	slope, curvature := byDifferences(s, at, sc)
	var whole mat.Cholesky
	if !whole.Factorize(curvature) {
		t.Fatalf("%s: curvature is not positive", name)
	}
	var want mat.VecDense
	if err := whole.SolveVecTo(&want, mat.NewVecDense(len(slope), slope)); err != nil {
		t.Fatal(err)
	}
	s.assemble(at, sc)
	if !s.eliminate() {
		t.Fatalf("%s: singular", name)
	}
	step := at.clone()
	gain := s.newtonStep(step)
	if wanted := dot(slope, want.RawVector().Data); !near(gain, wanted, 1e-4) {
		t.Errorf("%s: gain %g; want %g", name, gain, wanted)
	}
	for i, v := range step.flat() {
		if !near(v, want.AtVec(i), 1e-4) {
			t.Errorf("%s: step %d is %g; want %g", name, i, v, want.AtVec(i))
		}
	}
	if !near(s.logDeterminant(), whole.LogDet(), 1e-4) {
		t.Errorf("%s: determinant %g; want %g", name, s.logDeterminant(), whole.LogDet())
	}
	checkInverse(t, name, s, &whole)
}

// checkInverse compares what is taken from the inverse.
func checkInverse(t *testing.T, name string, s *system, whole *mat.Cholesky) {
	t.Helper()
	var inverse mat.SymDense
	if err := whole.InverseTo(&inverse); err != nil {
		t.Fatal(err)
	}
	n := 0
	for side, variances := range s.effectVariances() {
		for m, v := range variances {
			if !near(v, inverse.At(n, n), 1e-4) {
				t.Errorf("%s: variance of %d on side %d is %g; want %g", name, m, side, v, inverse.At(n, n))
			}
			n++
		}
	}
	for i, row := range s.covariance() {
		for j, v := range row {
			if !near(v, inverse.At(n+i, n+j), 1e-4) {
				t.Errorf("%s: covariance %d, %d is %g; want %g", name, i, j, v, inverse.At(n+i, n+j))
			}
		}
	}
}

// At the top nothing is left to gain, whatever the start.
func TestMaximise(t *testing.T) {
	for i, p := range tables(t) {
		s := newSystem(p, -1)
		at, sc, _ := p.beginning()
		sc.penalty = 0.1
		if !s.maximise(at, &sc, exactly) {
			t.Fatal("no top")
		}
		top := s.value
		other := p.newPoint([]float64{-9, -8, 7, 8})
		for k := range other.effect[0] {
			other.effect[0][k] = 10
		}
		if !s.maximise(other, &sc, exactly) || !near(s.value, top, 1e-9) {
			t.Errorf("table %d: %g from one start, %g from another", i, top, s.value)
		}
		slope, _ := byDifferences(s, at, &sc)
		for k, v := range slope {
			if math.Abs(v) > 1e-4 {
				t.Errorf("table %d: slope %d at the top is %g", i, k, v)
			}
		}
	}
}

// In a full table of puzzles and players with normal noise and without features,
// restricted maximum likelihood has a closed form: that of the analysis of variance
// (Searle, Casella and McCulloch, Variance Components, 1992).
func TestVariancesAgainstAnova(t *testing.T) {
	const puzzles, players = 30, 12
	rng := newRand(3)
	design := randomDesign(puzzles, 0, rng)
	truth := Truth{Intercept: 5, PuzzleDeviation: 0.5, PlayerDeviation: 0.3, NoiseDeviation: 0.4}
	samples := Simulate(truth, design, players, rng).Samples
	var total float64
	var byPuzzle [puzzles]float64
	var byPlayer [players]float64
	for _, row := range samples.Rows {
		y := math.Log(row.Seconds)
		total += y / (puzzles * players)
		byPuzzle[row.Puzzle] += y / players
		byPlayer[row.Player] += y / puzzles
	}
	var squares, ofPuzzles, ofPlayers float64
	for _, row := range samples.Rows {
		r := math.Log(row.Seconds) - byPuzzle[row.Puzzle] - byPlayer[row.Player] + total
		squares += r * r / ((puzzles - 1) * (players - 1))
	}
	for _, m := range byPuzzle {
		ofPuzzles += (m - total) * (m - total) / (puzzles - 1)
	}
	for _, m := range byPlayer {
		ofPlayers += (m - total) * (m - total) / (players - 1)
	}
	r, err := Fit(t.Context(), samples, &design, Times, Options{Parts: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name      string
		got, want float64
	}{
		{"noise", r.NoiseDeviation, math.Sqrt(squares)},
		{"puzzles", r.PuzzleDeviation, math.Sqrt(ofPuzzles - squares/players)},
		{"players", r.PlayerDeviation, math.Sqrt(ofPlayers - squares/puzzles)},
		{"intercept", r.Intercept.Value, total},
	} {
		if math.Abs(test.got/test.want-1) > 0.04 {
			t.Errorf("%s: %g; by analysis of variance %g", test.name, test.got, test.want)
		}
	}
}
