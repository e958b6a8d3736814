package generator

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"latin"
)

func TestOrbitsOfSquare(t *testing.T) {
	b := square(t, "123", 0, 0).Board
	for _, test := range []struct {
		symmetry Symmetry
		orbits   string
	}{
		{NoSymmetry, "[0] [1] [2] [3] [4] [5] [6] [7] [8]"},
		{"", "[0] [1] [2] [3] [4] [5] [6] [7] [8]"},
		{HalfTurn, "[0 8] [1 7] [2 6] [3 5] [4]"},
		{QuarterTurn, "[0 2 6 8] [1 3 5 7] [4]"},
		{MirrorLeftRight, "[0 2] [1] [3 5] [4] [6 8] [7]"},
		{MirrorUpDown, "[0 6] [1 7] [2 8] [3] [4] [5]"},
		{Diagonal, "[0] [1 3] [2 6] [4] [5 7] [8]"},
		{Antidiagonal, "[0 8] [1 5] [2] [3 7] [4] [6]"},
		{FullSymmetry, "[0 2 6 8] [1 3 5 7] [4]"},
	} {
		orbits, err := test.symmetry.Orbits(b)
		if got := strings.Trim(fmt.Sprint(orbits), "[]"); err != nil || "["+got+"]" != test.orbits {
			t.Errorf("%s: %v (%v), want %s", test.symmetry, orbits, err, test.orbits)
		}
	}
}

func TestSymmetryNotOfTheDrawing(t *testing.T) {
	g := latin.NewGrid(2, 3)
	g.Lines()
	b, err := latin.NewBoard(g.Layout)
	if err != nil {
		t.Fatal(err)
	}
	for _, y := range []Symmetry{QuarterTurn, Diagonal, Antidiagonal} {
		if _, err := y.Orbits(b); !errors.Is(err, ErrSymmetry) || !strings.Contains(err.Error(), string(y)) {
			t.Errorf("%s of two rows and three columns: %v", y, err)
		}
	}
	has, err := AnySymmetry.On(b)
	if want := "[half-turn mirror-left-right mirror-up-down full]"; err != nil || fmt.Sprint(has) != want {
		t.Errorf("any is one of %v (%v), want %s", has, err, want)
	}
	if _, err := AnySymmetry.Orbits(b); !errors.Is(err, ErrSymmetry) {
		t.Errorf("orbits of any: %v, want an error", err)
	}
	one := latin.NewGrid(1, 1)
	one.Lines()
	b, _ = latin.NewBoard(one.Layout)
	if _, err := AnySymmetry.On(b); !errors.Is(err, ErrSymmetry) {
		t.Errorf("any symmetry of one cell: %v, want an error", err)
	}
}

func TestParseSymmetry(t *testing.T) {
	for _, y := range Symmetries {
		if got, err := ParseSymmetry(string(y)); got != y || err != nil {
			t.Errorf("%s: %s, %v", y, got, err)
		}
	}
	if got, err := ParseSymmetry(""); got != NoSymmetry || err != nil {
		t.Errorf("empty: %s, %v", got, err)
	}
	_, err := ParseSymmetry("half-trun")
	if !errors.Is(err, ErrSymmetry) || !strings.Contains(err.Error(), `did you mean "half-turn"`) {
		t.Errorf("half-trun: %v", err)
	}
}
