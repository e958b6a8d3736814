package main

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition/search"
	"latin/corpus"
	"latin/generator"
)

func (a *app) boardCommand() *cobra.Command {
	var all bool
	var kind kindFlags
	n := 1
	c := &cobra.Command{
		Use:   "board KIND",
		Short: "Latin boards (full labellings) of a kind",
		Long: `Board writes random Latin boards of the kind, or with --all every one of them
(there may be very many). KIND is a name from ` + "`latin kinds`" + `, with a size where one
is wanted, or a document file with a board of your own.`,
		Example: `  latin board sudoku
  latin board latin-square:10 -n 5 --seed leonhard
  latin board latin-square:4 --all | wc -l`,
		Args:              oneKindArg,
		ValidArgsFunction: completeKinds,
		RunE: func(cmd *cobra.Command, args []string) error {
			if n < 1 {
				return usagef("-n is %d; use 1 or more", n)
			}
			if all && cmd.Flags().Changed("number") {
				return usagef("--all and -n exclude each other; use one of them")
			}
			maker, err := a.puzzleMaker(args[0], kind)
			if err != nil {
				return err
			}
			if !all || maker.random {
				a.chooseSeed()
			}
			ctx, cancel := a.withTimeout(cmd.Context())
			defer cancel()
			if all {
				return a.allBoards(ctx, maker)
			}
			return a.produce(ctx, n, "boards", func(ctx context.Context, i int, w *worker) answer {
				return a.randomBoard(ctx, maker, i, w)
			})
		},
	}
	c.Flags().IntVarP(&n, "number", "n", 1, "how many")
	c.Flags().BoolVar(&all, "all", false, "every Latin board instead of random ones")
	kind.add(c)
	a.seedFlag(c)
	a.timeoutFlag(c, 0, "for the whole run")
	return c
}

// boardAnswer writes a Latin board: a puzzle whose clues are the whole board.
func (a *app) boardAnswer(p *latin.Puzzle, pb latin.PB) answer {
	r := &corpus.Record{Puzzle: p, Clues: pb}
	if a.json {
		return encodedAnswer(r, corpus.JSON, exitOK)
	}
	return recordAnswer(r, exitOK)
}

func (a *app) randomBoard(ctx context.Context, maker puzzleMaker, i int, w *worker) answer {
	rng := a.source("board", i)
	for try := 0; ; try++ {
		p, err := maker.puzzle(rng)
		if err != nil {
			return fail(err)
		}
		s := w.searcher(p)
		s.Steps = maker.steps()
		pb, err := generator.RandomBoard(ctx, s, p.Inscription, rng)
		if err == nil {
			return a.boardAnswer(p, pb)
		}
		if !maker.redraw(ctx, err, try) {
			return fail(fmt.Errorf("%s: %w", p.Name(), err))
		}
	}
}

func (a *app) allBoards(ctx context.Context, maker puzzleMaker) error {
	p, err := maker.puzzle(a.source("board", 0))
	if err != nil {
		return err
	}
	s := search.New(p)
	s.Steps = maker.steps()
	if found, err := s.UpTo(ctx, p.Inscription, 1); err != nil || len(found) == 0 {
		return cmp.Or(err, error(&exitError{exitNone, fmt.Errorf("%s has no Latin board", p.Name())}))
	}
	s.Steps = 0
	for pb, err := range s.Solutions(ctx, p.Inscription) {
		if err != nil {
			return err
		}
		if err := a.emit(a.boardAnswer(p, pb)); err != nil {
			return err
		}
	}
	return nil
}
