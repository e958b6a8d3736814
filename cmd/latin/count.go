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
	c := &cobra.Command{
		Use:   "count [FILE...]",
		Short: "Count the solutions of puzzles",
		Long: `Count prints the number of solutions of each puzzle, one a line. An empty
board counts all Latin boards. Any number is fine (exit code 0). With --limit
counting stops there, and the line says "or more"; --timeout ends with exit
code 6 and what was counted so far.`,
		Example: `  echo sudoku:2x2:................ | latin count
  latin count --limit 1000 puzzles.txt
  echo latin-square:5:......................... | latin count --json`,
		RunE: func(cmd *cobra.Command, files []string) error {
			return a.stream(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.countOne(ctx, q, limit)
			})
		},
	}
	c.Flags().Uint64Var(&limit, "limit", 0, "stop counting here (0 is no limit)")
	a.inputFlags(c)
	a.timeoutFlag(c, 0, "for each puzzle")
	return c
}

type countJSON struct {
	head
	Count string `json:"count"`
	Exact bool   `json:"exact"`
}

func (a *app) countOne(ctx context.Context, q question, limit uint64) answer {
	n, exact, err := q.search.Count(ctx, q.record.Clues, limit)
	if err != nil && !errors.Is(err, search.ErrUndecided) {
		return fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	var msgs []string
	if err != nil {
		exact = false
		msgs = []string{fmt.Sprintf("%s: %v", q.name(), err)}
	}
	code := codeOf(err)
	if a.json {
		ans := answerJSON(countJSON{q.head("count"), n.String(), exact}, code)
		ans.msgs = msgs
		return ans
	}
	text := n.String()
	if !exact {
		text += " or more"
	}
	return answer{out: []byte(text + "\n"), msgs: msgs, code: code}
}
