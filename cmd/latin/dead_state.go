package main

import (
	"fmt"
	"slices"

	"latin"
	"latin/attrition"
)

// deadState says why the state from which a proof of no solution starts has
// none: a cell without a candidate, or what the steps lead to. What the clues
// admit is another question.
func deadState(pf *attrition.Proof) string {
	w := &attrition.Words{Puzzle: pf.Puzzle}
	switch emptied := emptiedCells(w, pf.End); {
	case emptied != "" && len(pf.Steps) == 0:
		return emptied + ": no solution in this state"
	case emptied != "":
		return "so " + emptied + ": no solution in this state"
	}
	return "so there is no solution in this state: a candidate that is needed has been crossed off, or a label is wrong"
}

// emptiedCells says which cells have no candidate left; "" when all have one.
func emptiedCells(w *attrition.Words, d latin.Domains) string {
	first := slices.Index(d, 0)
	if first < 0 {
		return ""
	}
	name, others := w.Cell(latin.Cell(first)), 0
	for _, domain := range d[first+1:] {
		if domain == 0 {
			others++
		}
	}
	switch others {
	case 0:
		return name + " has no candidate left"
	case 1:
		return name + " and another cell have no candidate left"
	}
	return fmt.Sprintf("%s and %d other cells have no candidate left", name, others)
}
