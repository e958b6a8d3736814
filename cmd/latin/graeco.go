package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"latin/generator/graeco"
)

// graecoFlags are the flags of the command graeco.
type graecoFlags struct {
	diagonal bool
	squares  int
	random   bool
	symbols  string
	csv      bool
	design   string
	explain  bool
	to       string
}

func (a *app) graecoCommand() *cobra.Command {
	var f graecoFlags
	c := &cobra.Command{
		Use:   "graeco N",
		Short: "A Graeco-Latin square of order N: two Latin squares that hold every pair of symbols once",
		Long: `Graeco writes a Graeco-Latin square: two Latin squares of order N laid over each
other, so that every pair of symbols stands in one cell. With --diagonal, each
of them holds every symbol on both main diagonals too. There is one of every order
but 2 and 6, a diagonal one of every order but 2, 3 and 6; for these the exit
code is 3, and what is written is the proof. Orders go to 10,000. Whatever is
written has been checked cell by cell.

--squares K asks for K squares, every two of which hold every pair. There are at
most N-1 (exit code 3), and that many when N is a power of a prime; how many
there are otherwise nobody knows. Exit code 6 says that more are not known to us.`,
		Example: `  latin graeco 10
  latin graeco 4 --diagonal --symbols cards -o cards.pdf
  latin graeco 7 --design csv --seed field-trial
  latin graeco 9 --squares 8 --json
  latin graeco 22 --diagonal --explain
  latin graeco 6`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			shape, err := f.shape(args[0])
			if err == nil {
				err = f.check(a, shape)
			}
			if err != nil {
				return err
			}
			ctx, cancel := a.withTimeout(cmd.Context())
			defer cancel()
			return a.graeco(ctx, shape, f)
		},
	}
	c.Flags().BoolVar(&f.diagonal, "diagonal", false, "every symbol on both main diagonals of each square too")
	c.Flags().IntVar(&f.squares, "squares", 2, "how many squares, every two of which hold every pair")
	c.Flags().BoolVar(&f.random, "random", false, "another square every time: another construction where there are several, and rows, columns, symbols and their roles permuted")
	c.Flags().StringVar(&f.symbols, "symbols", "", "numbers, letters (to order 26), alphabets (Latin and Greek, to 24), colours (to 12) or cards (to 4); default numbers, in a drawing what suits the order")
	c.Flags().BoolVar(&f.csv, "csv", false, "a table: row, column and a symbol of each square")
	c.Flags().StringVar(&f.design, "design", "", "the plan of an experiment with rows, columns and treatments in random order; it takes csv")
	c.Flags().BoolVar(&f.explain, "explain", false, "tell how the square is made, after it")
	c.Flags().StringVar(&f.to, "to", "", "draw as pdf, svg or png, when -o does not tell")
	a.seedFlag(c)
	a.timeoutFlag(c, 0, "for the whole run")
	return c
}

// graecoMemory is how many cells all squares together may have: 1 GB, and two
// more while they are disguised.
const graecoMemory = 500_000_000

func (f graecoFlags) shape(text string) (graeco.Shape, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > graeco.MaxOrder {
		return graeco.Shape{}, usagef("the order is %q; it takes a whole number from 1 to %d", text, graeco.MaxOrder)
	}
	if f.squares < 2 {
		return graeco.Shape{}, usagef("--squares is %d; use 2 or more", f.squares)
	}
	if n > 1 && f.squares < n && f.squares > graecoMemory/(n*n) || n == 1 && f.squares > graeco.MaxOrder {
		return graeco.Shape{}, usagef("--squares is %d, too many to hold in memory; use at most %d for order %d", f.squares, min(graecoMemory/(n*n), graeco.MaxOrder), n)
	}
	return graeco.Shape{Order: n, Squares: f.squares, Diagonal: f.diagonal}, nil
}

// check refuses flags that do not go together.
func (f graecoFlags) check(a *app, s graeco.Shape) error {
	drawn := f.drawn(a)
	switch {
	case drawn && s.Order > mostDrawn:
		return usagef("a drawing goes to order %d; use text, --csv or --json", mostDrawn)
	case drawn && s.Squares > mostDrawnSquares:
		return usagef("a drawing shows at most %d squares; use text, --csv or --json", mostDrawnSquares)
	case drawn && a.noColor && f.symbols == "colours":
		return usagef("--symbols colours and --no-color exclude each other; use one of them")
	case f.design != "" && f.design != "csv":
		return usagef("--design is %q; the only form is csv", f.design)
	case f.design != "" && (f.csv || a.json || drawn):
		return usagef("--design is a form of its own; leave --csv, --json and drawings out")
	case f.design != "" && f.diagonal:
		return usagef("--design permutes rows and columns, which leaves no diagonals; leave --diagonal out")
	case a.json && (f.csv || drawn) || f.csv && drawn:
		return usagef("--csv, --json and drawings exclude each other; use one of them")
	case f.explain && (f.csv || a.json || drawn || f.design != ""):
		return usagef("--explain goes with text; --json has the construction anyway")
	case a.json && f.symbols != "":
		return usagef("--json has the symbols 0 to N-1; leave --symbols out")
	case a.seed != "" && !f.random && f.design == "":
		return usagef("--seed has nothing to do; add --random or --design csv")
	}
	_, err := f.symbolSet(s, drawn)
	return err
}

// graeco finds, makes, checks and writes.
func (a *app) graeco(ctx context.Context, s graeco.Shape, f graecoFlags) error {
	if f.random || f.design != "" {
		a.chooseSeed()
	}
	squares, c, err := a.graecoSquares(ctx, s, f)
	switch {
	case errors.Is(err, graeco.ErrNone):
		return a.noGraeco(ctx, s, f, err)
	case errors.Is(err, graeco.ErrUnknown):
		return &exitError{exitUndecided, err}
	case err != nil:
		return err
	}
	w, err := a.writer()
	if err != nil {
		return err
	}
	switch symbols, _ := f.symbolSet(s, f.drawn(a)); {
	case f.drawn(a):
		return a.drawGraeco(s, f, symbols, squares)
	case a.json:
		return writeGraecoJSON(ctx, w, s, c, a.seed, squares)
	case f.csv, f.design != "":
		return writeGraecoTable(ctx, w, f.design != "", symbols, squares)
	default:
		err := writeGraecoText(ctx, w, symbols, squares)
		if err == nil && f.explain {
			fmt.Fprint(w, "\n", explained(c, "", map[graeco.Construction]bool{}))
		}
		return err
	}
}

// graecoSquares are the squares as they are written, checked.
func (a *app) graecoSquares(ctx context.Context, s graeco.Shape, f graecoFlags) ([]*graeco.Square, graeco.Construction, error) {
	rng := a.source("graeco", 0)
	if !f.random {
		rng = nil
	}
	c, err := graeco.Find(ctx, s, rng)
	if err != nil {
		return nil, nil, err
	}
	squares, err := graeco.Build(ctx, c)
	if err != nil || !f.random && f.design == "" {
		return squares, c, err
	}
	if f.random {
		squares, err = graeco.Disguise(ctx, squares, s.Diagonal, rng)
	}
	if err == nil && f.design != "" {
		squares, err = graeco.Randomise(ctx, squares, a.source("design", 0))
	}
	if err == nil {
		err = graeco.Verify(ctx, squares, s.Diagonal)
	}
	return squares, c, err
}
