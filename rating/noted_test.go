package rating

import (
	"slices"
	"testing"

	"latin"
	"latin/attrition"
)

// TestNoted: of circuits steps are noted and not candidates, unless each takes a trial;
// of other boards candidates.
func TestNoted(t *testing.T) {
	removes := []attrition.Candidate{{Cell: 1, Label: 3}, {Cell: 2, Label: 3}, {Cell: 3, Label: 3}, {Cell: 3, Label: 4}}
	for _, c := range []struct {
		kind *latin.Kind
		rule *attrition.Rule
		want int
	}{{latin.Knight, attrition.Condition, 2}, {latin.Knight, attrition.CellForcing, 4}, {latin.Digits, attrition.Condition, 4}} {
		p, err := c.kind.New(latin.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := newTracer(p, &Default().Sight).noted(c.rule, removes); got != c.want {
			t.Errorf("%s, %s: %d; want %d", c.kind.Name, c.rule.Name, got, c.want)
		}
	}
}

// TestLimitsOfKind: boards of circuits have limits between those of circuits, boards of no
// family between those of no family.
func TestLimitsOfKind(t *testing.T) {
	m := *Default()
	with := m.Levels
	m.Levels = nil
	for _, l := range with {
		if kind, _, err := latin.FindKind(l.Kind); err == nil && !slices.Contains(latin.Families, kind) {
			m.Levels = append(m.Levels, l)
		}
	}
	if len(m.Levels) == len(with) {
		t.Fatal("the model has no limits of families")
	}
	for kind, size := range map[*latin.Kind]string{latin.SudokuX: "2x2", latin.LatinSquare: "11"} {
		square, err := kind.New(latin.Options{Size: size})
		if err != nil {
			t.Fatal(err)
		}
		if a, b := m.LimitsOf(square), Default().LimitsOf(square); a.Scores[0] != b.Scores[0] {
			t.Errorf("limits of families change those of %s: %v, %v", square.Name(), a, b)
		}
	}
	tour, err := latin.Knight.New(latin.Options{Size: "5x8"})
	if err != nil {
		t.Fatal(err)
	}
	low, high := Default().LimitsOf(tour), with[len(with)-1]
	for _, l := range with {
		switch l.Kind {
		case "knight":
			if l.Scores[0] >= low.Scores[0] {
				t.Errorf("5x8 has lower limits than 6x6: %v, %v", low, l)
			}
		case "knight:6x8":
			high = l
		}
	}
	if low.Scores[0] >= high.Scores[0] {
		t.Errorf("5x8 has higher limits than 6x8: %v, %v", low, high)
	}
}
