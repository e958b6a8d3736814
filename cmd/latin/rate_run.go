package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"latin"
	"latin/rating"
	"latin/rating/filter"
	"latin/rating/survey"
)

// A ratingRun is one run of `latin rate`.
type ratingRun struct {
	*app
	flags  rateFlags
	model  *rating.Model
	where  *filter.Filter // nil for all puzzles
	survey *survey.Survey // nil unless there is a summary or a plot
	fields []string       // of the input, as far as they were seen
}

// newRating finds whatever is wrong with the flags before anything is read.
func (a *app) newRating(f rateFlags) (*ratingRun, error) {
	if err := f.check(a.json); err != nil {
		return nil, err
	}
	r := &ratingRun{app: a, flags: f}
	var err error
	if r.where, err = parseWhere(f.where); err != nil {
		return nil, err
	}
	if r.model, err = f.load(); err != nil {
		return nil, err
	}
	if f.summary || f.plot != "" {
		r.survey = survey.New(f.against)
	}
	return r, nil
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

// note gives what is to be done when it is the puzzle's turn: the survey takes it.
func (r *ratingRun) note(one rated) func() {
	against := make([]float64, len(r.flags.against))
	for i, name := range r.flags.against {
		against[i] = numberIn(one.record.Field(name))
	}
	row := survey.NewRow(one.name(), one.record.Puzzle.Name(), one.Rating, against)
	fields := one.record.Fields
	return func() {
		r.survey.Add(row)
		for _, f := range fields {
			if len(r.flags.against) > 0 && len(r.fields) < mostFieldNames && !slices.Contains(r.fields, f.Key) {
				r.fields = append(r.fields, f.Key)
			}
		}
	}
}

// mostFieldNames bounds how many are remembered, for messages.
const mostFieldNames = 100

// numberIn reads a field of the input; NaN where there is no number.
func numberIn(text string) float64 {
	v, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || math.IsInf(v, 0) {
		return math.NaN()
	}
	return v
}

// sumUp tells of all puzzles together.
func (r *ratingRun) sumUp(done *tally) error {
	report := r.survey.Report()
	if r.flags.summary {
		if err := r.emit(r.summary(&report, done)); err != nil {
			return err
		}
	}
	if r.flags.plot != "" {
		if err := writePlot(r.flags.plot, r.figure(&report)); err != nil {
			return err
		}
	}
	return r.missing(&report)
}

// missing is the error for a field of --against in which no puzzle has a number.
func (r *ratingRun) missing(report *survey.Report) error {
	for _, c := range report.Against {
		if report.Unique > 0 && c.Pairs == 0 {
			fields := "the input has no fields"
			if len(r.fields) > 0 {
				fields = "the input has " + strings.Join(r.fields, ", ")
			}
			if slices.Contains(r.fields, c.Column) {
				return &exitError{exitNone, fmt.Errorf("--against: no puzzle that is rated has a number in %s", c.Column)}
			}
			return &exitError{exitNone, fmt.Errorf("--against: no puzzle has a field %.40q%s", c.Column, latin.Suggest(c.Column, r.fields, fields))}
		}
	}
	return nil
}
