package main

import (
	"fmt"
	"slices"
	"strings"

	"latin/attrition"
)

// claims are what the object of a proof says of it, beside its steps.
type claims struct {
	Outcome  *string  `json:"outcome"`
	Solved   *bool    `json:"solved"`
	Fair     *bool    `json:"fair"`
	Tier     *string  `json:"tier"`
	Hardest  *string  `json:"hardest"`
	Theorems []string `json:"theorems"`
	Strategy *int     `json:"strategy"`
	Solution *string  `json:"solution"`
	Goal     *int     `json:"goal"`
}

// whole says whether the proof is about a puzzle as its clues give it, and not
// about a state or one cell: only then is it fair or not.
func (c *claims) whole(q question) bool { return c.Goal == nil && q.record.Candidates == nil }

// check holds the claims against the proof.
func (c *claims) check(pf *attrition.Proof) error {
	hardest := ""
	if r := pf.Hardest(); r != nil {
		hardest = r.Name
	}
	solution := ""
	if pb := pf.Solution(); pb != nil {
		solution = pf.Puzzle.FormatCells(pb)
	}
	theorems := theoremNames(pf)
	if c.Theorems == nil {
		theorems = nil
	}
	// A proof that was not finished in time still has steps that hold.
	outcome := pf.Outcome.String()
	if c.Outcome != nil && *c.Outcome == "undecided" {
		outcome = "undecided"
	}
	for _, err := range []error{
		claimed("outcome", c.Outcome, outcome),
		claimed("solved", c.Solved, pf.Outcome == attrition.Solved),
		claimed("fair", c.Fair, pf.Fair()),
		claimed("tier", c.Tier, pf.Tier().String()),
		claimed("hardest", c.Hardest, hardest),
		claimed("solution", c.Solution, solution),
	} {
		if err != nil {
			return err
		}
	}
	if !slices.Equal(c.Theorems, theorems) {
		return fmt.Errorf("%w: it claims the theorems %s; its steps use %s, the cheapest first", attrition.ErrRefused, listed(c.Theorems), listed(theorems))
	}
	return c.checkGoal(pf)
}

// checkGoal looks whether the cell that the proof is about is found.
func (c *claims) checkGoal(pf *attrition.Proof) error {
	switch n := len(pf.End); {
	case c.Goal == nil:
		return nil
	case *c.Goal < 0 || *c.Goal >= n:
		return fmt.Errorf("%w: its goal is cell %d; they run from 0 to %d", attrition.ErrRefused, *c.Goal, n-1)
	case pf.End[*c.Goal].Len() != 1:
		return fmt.Errorf("%w: its goal is cell %d, which its steps leave with %d labels", attrition.ErrRefused, *c.Goal, pf.End[*c.Goal].Len())
	}
	return nil
}

// listed joins names for a message.
func listed(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}

// claimed compares one claim, if it is made, with what is proved.
func claimed[T comparable](what string, claim *T, proved T) error {
	if claim == nil || *claim == proved {
		return nil
	}
	return fmt.Errorf("%w: it claims %s %v; the steps prove %v", attrition.ErrRefused, what, *claim, orNone(proved))
}

// orNone is what a claim is compared with, as a message shows it.
func orNone(proved any) any {
	if proved == "" {
		return "none"
	}
	return proved
}
