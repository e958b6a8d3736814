package attrition_test

import (
	"strings"
	"testing"
	"unicode"

	"latin"
	"latin/attrition"
)

func TestWordsOnAGrid(t *testing.T) {
	p, err := latin.SudokuX.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	w := &attrition.Words{Puzzle: p}
	for _, test := range []struct{ got, want string }{
		{w.Cell(9), "r2c1"},
		{w.Cells([]latin.Cell{0, 1, 9}), "r1c1, r1c2 and r2c1"},
		{w.Asterisms([]int{0, 9, 26, 27}), "row 1, column 1, box 9 and the falling diagonal"},
		{w.Labels(latin.Just(0) | latin.Just(4)), "1 and 5"},
		{w.Sentence("the falling diagonal"), "The falling diagonal"},
		{w.Sentence("r1c1 is 5"), "r1c1 is 5"},
		{w.Sentence("row 1 is"), "Row 1 is"},
		{w.Sentence("été"), "Été"},
		{w.Sentence(""), ""},
		{w.Leave([]attrition.Candidate{{0, 4}, {1, 4}, {0, 2}, {1, 2}, {5, 3}}), "3 and 5 leave r1c1 and r1c2; 4 leaves r1c6"},
		{w.Conclusion(&attrition.Step{
			Places:  []attrition.Candidate{{0, 4}},
			Removes: []attrition.Candidate{{0, 1}, {1, 4}},
		}), "r1c1 = 5; 5 leaves r1c2"},
		{w.Conclusion(&attrition.Step{Contradiction: true}), "contradiction"},
		{w.Within("Row 9 has no place left for 1"), "row 9 has no place left for 1"},
		{w.Within("X marks the spot"), "X marks the spot"},
		{w.Times(2) + ", " + w.Times(3) + ", " + w.Times(12), "twice, three times, 12 times"},
		{w.Plenty(1, 4) + ", " + w.Plenty(3, 4), "5, three 5s"},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
	if w.ByPlace() {
		t.Error("cells of a grid have names of their own")
	}
}

// Labels that are letters keep their case at the beginning of a sentence.
func TestSentenceKeepsLabels(t *testing.T) {
	p, err := latin.CustomSteps.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	w := &attrition.Words{Puzzle: p}
	if got := w.Sentence("e, y leave r1c1"); got != "e, y leave r1c1" {
		t.Error(got)
	}
	if l, ok := p.Labels.Find("e"); !ok || w.Plenty(2, l) != "e twice" {
		t.Error(w.Plenty(2, l))
	}
}

func TestCellsWithoutNames(t *testing.T) {
	w := &attrition.Words{Puzzle: starOfFour(t)}
	for x, want := range []string{"r1c1", "r2c1", "r2c2", "r3c1", "r3c2", "r3c3"} {
		if got := w.Cell(latin.Cell(x)); got != want {
			t.Errorf("cell %d is %s, want %s", x, got, want)
		}
		for _, name := range []string{want, w.Puzzle.Board.CellName(latin.Cell(x))} {
			if got, ok := w.CellNamed(name); !ok || got != latin.Cell(x) {
				t.Errorf("%s is cell %d, %v", name, got, ok)
			}
		}
	}
	for _, name := range []string{"", "r1c2", "r0c1", "r4c1", "r01c1", "r1c1x", "r99999c99999", "r999999999999c1", "7", "R1C1"} {
		if x, ok := w.CellNamed(name); ok {
			t.Errorf("%q names cell %d", name, x)
		}
	}
	if !w.ByPlace() {
		t.Error("not by place")
	}
	if got := w.Asterisms([]int{0, 1, 2}); got != "the long way, short cut and asterism 3" {
		t.Error(got)
	}
}

func TestRuleNames(t *testing.T) {
	for name, want := range map[string]string{
		"hidden-single": "hidden single", "x-wing": "X-wing", "finned-x-wing": "finned X-wing", "xy-chain": "XY-chain",
		"als-xz": "ALS-XZ", "grouped-aic": "grouped AIC", "aic": "AIC", "w-wing": "W-wing",
		"two-string-kite": "two-string kite", "sue-de-coq": "Sue de Coq",
	} {
		if got := attrition.RuleName(&attrition.Rule{Name: name}); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	seen := make(map[string]bool)
	for _, r := range attrition.Rules {
		name := attrition.RuleName(r)
		if seen[name] || strings.ContainsFunc(name, unicode.IsControl) || name == "" {
			t.Errorf("rule %s is called %q", r.Name, name)
		}
		seen[name] = true
	}
}
