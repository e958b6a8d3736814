package attrition_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// TestStepsInJSON: proofs of random puzzles, solved, stuck or contradictory,
// are the same after JSON, and verified.
func TestStepsInJSON(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for _, p := range puzzlesToTest(t) {
		pr := attrition.NewProver(p, cheapRules())
		for range 20 {
			start := attrition.Start(p, randomClues(p, rng))
			pf, err := pr.Prove(t.Context(), start)
			if err != nil {
				t.Fatal(err)
			}
			text := encodedSteps(t, p, pf.Steps)
			got, err := attrition.DecodeProof(p, start, text)
			if err != nil {
				t.Fatalf("%s: %v in %s", p.Name(), err, text)
			}
			if again := encodedSteps(t, p, got.Steps); !bytes.Equal(again, text) {
				t.Fatalf("%s: %s became %s", p.Name(), text, again)
			}
			if err := attrition.Verify(got); err != nil || got.Outcome != pf.Outcome {
				t.Fatalf("%s: %v (%v, was %v)", p.Name(), err, got.Outcome, pf.Outcome)
			}
		}
	}
}

func encodedSteps(t testing.TB, p *latin.Puzzle, steps []attrition.Step) []byte {
	t.Helper()
	text, err := attrition.EncodeSteps(p, steps)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// fullStep has every field, also those that the rules at hand do not use.
func fullStep() attrition.Step {
	x := attrition.Candidate{Cell: 3, Label: 1}
	return attrition.Step{
		Rule: attrition.HiddenSingle, Asterisms: []int{0, 2}, Cells: []latin.Cell{1}, Labels: 5,
		Places: []attrition.Candidate{x}, Removes: []attrition.Candidate{{Cell: 3, Label: 2}}, Contradiction: true,
		Prices: []attrition.Price{{Asterism: 1, Label: 2, Price: -3}},
		Split:  attrition.Split{Cell: -1, Asterism: 1, Label: 3},
		Cases: []attrition.Case{
			{Suppose: x, Steps: []attrition.Step{{Rule: attrition.NakedSingle, Split: attrition.Split{Cell: -1}}}},
			{Suppose: attrition.Candidate{Cell: 0, Label: 0}},
		},
		Links: []attrition.Link{
			{From: attrition.Node{Cells: []latin.Cell{1, 2}, Label: 1}, To: attrition.Node{Cells: []latin.Cell{4}, Label: 2}, Strong: true, Asterism: 2},
			{From: attrition.Node{Cells: []latin.Cell{4}, Label: 2}, To: attrition.Node{Cells: []latin.Cell{4}, Label: 3}, Asterism: -1, Via: []latin.Cell{5}},
		},
	}
}

func TestEveryFieldInJSON(t *testing.T) {
	p := sudoku2x2(t)
	byCell := fullStep()
	byCell.Split = attrition.Split{Cell: 3}
	text := encodedSteps(t, p, []attrition.Step{fullStep(), byCell})
	const want = `[{"rule":"hidden-single","asterisms":[0,2],"cells":[1],"labels":["1","3"],"places":[{"cell":3,"label":"2"}],` +
		`"removes":[{"cell":3,"label":"3"}],"contradiction":true,"prices":[{"asterism":1,"label":"3","price":-3}],` +
		`"split":{"asterism":1,"label":"4"},"cases":[{"suppose":{"cell":3,"label":"2"},"steps":[{"rule":"naked-single",` +
		`"asterisms":[],"cells":[],"labels":[],"places":[],"removes":[],"contradiction":false}]},{"suppose":{"cell":0,"label":"1"},"steps":[]}],` +
		`"links":[{"from":{"cells":[1,2],"label":"2"},"to":{"cells":[4],"label":"3"},"strong":true,"asterism":2},` +
		`{"from":{"cells":[4],"label":"3"},"to":{"cells":[4],"label":"4"},"strong":false,"via":[5]}]}`
	if !strings.HasPrefix(string(text), want) {
		t.Errorf("%s\nwant %s", text, want)
	}
	steps, err := attrition.DecodeSteps(p, text)
	if err != nil {
		t.Fatal(err)
	}
	if again := encodedSteps(t, p, steps); !bytes.Equal(again, text) {
		t.Errorf("%s\nbecame %s", text, again)
	}
	if steps[0].Split != fullStep().Split || steps[1].Split.Cell != 3 {
		t.Errorf("splits %+v and %+v", steps[0].Split, steps[1].Split)
	}
}

func sudoku2x2(t testing.TB) *latin.Puzzle {
	t.Helper()
	p, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestStepsThatAreNone(t *testing.T) {
	const step = `{"rule":"naked-single","cells":[0]}`
	deep := strings.Repeat(`{"rule":"naked-single","cases":[{"suppose":{"cell":0,"label":"1"},"steps":[`, 600) + step + strings.Repeat(`]}]}`, 600)
	for _, test := range []struct {
		text   string
		offset int
		want   string
	}{
		{``, 0, "not a list"},
		{`{}`, 0, "not a list"},
		{`[` + step + `, {"rule":"guess"}]`, 38, `step 2: no rule is named "guess"`},
		{`[` + step, 36, "ends within"},
		{`[` + step + `,`, 37, "step 2: the JSON ends within"},
		{`[{"rule":"naked-single","cells":[16]}]`, 1, "cell 16; they run from 0 to 15"},
		{`[{"rule":"naked-single","cells":[-1]}]`, 1, "cell -1"},
		{`[{"rule":"naked-single","asterisms":[12]}]`, 1, "asterism 12; they run from 0 to 11"},
		{`[{"rule":"naked-single","labels":["5"]}]`, 1, `no label is "5"; the labels are 1, 2, 3 and 4`},
		{`[{"rule":"naked-single","cells":"all"}]`, 1, "cells: found a text; expected a list"},
		{`[{"rule":"naked-single","split":{}}]`, 1, "neither"},
		{`[{"rule":"naked-single","links":[{"from":{"cells":[99],"label":"1"}}]}]`, 1, "cell 99"},
		{`[` + deep + `]`, 1, "cases within cases"},
		{`[{"rule":nonsense}]`, 9, "broken"},
	} {
		_, err := attrition.DecodeSteps(sudoku2x2(t), []byte(test.text))
		var e *attrition.StepsError
		if !errors.As(err, &e) || e.Offset != test.offset || !strings.Contains(e.Error(), test.want) {
			t.Errorf("%.60s: %v (%+v), want %q at %d", test.text, err, e, test.want, test.offset)
		}
	}
}

// FuzzProof: whatever is read is either refused or true: a proof that the
// checker accepts ends in the one solution, or there is none.
func FuzzProof(f *testing.F) {
	p := sudoku2x2(f)
	clues, err := p.ParseCells("1......2..3.4...")
	if err != nil {
		f.Fatal(err)
	}
	start := attrition.Start(p, clues)
	pf, err := attrition.NewProver(p, nil).Prove(f.Context(), start)
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(encodedSteps(f, p, pf.Steps)))
	f.Add([]byte(encodedSteps(f, p, []attrition.Step{fullStep()})))
	f.Add([]byte(`[]`))
	solutions, err := search.New(p).UpTo(f.Context(), clues, 2)
	if err != nil || len(solutions) != 1 {
		f.Fatal(err, solutions)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		got, err := attrition.DecodeProof(p, start, text)
		if err != nil || attrition.Verify(got) != nil {
			return
		}
		for c, d := range got.End {
			if got.Outcome == attrition.NoSolution || !d.Has(solutions[0][c]) {
				t.Fatalf("%v, without %d in cell %d: %s", got.Outcome, solutions[0][c], c, text)
			}
		}
	})
}
