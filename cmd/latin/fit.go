package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"latin/corpus"
	"latin/rating"
	"latin/rating/fit"
)

// fitFlags choose how `latin fit` makes a model.
type fitFlags struct {
	modelFlag // the model to begin with
	name      string
	terms     string
	parts     int
	plot      string
}

func (a *app) fitCommand() *cobra.Command {
	var f fitFlags
	c := &cobra.Command{
		Use:   "fit SAMPLES",
		Short: "Fit a rating model to players' samples",
		Long: `Fit reads a table of what players did with puzzles and makes a model of it, for
` + "`latin rate --model`" + `. The model goes to stdout or -o, a report to stderr.

The table is CSV, with commas, tabs or semicolons, plain or packed, with a first line
that names its columns:

  puzzle        one puzzle, as in files of lines; required
  player        who played
  seconds       how long it took, to the end or to giving up
  solved        yes or no; those who gave up would have taken longer
  level         perceived: 1 to 5, or very-easy, easy, medium, difficult, very-difficult
  players, mean_seconds   instead, when a row is the mean of several who finished

Times give the score: their logarithm is the puzzle's, by its features, and the
player's, and chance; players are random effects. Perceived levels give the level,
by an ordered logit with players who say "easy" of everything. Coefficients are drawn
towards zero by a penalty that cross-validation over puzzles chooses. What
the table does not tell (how fast things are seen, limits of levels) is taken
from the model to begin with.

The report tells the coefficients with standard errors and the intervals that hold
the truth 95 times in 100, and how well puzzles are predicted that a fit has not
seen; --plot draws that.

--terms names the features; ` + "`latin rate --features --json`" + ` writes all of them.
Exit code 5 when the table is malformed: every wrong row is told.`,
		Example: `  latin fit samples.csv -o mine.json
  latin fit samples.csv --terms effort,balance,narrow,rounds -o mine.json
  latin fit samples.csv --plot mine.svg -o mine.json
  latin rate --model mine.json puzzles.txt`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return a.fit(cmd.Context(), args[0], f) },
	}
	c.Flags().StringVar(&f.name, "name", "mine", "`NAME` of the model, printed with every score")
	c.Flags().StringVar(&f.terms, "terms", "", "`FEATURES` of the model, with commas between them (default: those of the model to begin with)")
	c.Flags().IntVar(&f.parts, "parts", 10, "parts of the cross-validation")
	c.Flags().StringVar(&f.plot, "plot", "", "draw into this `FILE`.svg what was predicted of puzzles not seen, and what was observed")
	_ = c.MarkFlagFilename("plot", "svg")
	f.addModel(c, "the model to begin with")
	_ = c.RegisterFlagCompletionFunc("terms", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return rating.FeatureNames(), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	})
	a.timeoutFlag(c, 0, "for the whole run")
	return c
}

// fit makes a model of a table.
func (a *app) fit(ctx context.Context, name string, f fitFlags) error {
	from, err := f.load()
	if err != nil {
		return err
	}
	features, err := f.features(from)
	if err != nil {
		return err
	}
	if err := checkPlot(f.plot); err != nil {
		return err
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	samples, err := a.readSamples(ctx, name)
	if err != nil {
		return err
	}
	rated, err := a.rateSamples(ctx, samples, from, features)
	if err != nil {
		return err
	}
	m := *from
	m.Kinds = rated.kinds
	var results []*fit.Result
	for _, response := range samples.Responses() {
		result, err := unlessEnded(ctx, func() (*fit.Result, error) {
			return fit.Fit(ctx, samples, &rated.design, response, fit.Options{Parts: f.parts})
		})
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			return &exitError{exitMalformed, err}
		}
		m = *rating.Fitted(&m, f.name, "1", result)
		if response == fit.Times {
			m.Rescale(rated.scores, rated.again(&m))
		}
		results = append(results, result)
		if !a.quiet {
			fmt.Fprint(a.stderr, fitReport(samples, result))
		}
	}
	m.About = []string{fmt.Sprintf("Fitted to %s: %d rows, %d puzzles, %d players.", name, len(samples.Rows), len(samples.Puzzles), len(samples.Players))}
	m.Command = "latin fit " + name
	if f.plot != "" {
		if err := writePlot(f.plot, fitFigure(samples, results)); err != nil {
			return err
		}
	}
	return a.writeModel(&m)
}

// features are those that the terms name.
func (f *fitFlags) features(from *rating.Model) ([]*rating.Feature, error) {
	var names []string
	if f.terms == "" {
		for _, t := range from.Terms {
			names = append(names, t.Feature)
		}
	} else {
		names = strings.Split(f.terms, ",")
	}
	var list []*rating.Feature
	for _, name := range names {
		q, ok := rating.FindFeature(strings.TrimSpace(name))
		if !ok {
			return nil, usagef("--terms: no feature is called %.40q%s", name, suggestFeature(name))
		}
		list = append(list, q)
	}
	return list, nil
}

func (a *app) readSamples(ctx context.Context, name string) (*fit.Samples, error) {
	in, name, err := a.openNamed(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, done, err := corpus.Unpack(newPatientReader(ctx, in))
	if err != nil {
		return nil, failed(fmt.Errorf("%s: %w", name, err))
	}
	defer done()
	samples, err := fit.ReadSamples(text, name)
	var table *fit.TableError
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case errors.As(err, &table):
		return nil, &exitError{exitMalformed, err}
	case err != nil:
		return nil, failed(err)
	}
	return samples, nil
}

// ratedSamples are the puzzles of a table with what a fit needs of them.
type ratedSamples struct {
	design fit.Design
	scores []float64 // by the model to begin with, of those that could be rated
	rows   [][]float64
	kinds  []string
}

// again scores the same puzzles by a model with the terms of the design.
func (r *ratedSamples) again(m *rating.Model) []float64 {
	list := make([]float64, len(r.rows))
	for i, row := range r.rows {
		ln := m.Intercept
		for k, t := range m.Terms {
			ln += t.Coefficient * row[k]
		}
		list[i] = math.Exp(ln)
	}
	return list
}

// rateSamples rates every puzzle of a table. Those that have not exactly one solution are
// told on stderr and left out; those that cannot be read spoil the table.
func (a *app) rateSamples(ctx context.Context, s *fit.Samples, m *rating.Model, features []*rating.Feature) (*ratedSamples, error) {
	r := &ratedSamples{}
	for _, f := range features {
		r.design.Names = append(r.design.Names, f.Name)
	}
	for range s.Puzzles {
		r.design.Rows = append(r.design.Rows, slices.Repeat([]float64{math.NaN()}, len(features)))
	}
	var w worker
	var wrong []error
	bar := a.startProgress("puzzles", int64(len(s.Puzzles)))
	defer bar.finish()
	// Read as one file, a puzzle a line, so that all of a kind share their tables.
	for rec, err := range corpus.Read(strings.NewReader(strings.Join(s.Puzzles, "\n")+"\n"), "puzzle", nil) {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		bar.add(1)
		if err != nil {
			wrong = append(wrong, inTable(s, err))
			continue
		}
		one, err := r.add(ctx, &w, m, features, rec)
		if err != nil {
			return nil, err
		}
		if !one {
			fmt.Fprintf(a.stderr, "%s:%d: left out: the puzzle has no solution, or several\n", s.Name, lineOf(s, rec.Line-1))
		}
	}
	if wrong != nil {
		return nil, &exitError{exitMalformed, errors.Join(wrong...)}
	}
	return r, nil
}

// inTable puts the place in the table before an error about a puzzle.
func inTable(s *fit.Samples, err error) error {
	var syntax *corpus.SyntaxError
	if errors.As(err, &syntax) {
		return fmt.Errorf("%s:%d: in the puzzle, column %d: %s", s.Name, lineOf(s, syntax.Line-1), syntax.Column, syntax.Msg)
	}
	return fmt.Errorf("%s: %w", s.Name, err)
}

// add rates one puzzle, and says whether it has exactly one solution.
func (r *ratedSamples) add(ctx context.Context, w *worker, m *rating.Model, features []*rating.Feature, rec *corpus.Record) (bool, error) {
	q, err := w.rater(rec.Puzzle, m).Rate(ctx, rec.Clues)
	if err != nil || q.Solutions != 1 {
		return false, err
	}
	row := r.design.Rows[rec.Line-1]
	for k, f := range features {
		row[k] = f.Of(q.Path)
	}
	r.scores, r.rows = append(r.scores, q.Score), append(r.rows, row)
	if name := rec.Puzzle.Name(); !slices.Contains(r.kinds, name) {
		r.kinds = append(r.kinds, name)
	}
	return true, nil
}

// lineOf is where a puzzle is first mentioned.
func lineOf(s *fit.Samples, puzzle int) int {
	for _, row := range s.Rows {
		if row.Puzzle == puzzle {
			return row.Line
		}
	}
	return 1
}

func (a *app) writeModel(m *rating.Model) error {
	var b bytes.Buffer
	out := json.NewEncoder(&b)
	out.SetIndent("", "\t")
	if err := out.Encode(m); err != nil {
		return failed(err)
	}
	return a.emit(answer{out: b.Bytes()})
}
