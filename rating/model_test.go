package rating

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"latin"
)

func TestDefaultModel(t *testing.T) {
	m := Default()
	if m.Strategy == 0 || len(m.About) == 0 || len(m.Terms) == 0 {
		t.Errorf("%+v", m)
	}
	for _, k := range latin.Kinds {
		if k.Regions == latin.GivenRegions {
			continue
		}
		p, err := k.New(latin.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if l := m.LimitsOf(p); l.Kind != p.Name() || len(l.Scores) != len(levelNames)-1 {
			t.Errorf("%s: %+v", k.Name, l)
		}
	}
}

// TestModelErrors spoils the default model.
func TestModelErrors(t *testing.T) {
	for name, spoil := range map[string]func(*Model){
		"schema":               func(m *Model) { m.Schema = "x" },
		"no feature is called": func(m *Model) { m.Terms = []Term{{Feature: "beauty"}}; m.Covariance = [][]float64{{1, 0}, {0, 1}} },
		"the covariance":       func(m *Model) { m.Covariance = nil },
		"a constant of sight":  func(m *Model) { m.Sight.Naked = -1 },
		"times in stuck":       func(m *Model) { m.Sight.Stuck = nil },
		"it has no levels":     func(m *Model) { m.Levels = nil },
		"scores above 0":       func(m *Model) { m.Levels = []Limits{{"sudoku", 81, []float64{4, 3, 2, 1}}} },
		"smaller board": func(m *Model) {
			m.Levels = []Limits{{"a", 81, []float64{1, 2, 3, 4}}, {"b", 16, []float64{1, 2, 3, 4}}}
		},
	} {
		m, err := ParseModel(people)
		if err != nil {
			t.Fatal(err)
		}
		spoil(m)
		data, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ParseModel(data); !errors.Is(err, ErrModel) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzParseModel(f *testing.F) {
	f.Add(people)
	f.Add([]byte(`{"schema":"latin-model/1"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := ParseModel(data)
		if err != nil {
			return
		}
		p, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
		if err != nil {
			t.Fatal(err)
		}
		clues, err := p.ParseCells("1......2..3.....")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := NewRater(p, m).Rate(t.Context(), clues); err != nil {
			t.Fatal(err)
		}
	})
}

func TestLevels(t *testing.T) {
	l := Limits{Scores: []float64{10, 20, 30, 40}}
	for score, want := range map[float64]Level{1: VeryEasy, 9.9: VeryEasy, 10: Easy, 25: Medium, 39: Difficult, 40: VeryDifficult, 1e9: VeryDifficult} {
		if got := l.LevelOf(score); got != want {
			t.Errorf("%v: %v; want %v", score, got, want)
		}
	}
	for text, want := range map[string][2]Level{"easy": {Easy, Easy}, "very-easy..medium": {VeryEasy, Medium}} {
		if from, to, err := ParseLevels(text); err != nil || from != want[0] || to != want[1] {
			t.Errorf("%s: %v to %v, %v", text, from, to, err)
		}
	}
	for _, text := range []string{"", "hard", "medium..easy", "easy..", "..easy"} {
		if _, _, err := ParseLevels(text); err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}

// TestLimitsBetween interpolates for boards that the table does not know.
func TestLimitsBetween(t *testing.T) {
	m := &Model{Levels: []Limits{{"a", 16, []float64{1, 2, 3, 4}}, {"b", 64, []float64{4, 8, 12, 16}}}}
	for size, want := range map[string]float64{"4": 1, "2": 1, "8": 4, "9": 4, "6": 2.25} { // 36 cells: 1*(36/16)
		p, err := latin.LatinSquare.New(latin.Options{Size: size})
		if err != nil {
			t.Fatal(err)
		}
		if got := m.LimitsOf(p).Scores[0]; got < want-1e-9 || got > want+1e-9 {
			t.Errorf("order %s: %v; want %v", size, got, want)
		}
	}
}
