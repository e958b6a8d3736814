package attrition_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
)

// cheapRules are those that cost little at any state.
func cheapRules() []*attrition.Rule {
	return slices.DeleteFunc(slices.Clone(attrition.Rules), func(r *attrition.Rule) bool { return r.Tier > attrition.Basic })
}

// TestOpenings: for each rule, the openings remove and place exactly what its
// steps do, each of them something that those before it do not, in order of the rules.
func TestOpenings(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	told := 0
	for _, p := range puzzlesToTest(t) {
		for range 10 {
			d := attrition.Pencil(p, randomClues(p, rng))
			var openings []attrition.Step
			for st := range attrition.Openings(p, d, cheapRules()) {
				openings = append(openings, st)
			}
			for _, r := range cheapRules() {
				var own []attrition.Step
				for len(openings) > 0 && openings[0].Rule == r {
					own, openings = append(own, openings[0]), openings[1:]
				}
				told += len(own)
				sameEffect(t, p, d, r, own)
			}
			if len(openings) > 0 {
				t.Fatalf("%s out of order", openings[0].Rule.Name)
			}
		}
	}
	if told == 0 {
		t.Error("no opening anywhere")
	}
}

// stepEffect collects what steps place and remove.
type stepEffect map[attrition.Candidate]int

const (
	didPlace = 1 << iota
	didRemove
)

func (e stepEffect) add(st *attrition.Step) (fresh bool) {
	note := func(list []attrition.Candidate, what int) {
		for _, q := range list {
			fresh = fresh || e[q]&what == 0
			e[q] |= what
		}
	}
	note(st.Places, didPlace)
	note(st.Removes, didRemove)
	return fresh
}

func sameEffect(t *testing.T, p *latin.Puzzle, d latin.Domains, r *attrition.Rule, openings []attrition.Step) {
	t.Helper()
	all, told := stepEffect{}, stepEffect{}
	contradictions := 0
	s := attrition.NewState(p)
	s.Load(d)
	r.Find(s, func(st *attrition.Step) bool {
		all.add(st)
		if st.Contradiction {
			contradictions = 1
		}
		return true
	})
	for _, st := range openings {
		if !told.add(&st) && !st.Contradiction {
			t.Fatalf("%s: an opening says nothing new: %+v", r.Name, st)
		}
		if st.Contradiction {
			contradictions--
		}
	}
	if contradictions != 0 {
		t.Fatalf("%s: the contradiction is told %d times too little", r.Name, contradictions)
	}
	for q, what := range all {
		if told[q] != what {
			t.Fatalf("%s: not all is told of cell %d label %d", r.Name, q.Cell, q.Label)
		}
	}
	if len(told) != len(all) {
		t.Fatalf("%s: more is told than the rule sees", r.Name)
	}
}

// TestOpeningsStop: the loop over openings may end anywhere, and ends with the context.
func TestOpeningsStop(t *testing.T) {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		t.Fatal(err)
	}
	clues := latin.NewPB(81)
	clues[0], clues[40] = 0, 1
	n := 0
	for range attrition.Openings(p, attrition.Start(p, clues), cheapRules()) {
		n++
		break
	}
	if n != 1 {
		t.Errorf("%d openings before the break", n)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for st := range attrition.OpeningsBeside(ctx, p, clues, attrition.Start(p, clues), cheapRules()) {
		t.Fatalf("%s after the end of the context", st.Rule.Name)
	}
}

// TestOpeningsBeside: the last empty cell of a board is an opening, although
// its label has to be crossed off nowhere.
func TestOpeningsBeside(t *testing.T) {
	p, err := latin.LatinSquare.New(latin.Options{Size: "3"})
	if err != nil {
		t.Fatal(err)
	}
	clues, err := p.ParseCells("123231.12")
	if err != nil {
		t.Fatal(err)
	}
	rules := attrition.UpTo(attrition.Singles)
	for st := range attrition.Openings(p, attrition.Pencil(p, clues), rules) {
		t.Errorf("%s, though every domain has one label", st.Rule.Name)
	}
	var found []attrition.Step
	for st := range attrition.OpeningsBeside(t.Context(), p, clues, attrition.Pencil(p, clues), rules) {
		found = append(found, st)
	}
	want := attrition.Candidate{Cell: 6, Label: 2}
	if len(found) != 1 || found[0].Rule != attrition.NakedSingle || !slices.Equal(found[0].Places, []attrition.Candidate{want}) {
		t.Errorf("%+v", found)
	}
}
