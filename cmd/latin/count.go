package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"latin/attrition/search"
)

func (a *app) countCommand() *cobra.Command {
	var limit uint64
	var e estimateFlags
	c := &cobra.Command{
		Use:   "count [FILE...]",
		Short: "Count the solutions of puzzles",
		Long: `Count prints the number of solutions of each puzzle, one a line. An empty
board counts all Latin boards. Any number is fine (exit code 0). With --limit
counting stops there, and the line says "or more"; --timeout ends with exit
code 6 and what was counted so far.

Counts without a limit go far beyond what could be listed: all Sudoku boards
take some minutes. For numbers that are larger still, --estimate follows random
ways through the search and tells the number that their frequency suggests,
with an interval that holds the right one in 95 of 100 cases. Four times the
--samples halve the interval.

With --cross-check two engines that share no code must agree; if they do not,
both answers are told on stderr and the exit code is 1.`,
		Example: `  echo sudoku:2x2:................ | latin count
  latin count --limit 1000 puzzles.txt
  echo latin-square:5:......................... | latin count --json
  echo latin-square:7:................................................. | latin count --estimate
  latin count --cross-check puzzles.txt`,
		RunE: func(cmd *cobra.Command, files []string) error {
			do := func(ctx context.Context, q question) answer { return a.countOne(ctx, q, limit) }
			if err := e.check(cmd); err != nil {
				return err
			}
			if e.estimate {
				a.chooseSeed()
				do = func(ctx context.Context, q question) answer { return a.estimateOne(ctx, q, e.samples) }
			}
			return a.stream(cmd.Context(), files, do)
		},
	}
	c.Flags().Uint64Var(&limit, "limit", 0, "stop counting here (0 is no limit)")
	e.add(c)
	a.seedFlag(c)
	a.inputFlags(c)
	a.engineFlag(c)
	a.crossCheckFlag(c)
	a.timeoutFlag(c, 0, "for each puzzle")
	return c
}

type countJSON struct {
	head
	Count string `json:"count"`
	Exact bool   `json:"exact"`
}

func (a *app) countOne(ctx context.Context, q question, limit uint64) answer {
	n := countBy(ctx, q.search, q, limit)
	if n.err != nil && !errors.Is(n.err, search.ErrUndecided) {
		return fail(fmt.Errorf("%s: %w", q.name(), n.err))
	}
	var other count
	if q.second != nil {
		if other = countBy(ctx, q.second.Searcher, q, limit); n.conflicts(other) {
			return disagree(q, n.String(), other.String())
		}
	}
	ans := answer{out: []byte(n.String() + "\n"), code: codeOf(n.err)}
	if a.json {
		ans = answerJSON(countJSON{q.head("count"), n.n.String(), n.exact}, ans.code)
	}
	if n.err != nil {
		ans.msgs = append(ans.msgs, fmt.Sprintf("%s: %v", q.name(), n.err))
	}
	if other.err != nil {
		return unconfirmed(q, ans, other.err)
	}
	return ans
}

func countBy(ctx context.Context, s *search.Searcher, q question, limit uint64) count {
	n, exact, err := s.Count(ctx, q.record.Clues, limit)
	return count{n, exact && err == nil, err}
}
