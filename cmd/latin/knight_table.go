package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"

	"latin/corpus"
	"latin/generator/knight"
)

// instance is one board with one number of circuits.
type instance struct{ rows, cols, k int }

// knightInstances are those of a table to that board: the 289 of the paper for
// 10x10, and in full the 820 of its abstract.
func knightInstances(rows, cols int, full bool) []instance {
	least, share := 3, 4
	if full {
		least, share = 2, 2
	}
	var list []instance
	for r := least; r <= min(rows, cols); r++ {
		for c := r; c <= max(rows, cols); c++ {
			if r*c%2 == 1 && !full {
				continue
			}
			for k := 1; k <= r*c/share; k++ {
				list = append(list, instance{r, c, k})
			}
		}
	}
	return list
}

// knightTable decides every instance. What is in the file to resume from is
// checked and taken over.
func (a *app) knightTable(ctx context.Context, f knightFlags) error {
	rows, cols, err := rowsAndCols(f.boardArg)
	if err != nil {
		return err
	}
	if f.resume != "" && !a.json {
		return usagef("--resume reads and writes JSON; give --json too")
	}
	if min(rows, cols) < 1 || rows > 100 || cols > 100 {
		return usagef("a table to %s; use sides from 3 to 100", f.boardArg)
	}
	done, err := a.knightDone(ctx, f.resume)
	if err != nil {
		return err
	}
	a.chooseSeed()
	list := knightInstances(rows, cols, f.full)
	bar := a.startProgress("instances", int64(len(list)))
	defer bar.finish()
	var feasible, none, open int
	err = ordered(ctx, a.jobs, slices.Values(list), func(_ int, in instance) tableAnswer {
		return a.tableOne(ctx, f, in, done[in])
	}, func(ans tableAnswer) error {
		bar.add(1)
		switch ans.exit {
		case exitOK:
			feasible++
		case exitNone:
			none++
		default:
			open++
		}
		return a.emit(ans.answer)
	}, a.flush)
	a.note("%d instances: %d with a cover, %d without, %d not decided", feasible+none+open, feasible, none, open)
	return err
}

// tableAnswer is an answer that says how it went, beside its own exit code: that
// some boards have no cover is what a table tells.
type tableAnswer struct {
	answer
	exit exitCode
}

func (a *app) tableOne(ctx context.Context, f knightFlags, in instance, known *knightRecord) tableAnswer {
	s := knightShape{Rows: in.rows, Cols: in.cols}
	if known != nil {
		return tableAnswer{answerJSON(known, exitOK), known.exit()}
	}
	b, err := s.board()
	if err != nil {
		return tableAnswer{fail(err), exitUndecided}
	}
	p, err := knight.Balanced(b, in.k)
	if err != nil {
		return tableAnswer{fail(err), exitUndecided}
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	o := knight.Options{States: f.states}
	d, err := knight.Decide(ctx, p, o, a.source("knight "+b.Name, p.K))
	if err != nil && !errors.Is(err, errTimeout) {
		return tableAnswer{fail(err), exitUndecided}
	}
	r := newKnightRecord(s, p, d)
	code := exitOK
	if r.Feasible == nil {
		code = exitUndecided
	}
	if a.json {
		return tableAnswer{answerJSON(r, code), r.exit()}
	}
	return tableAnswer{answer{out: fmt.Appendf(nil, "%s: %s\n", r.title(p), r.verdict()), code: code}, r.exit()}
}

// knightDone reads a table that was written before. Covers and arguments in it are
// checked; of searches only that they came to an end.
func (a *app) knightDone(ctx context.Context, name string) (map[instance]*knightRecord, error) {
	done := make(map[instance]*knightRecord)
	if name == "" {
		return done, nil
	}
	f, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) { // the first run of a script that always resumes
		return done, nil
	}
	if err != nil {
		return nil, failed(err)
	}
	defer f.Close()
	for text, err := range corpus.Objects(newPatientReader(ctx, f), name, longestProof) {
		if err != nil {
			return nil, &exitError{exitMalformed, err}
		}
		r := new(knightRecord)
		if err := json.Unmarshal(text.Text, r); err != nil {
			return nil, &exitError{exitMalformed, fmt.Errorf("%s:%d: %w", name, text.Line, err)}
		}
		if r.Feasible == nil {
			continue
		}
		if err := r.checkQuickly(); err != nil {
			return nil, &exitError{exitRefused, fmt.Errorf("%s:%d: %w", name, text.Line, err)}
		}
		done[instance{r.Rows, r.Cols, r.K}] = r
	}
	return done, nil
}
