package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"path/filepath"
	"slices"
	"strings"

	"latin/generator/digits"
	"latin/render"
)

// digitAnswer is what `latin digits` has to say.
type digitAnswer struct {
	problem *digits.Problem
	flags   *digitFlags
	bounds  digits.Bounds
	count   *big.Int // nil when it was not asked for, or not reached
}

// digits runs `latin digits`.
func (a *app) digits(ctx context.Context, args []string, f *digitFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	p, err := f.problem(args)
	if err != nil {
		return err
	}
	picture := a.digitPicture()
	if picture != "" && (a.json || f.all) {
		return usagef("-o %s draws one grid; leave --json and --all out, or name the file otherwise", a.output)
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	s, err := digits.New(ctx, p)
	if err != nil {
		return digitError(err)
	}
	s.Memory = f.memory << 20
	answer := &digitAnswer{problem: p, flags: f}
	err = a.findDigits(ctx, s, answer)
	if f.all && err == nil {
		return digitError(a.allDigits(ctx, s, answer))
	}
	if f.count && err == nil {
		answer.count, err = s.Count(ctx, answer.bounds.Sum)
	}
	if answer.bounds.Found == nil {
		return digitError(err)
	}
	if err := a.emitDigits(answer, picture); err != nil {
		return err
	}
	return a.digitsCutShort(err, answer)
}

// digitPicture is the form of drawing that -o asks for; empty for text.
func (a *app) digitPicture() string {
	ending := strings.TrimPrefix(strings.ToLower(filepath.Ext(a.output)), ".")
	if a.toFile() && slices.Contains(render.Formats, ending) {
		return ending
	}
	return ""
}

// findDigits finds the best grid, or one with the sum asked for.
func (a *app) findDigits(ctx context.Context, s *digits.Solver, answer *digitAnswer) error {
	f := answer.flags
	if f.targeted {
		for g, err := range s.All(ctx, f.target) {
			if err == nil {
				answer.bounds = digits.Bounds{Found: g, Sum: f.target, Limit: f.target, Settled: true}
			}
			return err
		}
		return noSuchSum(f.target)
	}
	bar := a.startProgress("bounds", -1)
	defer bar.finish()
	s.Report = func(b digits.Bounds) { bar.tell(boundsText(b)) }
	var err error
	answer.bounds, err = s.Best(ctx)
	return err
}

// boundsText is the progress: what is found and what is not yet excluded.
func boundsText(b digits.Bounds) string {
	if b.Found == nil {
		return fmt.Sprintf("no grid yet, sums to %d not excluded", b.Limit)
	}
	return fmt.Sprintf("sum %d found, to %d not excluded", b.Sum, b.Limit)
}

// allDigits streams the grids with the sum.
func (a *app) allDigits(ctx context.Context, s *digits.Solver, answer *digitAnswer) error {
	written := 0
	for g, err := range s.All(ctx, answer.bounds.Sum) {
		if err != nil {
			return err
		}
		answer.bounds.Found = g
		if err := a.emitDigits(answer, ""); err != nil {
			return err
		}
		if written++; written == answer.flags.limit {
			break
		}
	}
	return nil
}

func (a *app) emitDigits(answer *digitAnswer, picture string) error {
	switch {
	case picture != "":
		return a.drawDigits(answer, picture)
	case a.json:
		return a.emit(answerJSON(answer.json(), exitOK))
	case answer.flags.all:
		return a.emit(digitText(strings.ReplaceAll(answer.bounds.Found.String(), "\n", " ") + "\n"))
	}
	return a.emit(digitText(answer.text()))
}

func digitText(s string) answer { return answer{out: []byte(s)} }

// digitsCutShort says why an answer is not the last word: Ctrl-C too, after which
// the best so far has been written, ends undecided.
func (a *app) digitsCutShort(err error, answer *digitAnswer) error {
	if err == nil {
		return nil
	}
	a.cutShort = true
	what := "the best grid so far has been written"
	if answer.bounds.Settled {
		what = "the grid has been written, its sum is proved, but the grids are not counted"
	}
	return &exitError{exitUndecided, fmt.Errorf("%v; %s", err, what)}
}

// digitError gives errors of the search their exit code.
func digitError(err error) error {
	switch {
	case errors.Is(err, digits.ErrLarge):
		return &exitError{exitUndecided, err}
	case errors.Is(err, digits.ErrNone):
		return &exitError{exitNone, err}
	}
	return err
}
