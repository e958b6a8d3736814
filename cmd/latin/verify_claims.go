package main

import (
	"fmt"
	"slices"

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
}

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
		return fmt.Errorf("%w: it claims the theorems %q; its steps use %q", attrition.ErrRefused, c.Theorems, theorems)
	}
	return nil
}

// claimed compares one claim, if it is made, with what is proved.
func claimed[T comparable](what string, claim *T, proved T) error {
	if claim == nil || *claim == proved {
		return nil
	}
	return fmt.Errorf("%w: it claims %s %v; the steps prove %v", attrition.ErrRefused, what, *claim, proved)
}
