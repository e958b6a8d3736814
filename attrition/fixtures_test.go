package attrition

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"latin"

	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "write the steps of the fixtures anew")

// fixtureFile is where the fixture of a rule is.
func fixtureFile(rule string) string {
	return filepath.Join("..", "testdata", "attrition", rule+".txtar")
}

// A fixture is a pair of sections of a fixture file: NAME/state and NAME/steps.
type fixture struct {
	name         string
	state, steps string
}

// fixturesOf splits a file into its pairs.
func fixturesOf(t *testing.T, file *txtar.Archive) []fixture {
	t.Helper()
	var list []fixture
	for i, f := range file.Files {
		name, part, _ := strings.Cut(f.Name, "/")
		switch {
		case part == "state":
			list = append(list, fixture{name: name, state: string(f.Data)})
		case part == "steps" && i > 0 && file.Files[i-1].Name == name+"/state":
			list[len(list)-1].steps = string(f.Data)
		default:
			t.Fatalf("section %s; expected pairs NAME/state, NAME/steps", f.Name)
		}
	}
	return list
}

// TestFixtures compares the steps that every rule sees at the states of its
// fixture with those written there; -update writes them.
func TestFixtures(t *testing.T) {
	for _, r := range Rules {
		t.Run(r.Name, func(t *testing.T) {
			file, err := txtar.ParseFile(fixtureFile(r.Name))
			if err != nil {
				t.Fatal(err)
			}
			list := fixturesOf(t, file)
			for i := range list {
				got := seenAt(t, r, list[i])
				if got != list[i].steps && !*update {
					t.Errorf("%s: the rule sees\n%s\nwant\n%s", list[i].name, got, list[i].steps)
				}
				list[i].steps = got
			}
			if *update {
				writeFixtures(t, r, file.Comment, list)
			}
		})
	}
}

// seenAt is the text of the steps that the rule sees at the fixture's state.
// Each step is verified, as the only one of a proof.
func seenAt(t *testing.T, r *Rule, f fixture) string {
	t.Helper()
	p, d, err := readState(f.state)
	if err != nil {
		t.Fatalf("%s: %v", f.name, err)
	}
	s := NewState(p)
	s.Load(d)
	var b strings.Builder
	for _, st := range news(allSteps(r, s)) {
		if err := verifyStep(p, d, &st); err != nil {
			t.Errorf("%s: %v\n%+v", f.name, err, st)
		}
		text := formatStep(&Words{p}, &st)
		b.WriteString(text)
		if _, told, _ := strings.Cut(text, "\n"); strings.TrimSpace(told) == "" {
			t.Errorf("%s: no words for the step\n%s", f.name, text)
		}
	}
	return b.String()
}

// verifyStep verifies a step as the only one of a proof from the domains.
func verifyStep(p *latin.Puzzle, d latin.Domains, st *Step) error {
	pf := &Proof{Puzzle: p, Start: d, Steps: []Step{*st}, End: slices.Clone(d), Outcome: Solved}
	for _, q := range st.Removes {
		pf.End[q.Cell] &^= latin.Just(q.Label)
	}
	for _, e := range pf.End {
		switch {
		case e == 0 || st.Contradiction:
			pf.Outcome = NoSolution
		case e.Len() > 1 && pf.Outcome == Solved:
			pf.Outcome = Stuck
		}
	}
	if pf.Outcome == Solved && p.CheckPLB(pf.Solution()) != nil {
		addConflict(pf)
	}
	return Verify(pf)
}

// addConflict ends a proof whose domains are a full board, but no Latin board.
func addConflict(pf *Proof) {
	s := NewState(pf.Puzzle)
	s.Load(pf.End)
	var steps []Step
	for _, r := range []*Rule{FullLabel, Condition, HardCondition} {
		steps = append(steps, allSteps(r, s)...)
	}
	i := slices.IndexFunc(steps, func(st Step) bool { return st.Contradiction })
	pf.Steps, pf.Outcome = append(pf.Steps, steps[i]), NoSolution
}

func writeFixtures(t *testing.T, r *Rule, comment []byte, list []fixture) {
	t.Helper()
	file := &txtar.Archive{Comment: comment}
	for _, f := range list {
		file.Files = append(file.Files,
			txtar.File{Name: f.name + "/state", Data: []byte(f.state)},
			txtar.File{Name: f.name + "/steps", Data: []byte(f.steps)})
	}
	if err := os.WriteFile(fixtureFile(r.Name), txtar.Format(file), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestFixtureSections asks for a firing, a near miss and a firing with a
// repeated label, and that sections are what their names say: "fires",
// "silent", "repeats" and "contradiction", each alone or with more after a hyphen.
func TestFixtureSections(t *testing.T) {
	for _, r := range Rules {
		t.Run(r.Name, func(t *testing.T) {
			file, err := txtar.ParseFile(fixtureFile(r.Name))
			if err != nil {
				t.Fatal(err)
			}
			has := make(map[string]bool)
			for _, f := range fixturesOf(t, file) {
				sort, _, _ := strings.Cut(f.name, "-")
				has[sort] = true
				if err := f.check(sort); err != nil {
					t.Errorf("%s: %v", f.name, err)
				}
			}
			for _, sort := range []string{"fires", "silent", "repeats"} {
				conditional := r == Condition || r == HardCondition // whose Puzzles have no repeated labels
				if !has[sort] && !(sort == "repeats" && conditional) {
					t.Errorf("no section %s", sort)
				}
			}
		})
	}
}

// check says whether the fixture is of the sort that its name promises.
func (f *fixture) check(sort string) error {
	p, _, err := readState(f.state)
	switch {
	case err != nil:
		return err
	case sort == "silent" && f.steps != "":
		return fmt.Errorf("the rule sees something")
	case sort != "silent" && f.steps == "":
		return fmt.Errorf("the rule sees nothing")
	case sort == "repeats" && !p.Labels.Repeats():
		return fmt.Errorf("no label is repeated")
	case sort == "contradiction" && !strings.Contains("\n"+f.steps, "\ncontradiction "):
		return fmt.Errorf("no step is a contradiction")
	}
	return nil
}
