package main

import (
	"context"
	"errors"
	"fmt"
	"iter"

	"github.com/spf13/cobra"

	"latin"
	"latin/corpus"
	"latin/generator"
)

func (a *app) puzzlesCommand() *cobra.Command {
	limit, boards := 0, 0
	c := &cobra.Command{
		Use:   "puzzles [FILE...]",
		Short: "List every Latin puzzle below a Latin board or puzzle, each once",
		Long: `Puzzles writes every Latin puzzle that can be had by removing clues (outside
the inscription) from a Latin board or a puzzle, each exactly once, as a stream
(Palomo's algorithm 2). There are very many: use --limit, or pipe into head.

With --boards N the input may have several solutions: it is done for N of its
Latin boards (algorithm 3).`,
		Example: `  latin board latin-square:3 | latin puzzles
  latin board sudoku | latin puzzles --limit 1000
  echo sudoku:2x2:................ | latin puzzles --boards 2`,
		RunE: func(cmd *cobra.Command, files []string) error {
			if limit < 0 || boards < 0 {
				return usagef("--limit and --boards take 1 or more, or 0 for no limit")
			}
			return a.each(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.puzzlesOf(ctx, q, limit, boards)
			})
		},
	}
	c.Flags().IntVar(&limit, "limit", 0, "stop after this many puzzles of each input (0 is no limit)")
	c.Flags().IntVar(&boards, "boards", 0, "do it for this many Latin boards of a partial board")
	a.inputFlags(c)
	a.timeoutFlag(c, 0, "for each input")
	return c
}

func (a *app) puzzlesOf(ctx context.Context, q question, limit, boards int) answer {
	n := 0
	for pb, err := range puzzleStream(ctx, q, boards) {
		if err != nil {
			return answer{code: notPuzzleCode(err), msgs: []string{fmt.Sprintf("%s: %v", q.name(), err)}}
		}
		if err := a.emit(a.puzzleBelow(q, pb)); err != nil {
			return fail(err)
		}
		if n++; n == limit {
			break
		}
	}
	if n == 0 {
		return answer{code: exitNone, msgs: []string{q.name() + ": no solution, so no puzzle"}}
	}
	return answer{}
}

func (a *app) puzzleBelow(q question, pb latin.PB) answer {
	r := withClues(q.record, pb)
	if a.json {
		return encodedAnswer(r, corpus.JSON, exitOK)
	}
	return recordAnswer(r, exitOK)
}

func puzzleStream(ctx context.Context, q question, boards int) iter.Seq2[latin.PB, error] {
	if boards == 0 {
		return generator.Puzzles(ctx, q.search, q.record.Clues)
	}
	return func(yield func(latin.PB, error) bool) {
		for found, err := range generator.PuzzlesFromPB(ctx, q.search, q.record.Clues, boards) {
			if !yield(found.Clues, err) {
				return
			}
		}
	}
}

// notPuzzleCode tells a puzzle without a solution from one with several.
func notPuzzleCode(err error) exitCode {
	if errors.Is(err, generator.ErrNotPuzzle) {
		if errors.Is(err, generator.ErrSeveral) {
			return exitSeveral
		}
		return exitNone
	}
	return codeOf(err)
}
