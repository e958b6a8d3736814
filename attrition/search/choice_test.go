package search

import (
	"errors"
	"strings"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"
)

func TestFindEngine(t *testing.T) {
	for _, c := range Engines {
		if found, err := FindEngine(Engines, c.Name); err != nil || found.Name != c.Name || found.New == nil {
			t.Errorf("%s: %v, %v", c.Name, found, err)
		}
		if c.Summary == "" || strings.ContainsAny(c.Name, " ,") {
			t.Errorf("%q: %q", c.Name, c.Summary)
		}
		for _, name := range c.Runs {
			if _, err := FindEngine(Engines, name); err != nil {
				t.Errorf("%s runs %v", c.Name, err)
			}
		}
	}
	if Engines[0].Name != Auto.Name {
		t.Errorf("%s is first", Engines[0].Name)
	}
	if _, err := FindEngine(Engines, "none"); !errors.Is(err, ErrEngine) || !strings.Contains(err.Error(), "auto, ") {
		t.Error(err)
	}
}

func TestAgainst(t *testing.T) {
	p := searchtest.Square(t, 3)
	misfit := func(*latin.Puzzle) error { return errors.New("it needs boxes") }
	one, both, other := Choice{Name: "one"}, Choice{Name: "both", Runs: []string{"one", "other"}}, Choice{Name: "other"}
	small, third := Choice{Name: "small", Fits: misfit}, Choice{Name: "third"}
	list := []Choice{both, one, small, other, third}
	for _, test := range []struct {
		of   Choice
		want string
	}{{one, "other"}, {other, "one"}, {both, "third"}, {third, "both"}, {small, "both"}} {
		if got, err := test.of.Against(list, p); err != nil || got.Name != test.want {
			t.Errorf("against %s: %q, %v; want %s", test.of.Name, got.Name, err, test.want)
		}
	}
	if got, err := both.Against(list[:4], p); !errors.Is(err, ErrEngine) {
		t.Errorf("against both: %q, %v", got.Name, err)
	}
	if err := small.Check(p); !errors.Is(err, ErrEngine) || !strings.Contains(err.Error(), "it needs boxes") {
		t.Error(err)
	}
}
