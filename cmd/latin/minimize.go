package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"latin/generator"
)

func (a *app) minimizeCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "minimize [FILE...]",
		Short: "Remove redundant clues until each puzzle is critical",
		Long: `Minimize removes clues outside the inscription, one after another, as long as
the puzzle keeps exactly one solution. The result is critical: no clue can go.
(It need not be minimal in the sense of fewest possible clues.) Clues are tried
in reading order, or in an order that depends on --seed, but hard questions come
last, and in Graeco-Latin squares those clues first that leave searches short. A
puzzle that is not unique is written unchanged, with exit code 3 or 4; at
--timeout a puzzle is written as far as it came, with exit code 6.`,
		Example: `  latin minimize puzzles.txt
  latin minimize --seed 7 puzzles.txt
  latin board sudoku | latin minimize`,
		RunE: func(cmd *cobra.Command, files []string) error {
			return a.stream(cmd.Context(), files, a.minimizeOne)
		},
	}
	c.Flags().StringVar(&a.seed, "seed", "", "any text: try the clues in an order drawn from it (default: reading order)")
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

func (a *app) minimizeOne(ctx context.Context, q question) answer {
	rng := a.source("minimize", q.number)
	if a.seed == "" {
		rng = nil
	}
	pb, err := generator.Minimize(ctx, q.search, q.record.Clues, rng)
	out := withClues(q.record, pb)
	code, msgs := exitOK, []string(nil)
	switch {
	case err != nil && pb != nil:
		code, msgs = codeOf(err), []string{fmt.Sprintf("%s: %v; written as far as it came", q.name(), err)}
	case err != nil:
		out, code = q.record, notPuzzleCode(err)
		msgs = []string{fmt.Sprintf("%s: %v; written unchanged", q.name(), err)}
	}
	if a.json {
		q.record = out
		ans := answerJSON(minimizeJSON{q.head("minimize"), err == nil}, code)
		ans.msgs = msgs
		return ans
	}
	return recordAnswer(out, code, msgs...)
}

// minimizeJSON has the puzzle unchanged where it is not critical.
type minimizeJSON struct {
	head
	Critical bool `json:"critical"`
}
