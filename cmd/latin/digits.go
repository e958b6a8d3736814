package main

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"latin/generator/digits"
)

// digitFlags are those of `latin digits`.
type digitFlags struct {
	rows, cols, clues string
	base, target      int
	least, zero       bool
	distinct          bool
	count, all        bool
	limit, memory     int
	targeted          bool
}

func (a *app) digitsCommand() *cobra.Command {
	var f digitFlags
	c := &cobra.Command{
		Use:   "digits [N]",
		Short: "The best digit grid, with proof of optimality",
		Long: `Digits finds a grid of N×N digits with the greatest sum and proves that none has
a greater one: row i, read as a number, is divisible by i, column j by N+j, and
no line is 0. The rows' and columns' divisors can be your own (--rows, --cols;
then without N), the base too, and some digits may be given.

Ctrl-C or --timeout ends with the best grid so far, how far it is at most from the
best (the gap), and exit code 6. With -o and a name that ends in .svg, .pdf or
.png the grid is drawn. For puzzles see the kinds digits and digits-best.`,
		Example: `  latin digits 8
  latin digits 10 --count
  latin digits 8 --all
  latin digits 6 --json
  latin digits 5 --min
  latin digits 4 --target 100 --count
  latin digits --rows 1,2,3,4,5 --cols 6,7,8,9,10,11
  latin digits 6 --base 16
  latin digits 4 --clues 7..............4
  latin digits 5 --latin
  latin digits 12 -o grid.pdf`,
		Args:              cobra.MaximumNArgs(1),
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE: func(cmd *cobra.Command, args []string) error {
			f.targeted = cmd.Flags().Changed("target")
			return a.digits(cmd.Context(), args, &f)
		},
	}
	c.Flags().StringVar(&f.rows, "rows", "", "`DIVISORS` of the rows, with commas")
	c.Flags().StringVar(&f.cols, "cols", "", "`DIVISORS` of the columns, with commas")
	c.Flags().IntVar(&f.base, "base", 10, "base of the numbers, 2 to 36; a to z are the digits from 10")
	c.Flags().StringVar(&f.clues, "clues", "", "digits that are given: `CELLS` in reading order, a dot for each of the others")
	c.Flags().BoolVar(&f.distinct, "latin", false, "no digit twice in a row or column")
	c.Flags().BoolVar(&f.zero, "zero", false, "rows and columns may be 0")
	c.Flags().BoolVar(&f.least, "min", false, "the least sum instead of the greatest")
	c.Flags().IntVar(&f.target, "target", 0, "a grid with this `SUM` instead of the best")
	c.Flags().BoolVar(&f.count, "count", false, "count the grids with the sum, too")
	c.Flags().BoolVar(&f.all, "all", false, "write all grids with the sum, one a line: its rows with spaces between")
	c.Flags().IntVar(&f.limit, "limit", 0, "stop --all after so many (0 is no limit)")
	c.Flags().IntVar(&f.memory, "memory", 2048, "how many `MB` the search may take")
	a.timeoutFlag(c, 0, "for the whole run")
	return c
}

// problem is what the arguments ask for.
func (f *digitFlags) problem(args []string) (*digits.Problem, error) {
	p, err := f.divisors(args)
	if err != nil {
		return nil, err
	}
	p.Base, p.Zero, p.Distinct, p.Least = f.base, f.zero, f.distinct, f.least
	if f.targeted {
		p.Least = 2*f.target < (f.base-1)*len(p.Rows)*len(p.Cols) // the nearer end, where counting is quick
	}
	if f.clues != "" {
		if p.Fixed, err = f.fixed(len(p.Rows) * len(p.Cols)); err != nil {
			return nil, err
		}
	}
	if err := p.Check(); err != nil {
		return nil, usagef("%w", err)
	}
	return p, nil
}

// divisors come from N, or from --rows and --cols.
func (f *digitFlags) divisors(args []string) (*digits.Problem, error) {
	switch own := f.rows != "" || f.cols != ""; {
	case own && len(args) > 0:
		return nil, usagef("N and --rows or --cols exclude each other; use one of them")
	case !own && len(args) == 0:
		return nil, usagef("nothing says how large the grid is; give N, such as `latin digits 8`, or --rows and --cols")
	case !own:
		n, err := strconv.Atoi(args[0])
		if err != nil || n < 1 || n > digits.MaxLines {
			return nil, usagef("N is %q; use a number from 1 to %d", args[0], digits.MaxLines)
		}
		return digits.Square(n), nil
	case f.rows == "" || f.cols == "":
		return nil, usagef("only one of --rows and --cols is given; give both")
	}
	rows, err := divisorList("rows", f.rows)
	if err != nil {
		return nil, err
	}
	cols, err := divisorList("cols", f.cols)
	return &digits.Problem{Rows: rows, Cols: cols}, err
}

func divisorList(flag, text string) ([]int, error) {
	var list []int
	for part := range strings.SplitSeq(text, ",") {
		m, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil || m < 1 {
			return nil, usagef("--%s: %q is no divisor; use positive numbers with commas, such as 1,2,3", flag, part)
		}
		list = append(list, m)
	}
	return list, nil
}

// fixed reads --clues; white space between rows does no harm.
func (f *digitFlags) fixed(cells int) ([]int, error) {
	var list []int
	for i, sign := range f.clues {
		if unicode.IsSpace(sign) {
			continue
		}
		d := -1
		if sign != '.' {
			if d = digits.Digit(sign, f.base); d < 0 {
				return nil, usagef("--clues: character %d is %q; use digits of base %d, and dots", i+1, sign, f.base)
			}
		}
		list = append(list, d)
	}
	if len(list) != cells {
		return nil, usagef("--clues has %d cells; the grid has %d", len(list), cells)
	}
	return list, nil
}

// check refuses flags that exclude each other.
func (f *digitFlags) check() error {
	switch {
	case f.all && f.count:
		return usagef("--all and --count exclude each other; use one of them")
	case f.targeted && f.least:
		return usagef("--target and --min exclude each other; use one of them")
	case f.limit < 0 || f.limit > 0 && !f.all:
		return usagef("--limit is %d; use 0 or more, and only with --all", f.limit)
	case f.memory < 1 || f.memory > 1<<24:
		return usagef("--memory is %d; use a number of megabytes from 1 to %d", f.memory, 1<<24)
	}
	return nil
}

// what the sum is: "greatest", "least" or "".
func (f *digitFlags) what() string {
	switch {
	case f.targeted:
		return ""
	case f.least:
		return "least"
	}
	return "greatest"
}

// noSuchSum is the answer when no grid has the sum asked for.
func noSuchSum(sum int) error {
	return &exitError{exitNone, fmt.Errorf("no such grid has the sum %d", sum)}
}
