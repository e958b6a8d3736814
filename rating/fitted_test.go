package rating

import (
	"encoding/json"
	"math"
	"testing"

	"latin"
	"latin/rating/fit"
)

// TestFittedModelIsRead writes a model made of a fit and reads it again.
func TestFittedModelIsRead(t *testing.T) {
	r := &fit.Result{
		Intercept: fit.Estimate{Value: 3, Error: 0.1}, PuzzleDeviation: 0.25,
		Coefficients: []fit.Coefficient{{Feature: "effort", Estimate: fit.Estimate{Value: 0.5, Error: 0.01}}},
		Covariance:   [][]float64{{0.01, 0}, {0, 0.0001}},
	}
	m := Fitted(Default(), "club", "7", r)
	m = Fitted(m, "club", "7", &fit.Result{
		Response:     fit.Levels,
		Coefficients: []fit.Coefficient{{Feature: "blank", Estimate: fit.Estimate{Value: 1}}},
		Cuts:         []fit.Cut{{Level: 2, Estimate: fit.Estimate{Value: 10}}, {Level: 4, Estimate: fit.Estimate{Value: 12}}},
	})
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	if m, err = ParseModel(data); err != nil {
		t.Fatal(err)
	}
	if m.Title() != "club/7" || m.Intercept != 3 || m.Terms[0] != (Term{"effort", 0.5, 0.01, 0.4804, 0.5196}) || m.Spread != 0.25 {
		t.Errorf("%+v", m)
	}
	p, clues, _ := anyPuzzle(t, latin.Sudoku, "2x2", 1)
	m.Kinds = []string{p.Name()}
	for blank, want := range map[int]Level{10: Easy, 11: Medium, 12: Medium, 13: VeryDifficult} {
		path := rated(t, NewRater(p, m), clues).Path
		path.Clues = latin.NewPB(16)
		for i := range 16 - blank {
			path.Clues[i] = 0
		}
		if got := m.Perceived.levelOf(path); got != want {
			t.Errorf("%d blank cells: %v; want %v", blank, got, want)
		}
	}
}

// TestRescale moves limits along a straight line of logarithms.
func TestRescale(t *testing.T) {
	m := &Model{Levels: []Limits{{"a", 4, []float64{1, 10, 100, 1000}}}}
	m.Rescale([]float64{1, 2, 30, 400}, []float64{5, 5 * math.Sqrt2, 5 * math.Sqrt(30), 100})
	for i, want := range []float64{5, 15.81, 50, 158.1} {
		if got := m.Levels[0].Scores[i]; math.Abs(got-want) > 0.01 {
			t.Errorf("limit %d is %v; want %v", i, got, want)
		}
	}
	m.Rescale([]float64{1, 2, 3}, []float64{3, 2, 1})
	if m.Levels[0].Scores[0] != 5 {
		t.Error("a model that turns the order round moves the limits")
	}
}

func TestPerceivedErrors(t *testing.T) {
	for name, p := range map[string]*Perceived{
		"no cuts":  {},
		"order":    {Cuts: []Cut{{"medium", 1}, {"easy", 2}}},
		"falling":  {Cuts: []Cut{{"easy", 2}, {"medium", 1}}},
		"last":     {Cuts: []Cut{{"very-difficult", 2}}},
		"unknown":  {Cuts: []Cut{{"nice", 2}}},
		"features": {Cuts: []Cut{{"easy", 2}}, Terms: []Term{{Feature: "beauty"}}},
	} {
		if p.check() == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
