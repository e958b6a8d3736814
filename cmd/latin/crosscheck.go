package main

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"latin/generator"
)

// disagree is the answer when two engines that share no code contradict each
// other: one of them is wrong, so that neither's answer is given as the answer.
func disagree(q question, one, other string) answer {
	return fail(failed(fmt.Errorf("%s: THE ENGINES DISAGREE, so one of them is wrong; please report this puzzle\n  %s\n  %s: %s\n  %s: %s",
		q.name(), q.puzzleText(), q.second.first, one, q.second.name, other)))
}

// puzzleText is the puzzle in a form in which it can be read again.
func (q question) puzzleText() string {
	return strings.TrimSpace(string(recordAnswer(withClues(q.record, q.record.Clues), exitOK).out))
}

// unconfirmed adds to an answer that the second engine did not come to one.
func unconfirmed(q question, ans answer, err error) answer {
	ans.msgs = append(ans.msgs, fmt.Sprintf("%s: not cross-checked: %s: %v", q.name(), q.second.name, err))
	ans.code = worse(ans.code, codeOf(err))
	return ans
}

// A count is what an engine says about the number of solutions: at least n, and
// no more if it is exact.
type count struct {
	n     *big.Int
	exact bool
	err   error
}

// conflicts says whether two counts cannot both be right.
func (c count) conflicts(d count) bool {
	return c.exact && d.n.Cmp(c.n) > 0 || d.exact && c.n.Cmp(d.n) > 0
}

// String is what `latin count` prints.
func (c count) String() string {
	text := c.n.String()
	if !c.exact {
		text += " or more"
	}
	return text
}

// conflicting says whether two verdicts cannot both be right. Of several
// solutions, and of clues that cannot stand together, each may tell others.
func conflicting(a, b generator.Verdict) bool {
	switch {
	case a.Certain && b.Solutions > a.Solutions, b.Certain && a.Solutions > b.Solutions:
		return true
	case a.Solutions != 1 || b.Solutions != 1 || !a.Certain && !b.Certain:
		return false
	}
	return !slices.Equal(a.Solution, b.Solution) ||
		(a.Critical || b.Critical) && len(a.Redundant)+len(b.Redundant) > 0
}

// solutionsText tells a verdict in short.
func solutionsText(q question, v generator.Verdict, err error) string {
	text := [...]string{"no solution", "one solution", "several solutions"}[v.Solutions]
	if !v.Certain {
		text += " so far"
	}
	if v.Solution != nil {
		text += ": " + q.record.Puzzle.FormatCells(v.Solution)
	}
	if v.Certain && v.Solutions == 1 && err == nil {
		text += "; redundant: " + cellNames(q.record.Puzzle, v.Redundant)
	}
	return text
}

// confirmed gives an answer to a check, unless the second engine contradicts it.
func confirmed(ctx context.Context, q question, v generator.Verdict, err error, ans answer) answer {
	if q.second == nil {
		return ans
	}
	w, otherErr := generator.Check(ctx, q.second.Searcher, q.record.Clues)
	switch {
	case conflicting(v, w):
		return disagree(q, solutionsText(q, v, err), solutionsText(q, w, otherErr))
	case otherErr != nil:
		return unconfirmed(q, ans, otherErr)
	}
	return ans
}
