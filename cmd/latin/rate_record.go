package main

import (
	"fmt"

	"latin/attrition"
	"latin/rating"
)

// rated is a puzzle with its rating, which is nil while the puzzle is undecided; err
// says why.
type rated struct {
	question
	*rating.Rating
	err error
}

func (o *rated) code() exitCode {
	switch {
	case o.err != nil:
		return codeOf(o.err)
	case o.Solutions == 0:
		return exitNone
	case o.Solutions > 1:
		return exitSeveral
	}
	return exitOK
}

// unique says whether all fields apply.
func (o *rated) unique() bool { return o.Rating != nil && o.Solutions == 1 }

func (o *rated) text() string {
	switch {
	case o.err != nil:
		return fmt.Sprintf("%s: %v\n", o.name(), o.err)
	case o.Solutions == 0:
		return o.name() + ": no solution\n"
	case o.Solutions > 1:
		return o.name() + ": several solutions\n"
	}
	need := "not fair"
	if o.Hardest != attrition.Backtrack {
		need = fmt.Sprintf("%s (hardest %s)", o.Hardest.Tier, o.Hardest.Name)
	}
	return fmt.Sprintf("%s: %s, %.0f s (%.0f to %.0f), SE %.1f, %s\n", o.name(), o.Level.Title(), o.Score, o.Low, o.High, o.SELike, need)
}
