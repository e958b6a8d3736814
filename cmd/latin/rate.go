package main

import (
	"context"
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
}

func (a *app) rateCommand() *cobra.Command {
	var f rateFlags
	c := &cobra.Command{
		Use:   "rate [FILE...]",
		Short: "Say how hard puzzles are",
		Long: `Rate gives one record for each puzzle: the score, which is the time in seconds
that people take, with the interval that holds four puzzles of five; the level
that this is on its kind of board, from very easy to very difficult; the rating
that Sudoku Explainer would give; the hardest rule that is needed, and how often
rules are used.

The score is the same when a puzzle is turned, mirrored or relabelled. On boards
other than Sudoku nobody has measured times; the score goes by what does not
depend on the board's shape, and its interval is wider.

A puzzle without a solution, or with several, gets a record that says so. Exit
code 0 when all are unique, 4 several, 3 none, 5 malformed input, 6 undecided.`,
		Example: `  latin rate puzzles.txt
  latin rate --json < puzzles.txt
  latin rate --features --json puzzles.txt
  latin generate sudoku -n 10 | latin rate`,
		RunE: func(cmd *cobra.Command, files []string) error {
			m, err := f.load()
			if err != nil {
				return err
			}
			return a.stream(cmd.Context(), files, func(ctx context.Context, q question) answer {
				return a.rateOne(ctx, q, m, f)
			})
		},
	}
	c.Flags().StringVar(&f.model, "model", "", "`FILE` with a model that `latin fit` made (default: the one in the program)")
	c.Flags().BoolVar(&f.features, "features", false, "tell all features too, from which models are made")
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
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

// rateJSON is null where a field does not apply: all but solutions and unique
// of a puzzle that has none or several.
type rateJSON struct {
	head
	Solutions *int         `json:"solutions"`
	Unique    *bool        `json:"unique"`
	Fair      *bool        `json:"fair"`
	Tier      *string      `json:"tier"`
	Hardest   *string      `json:"hardest"`
	Score     *float64     `json:"score"`
	Low       *float64     `json:"low"`
	High      *float64     `json:"high"`
	Level     *string      `json:"level"`
	SELike    *float64     `json:"se_like"`
	Steps     *int         `json:"steps"`
	Rules     ruleCounts   `json:"rules"`
	Features  namedNumbers `json:"features,omitempty"`
	Model     string       `json:"model"`
}

func (a *app) rateOne(ctx context.Context, q question, m *rating.Model, f rateFlags) answer {
	r, err := q.worker.rater(q.record.Puzzle, m).Rate(ctx, q.record.Clues)
	if err != nil && ctx.Err() == nil {
		return fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	code := exitOK
	switch {
	case err != nil:
		code = codeOf(err)
	case r.Solutions == 0:
		code = exitNone
	case r.Solutions > 1:
		code = exitSeveral
	}
	if a.json {
		return answerJSON(ratedJSON(q, m, r, f), code)
	}
	return answer{out: []byte(ratedText(q, r, err)), code: code}
}

func ratedJSON(q question, m *rating.Model, r *rating.Rating, f rateFlags) rateJSON {
	j := rateJSON{head: q.head("rate"), Model: m.Title()}
	if r == nil {
		return j
	}
	unique := r.Solutions == 1
	if j.Solutions, j.Unique = &r.Solutions, &unique; !unique {
		return j
	}
	tier, level := r.Hardest.Tier.String(), r.Level.String()
	j.Fair, j.Tier, j.Hardest = &r.Fair, &tier, &r.Hardest.Name
	j.Score, j.Low, j.High, j.Level = &r.Score, &r.Low, &r.High, &level
	j.SELike, j.Steps, j.Rules = &r.SELike, &r.Steps, append(ruleCounts{}, r.Rules...)
	if f.features {
		j.Features = r.Path.Features()
	}
	return j
}

func ratedText(q question, r *rating.Rating, err error) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: ", q.name())
	switch {
	case err != nil:
		fmt.Fprintf(&b, "%v\n", err)
	case r.Solutions == 0:
		b.WriteString("no solution\n")
	case r.Solutions > 1:
		b.WriteString("several solutions\n")
	default:
		fmt.Fprintf(&b, "%s, %.0f s (%.0f to %.0f), SE %.1f, %s\n", r.Level.Title(), r.Score, r.Low, r.High, r.SELike, needText(r))
	}
	return b.String()
}

func needText(r *rating.Rating) string {
	if r.Hardest == attrition.Backtrack {
		return "not fair"
	}
	return fmt.Sprintf("%s (hardest %s)", r.Hardest.Tier, r.Hardest.Name)
}
