package search

import (
	"context"
	"errors"
	"math"
	"math/big"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

func number(t testing.TB, decimal string) *big.Float {
	t.Helper()
	f, ok := new(big.Float).SetString(decimal)
	if !ok {
		t.Fatal(decimal)
	}
	return f
}

func (e Estimate) holds(n *big.Float) bool { return e.Low.Cmp(n) <= 0 && n.Cmp(e.High) <= 0 }

// TestEstimatesCover makes many estimates of boards with known numbers, of few
// samples, each. If 95 % of the intervals held the number, 120 of them would do
// so 114 times with standard deviation 2.4; four of these, and two in a hundred
// for the distributions being skew, are allowed.
func TestEstimatesCover(t *testing.T) {
	const tries = 120
	for _, test := range []countCase{
		{"square of order 4", searchtest.Square(t, 4), "576"},
		{"sudoku 2x2", searchtest.Sudoku(t, 2, 2), "288"},
		{"sudoku 2x3", searchtest.Sudoku(t, 2, 3), "28200960"},
	} {
		s := New(test.puzzle)
		want, covered := number(t, test.want), 0
		for seed := range uint64(tries) {
			e, err := s.Estimate(t.Context(), searchtest.Blank(test.puzzle), searchtest.Seeded(seed), MinSamples)
			if err != nil {
				t.Fatal(err)
			}
			if e.holds(want) {
				covered++
			}
		}
		if covered < 102 {
			t.Errorf("%s: %d of %d intervals hold %s", test.name, covered, tries, test.want)
		}
	}
}

// TestEstimatesOfLargeBoards are of published numbers: Latin squares (OEIS
// A002860), Sudoku (A107739; 2×5: K. S. Pettersen). Of 18 intervals 17.1 should
// hold the number, with standard deviation 0.9; three of these are allowed.
func TestEstimatesOfLargeBoards(t *testing.T) {
	const tries = 3
	tests := []countCase{
		{"sudoku 3x3", searchtest.Sudoku(t, 3, 3), "6670903752021072936960"},
		{"sudoku 2x5", searchtest.Sudoku(t, 2, 5), "1903816047972624930994913280000"},
		{"square of order 8", searchtest.Square(t, 8), "108776032459082956800"},
		{"square of order 9", searchtest.Square(t, 9), "5524751496156892842531225600"},
		{"square of order 10", searchtest.Square(t, 10), "9982437658213039871725064756920320000"},
		{"square of order 11", searchtest.Square(t, 11), "776966836171770144107444346734230682311065600000"},
	}
	covered := 0
	for _, test := range tests {
		s := New(test.puzzle)
		for seed := range uint64(tries) {
			e, err := s.Estimate(t.Context(), searchtest.Blank(test.puzzle), searchtest.Seeded(seed), 300)
			if err != nil {
				t.Fatal(err)
			}
			if e.holds(number(t, test.want)) {
				covered++
			} else {
				t.Logf("%s, seed %d: %.4g (%.4g to %.4g); not %s", test.name, seed, e.Mean, e.Low, e.High, test.want)
			}
		}
	}
	if covered < tries*len(tests)-4 {
		t.Errorf("%d of %d intervals hold the number", covered, tries*len(tests))
	}
}

// TestEstimatesHaveTheRightMean compares with brute force on boards of any
// form: a mean of 3,000 samples is within five of its own standard errors, and
// what has boards is not refuted.
func TestEstimatesHaveTheRightMean(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		pb := searchtest.TinyClues(draw, p)
		want := float64(len(searchtest.BruteForce(p, pb)))
		e, err := New(p).Estimate(context.Background(), pb, searchtest.Seeded(1), 3000)
		if want == 0 {
			if e.Mean.Sign() != 0 || err != nil && !errors.Is(err, ErrUndecided) {
				t.Fatalf("%v, %v; want 0", e, err)
			}
			return
		}
		mean, _ := e.Mean.Float64()
		high, _ := e.High.Float64()
		if err != nil || math.Abs(mean-want) > 2.6*(high-mean)+1e-6*want {
			t.Fatalf("%v, %v of %v; want %g", e, err, p.FormatCells(pb), want)
		}
	})
}

func TestEstimatesFollowTheirSource(t *testing.T) {
	p := searchtest.Sudoku(t, 3, 3)
	s := New(p)
	var means []string
	for _, seed := range []uint64{1, 2, 1} {
		e, err := s.Estimate(t.Context(), searchtest.Blank(p), searchtest.Seeded(seed), MinSamples)
		if err != nil {
			t.Fatal(err)
		}
		means = append(means, e.Mean.String())
	}
	if means[0] != means[2] || means[0] == means[1] {
		t.Error(means)
	}
}

// TestEstimatesWithoutChoice need no confidence.
func TestEstimatesWithoutChoice(t *testing.T) {
	p := searchtest.Sudoku(t, 2, 2)
	s := New(p)
	for cells, want := range map[string]string{"12..............": "", "11..............": "0", "1234341221434321": "1"} {
		e, err := s.Estimate(t.Context(), searchtest.Read(t, p, cells), searchtest.Seeded(1), MinSamples)
		if err != nil {
			t.Fatal(err)
		}
		if want != "" && (e.Mean.String() != want || e.Low.Cmp(e.High) != 0) {
			t.Errorf("%s: %v", cells, e)
		}
	}
}

func TestEstimatesKeepToTheBudget(t *testing.T) {
	p := searchtest.Square(t, 20)
	s := New(p)
	if _, err := s.Estimate(searchtest.AfterLooks(2), searchtest.Blank(p), searchtest.Seeded(1), 1e6); !errors.Is(err, ErrUndecided) {
		t.Error(err)
	}
	s.Steps = 1000
	e, err := s.Estimate(t.Context(), searchtest.Blank(p), searchtest.Seeded(1), 1e6)
	if !errors.Is(err, ErrUndecided) || s.taken > s.Steps || e.Samples == 0 {
		t.Error(e, err, s.taken)
	}
	if _, err := s.Estimate(t.Context(), latin.NewPB(3), searchtest.Seeded(1), 1); !errors.Is(err, ErrPB) {
		t.Error(err)
	}
}

// TestEstimatesBeyondFloats is of numbers with more than 308 digits: e^1000 is
// 1.97007e434, and 1, 2, 3, 4 times as much have the mean 2.5 e^1000.
func TestEstimatesBeyondFloats(t *testing.T) {
	var m moments
	for i := range 400 {
		m.add(1000 + math.Log(float64(i%4+1)))
	}
	e := m.estimate()
	if got := e.Mean.Text('g', 6); got != "4.92518e+434" {
		t.Errorf("mean %s", got)
	}
	// Standard error: sqrt(1.25 / 399) = 0.056, no skewness.
	if low, high := e.Low.Text('g', 3), e.High.Text('g', 3); low != "4.71e+434" || high != "5.14e+434" {
		t.Errorf("%s to %s", low, high)
	}
}
