package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"latin/attrition"
	"latin/rating"
)

// rateFlags choose what `latin rate` tells.
type rateFlags struct {
	model    string
	features bool
	csv      bool
	where    string
	summary  bool
	plot     string
	against  []string
}

func (a *app) rateCommand() *cobra.Command {
	var f rateFlags
	c := &cobra.Command{
		Use:     "rate [FILE...]",
		Short:   "Say how hard puzzles are",
		Long:    rateLong,
		Example: rateExamples,
		RunE: func(cmd *cobra.Command, files []string) error {
			r, err := a.newRating(f)
			if err != nil {
				return err
			}
			return r.run(cmd.Context(), files)
		},
	}
	f.add(c)
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

func (f *rateFlags) add(c *cobra.Command) {
	c.Flags().StringVar(&f.model, "model", "", "`FILE` with a model that `latin fit` made (default: the one in the program)")
	c.Flags().BoolVar(&f.features, "features", false, "tell all features too, from which models are made")
	c.Flags().BoolVar(&f.csv, "csv", false, "a table with commas between the values and a header (RFC 4180)")
	c.Flags().StringVar(&f.where, "where", "", "only puzzles of which the `CONDITION` is true, such as 'hardest >= xy-wing and steps < 60'")
	c.Flags().BoolVar(&f.summary, "summary", false, "tell of all puzzles together instead of each")
	c.Flags().StringVar(&f.plot, "plot", "", "draw the summary into this `FILE`.svg")
	c.Flags().StringArrayVar(&f.against, "against", nil, "set scores against the numbers in this `FIELD` of the input, in the summary and the plot; may be repeated")
	_ = c.RegisterFlagCompletionFunc("where", completeConditions)
	_ = c.MarkFlagFilename("plot", "svg")
	_ = c.MarkFlagFilename("model", "json")
}

// check says which flags do not go together.
func (f *rateFlags) check(json bool) error {
	switch {
	case f.csv && json:
		return usagef("--csv and --json are two forms of the same; give one of them")
	case f.csv && f.summary:
		return usagef("--csv is a table of puzzles and --summary has none; leave one out, or use --summary --json")
	case f.features && f.summary:
		return usagef("--features are told of each puzzle and --summary has none; leave one out")
	case len(f.against) > 0 && !f.summary && f.plot == "":
		return usagef("--against is told in the summary and the plot; add --summary or --plot FILE.svg")
	case f.plot != "" && !strings.HasSuffix(strings.ToLower(f.plot), ".svg"):
		return usagef("--plot draws SVG and %q has another extension; name it FILE.svg", f.plot)
	}
	return nil
}

// load reads the model.
func (f *rateFlags) load() (*rating.Model, error) {
	if f.model == "" {
		return rating.Default(), nil
	}
	data, err := os.ReadFile(f.model)
	if err != nil {
		return nil, failed(err)
	}
	m, err := rating.ParseModel(data)
	if err != nil {
		return nil, &exitError{exitMalformed, fmt.Errorf("%s: %w", f.model, err)}
	}
	return m, nil
}

// run rates the puzzles, and sums up what was done, however that ends.
func (r *ratingRun) run(ctx context.Context, files []string) error {
	if _, err := r.inputFormat(); err != nil {
		return err
	}
	if err := r.emit(answer{out: r.header()}); err != nil {
		return err
	}
	done, err := r.tallied(ctx, files, r.rateOne)
	if done == nil || r.survey == nil || r.broken != nil {
		return err
	}
	return errors.Join(err, r.sumUp(done))
}

// rateOne makes the answer for one puzzle.
func (r *ratingRun) rateOne(ctx context.Context, q question) answer {
	found, err := q.worker.rater(q.record.Puzzle, r.model).Rate(ctx, q.record.Clues)
	if err != nil && ctx.Err() == nil {
		return fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	one := rated{q, found, err}
	ans := answer{code: one.code()}
	if r.where != nil && !r.where.Match(one.value) {
		ans.leftOut = true
		return ans
	}
	if r.survey != nil {
		ans.then = r.note(one)
	}
	if r.flags.summary {
		return ans
	}
	return r.written(one, ans)
}

// written adds the record to an answer.
func (r *ratingRun) written(one rated, ans answer) answer {
	switch {
	case r.flags.csv:
		ans.out = r.csvRow(one)
	case r.json:
		in := answerJSON(one.json(r.model, r.flags.features), ans.code)
		ans.out, ans.msgs, ans.code = in.out, in.msgs, in.code
	default:
		ans.out = []byte(one.text())
	}
	return ans
}

// rated is a puzzle with its rating, which is nil while the puzzle is undecided; err
// says why.
type rated struct {
	question
	*rating.Rating
	err error
}

func (o *rated) code() exitCode {
	switch {
	case o.err != nil:
		return codeOf(o.err)
	case o.Solutions == 0:
		return exitNone
	case o.Solutions > 1:
		return exitSeveral
	}
	return exitOK
}

// unique says whether all fields apply.
func (o *rated) unique() bool { return o.Rating != nil && o.Solutions == 1 }

func (o *rated) text() string {
	switch {
	case o.err != nil:
		return fmt.Sprintf("%s: %v\n", o.name(), o.err)
	case o.Solutions == 0:
		return o.name() + ": no solution\n"
	case o.Solutions > 1:
		return o.name() + ": several solutions\n"
	}
	need := "not fair"
	if o.Hardest != attrition.Backtrack {
		need = fmt.Sprintf("%s (hardest %s)", o.Hardest.Tier, o.Hardest.Name)
	}
	return fmt.Sprintf("%s: %s, %.0f s (%.0f to %.0f), SE %.1f, %s\n", o.name(), o.Level.Title(), o.Score, o.Low, o.High, o.SELike, need)
}
