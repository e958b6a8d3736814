package attrition

import (
	"strings"
	"testing"

	"latin"

	"github.com/rogpeppe/go-internal/txtar"
)

// TestToldSets: the labels that the words give to the sets of a step, which they
// read from its prices, are those of the cells.
func TestToldSets(t *testing.T) {
	told := 0
	for _, r := range []*Rule{ALSXZ, ALSXY, ALSChain, DeathBlossom} {
		eachFixtureStep(t, r, func(p *latin.Puzzle, d latin.Domains, st *Step) {
			labels := setLabels(st)
			if r == DeathBlossom && len(st.Links[0].From.Cells) > 0 {
				for i, p := range petalsOf(st) {
					labels[i] = p.labels
				}
			}
			for i, l := range st.Links {
				all := latin.Domain(0)
				for _, x := range l.Via {
					all |= d[x]
				}
				if labels[i] != all {
					t.Errorf("%s: link %d is told to have the labels %b, not %b", r.Name, i, labels[i], all)
				}
				told += len(l.Via)
			}
		})
	}
	if told == 0 {
		t.Error("no set")
	}
}

// TestVictimsAreTold: the words of a chain name every cell that loses a label.
func TestVictimsAreTold(t *testing.T) {
	for _, r := range []*Rule{Skyscraper, EmptyRectangle, XYWing, XYZWing, WWing, XChain, XYChain, NiceLoop, AIC, GroupedAIC, ALSXZ, ALSXY, ALSChain, DeathBlossom} {
		eachFixtureStep(t, r, func(p *latin.Puzzle, d latin.Domains, st *Step) {
			w := &Words{p}
			text := r.Tell(w, st)
			for _, q := range st.Removes {
				if !strings.Contains(text, w.Cell(q.Cell)) {
					t.Errorf("%s: %s loses %s, and is not in the words\n%s", r.Name, w.Cell(q.Cell), w.Label(q.Label), text)
				}
			}
		})
	}
}

// eachFixtureStep visits the steps that a rule sees at the states of its fixture.
func eachFixtureStep(t *testing.T, r *Rule, visit func(p *latin.Puzzle, d latin.Domains, st *Step)) {
	t.Helper()
	file, err := txtar.ParseFile(fixtureFile(r.Name))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range fixturesOf(t, file) {
		p, d, err := readState(f.state)
		if err != nil {
			t.Fatal(err)
		}
		s := NewState(p)
		s.Load(d)
		for _, st := range allSteps(r, s) {
			visit(p, d, &st)
		}
	}
}
