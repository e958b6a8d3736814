package main

import (
	"context"
	"time"

	"github.com/spf13/cobra"

	"latin/generator/knight"
)

// knightFlags choose a board, how many circuits, and what to tell of them.
type knightFlags struct {
	k        int
	count    bool
	all      bool
	table    bool
	full     bool
	open     bool
	torus    bool
	cube     int
	leaper   string
	holes    string
	lengths  string
	to       string
	resume   string
	states   int
	boardArg string
}

// knightTimeout is long enough for every board to 10x10 on a slow machine.
const knightTimeout = 30 * time.Minute

func (a *app) knightCommand() *cobra.Command {
	var f knightFlags
	c := &cobra.Command{
		Use:   "knight RxC",
		Short: "Closed circuits of knights that cover a board, as equal in length as can be",
		Long: `Knight covers a board with K closed circuits of knight's moves, each cell in one of
them, and as equal in length as can be: on a board of n cells all lengths lie
between 2*floor(floor(n/K)/2) and 2*ceil(ceil(n/K)/2). Or it proves that there is
no such cover: by an argument that it states, or by an exact search, told by the
number of states after each cell and a hash of them. "latin verify" checks covers,
arguments and searches again.

The ending of -o chooses a drawing: .svg, .pdf or .png, with the circuits in
colours, or with --no-color (and in a PDF) in greys and dashes.

Exit code 0 for a cover, 3 when there is none, 6 when neither was found in time.`,
		Example: `  latin knight 8x8
  latin knight 16x18 -k 5 -o circuits.svg
  latin knight 6x6 -k 3 --count
  latin knight --table 6x6 --json -o table.jsonl
  latin knight 5x5 --open
  latin knight --cube 4 -k 3 --json`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				f.boardArg = args[0]
			}
			if err := f.check(cmd.Flags().Changed); err != nil {
				return err
			}
			return a.knight(cmd.Context(), f)
		},
	}
	f.add(c)
	a.seedFlag(c)
	a.timeoutFlag(c, knightTimeout, "for each board and K")
	return c
}

func (f *knightFlags) add(c *cobra.Command) {
	c.Flags().IntVarP(&f.k, "circuits", "k", 1, "how many circuits")
	c.Flags().BoolVar(&f.count, "count", false, "the exact number of covers")
	c.Flags().BoolVar(&f.all, "all", false, "every cover")
	c.Flags().BoolVar(&f.table, "table", false, "every board from 3x3 to RxC with an even number of cells, with every K to a quarter of them")
	c.Flags().BoolVar(&f.full, "full", false, "with --table: from 2x2, odd numbers of cells too, with every K to half of them")
	c.Flags().StringVar(&f.resume, "resume", "", "with --table --json: take what is decided in this `FILE`, written before, and do the rest")
	c.Flags().BoolVar(&f.open, "open", false, "one open path instead of closed circuits")
	c.Flags().StringVar(&f.leaper, "leaper", "", "another piece: it goes A cells one way and B to the side (`A,B`)")
	c.Flags().StringVar(&f.holes, "holes", "", "cells that are not there, by name (`r2c3,r4c4`)")
	c.Flags().BoolVar(&f.torus, "torus", false, "join opposite sides of the board")
	c.Flags().IntVar(&f.cube, "cube", 0, "instead of RxC, the surface of a cube with a side of `S` cells; drawn as its net")
	c.Flags().StringVar(&f.lengths, "lengths", "", "lengths that a circuit may have instead of balanced ones (`56,58`)")
	c.Flags().StringVar(&f.to, "to", "", "draw as svg, pdf or png, when -o does not tell")
	c.Flags().IntVar(&f.states, "states", knight.MostStates, "states that the exact search of one job may hold at once, about 30 bytes each")
}

// check refuses flags that do not go together.
func (f *knightFlags) check(given func(string) bool) error {
	switch {
	case f.cube == 0 && f.boardArg == "":
		return usagef("which board? Give rows and columns, such as 8x8, or --cube with its side")
	case given("cube") && f.boardArg != "":
		return usagef("--cube and a board exclude each other; use one of them")
	case f.table && (f.count || f.all || f.cube != 0 || f.open || f.torus || f.holes != "" || f.leaper != "" || f.lengths != "" || given("circuits")):
		return usagef("--table is for plain boards and every K; leave the other flags of the board and -k out")
	case !f.table && (f.full || f.resume != ""):
		return usagef("--full and --resume are for --table; give that too")
	case f.count && f.all:
		return usagef("--count and --all exclude each other; use one of them")
	case f.to != "" && (f.count || f.all || f.table):
		return usagef("--to draws one cover; leave --count, --all and --table out")
	case f.states < 1000:
		return usagef("--states is %d; use 1000 or more", f.states)
	}
	return nil
}

func (a *app) knight(ctx context.Context, f knightFlags) error {
	if f.table {
		return a.knightTable(ctx, f)
	}
	p, err := f.problem()
	if err != nil {
		return err
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	switch {
	case f.count:
		return a.countKnight(ctx, f, p)
	case f.all:
		return a.allKnight(ctx, f, p)
	}
	return a.oneKnight(ctx, f, p)
}

// oneKnight finds one cover, or the reason why there is none.
func (a *app) oneKnight(ctx context.Context, f knightFlags, p knight.Problem) error {
	form, err := a.knightForm(f.to)
	if err != nil {
		return err
	}
	a.chooseSeed()
	d, err := a.decideKnight(ctx, p, f.states)
	if err != nil {
		return err
	}
	r := newKnightRecord(f.shape(), p, d)
	switch {
	case form != "" && d.Feasible():
		return a.drawKnight(form, r, p, d.Cover)
	case a.json:
		return a.emit(answerJSON(r, r.exit()))
	}
	return a.emit(answer{out: []byte(r.text(p, d.Cover)), code: r.exit()})
}

// decideKnight decides one problem, with the progress of a sweep on stderr.
func (a *app) decideKnight(ctx context.Context, p knight.Problem, states int) (knight.Decision, error) {
	bar := a.startProgress("cells", int64(p.Board.Size()))
	defer bar.finish()
	o := knight.Options{States: states, Step: sweepProgress(bar)}
	return knight.Decide(ctx, p, o, a.source("knight "+p.Board.Name, p.K))
}

// sweepProgress shows how far a sweep is; a second sweep does not go back.
func sweepProgress(bar *progress) func(done, all, states int) {
	shown := 0
	return func(done, _, _ int) {
		if done > shown {
			bar.add(done - shown)
			shown = done
		}
	}
}

// countKnight counts covers.
func (a *app) countKnight(ctx context.Context, f knightFlags, p knight.Problem) error {
	bar := a.startProgress("cells", int64(p.Board.Size()))
	defer bar.finish()
	w := &knight.Sweep{Problem: p, Most: f.states, Step: sweepProgress(bar)}
	n, err := w.Count(ctx)
	if err != nil {
		return undecidedKnight(err)
	}
	if !a.json {
		return a.emit(answer{out: []byte(n.String() + "\n")})
	}
	r := newKnightRecord(f.shape(), p, knight.Decision{})
	feasible := n.Sign() > 0
	r.Feasible, r.Count = &feasible, n.String()
	return a.emit(answerJSON(r, exitOK))
}

// allKnight streams covers.
func (a *app) allKnight(ctx context.Context, f knightFlags, p knight.Problem) error {
	w := &knight.Sweep{Problem: p, Most: f.states}
	found := false
	for cover, err := range w.Covers(ctx) {
		if err != nil {
			return undecidedKnight(err)
		}
		found = true
		r := newKnightRecord(f.shape(), p, knight.Decision{Cover: cover})
		ans := answer{out: []byte(r.text(p, cover))}
		if a.json {
			ans = answerJSON(r, exitOK)
		}
		if err := a.emit(ans); err != nil {
			return err
		}
	}
	if !found {
		return &exitError{exitNone, errNoCover(p)}
	}
	return nil
}
