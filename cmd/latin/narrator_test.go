package main

import (
	"regexp"
	"testing"

	"latin"
	"latin/attrition"
)

// toldFullLabel is what that rule says, in its own words.
var toldFullLabel = regexp.MustCompile("Full label: .*")

// TestNarratorCases: cases are told within their step, each with numbers of its
// own and with the way in which it ends; what is crossed off is not told, except
// where it is a contradiction.
func TestNarratorCases(t *testing.T) {
	p, err := latin.LatinSquare.New(latin.Options{Size: "3"})
	if err != nil {
		t.Fatal(err)
	}
	tell := func(text string) func(*attrition.Words, *attrition.Step) string {
		return func(*attrition.Words, *attrition.Step) string { return text }
	}
	forcing := &attrition.Rule{Name: "cell-forcing", Tier: attrition.Extreme, Tell: tell("told by its cases")}
	reason := &attrition.Rule{Name: "x-wing", Tell: tell("X marks the spot.")}
	q := func(x latin.Cell, l latin.Label) attrition.Candidate { return attrition.Candidate{Cell: x, Label: l} }
	full := func(contradiction bool, gone ...attrition.Candidate) attrition.Step {
		return attrition.Step{Rule: attrition.FullLabel, Asterisms: []int{0}, Cells: []latin.Cell{0, 1}, Removes: gone, Contradiction: contradiction}
	}
	steps := []attrition.Step{
		full(false, q(8, 2)),
		{
			Rule: forcing, Removes: []attrition.Candidate{q(4, 0)}, Split: attrition.Split{Cell: 0},
			Cases: []attrition.Case{
				{Suppose: q(0, 0), Steps: []attrition.Step{full(false, q(4, 0))}},
				{Suppose: q(0, 1), Steps: []attrition.Step{
					{Rule: reason, Removes: []attrition.Candidate{q(8, 0), q(8, 1)}},
				}},
				{Suppose: q(0, 2), Steps: []attrition.Step{
					{Rule: forcing, Removes: []attrition.Candidate{q(5, 1)}, Split: attrition.Split{Cell: 5}, Cases: []attrition.Case{{Suppose: q(5, 0)}}},
					full(true),
				}},
			},
		},
		{Rule: reason, Places: []attrition.Candidate{q(4, 1)}, Removes: []attrition.Candidate{q(4, 2)}},
	}
	n := newNarrator(p, attrition.Start(p, latin.NewPB(9)), false)
	n.steps(steps)
	const want = `
  1. 1 leaves r2c2. Cell forcing: r1c1 is 1, 2 or 3.
     If r1c1 = 1:
        => At once: 1 leaves r2c2.
     If r1c1 = 2:
        1. 1 and 2 leave r3c3. X-wing: X marks the spot.
        => No label is left for r3c3, so this case is impossible.
     If r1c1 = 3:
        1. 2 leaves r2c3. Cell forcing: r2c3 is 1, 2 or 3.
           If r2c3 = 1:
              => At once: 2 leaves r2c3.
        2. Contradiction. Full label: told
        => This case is impossible.
  2. r2c2 = 2. X-wing: X marks the spot.
`
	got := toldFullLabel.ReplaceAllString(n.out.String(), "Full label: told")
	if got != want[1:] {
		t.Errorf("%s\nwant%s", got, want)
	}
	if d := n.domains; d[4] != latin.Just(1) || d[8].Has(2) || !d[5].Has(1) {
		t.Errorf("domains after the steps: %v", d)
	}
}
