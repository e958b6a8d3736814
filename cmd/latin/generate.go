package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"latin"
	"latin/corpus"
	"latin/generator"
	"latin/rating"
)

// generateFlags choose the puzzles of `latin generate`.
type generateFlags struct {
	kind     kindFlags
	n        int
	clues    string
	symmetry string
	pattern  string
	critical bool
	rules    string
	require  string
	level    string
}

func (a *app) generateCommand() *cobra.Command {
	var f generateFlags
	c := &cobra.Command{
		Use:   "generate KIND...",
		Short: "Make puzzles, each with exactly one solution",
		Long: `Generate writes puzzles of a kind, one a line, and the seed on stderr. The same
arguments and seed give the same bytes, for any number of jobs; several kinds
give what each of them alone gives. KIND is a name
from ` + "`latin kinds`" + `, with a size where one is wanted, or a document file with a
board of your own.

Without further flags clues are removed at random as long as the solution stays
unique. --clues MIN-MAX asks for so many clues, the inscription counted;
--critical for puzzles of which no clue can be removed; --symmetry for clues
that stand symmetrically; --pattern for clues in the cells that a file marks.

--rules asks for puzzles that these rules solve; --require for puzzles whose proof
uses one rule: where it is used, no cheaper rule sees anything.

--level asks for puzzles of a level, or of a range of them such as easy..medium, by
making puzzles with some clues to spare until one is rated so. What a level is
depends on the kind: of puzzles of a kind that are made in this way, 15 % are very
easy, 25 % easy, 30 % medium, 20 % difficult and 10 % very difficult. When 300 were
made as asked and none is of the level, that is told, with what they are, and the
exit code is 6: few clues or only the rules of beginners leave little choice.`,
		Example: `  latin generate sudoku -n 5
  latin generate canario helios octahedron -n 20
  latin generate sudoku --clues 26-30 --symmetry half-turn --seed 2026
  latin generate custom-win --labels SINGAPORE
  latin generate latin-square:6 --critical --json
  latin generate sudoku --rules basic --require naked-pair
  latin generate sudoku tetrahedron --level easy..medium -n 6
  latin generate my-board.yaml -n 3`,
		Args:              someKindArgs,
		ValidArgsFunction: completeMoreKinds,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.generate(cmd.Context(), args, f)
		},
	}
	c.Flags().IntVarP(&f.n, "number", "n", 1, "how many")
	c.Flags().StringVar(&f.clues, "clues", "", "number of clues, MIN-MAX or one number, the inscription counted")
	c.Flags().StringVar(&f.symmetry, "symmetry", "none", "symmetry of the clues: "+strings.Join(symmetryNames(), ", "))
	c.Flags().StringVar(&f.pattern, "pattern", "", `file that marks where clues may stand: one character a cell, "." or "0" for nowhere`)
	c.Flags().BoolVar(&f.critical, "critical", false, "no clue outside the inscription can be removed")
	rulesFlag(c, &f.rules, "default: solvable or not by rules")
	c.Flags().StringVar(&f.require, "require", "", "a `RULE` that the proof uses")
	_ = c.RegisterFlagCompletionFunc("require", completeRule)
	c.Flags().StringVar(&f.level, "level", "", "a `LEVEL` or a range of levels: "+strings.Join(rating.LevelNames(), ", "))
	_ = c.RegisterFlagCompletionFunc("level", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return rating.LevelNames(), cobra.ShellCompDirectiveNoFileComp
	})
	f.kind.add(c)
	a.seedFlag(c)
	a.timeoutFlag(c, 0, "for the whole run")
	_ = c.RegisterFlagCompletionFunc("symmetry", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return symmetryNames(), cobra.ShellCompDirectiveNoFileComp
	})
	return c
}

// An order is what is to be generated of one kind.
type order struct {
	maker puzzleMaker
	req   generator.Request
}

// of names the kind where there are several.
func (o order) of(orders int) string {
	if orders == 1 {
		return ""
	}
	return o.maker.fixed.Name() + ", "
}

// generate understands all kinds before it makes the first puzzle.
func (a *app) generate(ctx context.Context, kinds []string, f generateFlags) error {
	if f.n < 1 {
		return usagef("-n is %d; use 1 or more", f.n)
	}
	var orders []order
	for _, arg := range kinds {
		maker, err := a.puzzleMaker(arg, f.kind)
		if err != nil {
			return err
		}
		req, err := a.request(maker.fixed, f)
		if err != nil {
			return err
		}
		orders = append(orders, order{maker, req})
	}
	wanted, err := f.wanted()
	if err != nil {
		return err
	}
	a.chooseSeed()
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	return a.produce(ctx, f.n*len(orders), "puzzles", func(ctx context.Context, i int, w *worker) answer {
		o, i := orders[i/f.n], i%f.n
		p, made, err := a.wantedOne(ctx, o.maker, o.req, wanted, i, w)
		if err != nil {
			return fail(fmt.Errorf("%spuzzle %d: %w", o.of(len(orders)), i+1, err))
		}
		return a.madeAnswer(p, made)
	})
}

func symmetryNames() []string {
	var names []string
	for _, s := range generator.Symmetries {
		names = append(names, string(s))
	}
	return names
}

// request reads the flags; the board of p must fit --pattern and --symmetry.
func (a *app) request(p *latin.Puzzle, f generateFlags) (generator.Request, error) {
	symmetry, err := generator.ParseSymmetry(f.symmetry)
	if err != nil {
		return generator.Request{}, usagef("--symmetry: %w", err)
	}
	req := generator.Request{Symmetry: symmetry, Critical: f.critical}
	if req.Clues, err = parseRange(f.clues, p.Board.Len()); err != nil {
		return req, err
	}
	if f.pattern != "" {
		if req.Pattern, err = a.readPattern(f.pattern, p.Board.Len()); err != nil {
			return req, err
		}
	}
	if err := req.Valid(p); err != nil {
		return req, &exitError{exitUsage, err}
	}
	return req, nil
}

// generateOne makes puzzle number i, with new regions when a draw has no
// Latin board.
func (a *app) generateOne(ctx context.Context, maker puzzleMaker, req generator.Request, i int, w *worker) (*latin.Puzzle, generator.Made, error) {
	rng := a.source("generate", i)
	for try := 0; ; try++ {
		p, err := maker.puzzle(rng)
		if err != nil {
			return nil, generator.Made{}, err
		}
		s := w.searcher(p)
		s.Steps = maker.steps()
		made, err := generator.Generate(ctx, s, req, rng)
		if err != nil && ctx.Err() != nil {
			err = context.Cause(ctx)
		}
		if err == nil || !maker.redraw(ctx, err, try) {
			return p, made, err
		}
	}
}

// madeAnswer writes a puzzle; as JSON it is a record that can be read again,
// with the solution and the seed as fields.
func (a *app) madeAnswer(p *latin.Puzzle, made generator.Made) answer {
	r := &corpus.Record{Puzzle: p, Clues: made.Clues}
	if !a.json {
		return recordAnswer(r, exitOK)
	}
	r.Fields = []corpus.Field{{Key: "solution", Value: p.FormatCells(made.Solution)}, {Key: "seed", Value: a.seed}}
	return encodedAnswer(r, corpus.JSON, exitOK)
}

// parseRange reads "MIN-MAX" or one number; empty is no limit.
func parseRange(s string, most int) (generator.Range, error) {
	if s == "" {
		return generator.Range{}, nil
	}
	from, to, both := strings.Cut(s, "-")
	if !both {
		to = from
	}
	lo, err1 := strconv.Atoi(from)
	hi, err2 := strconv.Atoi(to)
	if errors.Join(err1, err2) != nil || lo < 0 || hi < max(lo, 1) || hi > most {
		return generator.Range{}, usagef("--clues is %q; write MIN-MAX or one number, at most the %d cells of the board and at least 1", s, most)
	}
	return generator.Range{Min: lo, Max: hi}, nil
}

// readPattern reads a file with one character a cell, white space aside; any
// character but "." and "0" allows a clue.
func (a *app) readPattern(name string, n int) ([]bool, error) {
	in, _, err := a.openNamed(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	// Enough for every cell with white space about it; no file takes all memory.
	text, err := io.ReadAll(io.LimitReader(in, int64(8*n+1<<16)))
	if err != nil {
		return nil, failed(err)
	}
	var allowed []bool
	for _, r := range strings.Join(strings.Fields(string(text)), "") {
		allowed = append(allowed, r != '.' && r != '0')
	}
	if len(allowed) != n {
		return nil, &exitError{exitMalformed, fmt.Errorf("%s: %d marks for %d cells; write one character a cell, %q where no clue may stand", name, len(allowed), n, ".")}
	}
	return allowed, nil
}
